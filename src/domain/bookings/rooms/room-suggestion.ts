/** The rooms to suggest to a party: the cheapest that fit, and among those the ones where fewest sleep beside strangers. */
import { ROOM_OCCUPANTS, ROOM_TYPES, type RoomType, type RoomTypeName } from "#domain/packages/package.ts";
import type { Room, Sleeper } from "./rooms.ts";

/** Women, men, and people of whom neither is known. */
type Counts = readonly [women: number, men: number, others: number];

/** Compared in this order: minor units of supplements, people alone among strangers, people beside strangers, rooms. */
type Cost = readonly [number, number, number, number];

interface Kind {
  readonly roomType: RoomTypeName;
  readonly counts: Counts;
  readonly cost: Cost;
}

interface Plan {
  readonly cost: Cost;
  readonly rooms: readonly Kind[];
}

const NOTHING: Plan = { cost: [0, 0, 0, 0], rooms: [] };

interface Party {
  readonly people: readonly Sleeper[];
  /** Places without a name yet. */
  readonly unnamed: number;
}

/** Rooms for everyone in the order of their first person; empty for nobody, or where no room is offered. */
export function suggestRooms({ people, unnamed }: Party, offered: readonly RoomType[]): Room[] {
  if (offered.length === 0) return [];
  const classes = classesOf(people);
  const [women, men, others] = classes;
  const plan = best([women.length, men.length, others.length + unnamed], kindsOf(offered), new Map());
  return seat(plan.rooms, classes, people);
}

function classesOf(people: readonly Sleeper[]): readonly [Sleeper[], Sleeper[], Sleeper[]] {
  const women = people.filter(({ sex }) => sex === "F");
  const men = people.filter(({ sex }) => sex === "M");
  return [women, men, people.filter(({ sex }) => sex !== "F" && sex !== "M")];
}

/** Every way of filling one room of each offered type that `roomProblem` allows. */
function kindsOf(offered: readonly RoomType[]): Kind[] {
  return ROOM_TYPES.flatMap((roomType) => {
    const room = offered.find(({ type }) => type === roomType);
    return room ? fillings(ROOM_OCCUPANTS[roomType]).map((counts) => kindOf(room, counts)) : [];
  });
}

function fillings(beds: number): Counts[] {
  const upTo = Array.from({ length: beds + 1 }, (_, count) => count);
  return upTo
    .flatMap((women) => upTo.flatMap((men) => upTo.map((others): Counts => [women, men, others])))
    .filter((counts) => {
      const places = sizeOf(counts);
      return places > 0 && places <= beds && (places === beds || counts[0] === 0 || counts[1] === 0);
    });
}

function kindOf({ type, supplementMinor }: RoomType, counts: Counts): Kind {
  const places = sizeOf(counts);
  const beside = places < ROOM_OCCUPANTS[type] ? places : 0;
  return { roomType: type, counts, cost: [places * supplementMinor, beside === 1 ? 1 : 0, beside, 1] };
}

function sizeOf([women, men, others]: Counts): number {
  return women + men + others;
}

/** Party sizes are small (`MAX_PARTY`), so every state is looked at once. */
function best(left: Counts, kinds: readonly Kind[], known: Map<string, Plan>): Plan {
  if (sizeOf(left) === 0) return NOTHING;
  const key = left.join();
  const earlier = known.get(key);
  if (earlier) return earlier;
  let found: Plan | null = null;
  for (const kind of kinds) {
    const rest: Counts = [left[0] - kind.counts[0], left[1] - kind.counts[1], left[2] - kind.counts[2]];
    if (Math.min(...rest) < 0) continue;
    const after = best(rest, kinds, known);
    const plan = { cost: add(kind.cost, after.cost), rooms: [kind, ...after.rooms] };
    if (!found || isLess(plan.cost, found.cost)) found = plan;
  }
  // One person fits into every room, so there is always a plan.
  const plan = found ?? NOTHING;
  known.set(key, plan);
  return plan;
}

function add(a: Cost, b: Cost): Cost {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];
}

function isLess(a: Cost, b: Cost): boolean {
  const first = a.findIndex((value, index) => value !== b[index]);
  return first >= 0 && (a[first] ?? 0) < (b[first] ?? 0);
}

/** Puts names to the counts; what is left over of the third class has no name yet. */
function seat(
  rooms: readonly Kind[],
  [women, men, others]: readonly [Sleeper[], Sleeper[], Sleeper[]],
  order: readonly Sleeper[],
): Room[] {
  const waiting: Sleeper[][] = [[...women], [...men], [...others]];
  const seated = rooms.map(({ roomType, counts }) => {
    const people = counts.flatMap((count, index) => waiting[index]?.splice(0, count) ?? []);
    return { roomType, people: inOrder(people, order), unnamed: sizeOf(counts) - people.length };
  });
  return seated.sort((a, b) => firstIn(a, order) - firstIn(b, order));
}

function inOrder(people: readonly Sleeper[], order: readonly Sleeper[]): Sleeper[] {
  return people.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Rooms without a name stand last. */
function firstIn({ people: [first] }: Room, order: readonly Sleeper[]): number {
  return first ? order.indexOf(first) : order.length;
}
