/** Rooms of a party whose household has said who would share: those first, the cheapest for all others. */
import { ROOM_OCCUPANTS, type RoomType } from "#domain/packages/package.ts";
import { type PlannedPerson, type PlannedRoom, roomPlanProblem, suggestPlan } from "./room-plan.ts";

interface Kinds {
  /** Preferred: all of one price. */
  readonly preferred: readonly RoomType[];
  /** Everything that the package sells, for people who fit none of the preferred. */
  readonly all: readonly RoomType[];
}

/** `wishes` are travellers room by room; who is alone, or fits no room together, is placed with the others. */
export function wishedPlan(
  people: readonly PlannedPerson[],
  wishes: readonly (readonly string[])[],
  { preferred, all }: Kinds,
): PlannedRoom[] {
  const wished = wishes.flatMap((wish) => {
    const ids = people.filter(({ id, name }) => name !== null && wish.includes(id)).map(({ id }) => id);
    const room = ids.length > 1 ? (smallestFor(ids, people, preferred) ?? smallestFor(ids, people, all)) : null;
    return room ?? [];
  });
  const placed = new Set(wished.flatMap(({ ids }) => ids));
  const others = people.filter(({ id }) => !placed.has(id));
  return [...wished, ...(others.length > 0 ? suggestPlan(others, preferred) : [])];
}

/** The kind with the fewest beds that these people may share; null where there is none. */
function smallestFor(
  ids: readonly string[],
  people: readonly PlannedPerson[],
  kinds: readonly RoomType[],
): PlannedRoom | null {
  const smallestFirst = kinds.toSorted((a, b) => ROOM_OCCUPANTS[a.type] - ROOM_OCCUPANTS[b.type]);
  const fitting = smallestFirst.find(({ type }) => roomPlanProblem({ roomType: type, ids }, people) === null);
  return fitting ? { roomType: fitting.type, ids } : null;
}
