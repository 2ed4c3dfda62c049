/** Blocks of people into the fewest rooms of one size: best fit first, then a search where that is not proven to be the fewest. */

export interface Block {
  /** People; at least 1, at most the beds of a room. */
  readonly size: number;
  readonly needsStepFree: boolean;
}

export interface Packing {
  /** Indexes of the blocks in each room. */
  readonly rooms: readonly (readonly number[])[];
  /** Proven: no arrangement of these blocks needs fewer rooms. */
  readonly fewest: boolean;
}

/** Steps of the search, so that a hard list answers at once and the same list always alike. */
const SEARCH_STEPS = 50_000;

type Clash = (one: number, other: number) => boolean;

/** `clash` tells which two blocks may not share a room; the same blocks in the same order give the same rooms. */
export function packRooms(blocks: readonly Block[], beds: number, clash: Clash): Packing {
  const order = blocks
    .map((_, index) => index)
    .sort((a, b) => sizeAt(blocks, b) - sizeAt(blocks, a) || stepFreeFirst(blocks, a, b) || a - b);
  const first = bestFit(order, blocks, beds, clash);
  const least = fewestPossible(blocks, beds);
  if (first.length === least) return { rooms: first, fewest: true };
  return improve({ order, blocks, beds, clash, least }, first);
}

function sizeAt(blocks: readonly Block[], index: number): number {
  return blocks[index]?.size ?? 0;
}

function stepFreeFirst(blocks: readonly Block[], a: number, b: number): number {
  return Number(blocks[b]?.needsStepFree) - Number(blocks[a]?.needsStepFree);
}

/** A bound from below: pairs of twos, ones into what is left over, whatever clashes. For rooms of up to four beds. */
export function fewestPossible(blocks: readonly Block[], beds: number): number {
  const people = blocks.reduce((sum, { size }) => sum + size, 0);
  const wide = blocks.filter(({ size }) => 2 * size > beds).length;
  const halves = blocks.filter(({ size }) => 2 * size === beds).length;
  return Math.max(Math.ceil(people / beds), wide + Math.ceil(halves / 2));
}

type Rooms = number[][];

/** Each block into the fullest room that takes it, rooms of the same need first; a new room only where none does. */
function bestFit(order: readonly number[], blocks: readonly Block[], beds: number, clash: Clash): Rooms {
  const rooms: Rooms = [];
  const filled = (room: readonly number[]) => room.reduce((sum, index) => sum + sizeAt(blocks, index), 0);
  for (const index of order) {
    const need = blocks[index]?.needsStepFree;
    const fits = rooms.filter(
      (room) => filled(room) + sizeAt(blocks, index) <= beds && !room.some((other) => clash(index, other)),
    );
    const likes = (room: readonly number[]) => Number(room.some((other) => blocks[other]?.needsStepFree) === need);
    const [best] = fits.sort((a, b) => likes(b) - likes(a) || filled(b) - filled(a));
    if (best) best.push(index);
    else rooms.push([index]);
  }
  return rooms;
}

interface Search {
  readonly order: readonly number[];
  readonly blocks: readonly Block[];
  readonly beds: number;
  readonly clash: Clash;
  readonly least: number;
}

/** Every way of filling rooms that could need fewer than the best so far; stops at the bound or when its steps are used up. */
function improve({ order, blocks, beds, clash, least }: Search, first: Rooms): Packing {
  let best = first;
  let steps = 0;
  const rooms: { members: number[]; free: number }[] = [];

  function place(at: number): void {
    if (best.length === least || steps >= SEARCH_STEPS) return;
    steps += 1;
    const index = order[at];
    if (index === undefined) {
      if (rooms.length < best.length) best = rooms.map(({ members }) => [...members]);
      return;
    }
    const size = sizeAt(blocks, index);
    for (const room of rooms) {
      if (room.free < size || room.members.some((other) => clash(index, other))) continue;
      room.members.push(index);
      room.free -= size;
      place(at + 1);
      room.members.pop();
      room.free += size;
    }
    if (rooms.length + 1 >= best.length) return;
    rooms.push({ members: [index], free: beds - size });
    place(at + 1);
    rooms.pop();
  }

  place(0);
  return { rooms: best, fewest: best.length === least || steps < SEARCH_STEPS };
}
