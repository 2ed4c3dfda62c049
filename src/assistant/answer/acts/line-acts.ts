/** Whether the own place in line is spoken of. */
import { conceptsIn } from "../../concepts/concepts.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";

type Concepts = ReadonlySet<string>;

/** How long seats are kept that a waitlist offers. */
export function asksHowLongKept(concepts: Concepts): boolean {
  const isOfTime = concepts.has("how_long") || (concepts.has("how_many") && !concepts.has("ahead"));
  return isOfTime && (concepts.has("seat") || concepts.has("hold"));
}

/** By the words of its concept, and others for it. */
export function isOfOwnLine(words: readonly string[]): boolean {
  return speaksOfLine(words) || words.some(isLine);
}

/** "Que" and "number" are of the concept too, and mostly of something else. */
export function speaksOfLine(words: readonly string[]): boolean {
  return conceptsIn(words.filter((word) => !isLoose(word))).includes("wait_room");
}

const isLoose = wordMatcher("que number nambar নম্বর");
const isLine = wordMatcher(
  "antri* antre* taboor tabur tabour dor dori doori دورنا دوري الدور لائن* लाइन* লাইন* kuyruk* kuyruktayiz saf صف",
);
