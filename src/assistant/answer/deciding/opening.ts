/** What people say before they ask: thanks, a greeting, "no, leave it", "one more thing". */
import { conceptsIn } from "../../concepts/concepts.ts";
import { wordsIn } from "../../normalise/fold.ts";
import { asksWhether } from "../../reading/asks-whether.ts";

const LONGEST_OPENING = 4;
const SHORTEST_QUESTION = 2;
const BETWEEN = /[.!?,;:،؛؟۔।\n]+(?=\s)|\s[-–—]\s/u;
const POLITE = ["thanks", "hello"];
const ASKING = ["when", "where", "why", "how", "which", "how_many", "how_long", "who", "need", "price"];

/** The question behind such an opening; null: there is none, or nothing is asked behind it. */
export function behindOpening(text: string): string | null {
  const between = BETWEEN.exec(text);
  if (between) {
    const [opening, rest] = [text.slice(0, between.index), text.slice(between.index + between[0].length).trim()];
    if (wordsIn(opening).length > LONGEST_OPENING) return null;
    return isQuestion(rest) ? rest : behindOpening(rest);
  }
  const words = text.trim().split(/\s+/);
  const last = words.slice(0, LONGEST_OPENING).findLastIndex((word) => isPolite(word));
  const rest = words.slice(last + 1).join(" ");
  return last >= 0 && isQuestion(rest) ? rest : null;
}

const isPolite = (word: string) => conceptsIn(wordsIn(word)).some((one) => POLITE.includes(one));

function isQuestion(text: string): boolean {
  const words = wordsIn(text);
  const concepts = new Set(conceptsIn(words));
  return words.length >= SHORTEST_QUESTION && (ASKING.some((one) => concepts.has(one)) || asksWhether(text));
}
