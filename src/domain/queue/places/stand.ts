/** The wait at a place, by what everybody may know of the line: server and browser work it out with the same function. */
import { isSetAside } from "../admission.ts";
import { announcedWait, estimateWait, type Pace, type WaitBasis, type WaitEstimate } from "../wait.ts";

export interface LineFacts {
  /** Null while the window admits nobody. */
  readonly pace: Pace | null;
  /** Households a minute that the operator has announced. */
  readonly admitPerMinute: number;
  readonly simulated: boolean;
  /** Free seats of all its packages. */
  readonly seatsLeft: number;
  /** Seats that are set aside for households whose turn runs. */
  readonly undecidedSeats: number;
}

export interface WaitAtPlace {
  /** Null while too little is known of the window's own pace, and while all seats are set aside. */
  readonly estimate: WaitEstimate | null;
  /** Whole minutes, by the estimate or else by the announced pace; null while nobody who wants so many seats is let in. */
  readonly wait: { readonly minutes: number; readonly basis: WaitBasis } | null;
}

/** `seats`: how many the household stands in line for. */
export function waitAt(
  { position, seats }: { readonly position: number; readonly seats: number },
  facts: LineFacts,
): WaitAtPlace {
  const { pace, admitPerMinute, simulated, seatsLeft, undecidedSeats } = facts;
  const isHeldUp = isSetAside(seats, { free: [seatsLeft], undecidedSeats });
  if (isHeldUp && !simulated) return { estimate: null, wait: null };
  const estimate = pace && estimateWait(position, pace);
  if (estimate) return { estimate, wait: { minutes: estimate.minutes, basis: "measured" } };
  return { estimate: null, wait: pace && { minutes: announcedWait(position, admitPerMinute), basis: "announced" } };
}
