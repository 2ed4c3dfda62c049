/** One person less: who, what comes back by the terms and what does not, and then yes or no. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { leaveBooking } from "#contract/booking-changes.ts";
import type { RouteResult } from "#contract/route.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { NamingRefusal } from "#web/shared/people/naming/naming-refusal.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioCard } from "#web/ui/forms/choice.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import type { BookingView } from "../queries.ts";
import { useLeaveBooking, useLeavePreview } from "./queries.ts";

interface LeaveDialogProps {
  booking: BookingView;
  onClose: () => void;
}

type LeaveAnswer = RouteResult<typeof leaveBooking>;
type Who = { travellerId: string } | { position: number; seats: number };

export function LeaveBookingDialog({ booking, onClose }: LeaveDialogProps) {
  const t = useTranslations("rooms");
  const [chosen, setChosen] = useState<{ key: string; who: Who } | null>(null);
  const preview = useLeavePreview();
  const params = { id: booking.id };
  const weigh = (who: Who) => preview.mutate({ params, query: { preview: "true" }, body: who });
  const leave = useLeaveBooking(onClose, () => chosen && weigh(chosen.who));
  const choose = (key: string, who: Who) => {
    setChosen({ key, who });
    leave.reset();
    weigh(who);
  };
  const goOn = () => {
    if (!chosen || !preview.data) return;
    const { refund, kept } = preview.data;
    leave.mutate({ params, body: { ...chosen.who, refund, kept } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("leave.title")}
      description={t("leave.lead")}
      footer={
        <>
          <Button
            variant="danger"
            disabled={!preview.data || !chosen}
            pending={leave.isPending}
            pendingLabel={t("leave.pending")}
            onClick={goOn}
          >
            {t("leave.submit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("change.keep")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {optionsOf(booking).map(({ key, who, name }) => (
          <RadioCard
            key={key}
            name="leaver"
            checked={key === chosen?.key}
            onChange={() => choose(key, who)}
            label={name === null ? t("leave.place") : <bdi>{name}</bdi>}
          />
        ))}
        {preview.data && <Outcome answer={preview.data} />}
        {preview.data?.roomLeft && <RoomLeft booking={booking} room={preview.data.roomLeft} />}
        <NamingRefusal error={leave.error ?? preview.error} />
      </div>
    </Dialog>
  );
}

/** Everyone named, and one place without a name where there is one. */
function optionsOf({ parts }: BookingView): { key: string; who: Who; name: string | null }[] {
  const named = parts.flatMap(({ travellers }) =>
    travellers.map((person) => ({ key: person.id, who: { travellerId: person.id }, name: fullName(person) })),
  );
  const open = parts.find(({ seats, travellers }) => travellers.length < seats);
  return [
    ...named,
    ...(open ? [{ key: "place", who: { position: open.position, seats: open.seats }, name: null }] : []),
  ];
}

function Outcome({ answer: { refund, kept, settledBy } }: { answer: LeaveAnswer }) {
  const t = useTranslations("rooms");
  if (settledBy === "nusuk") return <p className="mt-2">{t("leave.nusuk")}</p>;
  return (
    <div className="mt-2 border-t border-line pt-4">
      <dl className="grid gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{t("leave.kept")}</dt>
          <dd>
            <Money amount={kept.amount} currency={kept.currency} />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{t("leave.refund")}</dt>
          <dd className="font-serif text-2xl">
            <Money amount={refund.amount} currency={refund.currency} />
          </dd>
        </div>
      </dl>
      {settledBy === "schedule" && <p className="mt-3 text-sm text-muted">{t("leave.schedule")}</p>}
    </div>
  );
}

/** Who takes the other bed is said before the place is given back. */
function RoomLeft({ booking, room }: { booking: BookingView; room: NonNullable<LeaveAnswer["roomLeft"]> }) {
  const t = useTranslations("rooms");
  const { list } = useFormats();
  const { roomType, stay, free, isKept } = room;
  const staying = booking.parts.flatMap(({ travellers }) => travellers).filter(({ id }) => stay.includes(id));
  return (
    <div className="border-t border-line pt-4">
      <p className="text-muted">{t("leave.stay", { kind: t(`kind.${roomType}`) })}</p>
      <p className="font-semibold">{list(staying.map(fullName))}</p>
      <p className="mt-2">
        {isKept ? t("free", { free }) : `${t("mixed")} ${t("leave.anew", { rooms: t("change.title") })}`}
      </p>
    </div>
  );
}
