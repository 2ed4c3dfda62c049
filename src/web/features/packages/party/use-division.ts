/** The party of the hold dialog in rooms: suggested in the kind that is preferred until somebody is moved by hand. */

import { useState } from "react";
import type { BookingRequest } from "#contract/bookings.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { useHousehold } from "#web/shared/people/household.ts";
import { useTravellers } from "#web/shared/people/queries.ts";
import {
  adaptPlan,
  type PlannedPerson,
  type PlannedRoom,
  partsOfPlan,
  roomPlanProblem,
  unnamedPeople,
} from "#web/shared/rooms/room-plan.ts";
import { useRoomWishes } from "#web/shared/rooms/use-room-wishes.ts";
import { wishedPlan } from "#web/shared/rooms/wished-plan.ts";
import type { PackageView } from "../queries.ts";
import { cheapestRoom, type PartySum, partySum, priceListOf, roomsLike } from "./hold-model.ts";

/** Those named, in the order of the list, then the places without a name. Of members with accounts the sex is theirs to tell. */
export function usePlannedPeople(named: ReadonlySet<string>, unnamed: number): PlannedPerson[] {
  const entered = (useTravellers().data ?? []).map((person) => ({ ...person, name: fullName(person) }));
  const joined = useHousehold().members.flatMap(({ travellerId: id, name }) =>
    id === null ? [] : [{ id, name, sex: null }],
  );
  const people = [...entered, ...joined].filter(({ id }) => named.has(id));
  return [...people.map(({ id, name, sex }) => ({ id, name, sex })), ...unnamedPeople(unnamed)];
}

export interface Division {
  /** The preferred kind; null when the package names none. */
  readonly kind: RoomTypeName | null;
  readonly rooms: readonly PlannedRoom[];
  /** The rooms begin with what the household has said, and nobody has moved anybody since. */
  readonly isWished: boolean;
  readonly fits: boolean;
  readonly sum: PartySum | null;
  /** Suggests all rooms anew, in this kind. */
  readonly prefer: (kind: RoomTypeName) => void;
  readonly change: (rooms: PlannedRoom[]) => void;
  readonly roomsFor: (people: readonly PlannedPerson[]) => PlannedRoom[];
}

export function useDivision(item: PackageView, people: readonly PlannedPerson[]): Division {
  const [kind, setKind] = useState(() => cheapestRoom(item));
  const [byHand, setByHand] = useState<readonly PlannedRoom[] | null>(null);
  const wishes = useRoomWishes(new Set(people.map(({ id }) => id)));
  const kinds = { preferred: roomsLike(item, kind), all: priceListOf(item)?.roomTypes ?? [] };
  const roomsFor = (some: readonly PlannedPerson[]) =>
    byHand && kind ? adaptPlan(byHand, some, kind) : wishedPlan(some, wishes, kinds);
  const rooms = roomsFor(people);
  const filled = rooms.map(({ roomType, ids }) => ({ roomType, people: ids.length }));
  return {
    kind,
    rooms,
    isWished: byHand === null && wishes.some((ids) => rooms.some((room) => isSame(room.ids, ids))),
    fits: rooms.every((room) => roomPlanProblem(room, people) === null),
    sum: partySum(item, kind ? filled : [{ roomType: null, people: people.length }]),
    prefer: (preferred) => {
      setKind(preferred);
      setByHand(null);
    },
    change: setByHand,
    roomsFor,
  };
}

function isSame(ids: readonly string[], wish: readonly string[]): boolean {
  return wish.length > 1 && ids.length === wish.length && wish.every((id) => ids.includes(id));
}

/** What the hold asks for; without rooms one part by name and one of places. */
export function requestedParts(
  packageId: string,
  rooms: readonly PlannedRoom[],
  people: readonly PlannedPerson[],
): BookingRequest["parts"] {
  if (rooms.length > 0) return partsOfPlan(rooms, people, packageId);
  const travellerIds = people.flatMap(({ id, name }) => (name === null ? [] : [id]));
  const seats = people.length - travellerIds.length;
  return [
    ...(travellerIds.length > 0 ? [{ packageId, travellerIds }] : []),
    ...(seats > 0 ? [{ packageId, seats }] : []),
  ];
}
