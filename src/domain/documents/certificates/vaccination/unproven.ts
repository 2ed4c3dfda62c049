/** A vaccine and a day on a paper that nowhere says that the dose was given: a bill, a slip of a queue, a prescription, a list. */
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { GIVEN } from "../forms/health/given.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import {
  BESIDE_CERTIFYING,
  BY_HOLDER,
  CERTIFYING,
  CODE,
  FOR_PRACTICE,
  NUMBERED_BATCH,
  OF_DOSE_TO_COME,
  OF_PAYMENT,
  SIGNED_ALONE,
} from "../forms/sentences/slips.ts";
import { isGiver } from "../holder/givers.ts";
import type { LabelledValue } from "../layout/parts.ts";
import type { Paper } from "../page/understood.ts";
import { areOfRecord } from "../sentences/records.ts";
import { withoutDates } from "../words/dates.ts";
import { isKnownWord } from "../words/lexicon.ts";
import { againstOf } from "../words/vaccines.ts";

/** Longer lines are sentences, which have rules of their own. */
const MOST_WORDS = 9;

/** The first line for which a record proves no dose: the one that says so, or its day where nothing says that it was given. */
export function unproven(paper: Paper, dated: TextLine | undefined): TextLine | undefined {
  const isSigned = tellsGiver(paper);
  const slip = paper.lines.find(({ text }) => {
    const told = foldPrinted(text).trim();
    const [label = ""] = /^[^:：\t]{2,60}(?=[:：\t])/u.exec(told) ?? [];
    const said = wordsOf(withoutDates(told)).length <= MOST_WORDS ? told : label;
    const isSlip = NONE_GIVEN.some((words) => words.test(said)) && againstOf(said) !== "other";
    return isSlip || isOfOtherHeading(text) || (!isSigned && OF_PAYMENT.test(said));
  });
  return slip ?? (isSigned || tellsGiving(paper) ? undefined : dated);
}

/** Beside what such a paper is called, and behind it, no word is a name: "Vaccination record, trade fair". */
function isOfOtherHeading(text: string): boolean {
  const told = foldPrinted(text);
  const at = told.split(/\s[–-]\s|[\t/]/u).findIndex((part) => CERTIFYING.test(part));
  const words = wordsOf(
    told
      .split(/\s[–-]\s|[\t/]/u)
      .slice(Math.max(0, at))
      .join(" "),
  );
  return (
    at >= 0 &&
    words.length <= MOST_WORDS &&
    words.some((word) => /^\p{Script=Latin}{3,}$/u.test(word) && !isOfHeading(word))
  );
}
const isOfHeading = (word: string) => areOfRecord([word]) || isKnownWord(word) || BESIDE_CERTIFYING.has(word);
const NONE_GIVEN = [OF_DOSE_TO_COME, BY_HOLDER, FOR_PRACTICE];

/** Fields that only a dose that was given has. */
const OF_GIVING: readonly CertificateField[] = ["given_on", "doctor", "signature", "batch"];

/** Whoever gave the dose or signed for it, the batch that it was of, or a label of giving. */
function tellsGiver({ page, lines, signers }: Paper): boolean {
  const entries = [...page.entries, ...page.rows.flatMap((row) => row.entries)];
  return (
    signers.size > 0 ||
    entries.some(isOfGiving) ||
    lines.some(({ text }) => isGiver(text) || SIGNED_ALONE.test(foldPrinted(text).trim()) || isBatched(text))
  );
}

/** Who ordered, fetched or entered something has given nothing. */
const isOfGiving = ({ field, value, line }: LabelledValue) =>
  OF_GIVING.includes(field) && /[\p{L}\d]/u.test(value) && !OF_DOSE_TO_COME.test(foldPrinted(line.text));

/** A batch by its name, or its code in the row of the vaccine. */
const isBatched = (text: string) =>
  NUMBERED_BATCH.test(foldPrinted(text)) || (againstOf(text) === "four" && CODE.test(withoutDates(foldPrinted(text))));

/** Words of giving, or a heading that certifies it. */
const tellsGiving = ({ lines }: Paper) =>
  lines.some(({ text }) => GIVEN.test(foldPrinted(text))) ||
  lines.slice(0, MOST_HEAD).some(({ text }) => CERTIFYING.test(foldPrinted(text)));
const MOST_HEAD = 6;
