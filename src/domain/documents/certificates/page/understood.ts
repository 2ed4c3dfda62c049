/** A paper is accepted by a machine only where every line of it is understood; the first that is not goes to a person. */

import type { TextLine } from "../../seen/facts.ts";
import { placed } from "../../seen/placed.ts";
import { UNREAD } from "../../seen/unread.ts";
import type { JudgeContext } from "../../verdicts/context.ts";
import type { Finding } from "../../verdicts/finding.ts";
import { found } from "../../verdicts/weights.ts";
import { readElectronicVisa } from "../../visas/electronic.ts";
import { daysToCome } from "../denials/days-to-come.ts";
import { withDenied } from "../denials/denied.ts";
import { missing } from "../denials/missing.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { OTHER_WAY } from "../forms/health/given.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { DONE, NOT_THERE } from "../forms/values.ts";
import { dateStyleOf, type HolderFacts, holderFactsOf } from "../holder/about.ts";
import { isMisread } from "../holder/beside.ts";
import { isGiver, namedByRole, signersOf } from "../holder/givers.ts";
import { isBeyond } from "../holder/measures.ts";
import { isHajjAlone } from "../holder/purpose.ts";
import { tellsOfRelative } from "../holder/relations.ts";
import { signingOf } from "../holder/signing.ts";
import { type Doubt, doubtOf, isFine, isHarmless, isWholeDose, OF_SERIES } from "../holder/values.ts";
import { answered } from "../layout/boxes.ts";
import type { CertificatePage, Free, LabelledValue } from "../layout/parts.ts";
import { isLetterhead } from "../sentences/places.ts";
import { doubtOfProse, isBareValue, namesHolder, saysMoreThanPlain, standsAlone } from "../sentences/prose.ts";
import { isTurned, type ReadingContext, saysMore, saysOfMatter } from "../sentences/strange.ts";
import { isUnknownAtHead, isUnknownLabel, isUnknownLine } from "../sentences/unknown-lines.ts";
import { takenAway } from "../vaccination/against.ts";
import { isAnswer, isCellOfDose, isClosedCell, isClosedValue } from "../vaccination/closed.ts";
import { isCaseless, isRecordLine, isStrangeAtHead } from "../vaccination/record-lines.ts";
import { type DateStyle, datesIn } from "../words/dates.ts";
import { languagesIn, withoutPhrases } from "../words/lexicon.ts";
import { againstOf } from "../words/vaccines.ts";
import { meantBy } from "./ends.ts";
import { hidesIllness, isGraded, isHiding, saysBeside, saysInSmall } from "./hidden.ts";
import { toldOtherwise } from "./otherwise.ts";
import { readPage } from "./page.ts";
import { paragraphs } from "./paragraphs.ts";
import { remarkedLabels } from "./remarked.ts";
import { isExpired, isOfDose, isOfOther, isOfOtherNeverGiven, OF_OTHER } from "./vaccine-rows.ts";

/** A paper read for one traveller. */
export interface Paper extends ReadingContext {
  readonly page: CertificatePage;
  readonly lines: readonly TextLine[];
  /** The line for which an electronic visa was not read whole. */
  readonly unread: TextLine | null;
}

export function readPaper(written: readonly TextLine[], context: JudgeContext): Paper {
  const about = holderFactsOf(context);
  const columns = written.filter(({ text }) => !(context.allowSpecimens && SPECIMEN.test(text))).map(inColumns);
  const visa = context.chosenType === "visa" ? readElectronicVisa(columns, about) : { lines: columns, unread: null };
  const lines = withDenied(answered(visa.lines));
  const texts = lines.map(({ text }) => text);
  const style = dateStyleOf(texts, about);
  return {
    ...{ about, style, lines, unread: visa.unread, years: about.years },
    ofVaccines: context.chosenType === "vaccination",
    languages: languagesIn(texts),
    kind: context.chosenType,
    signers: new Set([...signersOf(texts), ...(context.chosenType === "vaccination" ? namedByRole(texts) : [])]),
    page: readPage(lines, (field, value) => value !== "" && doubtOf(field, value, unknown, style) === null),
  };
}

/** What is stamped across the papers of the demonstration. */
const SPECIMEN = /^SPECIMEN(?:\W+NOT A REAL DOCUMENT)?\W*$/;

/** Cells that wide gaps part are parted as those of tables are; the letters of an illness have no stops. */
function inColumns(line: TextLine): TextLine {
  const text = line.text
    .replaceAll(/(?<=\S) {3,}(?=\S)/gu, "\t")
    .replaceAll(/(?<=\p{L})\s*\t\s*[:：]\s*(?=\S)/gu, ": ")
    .replaceAll(/\bT\. ?B\b\.?/g, "TB")
    .replaceAll(/[\p{L}\p{M}\p{N}]{300,}/gu, (run) => run.slice(0, ENDS_OF_RUN) + run.slice(-ENDS_OF_RUN))
    .replace(ITEM, (item, _at: number, whole: string) =>
      datesIn(whole).length === datesIn(whole.slice(item.length)).length ? "" : item,
    );
  return text === line.text ? line : { ...line, text };
}

/** Hundreds of letters without a break are no word: how they begin and end is enough to know that, and is looked up at once. */
const ENDS_OF_RUN = 100;

/** The number of a line in a list, before letters that have no capitals. */
const ITEM = /^\s*\(?\p{Nd}{1,2}\s?[-–.)۔:]\s*(?=\p{L})(?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}])/u;

/** Whether a value fits its field does not depend on whose it is. */
const unknown: HolderFacts = {
  names: [],
  birthDate: null,
  sex: null,
  nationality: null,
  passportNumber: null,
  passportName: null,
  today: "",
  arrival: "",
  nights: 0,
  years: [],
};

interface Doubted {
  readonly doubt: Doubt;
  readonly line: TextLine;
}

/** Every line that is not understood, from top to bottom. */
export function doubtsOf(paper: Paper, context: JudgeContext): Doubted[] {
  const read = [...doubtsOfEntries(paper), ...doubtsOfRows(paper), ...doubtsOfProse(paper)];
  const head = headOf(paper);
  // What stands for the vaccine names vaccines and nothing else.
  const ofVaccine = new Set(paper.page.entries.filter(({ field }) => field === "vaccine").map(({ line }) => line));
  const isOfRecords = (line: TextLine) => paper.ofVaccines && isRecordLine(line.text, paper, head.has(line));
  return [
    ...read.filter(({ doubt, line }) => doubt !== "line" || ofVaccine.has(line) || !isOfRecords(line)),
    ...doubtsOfTables(paper),
    ...strangeBelow(paper, (line) => (head.has(line) && !isStrangeAtHead(line.text)) || isOfRecords(line)),
    ...[
      ...[...daysToCome(paper, context), ...missing(paper), ...toldOtherwise(paper, context)],
      ...[...takenAway(paper), ...remarkedLabels(paper)],
      ...(paper.unread ? [paper.unread] : []),
    ].map((line) => ({
      doubt: "line" as const,
      line,
    })),
  ]
    .filter(({ doubt, line }) => doubt !== null && !(doubt === "line" && isSignature(line, paper)))
    .toSorted((one, other) => paper.lines.indexOf(one.line) - paper.lines.indexOf(other.line));
}

/** Who examined and under which number, in closed lists: what every certificate has at its end. */
function isSignature({ text }: TextLine, paper: Paper): boolean {
  if (paper.kind !== "health_certificate" || isHiding(text, paper) || saysInSmall(text)) return false;
  const signing = signingOf(text);
  if (!signing?.isWhole || signing.goesOn) return false;
  return signing.doctor.length > 0 || signing.isRegistered;
}

/** Passes where nothing on the paper is left unexplained. */
export function checkUnderstood(paper: Paper, context: JudgeContext): Finding {
  const doubted = doubtsOf(paper, context);
  const first = doubted.find(({ doubt }) => doubt !== "line") ?? doubted[0];
  if (!first) return found("paper_understood", "pass", { lines: paper.lines.length });
  const read = first.line.text.replaceAll("\t", " ").trim();
  return placed(
    found("paper_understood", "not_checked", { read, reason: first.doubt ?? "line" }, "person_reviews"),
    first.line,
  );
}

/** Fields whose values decide nothing: what one does not understand there matters as little as elsewhere. */
const LOOSE: readonly CertificateField[] = [
  ...(["birthplace", "id", "reference", "registration", "doctor", "place", "address", "contact"] as const),
  ...(["signature", "trade", "batch", "maker", "how", "column", "asked"] as const),
];

function doubtsOfEntries(paper: Paper): Doubted[] {
  const { page, ofVaccines } = paper;
  // The name of another disease heads its own doses.
  const counts = ({ field, value, line }: LabelledValue) =>
    !(
      ofVaccines &&
      field === "condition" &&
      (isOfCount(value) || isCellOfDose(value, paper.about)) &&
      againstOf(line.text) === "other"
    ) &&
    !(ofVaccines && field === "next_dose" && againstOf(line.text) === "other" && isNextOf(line.text)) &&
    !isOfParents({ field, value, line });
  /** A mother beside the father, on his line: both tell who the holder is. */
  const isOfParents = ({ field, value, line }: LabelledValue) =>
    field === "other" &&
    /^\p{L}+/u.test(value) &&
    page.entries.some((one) => one.field === "parent" && one.line === line && one.value !== "") &&
    doubtOf("parent", value, paper.about, paper.style) === null;
  return page.entries.filter(counts).map((entry) => ({
    doubt:
      ofVaccines && !isClosedValue(entry, paper.about)
        ? "line"
        : isMeasuredIll(entry) || isGraded(entry, paper)
          ? "line"
          : doubtInField(meantBy(entry, paper), entry.value, paper),
    line: entry.line,
  }));
}

const isMeasuredIll = ({ field, value, line }: LabelledValue) => field === "vital" && isBeyond(value, line.text);

function doubtInField(field: CertificateField, value: string, reader: ReadingContext): Doubt {
  const folded = foldPrinted(value).trim();
  if (OF_DOSE.includes(field) && (NOT_THERE.test(folded) || (field === "vaccine" && UNGIVEN.test(folded))))
    return "line";
  if (OF_WHOM.includes(field) && isOfOtherDay(value, reader)) return "line";
  if (reader.ofVaccines && LASTING.includes(field) && FEW_YEARS.test(folded)) return "line";
  const doubt = doubtSeen(field, value, reader.about, reader.style);
  if (hidesIllness(field, value, reader) || (reader.kind !== "vaccination" && saysBeside(field, value, reader)))
    return doubt ?? "line";
  if (reader.kind === "health_certificate" && field.startsWith("valid_") && isMisread(field, value) && folded !== "")
    return "line";
  if (field === "purpose" && reader.kind === "visa" && !isHajjAlone(value, reader.years)) return "line";
  if (doubt !== "line" || isOtherDose(field, value, reader)) return doubt;
  // What was found stands behind the same label as what follows from it.
  if (field === "fit" && isFine(foldPrinted(value).trim())) return null;
  if (OF_SIGNING.includes(field) && isGiver(value, true)) return null;
  if (field === "vaccine") return saysMore(value, reader) && !isGiven(value, reader) ? doubt : null;
  if (LOOSE.includes(field)) return saysOfMatter(value, reader) ? doubt : null;
  return isMisread(field, value) ? doubtOfText(value, reader) : doubt;
}

const LASTING: readonly CertificateField[] = ["valid_until", "valid_from", "stay"];
/** Less time than any vaccine counts. */
const FEW_YEARS =
  /^\D{0,12}(?<![\p{L}\d])(?:1|2|one|two|une?|deux|satu|dua|bir|iki|один|одного|два|двух)(?: \([12]\))? (?:years?|yrs?|yil\p{L}*|sene|ans?|tahun|года?|лет)(?!\p{L})|^(?:se|per )tahun/u;

/** Beside a name stands no day but that of the birth. */
const OF_WHOM: readonly CertificateField[] = ["name", "surname", "given"];
const isOfOtherDay = (value: string, { about, style }: ReadingContext) =>
  about.birthDate !== null && datesIn(value, style).some((days) => !days.includes(about.birthDate ?? ""));

/** Fields of whoever gave a dose, examined somebody or signed. */
const OF_SIGNING: readonly CertificateField[] = ["doctor", "signature"];

/** What a dose has: that there is none is no dose. */
const UNGIVEN = /^(?:not?|non|pas|tidak|belum|bukan|не|غير|لم|نهيں)(?!\p{L})/u;
const OF_DOSE: readonly CertificateField[] = ["vaccine", "dose", "given_on", "how", "maker"];

/** Less than a dose, or a dose given in another way. */
function isOtherDose(field: CertificateField, value: string, { ofVaccines }: ReadingContext): boolean {
  const text = foldPrinted(value);
  const isOther = !isWholeDose(text) || (field === "how" && OTHER_WAY.test(text));
  if (field === "batch") return OF_SERIES.test(text);
  return ofVaccines && (field === "dose" || ((field === "vaccine" || field === "how") && isOther));
}

/** That a vaccine was given, on a paper about health. */
function isGiven(value: string, { ofVaccines }: ReadingContext): boolean {
  return !ofVaccines && isAnswer(value);
}

/** What was not read is judged by what it can hide (`seen-text.ts`). */
function doubtSeen(field: CertificateField, value: string, about: HolderFacts, style: DateStyle): Doubt {
  return value.includes(UNREAD) ? null : doubtOf(field, value, about, style);
}

/** Below the head of a record, in letters without capitals, a free line is of closed words: no name is told from a word. */
function strangeBelow({ page, ofVaccines }: Paper, isKnown: (line: TextLine) => boolean): Doubted[] {
  if (!ofVaccines) return [];
  // A word that is a label too begins many sentences.
  const named = page.entries.filter(({ field, line }) => OF_NAMES.includes(field) && !/[:：\t]| {3,}/u.test(line.text));
  const loose = page.rows.flatMap((row) => row.loose);
  return [...page.free, ...loose, ...named.map(({ value, line }) => ({ text: value, line }))]
    .filter(({ text, line }) => isCaseless(withoutPhrases(foldPrinted(text))) && !isKnown(line))
    .map(({ line }) => ({ doubt: "line" as const, line }));
}
const OF_NAMES: readonly CertificateField[] = ["name", "surname", "given", "doctor", "parent", "place", "fit"];

/** Rows of which nobody knows what stands in which column, and those whose batch had run out. */
function doubtsOfTables({ page, style }: Paper): Doubted[] {
  return page.rows
    .filter((row) => row.unsure || isExpired(row, style))
    .map(({ line }) => ({ doubt: "line" as const, line }));
}

function doubtsOfRows(paper: Paper): Doubted[] {
  const { page, style } = paper;
  return page.rows.flatMap((row) => [
    ...(isOfOtherNeverGiven(row, style) ? [] : row.entries)
      .filter(({ field }) => !(isOfOther(row) && OF_OTHER.includes(field)))
      .map((entry) => ({
        doubt:
          (isOfDose(row) && !isClosedCell(entry, paper.about)) || isMeasuredIll(entry)
            ? "line"
            : doubtInField(entry.field, entry.value, paper),
        line: entry.line,
      })),
    ...row.loose.map(({ text, line }) => ({
      doubt: isUnknownLine(text, paper) ? ("line" as const) : doubtOfText(text, paper),
      line,
    })),
  ]);
}

/** Lines that follow each other are one text: sentences go on. */
function doubtsOfProse(paper: Paper): Doubted[] {
  const { page, lines } = paper;
  const left = page.free.filter(({ text, line }) => !isZone(text) && !(line.text.includes("\t") && isGiver(line.text)));
  const head = headOf(paper);
  const turned = left
    .filter(
      ({ text, line }) =>
        isTurned(text, paper) ||
        isHiding(text, paper) ||
        tellsOfRelative(text, paper.about) ||
        (head.has(line) ? isUnknownAtHead : isUnknownLine)(text, paper),
    )
    .map(({ line }) => ({ doubt: "line" as const, line }));
  const untold = paragraphs(left, lines).flatMap((parts) => {
    if (doubtOfProse(joined(parts), paper) === null) return saidAlone(parts, paper);
    const ofSentences = parts.filter(
      ({ text, line }) => !standsAlone(text, paper) && !(head.has(line) && isLetterhead(text)),
    );
    return paragraphs(ofSentences, lines).flatMap((part) => doubtsOfParagraph(part, paper));
  });
  return [
    ...turned,
    ...untold,
    ...saidBelow(
      left.filter(({ line }) => !head.has(line)),
      paper,
    ),
  ];
}

/** A line that is a sentence of its own says so wherever it stands: no neighbour explains it. */
function saidAlone(parts: readonly Free[], paper: Paper): Doubted[] {
  const isWhole = ({ text }: Free, at: number) =>
    /^(?:\p{Lu}|\p{Lo}).*[.!।۔]$/su.test(text.trim()) && /[.!:,।۔،]\s*$|^$/u.test(parts[at - 1]?.text ?? "");
  return parts
    .filter(
      (part, at) => isWhole(part, at) && !standsAlone(part.text, paper) && doubtOfProse(part.text, paper) !== null,
    )
    .map(({ line }) => ({ doubt: "line", line }));
}

/** Below its head a record or a visa says in free words what every one of them says, and nothing else. */
function saidBelow(free: readonly Free[], paper: Paper): Doubted[] {
  if (paper.kind === "health_certificate") return [];
  const isSaid = (text: string) => !saysMoreThanPlain(text, paper) || standsAlone(text, paper);
  return paragraphs(free, paper.lines)
    .filter((parts) => saysMoreThanPlain(joined(parts), paper))
    .flatMap((parts) => parts.filter(({ text }) => !isSaid(text.replaceAll(UNREAD, " "))))
    .map(({ line }) => ({ doubt: "line", line }));
}

const MOST_NEXT_WORDS = 8;
/** When another vaccine is due, in a few words. */
const isNextOf = (text: string) => isHarmless(text) && wordsOf(text).length <= MOST_NEXT_WORDS;

/** Nothing, or how many doses of it were given. */
const isOfCount = (value: string) =>
  value === "" || DONE.test(foldPrinted(value).trim()) || /^\d ?doses?\b[^.?]{0,40}$/.test(foldPrinted(value).trim());

const OF_HOLDER: readonly CertificateField[] = [
  "name",
  "surname",
  "given",
  "passport",
  "birth",
  "vaccine",
  "given_on",
  "fit",
];

/** The lines above those that speak of the holder: the house that wrote the paper. */
export const headOf = (paper: Paper): ReadonlySet<TextLine> => new Set(paper.lines.slice(0, beginOf(paper)));

/** Where a paper begins to speak of its holder. */
function beginOf({ page, lines, about }: Paper): number {
  const told = page.entries.filter(({ field }) => OF_HOLDER.includes(field)).map(({ line }) => lines.indexOf(line));
  const named = page.free.filter(({ text }) => namesHolder(text, about)).map(({ line }) => lines.indexOf(line));
  return Math.min(...told, ...named, ...page.rows.map(({ line }) => lines.indexOf(line)), MOST_HEAD);
}

const MOST_HEAD = 8;

/** Understood as a whole, or line by line. */
function doubtsOfParagraph(parts: readonly Free[], paper: Paper): Doubted[] {
  if (doubtOfProse(joined(parts), paper) === null) return [];
  return parts.map(({ text, line }) => ({
    doubt: doubtOfText(text, paper),
    line,
  }));
}

function joined(parts: readonly Free[]): string {
  return parts.map(({ text }) => text.replaceAll(UNREAD, " ")).join("\n");
}

function doubtOfText(text: string, paper: ReadingContext): Doubt {
  const read = text.replaceAll(UNREAD, " ");
  if (isTurned(read, paper) || isUnknownLabel(read, paper)) return "line";
  return isBareValue(read, paper) || standsAlone(read, paper) ? null : doubtOfProse(read, paper);
}

/** Machine-readable lines have rules of their own. */
function isZone(text: string): boolean {
  return /^[A-Z0-9<]{28,}$/.test(text.replace(/\s/g, "")) && text.includes("<<");
}
