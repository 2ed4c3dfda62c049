/** How the day of what is due is told, wherever the assistant tells it. */
import type { NextAction } from "#domain/obligations/action.ts";
import { isDayKnown } from "#domain/obligations/papers/paper-dates.ts";

/** The end of a sentence's key. */
export type DayTold = "" | "About" | "Late" | "LateAbout" | "Turn";

/** Of a turn whose time nobody knows no day is told. */
export function dayTold(act: NextAction, isLate: boolean): DayTold {
  if ("reason" in act && !isDayKnown(act)) return "Turn";
  const about = "isForecast" in act && act.isForecast ? "About" : "";
  return isLate ? `Late${about}` : about;
}
