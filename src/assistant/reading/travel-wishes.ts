/** What a question asks of the journey itself: flights in the price or not, and how many nights. */
import { conceptsIn } from "../concepts/concepts.ts";
import type { Numbers } from "./numbers.ts";
import { countInWords } from "./words/number-words.ts";
import * as words from "./words/offer-words.ts";
import type { Token } from "./words/tokens.ts";
import { isBefore } from "./words/turn-words.ts";

/** Tickets that are to be in the price, not a flight that is spoken of. */
export function areFlightsWanted(tokens: readonly Token[], used: Set<number>): boolean {
  const at = tokens.flatMap(({ text }, i) =>
    conceptsIn([text]).some((one) => one === "flight" || one === "ticket") ? [i] : [],
  );
  const isIn = tokens.flatMap(({ text }, i) => (words.isInPrice(text) ? [i] : []));
  if (at.length === 0 || isIn.length === 0) return false;
  for (const i of [...at, ...isIn]) used.add(i);
  return true;
}

/** "Land only", "without the flight", and in some languages the word for without behind it. */
export function isWithoutFlights(tokens: readonly Token[], used: Set<number>): boolean {
  const at = tokens.findIndex(({ text }, i) => {
    if (!words.isFlight(text) && !conceptsIn([text]).includes("flight")) return false;
    const isBehind = ({ text: word }: Token) => words.isWithout(word) && !words.isInFront(word);
    return (
      tokens.slice(Math.max(0, i - 2), i).some((token) => words.isWithout(token.text)) ||
      tokens.slice(i + 1, i + 4).some(isBehind)
    );
  });
  const isLand = tokens.some(({ text }, i) => text === "land" && tokens[i + 1]?.text === "only");
  if (at >= 0) used.add(at);
  return at >= 0 || isLand;
}

/** Nights or days of the whole journey, beside no date. */
export function nightsIn(tokens: readonly Token[], { days, dayOfMonth }: Numbers): number | null {
  if (days === null || dayOfMonth !== null || tokens.some(({ text }) => isBefore(text))) return null;
  const at = tokens.findIndex(({ value, text }) => value === days || countInWords(text) === days);
  const unit = tokens[at + 1]?.text ?? "";
  if (words.isWeek(unit)) return days * DAYS_OF_WEEK;
  return words.isNight(unit) && days >= FEWEST_NIGHTS ? days : null;
}

const DAYS_OF_WEEK = 7;
/** No journey is shorter. */
const FEWEST_NIGHTS = 8;
