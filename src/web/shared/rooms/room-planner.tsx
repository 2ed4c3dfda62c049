/** Who shares with whom: pick somebody, then the room they go to; all of it works with taps and with the keyboard. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { RoomTypeName } from "#domain/packages/package.ts";
import { Button } from "../../ui/actions/button.tsx";
import { RoomCard } from "./room-card.tsx";
import { movePerson, type PlannedPerson, type PlannedRoom } from "./room-plan.ts";

interface RoomPlannerProps {
  people: readonly PlannedPerson[];
  rooms: readonly PlannedRoom[];
  /** Kinds that the package has, with what one person pays in them. */
  offered: readonly { readonly roomType: RoomTypeName; readonly price: string }[];
  onChange: (rooms: PlannedRoom[]) => void;
}

export function RoomPlanner({ people, rooms, offered, onChange }: RoomPlannerProps) {
  const t = useTranslations("rooms");
  const [picked, setPicked] = useState<string | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const nameOf = usePlaceName(people);
  const kind = rooms.at(-1)?.roomType ?? offered[0]?.roomType ?? "quad";
  const put = (to: number) => {
    if (picked === null) return;
    onChange(movePerson(rooms, { id: picked, to, newRoom: kind }));
    setMoved(picked);
    setPicked(null);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-serif text-xl">{t("title")}</legend>
      <p className="mb-3 text-sm text-muted">{picked === null ? t("lead") : t("where", { name: nameOf(picked) })}</p>
      <ol className="grid gap-3">
        {rooms.map((room, index) => (
          <RoomCard
            key={room.ids[0]}
            number={index + 1}
            room={room}
            people={people}
            offered={offered}
            nameOf={nameOf}
            picked={picked}
            moved={moved}
            onPick={(id) => setPicked(id === picked ? null : id)}
            onPut={() => put(index)}
            onKind={(roomType) => onChange(rooms.map((other, at) => (at === index ? { ...other, roomType } : other)))}
          />
        ))}
      </ol>
      {picked !== null && (
        <Button variant="outline" className="mt-3" onClick={() => put(rooms.length)}>
          {t("newRoom", { name: nameOf(picked) })}
        </Button>
      )}
      <p role="status" className="sr-only">
        {moved !== null && t("moved", { name: nameOf(moved) })}
      </p>
    </fieldset>
  );
}

/** A name, or 'Place 2' of those that have none. */
function usePlaceName(people: readonly PlannedPerson[]): (id: string) => string {
  const t = useTranslations("rooms");
  const places = people.filter(({ name }) => name === null).map(({ id }) => id);
  return (id) => people.find((person) => person.id === id)?.name ?? t("place", { number: places.indexOf(id) + 1 });
}
