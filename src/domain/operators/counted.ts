/** Which bookings stand behind each figure: the names under which an operator can ask for them. */

/**
 * `revenue` and `average`: money came through the gateway and the operator has answered; `waiting`: it came and the answer
 * is open; `on_nusuk`: sold there, its reference seen by the operator; `reported`: the same, not seen yet; `conversion` and `started`: every booking ever begun;
 * `secured`: paid, or confirmed for Nusuk; `ended`: cancelled, whoever did it.
 */
export const COUNTED_FIGURES = [
  "revenue",
  "average",
  "waiting",
  "on_nusuk",
  "reported",
  "active",
  "conversion",
  "started",
  "secured",
  "accepted",
  "completed",
  "ended",
  "season",
  "awaiting_answer",
  "attention",
] as const;
export type CountedFigure = (typeof COUNTED_FIGURES)[number];

/** What the amount beside a booking is: money that moved, or its price. */
export function isMoneyMoved(figure: CountedFigure): boolean {
  return figure === "revenue" || figure === "average" || figure === "waiting";
}
