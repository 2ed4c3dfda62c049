/** Who stays together whatever else happens: booked rooms, pinned pairs, and families as far as beds and decency allow. */
import { ROOM_OCCUPANTS } from "#domain/packages/package.ts";
import { commonSex, type Guest, hasCompany, mayShare } from "./guest.ts";
import { holdsApart, type PairWish } from "./wishes.ts";

export interface Kept {
  readonly guests: readonly Guest[];
  /** Whose free beds others may have: women or men; null: a room of their own. */
  readonly open: "F" | "M" | null;
}

/** A pair or a booked room that could not be kept, and why. */
export interface UnmetWish {
  readonly guestIds: readonly string[];
  readonly why: "too_many" | "mixed" | "several_kinds" | "kept_apart";
}

interface Blocks {
  readonly kept: readonly Kept[];
  readonly refused: readonly UnmetWish[];
}

interface Rules {
  readonly wishes: readonly PairWish[];
  /** Families have rooms of their own, even where beds stay empty. */
  readonly familyRooms: boolean;
}

/** `guests` in a fixed order. Everybody is in exactly one block. */
export function keepTogether(guests: readonly Guest[], { wishes, familyRooms }: Rules): Blocks {
  const { groups, refused } = uniteAsked(guests, wishes);
  const bound = groups.filter((group) => group.length > 1 || group[0]?.bookedRoom != null);
  const free = groups.filter((group) => !bound.includes(group)).flat();
  // Who is kept apart from their own family goes alone, and the packing sees to the rest.
  const isApart = (guest: Guest) =>
    free.some((other) => other.household === guest.household && holdsApart([guest.id, other.id], wishes));
  const alone = free.filter(isApart);
  const families = byKey(
    free.filter((guest) => !alone.includes(guest)),
    ({ household, roomType }) => `${household} ${roomType}`,
  );
  const parted = [...families.values()].flatMap((family) => divideFamily(family, familyRooms));
  const all = [...bound, ...alone.map((guest) => [guest]), ...parted];
  return { kept: all.map((group) => ({ guests: group, open: openTo(group, familyRooms) })), refused };
}

/** A family that has a room of its own keeps it; everybody else shares with their own sex, when it is known. */
function openTo(group: readonly Guest[], familyRooms: boolean): Kept["open"] {
  return familyRooms && group.length > 1 ? null : commonSex(group);
}

/** Booked rooms first, then pairs in their order; what cannot be is left as it was and named. */
function uniteAsked(guests: readonly Guest[], wishes: readonly PairWish[]) {
  let groups: Guest[][] = guests.map((guest) => [guest]);
  const refused: UnmetWish[] = [];
  const unite = (ids: readonly string[]) => {
    const touched = groups.filter((group) => group.some(({ id }) => ids.includes(id)));
    const united = guests.filter((guest) => touched.some((group) => group.includes(guest)));
    const why = whyNot(united, wishes);
    if (why) refused.push({ guestIds: ids, why });
    else groups = [...groups.filter((group) => !touched.includes(group)), united];
  };
  const booked = byKey(
    guests.filter(({ bookedRoom }) => bookedRoom !== null),
    ({ bookedRoom }) => bookedRoom ?? "",
  );
  for (const room of booked.values()) if (room.length > 1) unite(room.map(({ id }) => id));
  const here = new Set(guests.map(({ id }) => id));
  for (const { kind, travellerIds } of wishes) {
    if (kind === "together" && travellerIds.every((id) => here.has(id))) unite(travellerIds);
  }
  return { groups, refused };
}

function whyNot(group: readonly Guest[], wishes: readonly PairWish[]): UnmetWish["why"] | null {
  const [first] = group;
  if (!first) return null;
  if (group.some(({ roomType }) => roomType !== first.roomType)) return "several_kinds";
  if (group.length > ROOM_OCCUPANTS[first.roomType]) return "too_many";
  if (!mayShare(group)) return "mixed";
  const ids = group.map(({ id }) => id);
  return holdsApart(ids, wishes) ? "kept_apart" : null;
}

/**
 * Free beds are given to others, so women and men of a family share only rooms that it fills (docs/sources.md#rooms), and else
 * sleep among women and among men; but a family is never divided so that a minor or an elder is left without it.
 */
function divideFamily(family: readonly Guest[], familyRooms: boolean): Guest[][] {
  const [first] = family;
  if (!first) return [];
  const beds = ROOM_OCCUPANTS[first.roomType];
  const own = deal(family, Math.ceil(family.length / beds));
  if (familyRooms || family.length % beds === 0) return own;
  if (commonSex(family) !== null) return family.length <= beds ? own : withRest(family, beds);
  const rest = family.length > beds ? withRest(family, beds) : [];
  const divided = rest.length > 0 && rest.every(mayShareOpenly(beds)) ? rest : bySex(family, beds);
  return divided?.every((room) => keepsCompany(room, family)) ? divided : own;
}

/** Full rooms, and one smaller one of grown-ups of one sex where there are enough of them. */
function withRest(family: readonly Guest[], beds: number): Guest[][] {
  const size = family.length % beds;
  const adults = family.filter(({ age }) => age === "adult");
  const [rest] = (["M", "F"] as const)
    .map((sex) => adults.filter((guest) => guest.sex === sex))
    .filter((some) => some.length >= size)
    .map((some) => some.slice(-size));
  if (!rest) return deal(family, Math.ceil(family.length / beds));
  const full = family.filter((guest) => !rest.includes(guest));
  return [...deal(full, full.length / beds), rest];
}

/** A room that is full or of one sex leaves no bed that nobody may have. */
function mayShareOpenly(beds: number): (room: readonly Guest[]) => boolean {
  return (room) => room.length === beds || commonSex(room) !== null;
}

/** Null where somebody's sex is not known. */
function bySex(family: readonly Guest[], beds: number): Guest[][] | null {
  const women = family.filter(({ sex }) => sex === "F");
  const men = family.filter(({ sex }) => sex === "M");
  if (women.length + men.length < family.length) return null;
  return [women, men].flatMap((some) => deal(some, Math.ceil(some.length / beds)));
}

/** Whether everybody in the room who needs a grown-up of the family, and could have one, has one. */
function keepsCompany(room: readonly Guest[], family: readonly Guest[]): boolean {
  return room.every((guest) => hasCompany(guest, room) || !hasCompany(guest, family));
}

/** Evenly into so many rooms, grown-ups first, so that each room has one before any has two. */
function deal(people: readonly Guest[], rooms: number): Guest[][] {
  const sorted = [
    ...people.filter(({ age }) => age === "adult"),
    ...people.filter(({ age }) => age === "elder"),
    ...people.filter(({ age }) => age === "minor"),
  ];
  return Array.from({ length: rooms }, (_, room) => {
    const inside = new Set(sorted.filter((_, at) => at % rooms === room));
    return people.filter((guest) => inside.has(guest));
  });
}

/** In the order of each key's first. */
export function byKey<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return found;
}
