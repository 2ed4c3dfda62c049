/** What takes a given dose away on a record of vaccination, in whatever line it stands: such a record is for a person. */
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { AGAINST_DOSES } from "../forms/sentences/against-doses.ts";
import { AGAINST_PHRASES, BATCH_ENDS, HARMLESS_PHRASES } from "../forms/sentences/against-phrases.ts";
import { type HolderFacts, holderNameWords } from "../holder/about.ts";
import { withoutPersonNames } from "../holder/people.ts";
import { headsOf, IN_BRACKETS } from "../page/remarked.ts";
import { withoutConditions } from "../sentences/conditions.ts";
import { isRecordNote } from "../sentences/records.ts";
import { withoutDates } from "../words/dates.ts";
import { byScript, labelOf, withoutPhrases } from "../words/lexicon.ts";
import { stemsOf } from "../words/risks.ts";
import { withoutVaccines } from "../words/vaccines.ts";

const AGAINST = AGAINST_DOSES.map(stemsOf);
/** One of several. */
const PART =
  /(?<![\p{L}\d./-])(\d)\s?(?:\/|[-–]|of|out of|de|dari|daripada|из|من|از|sur|ميں سے|में से)\s?(\d)(?![\p{L}\d./-])/gu;
const AMOUNT = /(?<![\p{L}\d.,:/-])(0?[.,]\d{1,2})(?![\p{L}\d]|[.,:/-]\d)/gu;
const WHOLE_DOSE = 0.5;
/** What is longer is no word, and takes long to be looked up. */
const LONGEST_WORD = 60;
/** How long it counts is told by the rule of the day itself. */
const UNTIL_DAY = /(?<!\p{L})(?:until|till?|hingga|sehingga|sampai|jusqu'?(?:au)?)\s+(?=\d)/gu;
/** What other papers may say in fewer words ("without stamp") no record says. */
const WORDS_OF_SENTENCES = 4;

interface VaccinationRecord {
  readonly ofVaccines: boolean;
  readonly lines: readonly TextLine[];
  readonly about: HolderFacts;
}

/** The lines of a record with what no given dose has: refused, put off, planned, a copy, a part, somebody else's. */
export function takenAway({ ofVaccines, lines, about }: VaccinationRecord): TextLine[] {
  return ofVaccines ? lines.filter(({ text }) => !isRecordNote(text) && takesAway(text, about)) : [];
}

function takesAway(text: string, about: HolderFacts): boolean {
  const own = holderNameWords(about);
  const folded = withoutPhrases(
    foldPrinted(withoutPersonNames(withoutConditions(text, true), about)),
    WORDS_OF_SENTENCES,
  )
    .replace(HARMLESS_PHRASES, " ")
    .replace(BATCH_ENDS, " ")
    .replace(UNTIL_DAY, " ");
  const undated = withoutDates(folded).replace(/ {2,}/gu, " ");
  // What a label of the lists asks after is told by what stands behind it, if anything does.
  const labels = new Set(/[:：\t]/u.test(text) ? headsOf(text).flatMap(wordsOfLabel) : []);
  const isAgainst = (word: string) =>
    word.length > LONGEST_WORD || (!own.has(word) && !labels.has(word) && AGAINST.some((has) => has(word)));
  return (
    AGAINST_PHRASES.test(undated) ||
    wordsOf(withoutVaccines(undated)).some(isAgainst) ||
    [...undated.matchAll(PART)].some(([, one, all]) => Number(one) < Number(all)) ||
    [...undated.matchAll(AMOUNT)].some(([, amount = ""]) => Number(amount.replace(",", ".")) !== WHOLE_DOSE)
  );
}

/** The words of the parts of a label that the lists know; what stands beside them is told by nobody. */
function wordsOfLabel(label: string): string[] {
  return label
    .replace(IN_BRACKETS, " ")
    .split(/[/|,]|\s[–-]\s/u)
    .flatMap(byScript)
    .flatMap((part) => (labelOf(part, true) === null ? [] : wordsOf(part)));
}
