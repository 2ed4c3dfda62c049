/** Sentences that tell when a paper of this kind counts: they bind it to marks that anybody sees, and say nothing of the holder. */
import { datesIn } from "./dates.ts";
import { fold } from "./fold.ts";
import { EFFECTS_TOLD, MARKS_OF_PAPERS, PAPERS, STANDINGS, TOLD_OF_SOMEBODY, UNDER_WHICH } from "./forms/conditions.ts";

const anyOf = (words: string) => {
  const all = words.split(/\s+/).filter((word) => word !== "");
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${all.map((word) => fold(word).replaceAll("_", " ").replace("*", "[\\p{L}\\p{M}]*")).join("|")})(?![\\p{L}\\p{M}])`,
    "u",
  );
};
const [PAPER, WHEN, STANDING, MARK, SOMEBODY] = [
  ...[anyOf(PAPERS), anyOf(UNDER_WHICH), anyOf(STANDINGS), anyOf(MARKS_OF_PAPERS), anyOf(TOLD_OF_SOMEBODY)],
] as const;
const MOST_WORDS = 28;

/** Whether a sentence is one: a paper, a condition, what it then is, and a mark on it, and nothing of anybody; or of what a dose may do. */
export function tellsWhenPapersCount(text: string, ofVaccines: boolean): boolean {
  const folded = fold(text);
  if (ofVaccines && !/\d{3}/u.test(folded) && folded.replace(EFFECTS_TOLD, "").replace(/[\s.!]/gu, "") === "")
    return true;
  return (
    folded.split(/\s+/).length <= MOST_WORDS &&
    !/\d{4}|[؟?]/u.test(folded) &&
    datesIn(text).length === 0 &&
    [PAPER, WHEN, STANDING, MARK].every((one) => one?.test(folded)) &&
    !SOMEBODY?.test(folded)
  );
}
