/** Sentences that tell when a paper of this kind counts: they bind it to marks that anybody sees, and say nothing of the holder. */

import { foldPrinted } from "../fold.ts";
import {
  DENIED_BEFORE,
  DENIED_BEHIND,
  EFFECTS_TOLD,
  MARKS_OF_PAPERS,
  PAPER_WORDS,
  STANDINGS,
  TOLD_OF_SOMEBODY,
  UNDER_WHICH,
} from "../forms/sentences/conditions.ts";
import { datesIn } from "../words/dates.ts";
import { withoutPhrases } from "../words/lexicon.ts";

const anyOf = (words: string) => {
  const all = words.split(/\s+/).filter((word) => word !== "");
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${all.map((word) => foldPrinted(word).replaceAll("_", " ").replace("*", "[\\p{L}\\p{M}]*")).join("|")})(?![\\p{L}\\p{M}])`,
    "gu",
  );
};
const [PAPER, WHEN, STANDING] = [anyOf(PAPER_WORDS), anyOf(UNDER_WHICH), anyOf(STANDINGS)] as const;
const [MARK, SOMEBODY] = [anyOf(MARKS_OF_PAPERS), anyOf(TOLD_OF_SOMEBODY)] as const;
const STANDS = new RegExp(
  `(?:${anyOf(DENIED_BEFORE).source}\\s+)*${STANDING.source}(?:\\s+${anyOf(DENIED_BEHIND).source})*`,
  "gu",
);
const MOST_WORDS = 28;

/** What a sentence says beside when papers count, of somebody's health too; all of it, where it is no such sentence. */
export function withoutConditions(text: string, ofVaccines: boolean): string {
  const folded = foldPrinted(text);
  if (ofVaccines && !/\d{3}/u.test(folded) && folded.replace(EFFECTS_TOLD, "").replace(/[\s.!]/gu, "") === "")
    return " ";
  return isCondition(text, folded)
    ? [STANDS, PAPER, WHEN, MARK].reduce((left, one) => left.replace(one, " "), folded)
    : text;
}

/** A paper, a condition, what it then is, and a mark on it, and nothing of anybody. */
function isCondition(text: string, folded: string): boolean {
  return (
    folded.split(/\s+/).length <= MOST_WORDS &&
    !/\d{4}|[؟?]/u.test(folded) &&
    datesIn(text).length === 0 &&
    [PAPER, WHEN, STANDING, MARK].every((one) => folded.search(one) >= 0) &&
    folded.search(SOMEBODY) < 0 &&
    // What is a known phrase as a whole stays one.
    /\p{L}/u.test(withoutPhrases(folded))
  );
}
