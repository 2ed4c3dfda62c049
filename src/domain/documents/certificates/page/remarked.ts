/** What stands in brackets beside a label says how it is meant, and nothing else. */
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { holderNameWords } from "../holder/about.ts";
import type { ReadingContext } from "../sentences/strange.ts";
import { withoutDates } from "../words/dates.ts";
import { isKnownWord, labelOf } from "../words/lexicon.ts";
import { withoutVaccines } from "../words/vaccines.ts";

interface Labelled extends ReadingContext {
  readonly lines: readonly TextLine[];
}

const HEAD = /^((?:[^:：([]|[([][^)\]]*[)\]]){2,80})[:：]/su;
export const IN_BRACKETS = /[([]([^)\]]*)[)\]]/gu;
/** How a day is written: "dd/mm/yyyy", "jour/mois/année", "y-m-d". */
const OF_DAYS =
  /^(?:(?:d{1,2}|m{1,4}|y{1,4}|j{1,2}|a{1,4}|t{1,2}|g{1,2}|h{1,2}|д{1,2}|м{1,2}|г{1,4}|day|month|year|jour|mois|annee|tgl|bln|thn|tarikh|bulan|tahun)(?:[\s./-]+|$)){2,}$/u;
/** One letter, a number, "w135", a year of Hajj. */
const OF_CODES = /^(?:\p{L}?\d*|1[34]\d\d\p{L}{1,2})$/u;
/** How a label is to be filled in. */
const FILLED_IN = new Set(
  wordsOf(
    "as in on per it is the or and appears appear shown printed written passport full english latin block letters capitals capital surname family first last given names name circle tick one new old number id ordinary gregorian hijri if applicable females female male women men supplied e-visa hajj print with date dalam seperti rappel travelling again",
  ),
);
/** How something was measured. */
const MEASURED = new Set(wordsOf("random fasting blood sugar alb well kg cm m bpm mmhg abo rh pa view sitting"));
const OF_HEALTH: readonly CertificateField[] = ["condition", "organ", "vital"];

/** What may be asked for beside something else. */
const BESIDE: readonly CertificateField[] = [
  ...(["name", "surname", "given", "passport", "birth", "signature", "doctor", "registration"] as const),
];

/** Labels beside which stands more than another label, a vaccine, how a day is written, or the holder's name. */
export function remarkedLabels(paper: Labelled): TextLine[] {
  const own = holderNameWords(paper.about);
  return paper.lines.filter(({ text }) => headsOf(text).some((head) => isRemarked(head, own, paper.ofVaccines)));
}

/** What stands before a colon or in a cell of its own. */
export function headsOf(text: string): string[] {
  return text.split(/\t| {3,}|\s[|·•]\s/u).map((cell) => HEAD.exec(cell.trim())?.[1] ?? cell);
}

function isRemarked(head: string, own: ReadonlySet<string>, ofVaccines: boolean): boolean {
  const asked = labelOf(head.replace(IN_BRACKETS, " "), true);
  if (asked === null) return false;
  return [...head.matchAll(IN_BRACKETS)].some(([, inner = ""]) => {
    const field = labelOf(inner, true);
    if (field !== null && (field === asked || BESIDE.includes(field))) return false;
    if (/[:：?؟]/u.test(inner)) return true;
    const plain = foldPrinted(inner);
    if (OF_DAYS.test(plain.trim())) return false;
    const words = wordsOf(withoutDates(ofVaccines ? withoutVaccines(plain) : plain));
    const isOfForm = (word: string) =>
      OF_CODES.test(word) || FILLED_IN.has(word) || own.has(word) || (OF_HEALTH.includes(asked) && MEASURED.has(word));
    return words.some((word) => !isOfForm(word) && !(ofVaccines && isKnownWord(word)));
  });
}
