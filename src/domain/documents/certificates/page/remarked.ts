/** What stands in brackets beside a label says how it is meant, and nothing else. */
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { holderNameWords } from "../holder/about.ts";
import type { ReadingContext } from "../sentences/strange.ts";
import { withoutDates } from "../words/dates.ts";
import { isKnownWord, labelOf } from "../words/lexicon.ts";
import { matters, SPOKEN } from "../words/risks.ts";
import { withoutVaccines } from "../words/vaccines.ts";

interface Labelled extends ReadingContext {
  readonly lines: readonly TextLine[];
}

const HEAD = /^([^:：]{2,60})[:：]/su;
const INNER = /[([]([^)\]]*)[)\]]/gu;
/** Letters and digits of a form: "dd/mm/yyyy", "w135", "1448h"; how it is to be filled in, and how something was measured. */
const OF_FORMS =
  /^(?:[dmyjagth]{1,4}|ггг?г?|дд|мм|\p{L}?\d*|1[34]\d\d\p{L}{1,2}|if|again|supplied|random|fasting|blood|females?|women|first|last|circle|tick|block|capitals?|sugar|alb)$/u;
/** What these ask after is somebody's health. */
const ASKED: readonly CertificateField[] = ["condition", "organ", "vital", "fit", "able", "state", "remarks"];

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
  if (labelOf(head, true) === null) return false;
  return [...head.matchAll(INNER)].some(([, inner = ""]) => {
    const field = labelOf(inner, true);
    if (field !== null && (ofVaccines || !ASKED.includes(field))) return false;
    const plain = foldPrinted(inner);
    const words = wordsOf(withoutDates(ofVaccines ? withoutVaccines(plain) : plain));
    const isPlain = (word: string) => isKnownWord(word) && (ofVaccines || !matters(word, SPOKEN));
    return words.some((word) => !isPlain(word) && !own.has(word) && !OF_FORMS.test(word));
  });
}
