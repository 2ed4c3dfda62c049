/** What should be there and is not: a pulse, a movement, a reflex. No denial of an illness, though it is written as one. */
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { ABNORMAL, SHOULD_BE_THERE } from "../forms/health/missing.ts";
import { NOT_THERE } from "../forms/values.ts";
import type { ReadingContext } from "../sentences/strange.ts";
import { isIll } from "../words/risks.ts";

interface Paper extends ReadingContext {
  readonly lines: readonly TextLine[];
}

/** Lines of a certificate of health that tell so. */
export function missing({ kind, lines }: Paper): TextLine[] {
  if (kind !== "health_certificate") return [];
  return lines.filter(({ text }) =>
    foldPrinted(text)
      .split(/\t| {3,}|[;|•]|\. /u)
      .some(tellsMissing),
  );
}

const ANSWERED = /^(?<asked>.{2,60}?)[\s:：=–-]+(?:(?:is|are|was|were) )?(?<answer>\p{L}+(?:[ -]\p{L}+)?)[.!\s]*$/u;

function tellsMissing(cell: string): boolean {
  // Two words may be the answer, or its last one alone.
  return [cell, cell.replace(/\b(?:is|are|was|were) /gu, "")].some((one) => {
    const { asked = "", answer = "" } = ANSWERED.exec(one.trim())?.groups ?? {};
    const [, end = ""] = /(\p{L}+)$/u.exec(answer) ?? [];
    const isAsked = SHOULD_BE_THERE.test(asked) && !ABNORMAL.test(asked) && !wordsOf(asked).some(isAbnormal);
    return isAsked && (NOT_THERE.test(answer) || NOT_THERE.test(end));
  });
}

/** An unborn child's heart is no illness. */
const isAbnormal = (word: string) => isIll(word) && !/^(?:fo?et(?:al|us)|effort)/u.test(word);
