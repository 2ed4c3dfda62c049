/** The party in other rooms: the difference at the agreed prices is shown with every move, and then settled. */

import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Sex } from "#domain/travellers/traveller.ts";
import { NamingRefusal } from "#web/shared/people/naming/naming-refusal.tsx";
import { useTravellers } from "#web/shared/people/queries.ts";
import { type PlannedRoom, partsOfPlan, roomPlanProblem } from "#web/shared/rooms/room-plan.ts";
import { RoomPlanner } from "#web/shared/rooms/room-planner.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type BookingView, useGateway } from "../queries.ts";
import { plannedPeople, roomPlanOf } from "./change-model.ts";
import { useChangeRooms, useRoomsPreview } from "./queries.ts";
import { RoomsDifference } from "./rooms-difference.tsx";

interface RoomsDialogProps {
  booking: BookingView;
  onClose: () => void;
}

export function ChangeRoomsDialog({ booking, onClose }: RoomsDialogProps) {
  const t = useTranslations("rooms");
  const { money } = useFormats();
  const people = plannedPeople(booking, useSexes());
  const [rooms, setRooms] = useState<readonly PlannedRoom[]>(() => roomPlanOf(booking, people));
  const [card, setCard] = useState<string | null>(null);
  const preview = useRoomsPreview();
  const change = useChangeRooms(onClose);
  const { data: gateway } = useGateway();
  const [first] = booking.parts;
  if (!first) return null;
  const partsOf = (plan: readonly PlannedRoom[]) => partsOfPlan(plan, people, first.packageId);
  const params = { id: booking.id };
  const move = (plan: PlannedRoom[]) => {
    setRooms(plan);
    change.reset();
    preview.reset();
    if (plan.every((room) => roomPlanProblem(room, people) === null)) {
      preview.mutate({ params, query: { preview: "true" }, body: { parts: partsOf(plan) } });
    }
  };
  const weighed = preview.data;
  const needsCard = weighed?.settledBy === "card" && gateway?.kind !== "stripe" && card === null;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t("change.title")}
      description={t("change.lead")}
      footer={
        <>
          <Button
            disabled={!weighed || needsCard}
            pending={change.isPending}
            pendingLabel={t("change.pending")}
            onClick={() =>
              weighed &&
              change.mutate({
                params,
                body: {
                  parts: partsOf(rooms),
                  difference: weighed.difference.amount,
                  ...(weighed.settledBy === "card" && card !== null ? { card } : {}),
                },
              })
            }
          >
            {t(`change.submit.${weighed?.settledBy ?? "nothing"}`)}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("change.keep")}
          </Button>
        </>
      }
    >
      <RoomPlanner
        people={people}
        rooms={rooms}
        offered={first.roomPrices.map(({ roomType, each }) => ({
          roomType,
          price: money(each.amount, each.currency),
        }))}
        onChange={move}
      />
      <RoomsDifference weighed={weighed} isWeighing={preview.isPending} card={card} onCard={setCard} />
      <NamingRefusal error={change.error ?? preview.error} />
    </Dialog>
  );
}

/** Of the reader's own people; of others the server alone knows. */
function useSexes(): (id: string) => Sex | null {
  const travellers = useTravellers().data ?? [];
  return (id) => travellers.find((person) => person.id === id)?.sex ?? null;
}
