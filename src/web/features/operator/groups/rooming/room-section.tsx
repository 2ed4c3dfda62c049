/** One room: its name, kind and beds, who sleeps there, and what it breaks. */
import { Accessibility, Lock, LockOpen, Settings2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ROOM_OCCUPANTS } from "#domain/packages/package.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { GroupDetail, GroupPerson, GroupRoom } from "../queries.ts";
import { personNamesOf } from "./names.ts";
import { PersonRow } from "./person-row.tsx";
import { RoomDialog } from "./room-dialog.tsx";
import { occupancyOf, type PlainRoom, plainRooms } from "./room-model.ts";

interface RoomSectionProps {
  group: GroupDetail;
  room: GroupRoom;
  onMove: (travellerId: string) => void;
  onWrite: (rooms: PlainRoom[]) => void;
}

export function RoomSection({ group, room, onMove, onWrite }: RoomSectionProps) {
  const people = room.travellerIds.flatMap((id) => group.people.find(({ travellerId }) => travellerId === id) ?? []);
  return (
    <section
      className={classNames(
        "break-inside-avoid rounded-md border",
        room.breaches.length > 0 ? "border-wait" : "border-line",
      )}
    >
      <Head group={group} room={room} people={people} onWrite={onWrite} />
      {room.breaches.length > 0 && <Breaches room={room} people={group.people} />}
      <ul>
        {people.map((person) => (
          <li key={person.travellerId} className="border-t border-line px-4">
            <PersonRow person={person} onMove={() => onMove(person.travellerId)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type HeadProps = Omit<RoomSectionProps, "onMove"> & { people: readonly GroupPerson[] };

function Head({ group, room, people, onWrite }: HeadProps) {
  const t = useTranslations("groups");
  const [isOpen, setOpen] = useState(false);
  const { name, roomType, locked, stepFree } = room;
  const household = people[0]?.householdName ?? "";
  const toggleLock = () =>
    onWrite(plainRooms(group).map((other) => (other.name === name ? { ...other, locked: !locked } : other)));
  return (
    <div className="flex items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          {t("rooming.room", { name })}
          {stepFree && (
            <span className="inline-flex items-center gap-1.5 rounded-full bg-info-soft px-2.5 py-0.5 text-xs text-info">
              <Accessibility aria-hidden="true" className="size-4" />
              {t("rooming.stepFreeRoom")}
            </span>
          )}
        </h3>
        <p className="text-sm text-muted">
          {t(`roomType.${roomType}`)} · {t(`rooming.${occupancyOf(people)}`, { name: household })} ·{" "}
          <span className="num">{t("rooming.beds", { used: people.length, beds: ROOM_OCCUPANTS[roomType] })}</span>
        </p>
      </div>
      <div className="flex" data-no-print="">
        <IconButton
          look="quiet"
          icon={locked ? Lock : LockOpen}
          label={t(locked ? "rooming.unlock" : "rooming.lock", { name })}
          onClick={toggleLock}
        />
        <IconButton look="quiet" icon={Settings2} label={t("rooming.rename", { name })} onClick={() => setOpen(true)} />
      </div>
      {isOpen && <RoomDialog group={group} room={room} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Breaches({ room, people }: { room: GroupRoom; people: readonly GroupPerson[] }) {
  const t = useTranslations("groups");
  const { list } = useFormats();
  return (
    <ul className="grid gap-1 border-t border-line bg-wait-soft px-4 py-2 text-sm">
      {room.breaches.map(({ kind, travellerIds }) => (
        <li key={kind} className="flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-wait" />
          <span>{t(`breach.${kind}`, { names: list(personNamesOf(people, travellerIds)) })}</span>
        </li>
      ))}
    </ul>
  );
}
