/** Whether something is to be missing: a word for "without" or "not" before or behind it, as its language puts it. */
import { wordMatcher } from "./number-words.ts";
import * as words from "./offer-words.ts";
import type { Token } from "./tokens.ts";
import { isOr } from "./turn-words.ts";

const BEFORE = 2;
const BEHIND = 3;

/** In Urdu and Hindi the Malay word for not says "up to": "6000 dollar tak". In Malay "or not" stands at the end. */
function denies(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || token.value !== null) return false;
  if (token.text === "tak") return before === undefined || !words.isBoundBefore(before);
  if (token.text === "x") return before?.text !== "ada" && next !== undefined;
  // "Is it in the price or not?"
  if (isOr(before?.text ?? "") || isAsking(next?.text ?? "")) return false;
  // In Persian the Arabic word for not is "we".
  if (isArabicNot(token.text)) return /^(?:فی|[یتن](?=.{4}))/u.test(next?.text ?? "");
  return words.isWithout(token.text);
}

const isConjunction = wordMatcher("and et ve dan dann serta و اور और এবং и");

/** Behind a Turkish word it asks. */
const isAsking = wordMatcher("mi mu");
const isArabicNot = wordMatcher("ما وما");

/** What stands at this place. */
export function isDeniedAt(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1, at + 1 + BEHIND);
  // "With the flight and not too far": what is denied behind "and" is something else.
  const end = behind.findIndex(({ text }) => isConjunction(text));
  const isBehind = behind
    .slice(0, end < 0 ? BEHIND : end)
    .some(({ text }, away) => !words.isInFront(text) && denies(tokens, at + 1 + away));
  if (isBehind) return true;
  // "Flight ke saath": right behind it stands that it is to be there.
  if (tokens.slice(at + 1, at + BEHIND).some(({ text }) => words.isInPrice(text))) return false;
  for (let one = at - 1, counted = 0; one >= 0 && counted < BEFORE; one--) {
    if (denies(tokens, one)) return true;
    if (!isBetween(tokens[one]?.text ?? "")) counted++;
  }
  return false;
}

/** "I don't want to have to be moved": none of these counts. */
const isBetween = wordMatcher(
  "t want to be have need like ada pake nak mau perlu avoir etre نريد نبغي ابي хочу надо any the",
);
