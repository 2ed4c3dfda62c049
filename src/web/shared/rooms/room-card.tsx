/** One room of the plan: its kind and price, who is in it, and who gets the beds that stay free. */
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { ROOM_OCCUPANTS, type RoomTypeName } from "#domain/packages/package.ts";
import { Button } from "../../ui/actions/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { freeBeds, type PlannedPerson, type PlannedRoom, roomPlanProblem } from "./room-plan.ts";

interface RoomCardProps {
  number: number;
  room: PlannedRoom;
  people: readonly PlannedPerson[];
  offered: readonly { readonly roomType: RoomTypeName; readonly price: string }[];
  nameOf: (id: string) => string;
  /** Who is about to be moved. */
  picked: string | null;
  /** Who was moved last: the focus goes with them. */
  moved: string | null;
  onPick: (id: string) => void;
  onPut: () => void;
  onKind: (roomType: RoomTypeName) => void;
}

export function RoomCard({
  room,
  people,
  offered,
  nameOf,
  picked,
  moved,
  number,
  onPick,
  onPut,
  onKind,
}: RoomCardProps) {
  const t = useTranslations("rooms");
  const problem = roomPlanProblem(room, people);
  return (
    <li
      className={classNames(
        "rounded-md border p-4",
        problem ? "border-bad bg-bad-soft" : "border-line-strong bg-surface",
      )}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Beds room={room} number={number} />
        <select
          aria-label={t("kindOf", { number })}
          value={room.roomType}
          onChange={({ target }) => {
            const found = offered.find(({ roomType }) => roomType === target.value);
            if (found) onKind(found.roomType);
          }}
          className="min-h-11 max-w-full rounded-sm border border-line-strong bg-surface px-3 text-sm"
        >
          {offered.map(({ roomType, price }) => (
            <option key={roomType} value={roomType}>
              {t("kindAt", { kind: t(`kind.${roomType}`), price })}
            </option>
          ))}
        </select>
      </div>
      <ul className="flex flex-wrap gap-2">
        {room.ids.map((id) => (
          <li key={id}>
            <Person name={nameOf(id)} isPicked={id === picked} isMoved={id === moved} onPick={() => onPick(id)} />
          </li>
        ))}
      </ul>
      {picked !== null && !room.ids.includes(picked) && (
        <Button variant="outline" className="mt-3" onClick={onPut}>
          {t("putHere", { name: nameOf(picked), number })}
        </Button>
      )}
      <Note room={room} problem={problem} />
    </li>
  );
}

/** One bead a bed, those of the party filled. */
function Beds({ room, number }: { room: PlannedRoom; number: number }) {
  const t = useTranslations("rooms");
  const beds = ROOM_OCCUPANTS[room.roomType];
  return (
    <p className="flex items-center gap-3 font-semibold">
      {t("room", { number })}
      <span className="flex gap-1" aria-hidden="true">
        {bedsOf(Math.max(beds, room.ids.length)).map(({ key, bed }) => (
          <span
            key={key}
            className={classNames(
              "size-3 rounded-full border",
              bed < room.ids.length ? "border-brand bg-brand" : "border-line-strong",
              bed >= beds && "border-bad bg-bad",
            )}
          />
        ))}
      </span>
      <span className="sr-only">{t("beds", { taken: room.ids.length, beds })}</span>
    </p>
  );
}

function bedsOf(count: number) {
  return Array.from({ length: count }, (_, bed) => ({ key: `bed-${bed}`, bed }));
}

interface PersonProps {
  name: string;
  isPicked: boolean;
  isMoved: boolean;
  onPick: () => void;
}

function Person({ name, isPicked, isMoved, onPick }: PersonProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  // The button that was pressed last is gone: whoever uses the keyboard goes on from here.
  useEffect(() => {
    if (isMoved) button?.focus();
  }, [isMoved, button]);
  return (
    <button
      ref={setButton}
      type="button"
      aria-pressed={isPicked}
      onClick={onPick}
      className={classNames(
        "min-h-11 rounded-full border px-4 text-start text-sm font-semibold",
        isPicked ? "border-brand bg-brand text-on-brand" : "border-line-strong bg-surface hover:border-brand",
      )}
    >
      <bdi>{name}</bdi>
    </button>
  );
}

function Note({ room, problem }: { room: PlannedRoom; problem: ReturnType<typeof roomPlanProblem> }) {
  const t = useTranslations("rooms");
  const free = freeBeds(room);
  if (problem === "too_full") return <p className="mt-3 text-sm text-bad">{t("tooFull", { over: -free })}</p>;
  if (problem === "mixed") return <p className="mt-3 text-sm text-bad">{t("mixed")}</p>;
  return <p className="mt-3 text-sm text-muted">{free > 0 ? t("free", { free }) : t("full")}</p>;
}
