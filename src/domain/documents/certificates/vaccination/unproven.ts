/** A vaccine and a day on a paper that nowhere says that the dose was given: a bill, a slip of a queue, a prescription, a list. */
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { GIVEN } from "../forms/health/given.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import {
  BESIDE_CERTIFYING,
  CERTIFYING,
  CODE,
  FOR_PRACTICE,
  HEADING_DOSES,
  NUMBERED_BATCH,
  OF_DEED,
  OF_DOSE_TO_COME,
  OF_PAYMENT,
  SELLER,
  SIGNED_ALONE,
  TOLD_BY_HOLDER,
} from "../forms/sentences/slips.ts";
import { isGiver } from "../holder/givers.ts";
import type { LabelledValue } from "../layout/parts.ts";
import type { Paper } from "../page/understood.ts";
import { isPlaceLine } from "../sentences/places.ts";
import { areOfRecord } from "../sentences/records.ts";
import { withoutDates } from "../words/dates.ts";
import { isKnownWord } from "../words/lexicon.ts";
import { againstOf, withoutVaccines } from "../words/vaccines.ts";

/** Longer lines are sentences, which have rules of their own. */
const MOST_WORDS = 9;

/** The first line for which a record proves no dose: the one that says so, or its day where nothing says that it was given. */
export function unproven(paper: Paper, dated: TextLine | undefined): TextLine | undefined {
  const isSaid = isHeaded(paper) || tellsGiving(paper);
  const isProven = isHandled(paper);
  const isPayable = isByGiver(paper) || (isSaid && isProven);
  const slip = paper.lines.find(({ text }) => {
    const told = foldPrinted(text).trim();
    const [label = ""] = /^[^:：\t]{2,60}(?=[:：\t])/u.exec(told) ?? [];
    const said = wordsOf(withoutDates(told)).length <= MOST_WORDS ? told : label;
    const isSlip = NONE_GIVEN.some((words) => words.test(said)) && againstOf(said) !== "other";
    return isSlip || isOfOtherHeading(text) || (!isPayable && OF_PAYMENT.test(said));
  });
  return slip ?? (isProven || isSaid ? undefined : dated);
}

/** Beside what such a paper is called, and behind it, no word is a name but that of a house of care: "Vaccination record, trade fair". */
function isOfOtherHeading(text: string): boolean {
  const parts = text.split(/\s[–-]\s|[\t/]/u);
  const at = parts.findIndex((part) => CERTIFYING.test(foldPrinted(part)));
  const beside = parts.slice(Math.max(0, at)).filter((part, behind) => behind === 0 || !isHouseOfCare(part));
  const words = wordsOf(foldPrinted(beside.join(" ")));
  return (
    at >= 0 &&
    words.length <= MOST_WORDS &&
    words.some((word) => /^\p{Script=Latin}{3,}$/u.test(word) && !isOfHeading(word))
  );
}
const isHouseOfCare = (part: string) => OF_CARE.test(part.trim()) && isPlaceLine(part);
const OF_CARE = /(?:Surgery|Clinic|Hospital|Practice|Pharmacy|Medical Centre|Health Centre)$/;
const isOfHeading = (word: string) => areOfRecord([word]) || isKnownWord(word) || BESIDE_CERTIFYING.has(word);
const NONE_GIVEN = [OF_DOSE_TO_COME, TOLD_BY_HOLDER, FOR_PRACTICE];

/** Fields that only a dose that was given has. */
const OF_GIVING: readonly CertificateField[] = ["given_on", "doctor", "signature", "batch"];

/** Somebody's name, the batch, or a label of giving: what papers have of whoever handled the dose. */
const isHandled = (paper: Paper) =>
  isByGiver(paper) ||
  entriesOf(paper).some(isOfGiving) ||
  paper.lines.some(({ text }) => isBatched(text)) ||
  [OF_DEED, SIGNED_ALONE].every((words) => paper.lines.some(({ text }) => words.test(foldPrinted(text).trim())));

/** Whoever gave the dose; bills have a batch, a signature and whoever sold it too. */
const isByGiver = (paper: Paper) =>
  paper.signers.size > 0 ||
  entriesOf(paper).some((entry) => entry.field === "doctor" && isOfGiving(entry) && !isSeller(entry.line)) ||
  paper.lines.some((line) => isGiver(line.text) && !isSeller(line));

const entriesOf = ({ page }: Paper) => [...page.entries, ...page.rows.flatMap((row) => row.entries)];
const isSeller = ({ text }: TextLine) => SELLER.test(foldPrinted(text));

/** Who ordered, fetched or entered something has given nothing. */
const isOfGiving = ({ field, value, line }: LabelledValue) =>
  OF_GIVING.includes(field) && /[\p{L}\d]/u.test(value) && !OF_DOSE_TO_COME.test(foldPrinted(line.text));

/** A batch by its name, or its code in the row of the vaccine. */
const isBatched = (text: string) =>
  NUMBERED_BATCH.test(foldPrinted(text)) ||
  (againstOf(text) === "four" && CODE.test(withoutVaccines(withoutDates(foldPrinted(text)))));

/** Words of giving that are not said of the money. */
const tellsGiving = ({ lines }: Paper) =>
  lines.map(({ text }) => foldPrinted(text)).some((told) => GIVEN.test(told) && !OF_PAYMENT.test(told));

/** A heading that certifies doses, or a line below that is nothing but one. */
const isHeaded = ({ lines }: Paper) =>
  lines
    .map(({ text }) => foldPrinted(text).trim())
    .some((told, at) => {
      const [named] = CERTIFYING.exec(told) ?? HEADING_DOSES.exec(told) ?? [];
      return named !== undefined && (at < MOST_HEAD || named === told) && !OF_PAYMENT.test(told);
    });
const MOST_HEAD = 6;
