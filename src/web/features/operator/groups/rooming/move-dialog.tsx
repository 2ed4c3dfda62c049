/** Where somebody sleeps: every room with its free beds, and what it would break, before it is chosen. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ROOM_OCCUPANTS } from "#domain/packages/package.ts";
import { isChangedMeanwhile } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioCard } from "#web/ui/forms/choice.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import type { GroupDetail, GroupPerson } from "../queries.ts";
import { nameOf } from "./names.ts";
import {
  breachesOf,
  type MoveTarget,
  movedTo,
  occupancyOf,
  type PlainRoom,
  plainRooms,
  unfilledBeds,
} from "./room-model.ts";

interface MoveDialogProps {
  group: GroupDetail;
  person: GroupPerson;
  isPending: boolean;
  error: Error | null;
  onWrite: (rooms: PlainRoom[]) => void;
  onClose: () => void;
}

export function MoveDialog({ group, person, isPending, error, onWrite, onClose }: MoveDialogProps) {
  const t = useTranslations("groups");
  const errorText = useErrorText();
  const [place, setPlace] = useState<MoveTarget | null>(null);
  const places = placesFor(group, person);
  const name = nameOf(person);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{t("rooming.moveTitle", { name })}</bdi>}
      footer={
        <Button
          size="lg"
          disabled={place === null}
          pending={isPending}
          pendingLabel={t("rooming.moving")}
          onClick={() => place && onWrite(movedTo(plainRooms(group), person.travellerId, place))}
        >
          {t("rooming.moveSubmit")}
        </Button>
      }
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t("rooming.moveTitle", { name })}</legend>
        {places.map((offered) => (
          <PlaceCard
            key={JSON.stringify(offered)}
            {...{ group, person, place: offered }}
            isChosen={place === offered || JSON.stringify(place) === JSON.stringify(offered)}
            onChoose={() => setPlace(offered)}
          />
        ))}
      </fieldset>
      {error && (
        <Banner className="mt-4" tone="bad" role="alert">
          {isChangedMeanwhile(error) ? t("view.changed") : errorText(error)}
        </Banner>
      )}
    </Dialog>
  );
}

/** Rooms that break nothing first, then the others, a new room, and none; the own one is left out. */
function placesFor(group: GroupDetail, { travellerId, roomType }: GroupPerson): MoveTarget[] {
  const others = group.roomList.filter((room) => !room.travellerIds.includes(travellerId));
  const rooms = others.map(({ name }): MoveTarget => ({ kind: "room", name }));
  const count = (place: MoveTarget) => breachesOf(group, travellerId, place).length;
  const isPlaced = others.length < group.roomList.length;
  return [
    ...rooms.toSorted((a, b) => Number(count(a) > 0) - Number(count(b) > 0)),
    { kind: "new", roomType },
    ...(isPlaced ? [{ kind: "none" } as const] : []),
  ];
}

interface PlaceCardProps {
  group: GroupDetail;
  person: GroupPerson;
  place: MoveTarget;
  isChosen: boolean;
  onChoose: () => void;
}

function PlaceCard({ group, person, place, isChosen, onChoose }: PlaceCardProps) {
  const t = useTranslations("groups");
  const breaches = breachesOf(group, person.travellerId, place);
  const names = nameOf(person);
  return (
    <RadioCard
      name="place"
      checked={isChosen}
      onChange={onChoose}
      label={<PlaceName group={group} place={place} />}
      hint={
        breaches.length > 0 && (
          <span className="text-wait">{breaches.map((kind) => t(`breach.${kind}`, { names })).join(" ")}</span>
        )
      }
      aside={<Beds group={group} place={place} />}
    />
  );
}

function PlaceName({ group, place }: Pick<PlaceCardProps, "group" | "place">) {
  const t = useTranslations("groups");
  if (place.kind === "none") return t("rooming.noRoom");
  if (place.kind === "new") return t("rooming.newRoom", { kind: t(`roomType.${place.roomType}`) });
  const room = group.roomList.find(({ name }) => name === place.name);
  const people = group.people.filter(({ travellerId }) => room?.travellerIds.includes(travellerId));
  const look = t(`rooming.${occupancyOf(people)}`, { name: people[0]?.householdName ?? "" });
  return (
    <>
      {t("rooming.room", { name: place.name })} · {look}
    </>
  );
}

function Beds({ group, place }: Pick<PlaceCardProps, "group" | "place">) {
  const t = useTranslations("groups");
  const room = place.kind === "room" && group.roomList.find(({ name }) => name === place.name);
  if (!room) return null;
  const beds = ROOM_OCCUPANTS[room.roomType];
  return <span className="num text-sm text-muted">{t("rooming.beds", { used: beds - unfilledBeds(room), beds })}</span>;
}
