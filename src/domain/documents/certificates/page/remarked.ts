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
const INNER = /[([]([^)\]]*)[)\]]/gu;
/** Letters and digits of a form: "dd/mm/yyyy", "w135", "1448h". */
const OF_FORMS = /^(?:[dmyjagth]{1,4}|ггг?г?|дд|мм|\p{L}?\d*|1[34]\d\d\p{L}{1,2})$/u;
/** How a label is to be filled in, and how something was measured. */
const FILLED_IN = new Set(
  wordsOf(
    "as in on per the passport block letters capitals capital surname first last given names name circle tick one if applicable females female women men random fasting blood sugar alb well again supplied e-visa hajj",
  ),
);
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
  const asked = labelOf(head.replace(INNER, " "), true);
  if (asked === null) return false;
  return [...head.matchAll(INNER)].some(([, inner = ""]) => {
    const field = labelOf(inner, true);
    if (field !== null && (ofVaccines || field === asked || BESIDE.includes(field))) return false;
    if (/[:：?؟]/u.test(inner)) return true;
    const plain = foldPrinted(inner);
    const words = wordsOf(withoutDates(ofVaccines ? withoutVaccines(plain) : plain));
    const isOfForm = (word: string) => OF_FORMS.test(word) || FILLED_IN.has(word) || own.has(word);
    return words.some((word) => !isOfForm(word) && !(ofVaccines && isKnownWord(word)));
  });
}
