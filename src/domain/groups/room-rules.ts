/** What a room breaks, for lists that people change by hand: a warning each, never a refusal. */
import { ROOM_OCCUPANTS, type RoomTypeName } from "#domain/packages/package.ts";
import { type Guest, hasCompany, isOneHousehold, mayShare } from "./guest.ts";
import type { PairWish } from "./wishes.ts";

export const BREACHES = [
  "too_full",
  "mixed",
  "sex_unknown",
  "other_kind",
  "kept_apart",
  "pair_torn",
  "booked_room_torn",
  "no_company",
  "not_step_free",
] as const;
/**
 * `mixed`: women and men of different families; `sex_unknown`: beside another family; `other_kind`: booked another kind of
 * room; `pair_torn`, `booked_room_torn`: somebody who belongs here sleeps elsewhere; `no_company`: a minor or elder without
 * a grown-up of the own household, though one is in the group.
 */
export type BreachKind = (typeof BREACHES)[number];

export interface Breach {
  readonly kind: BreachKind;
  readonly guestIds: readonly string[];
}

interface ListedRoom {
  readonly roomType: RoomTypeName;
  readonly stepFree: boolean;
  readonly guests: readonly Guest[];
}

interface Surroundings {
  /** Everybody on the list, in a room or not. */
  readonly everybody: readonly Guest[];
  readonly wishes: readonly PairWish[];
}

/** In the order of `BREACHES`; empty for a room that keeps all rules. */
export function roomBreaches(room: ListedRoom, { everybody, wishes }: Surroundings): Breach[] {
  const { guests } = room;
  const ids = guests.map(({ id }) => id);
  const named = (kind: BreachKind, some: readonly Guest[]) => ({ kind, guestIds: some.map(({ id }) => id) });
  const found = [
    named("too_full", guests.length > ROOM_OCCUPANTS[room.roomType] ? guests : []),
    named("mixed", isMixed(guests) ? guests : []),
    named("sex_unknown", isOneHousehold(guests) ? [] : guests.filter(({ sex }) => sex !== "F" && sex !== "M")),
    named(
      "other_kind",
      guests.filter(({ roomType }) => roomType !== room.roomType),
    ),
    pairs("kept_apart", wishes, (one, other) => ids.includes(one) && ids.includes(other)),
    pairs("pair_torn", onList(wishes, everybody), (one, other) => ids.includes(one) !== ids.includes(other)),
    named(
      "booked_room_torn",
      guests.filter((guest) => isTorn(guest, guests, everybody)),
    ),
    named(
      "no_company",
      guests.filter((guest) => !hasCompany(guest, guests) && hasCompany(guest, everybody)),
    ),
    named("not_step_free", room.stepFree ? [] : guests.filter(({ needsStepFree }) => needsStepFree)),
  ];
  return found.filter(({ guestIds }) => guestIds.length > 0);
}

/** Known sexes alone; an unknown one beside another family is a breach of its own. */
function isMixed(guests: readonly Guest[]): boolean {
  const known = guests.filter(({ sex }) => sex === "F" || sex === "M");
  return !isOneHousehold(guests) && !mayShare(known);
}

function onList(wishes: readonly PairWish[], everybody: readonly Guest[]): PairWish[] {
  const ids = new Set(everybody.map(({ id }) => id));
  return wishes.filter(({ travellerIds }) => travellerIds.every((id) => ids.has(id)));
}

function pairs(
  kind: "kept_apart" | "pair_torn",
  wishes: readonly PairWish[],
  isBroken: (a: string, b: string) => boolean,
) {
  const asked = kind === "kept_apart" ? "apart" : "together";
  const broken = wishes.filter((wish) => wish.kind === asked && isBroken(...wish.travellerIds));
  return { kind, guestIds: broken.flatMap(({ travellerIds }) => travellerIds) };
}

function isTorn({ bookedRoom }: Guest, room: readonly Guest[], everybody: readonly Guest[]): boolean {
  if (bookedRoom === null) return false;
  const count = (some: readonly Guest[]) => some.filter((other) => other.bookedRoom === bookedRoom).length;
  return count(room) < count(everybody);
}
