/** How many households are let in at one moment, and who is next: never more than seats, rate and server bear. */

export interface Waiting {
  readonly entryId: string;
  /** How many seats its household wants. */
  readonly seats: number;
  readonly stepFree: boolean;
}

export interface Gate {
  /** Households a minute that the operator has announced. */
  readonly admitPerMinute: number;
  /** Minutes for which the window has been open, pauses taken off. */
  readonly openMinutes: number;
  /** Households admitted since the opening. */
  readonly admitted: number;
  /** Households admitted that have neither held nor lost their turn. */
  readonly undecided: number;
  /** Seats that they want. */
  readonly undecidedSeats: number;
  /** Free seats of each package of the window. */
  readonly free: readonly number[];
  /** Households that may decide at the same time on this installation. */
  readonly mostAtOnce: number;
}

/** How far ahead of its announced rate a window may run to catch up after a standstill, minutes. */
const CATCH_UP_MINUTES = 1;

/**
 * Households that the rate and the server let in now. What was not used while seats were short is not made up for, but
 * for one minute's worth: a burst would take from those admitted the time that they were promised.
 */
export function roomAtGate({ admitPerMinute, openMinutes, admitted, undecided, mostAtOnce }: Gate): number {
  const due = Math.floor(admitPerMinute * openMinutes) - admitted;
  const burst = Math.ceil(admitPerMinute * CATCH_UP_MINUTES);
  return Math.max(0, Math.min(due, burst, mostAtOnce - undecided));
}

/** Seconds to take off a window's open time once it lets somebody in: what was owed above one minute's worth stays undone. */
export function forgivenSeconds({ admitPerMinute, openMinutes, admitted }: Gate): number {
  const owedMinutes = openMinutes - admitted / admitPerMinute;
  return Math.max(0, Math.floor((owedMinutes - CATCH_UP_MINUTES) * 60));
}

/**
 * Who is admitted now, from `line` in its order. Each finds seats: what the undecided may still take is set aside first.
 * A household that too few seats are left for keeps its place and is passed over; see `passedOver`.
 */
export function admitNow<Household extends Waiting>(gate: Gate, line: readonly Household[]): Household[] {
  const room = roomAtGate(gate);
  let left = sum(gate.free) - gate.undecidedSeats;
  const admitted: Household[] = [];
  for (const household of line) {
    if (admitted.length === room || left <= 0) break;
    if (household.seats > left || passedOver(household.seats, gate.free)) continue;
    admitted.push(household);
    left -= household.seats;
  }
  return admitted;
}

/** Whether anybody can be admitted beside these, who wants few enough seats. */
export function hasRoomBeside(gate: Gate, admitted: readonly Waiting[]): boolean {
  const left = sum(gate.free) - gate.undecidedSeats - sum(admitted.map(({ seats }) => seats));
  return admitted.length < roomAtGate(gate) && left > 0;
}

/** Whether nobody who wants so many can be let in before some whose turn runs have decided: theirs are set aside. */
export function isSetAside(seats: number, { free, undecidedSeats }: Pick<Gate, "free" | "undecidedSeats">): boolean {
  return seats > sum(free) - undecidedSeats;
}

/** Whether these seats can never be enough for a household of this size unless some come back. */
export function passedOver(seats: number, free: readonly number[]): boolean {
  return seats > Math.max(0, ...free);
}

/**
 * The line as it is admitted: with a step-free lane of `everyNth`, each n-th admission of the window goes to the first
 * household that needs step-free seats, while there is one. The share is published; null for no lane.
 */
export function laneOrder<Household extends Waiting>(
  line: readonly Household[],
  admittedBefore: number,
  everyNth: number | null,
): Household[] {
  if (everyNth === null) return [...line];
  const lane = line.filter(({ stepFree }) => stepFree);
  const taken = new Set<string>();
  const order: Household[] = [];
  let at = 0;
  while (order.length < line.length) {
    const isLaneTurn = (admittedBefore + order.length + 1) % everyNth === 0;
    const fromLane = isLaneTurn ? lane.find(({ entryId }) => !taken.has(entryId)) : undefined;
    while (!fromLane && taken.has(line[at]?.entryId ?? "")) at += 1;
    const next = fromLane ?? line[at];
    if (!next) break;
    taken.add(next.entryId);
    order.push(next);
  }
  return order;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
