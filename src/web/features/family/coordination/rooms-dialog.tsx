/** Puts each member into a room, or into none. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MOST_BEDS, overfull, wishedRooms } from "#domain/households/room-wishes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import type { PlanCardProps } from "./card-props.ts";
import { useSetRoomWishes } from "./plan-queries.ts";

const NONE = "";

export function RoomWishesDialog({ group, plans, onClose }: PlanCardProps & { onClose: () => void }) {
  const t = useTranslations("plans");
  const save = useSetRoomWishes(onClose);
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(
    () => new Map(plans.rooms.flatMap((people, at) => people.map((id) => [id, at + 1] as const))),
  );
  const wishes = group.members.map(({ id }) => ({ memberId: id, room: chosen.get(id) ?? null }));
  const rooms = wishedRooms(wishes);
  const [full] = overfull(rooms);
  const options = [
    { value: NONE, label: t("rooms.noWish") },
    ...group.members.map((_, at) => ({ value: String(at + 1), label: t("rooms.room", { number: at + 1 }) })),
  ];
  const put = (id: string, value: string) => {
    const others = [...chosen].filter(([one]) => one !== id);
    setChosen(new Map(value === NONE ? others : [...others, [id, Number(value)]]));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("rooms.dialog")}
      description={t("rooms.dialogLead")}
      footer={
        <>
          <Button
            disabled={full !== undefined}
            pending={save.isPending}
            pendingLabel={t("saving")}
            onClick={() => save.mutate({ params: { id: group.id }, body: { version: plans.version, rooms } })}
          >
            {t("save")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {group.members.map(({ id, name }) => (
          <SelectField
            key={id}
            label={t("rooms.of", { name })}
            value={String(chosen.get(id) ?? NONE)}
            options={options}
            onChange={(event) => put(id, event.target.value)}
          />
        ))}
        {full !== undefined && (
          <Banner tone="bad" role="alert">
            {t("rooms.tooFull", { beds: MOST_BEDS, number: chosen.get(rooms[full]?.[0] ?? "") ?? full + 1 })}
          </Banner>
        )}
        <Refusal error={save.error} />
      </div>
    </Dialog>
  );
}
