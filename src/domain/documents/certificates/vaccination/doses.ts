/** The doses that a record tells of: each a vaccine with the date of its own row, of its labels, or of its sentence. */
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted } from "../fold.ts";
import { BEFORE_GIVEN, GIVEN, GIVEN_WHOLE } from "../forms/health/given.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import type { Free, LabelledValue, ParsedRow } from "../layout/parts.ts";
import { paragraphs } from "../page/paragraphs.ts";
import type { Paper } from "../page/understood.ts";
import { isRecordNote } from "../sentences/records.ts";
import { type DateReadings, datesIn, isOneDay, withoutDates } from "../words/dates.ts";
import { isTitled } from "../words/titled.ts";
import { type Against, againstOf, namesFewer, namesOther, type VaccineKind, vaccineKindOf } from "../words/vaccines.ts";
import { isAnswer, isCellOfDose, isDay, isDoseText, isVaccineCell, tellsDose } from "./closed.ts";
import { cellsOf, isUnderHeads } from "./heads.ts";
import { looseDoses, OF_VALIDITY } from "./loose-doses.ts";

export interface Dose {
  readonly against: Against;
  readonly kind: VaccineKind;
  /** What it says of the vaccine. */
  readonly read: string;
  readonly line: TextLine;
  /** Empty where no date stands with it, or it was not given. */
  readonly days: readonly DateReadings[];
  /** Where the date stands. */
  readonly dated: TextLine;
  /** Put together from a line that names the vaccine and the only day on it or near it: enough to accept, never to refuse. */
  readonly isLoose?: true;
}

export function dosesOf(paper: Paper): Dose[] {
  const told = [...paper.page.rows.flatMap((row) => ofRow(row, paper)), ...ofLabels(paper), ...ofProse(paper)];
  return told.some(({ against, days }) => against === "four" && days.length > 0)
    ? told
    : [...told, ...looseDoses(paper)];
}

const OF_VACCINE: readonly CertificateField[] = ["vaccine", "maker", "batch"];
const OF_DAY: readonly CertificateField[] = ["given_on", "date"];

function ofRow({ entries, loose, line }: ParsedRow, paper: Paper): Dose[] {
  const vaccines = entries.filter(({ field }) => field === "vaccine").map(({ value }) => withoutNext(value, line));
  const named = againstOf(vaccines.join(" "));
  const further = loose
    .map(({ text }) => text)
    .filter((text) => againstOf(text) !== null || isVaccineCell(text))
    // Below an illness without its groups a vaccine by its whole name is another one, whose day is missing.
    .filter((text) => named !== "unsaid" || againstOf(text) !== "four" || !OF_ITS_OWN.test(foldPrinted(text)));
  const read = [...vaccines, ...further].join(" ");
  const beside = entries
    .filter(({ field }) => OF_VACCINE.includes(field))
    .map(({ field, value }) => (field === "vaccine" ? withoutNext(value, line) : value));
  const whole = [read, ...beside].join(" ");
  const against = named === null || named === "unsaid" ? (againstOf(whole) ?? named) : named;
  if (against === null) return [];
  const days = datesIn(daysOfRow(entries).join(" "), paper.style);
  return [{ against, kind: vaccineKindOf([...beside, ...further].join(" ")), read, line, days, dated: line }];
}

const OF_ITS_OWN = /^[^\p{L}(]*(?:men|vacc?in|vaksin|asi|вакцин|менинг)|[:：]/u;

/** The vaccine of the row itself, without one that the next line names in the same column. */
function withoutNext(value: string, { text }: TextLine): string {
  const own = cellsOf(text).find((cell) => value.startsWith(cell)) ?? value;
  return againstOf(own) === "unsaid" && OF_ITS_OWN.test(foldPrinted(value.slice(own.length))) ? own : value;
}

/** A column for the giving goes before one that is only called the day: empty, the dose was not given. */
function daysOfRow(entries: readonly LabelledValue[]): string[] {
  const given = entries.filter(({ field, value }) => field === "given_on" && !isAnswer(value));
  const own = given.length > 0 ? given : entries.filter(({ field }) => OF_DAY.includes(field));
  return own.map(({ value }) => value).filter(isDay);
}

/** Labels that follow each other tell of one dose until one of them comes again. */
function ofLabels(paper: Paper): Dose[] {
  const told = [...paper.page.entries.map(named), ...bareVaccines(paper), ...spokenVaccines(paper)].filter(
    ({ field, line }) => OF_VACCINE.includes(field) || (OF_DAY.includes(field) && againstOf(line.text) !== "other"),
  );
  const ordered = told.toSorted((one, other) => paper.lines.indexOf(one.line) - paper.lines.indexOf(other.line));
  const vaccines = ordered.filter(({ field, value }) => field === "vaccine" && againstOf(value) !== null);
  const near = daysAmong(ordered, paper).filter((day) => isNear(day, vaccines, paper));
  const days = near.length > 0 ? near : dayOfPaper(paper);
  if (new Set(vaccines.map(({ value }) => againstOf(value))).size <= 1 && days.length <= 1) {
    return vaccines.length === 0
      ? []
      : [ofEntries([...vaccines, ...ordered.filter(({ field }) => field === "maker")], days, paper)];
  }
  const [only] = days;
  const isAbove = only?.field === "given_on" && days.length === 1 && ordered[0] === only;
  return blocks(ordered).flatMap((block) => {
    const named = block.filter(isNamed);
    // One day above all of a list is the day of each.
    return named.length === 0 ? [] : [ofEntries(named, isAbove ? days : daysAmong(block, paper), paper)];
  });
}

/** "Meningitis (ACYW-135) vaccine: given": the label names what the value confirms. */
function named(entry: LabelledValue): LabelledValue {
  const confirms = entry.field === "vaccine" && againstOf(entry.value) === null && isAnswer(entry.value);
  return confirms && againstOf(entry.line.text) !== null ? { ...entry, value: entry.line.text } : entry;
}

/** A plain date far from the vaccine is the letter's own. */
const MOST_LINES_BETWEEN = 3;

function isNear(day: LabelledValue, vaccines: readonly LabelledValue[], { lines }: Paper): boolean {
  if (day.field === "given_on") return true;
  return vaccines.some(({ line }) => Math.abs(lines.indexOf(line) - lines.indexOf(day.line)) <= MOST_LINES_BETWEEN);
}

/** The day that is called the dose's; any day where none is. */
function daysAmong(entries: readonly LabelledValue[], { style }: Paper): LabelledValue[] {
  const dated = entries.filter(
    ({ field, value, line }) =>
      OF_DAY.includes(field) &&
      datesIn(value, style).length > 0 &&
      isDay(value) &&
      (field === "given_on" || !BEFORE_GIVEN.test(foldPrinted(line.text))),
  );
  const given = dated.filter(({ field }) => field === "given_on");
  return given.length > 0 ? given : dated;
}

function ofEntries(vaccines: readonly LabelledValue[], days: readonly LabelledValue[], { style }: Paper): Dose {
  const read = vaccines.map(({ value }) => value).join(" ");
  const [first] = vaccines;
  const line = first?.line ?? { text: "", page: 1, box: [] };
  return {
    ...{ against: againstOf(read) ?? "other", kind: vaccineKindOf(read), read, line },
    days: days.flatMap(({ value }) => datesIn(value, style)),
    dated: days[0]?.line ?? line,
  };
}

/** A sentence that says what was given, where its day stands after a label of its own or is the day of the paper. */
function spokenVaccines({ page, lines, style, about }: Paper): LabelledValue[] {
  if (page.entries.some(({ field, value }) => field === "vaccine" && againstOf(value) !== null)) return [];
  return paragraphs(page.free, lines).flatMap((parts) => {
    const [named] = told(parts).filter(
      (one) => GIVEN.test(foldPrinted(one)) && againstOf(one) === "four" && tellsDose(one, about),
    );
    const line = parts.find((part) => againstOf(part.text) !== null)?.line;
    const isDated = named === undefined || datesIn(named, style).some((days) => !days.includes(about.birthDate ?? ""));
    return isDated || !line || isVaccineCell(line.text) ? [] : [{ field: "vaccine" as const, value: named, line }];
  });
}

/** That it was given on the day of the paper (folded). */
const TODAY =
  /\b(?:today|this day|ce jour|aujourd'hui|hari ini|bugun)\b|(?<!\p{L})(?:هذا اليوم|اليوم|сегодня|امروز|آج)(?!\p{L})/u;
const MOST_WORDS_OF_DAY = 4;

/** The day that a letter was written, where it says that the dose was given then. */
function dayOfPaper({ page, style, about }: Paper): LabelledValue[] {
  const told = page.free.map(({ text }) => foldPrinted(text));
  if (!told.some((text) => TODAY.test(text) && GIVEN.test(text))) return [];
  const free = page.free.filter(
    ({ text }) =>
      datesIn(text, style).length === 1 &&
      !datesIn(text, style).some((readings) => readings.includes(about.birthDate ?? "")) &&
      withoutDates(foldPrinted(text))
        .split(/\s+/)
        .filter((word) => /\p{L}/u.test(word)).length <=
        (isRecordNote(text) ? Number.POSITIVE_INFINITY : MOST_WORDS_OF_DAY),
  );
  const dated = [
    ...page.entries.filter(({ field, value }) => field === "issued" && datesIn(value, style).length > 0),
    ...free.map(({ text, line }) => ({ field: "given_on" as const, value: text, line })),
  ];
  return dated.slice(0, dated.length === 1 ? 1 : 0);
}

/** What tells of a kind alone begins no other dose. */
const isNamed = ({ field, value }: LabelledValue) => field === "vaccine" && againstOf(value) !== null;

function blocks(entries: readonly LabelledValue[]): LabelledValue[][] {
  const found: LabelledValue[][] = [];
  for (const entry of entries) {
    const block = found.at(-1);
    if (!block || (isNamed(entry) && block.some(isNamed))) found.push([entry]);
    else block.push(entry);
  }
  return found;
}

/** A vaccine on a line of its own, without a date; its batch and its amount may stand beside it. */
function bareVaccines({ page, style }: Paper): LabelledValue[] {
  return page.free.flatMap(({ text, line }) => {
    if (datesIn(text, style).length > 0) return [];
    const [named] = text
      .replace(/^\s*(?:\d{1,2}[.)]|[-•*])\s*/, "")
      .split(/\s[-–]\s|,\s(?=lot|batch|b\.? ?n)/iu)
      .filter((part) => againstOf(part) !== null && isVaccineCell(part));
    return named === undefined ? [] : [{ field: "vaccine", value: named, line }];
  });
}

/** A line of a vaccine and a date alone, or a sentence that says it was given. */
function ofProse(paper: Paper): Dose[] {
  const { page, lines, style } = paper;
  const alone = new Set(
    page.free
      .filter(({ line }) => !isUnderHeads(line, paper))
      .filter(({ text, line }) => isRow(text, paper) || isRow(line.text, paper))
      .map(({ line }) => line),
  );
  const rows = [...alone, ...labelledWhole(paper)].map((line) => sentenceDose(line.text, line, paper));
  const spoken = paragraphs(
    page.free.filter(({ line }) => !alone.has(line)),
    lines,
  ).flatMap((parts) => {
    const [first] = parts;
    const text = parts.map((part) => part.text).join(" ");
    const line = parts.find((part) => datesIn(part.text, style).length > 0)?.line ?? first?.line;
    return line && GIVEN.test(foldPrinted(text)) ? told(parts).map((one) => sentenceDose(one, line, paper)) : [];
  });
  // Where the verb stands last a line that ends with it is a sentence, whatever heads it.
  const alike = page.free
    .filter(({ text, line }) => !alone.has(line) && GIVEN_WHOLE.test(foldPrinted(text)))
    .flatMap((part) => told([part]).map((one) => sentenceDose(one, part.line, paper)));
  return [...rows, ...spoken, ...alike].flatMap((dose) => (dose ? [dose] : []));
}

/** Lines whose label names the vaccine and whose value is the day: "Meningitis ACWY given: 14 March 2026". */
function labelledWhole({ page, style }: Paper): Set<TextLine> {
  const named = page.entries.filter(
    ({ field, value, line }) =>
      againstOf(line.text) !== null &&
      isOneDay(datesIn(line.text, style)) &&
      isOneDay(datesIn(value, style)) &&
      (["given_on", "date", "vaccine"].includes(field) || (field === "column" && GIVEN.test(foldPrinted(line.text)))),
  );
  return new Set(named.map(({ line }) => line));
}

function isRow(text: string, { style, about }: Paper): boolean {
  if (datesIn(text, style).some((readings) => readings.includes(about.birthDate ?? ""))) return false;
  if (againstOf(text) === null || !isOneDay(datesIn(text, style))) return false;
  if (againstOf(text) === "four" && namesFewer(text)) return false;
  if (isDoseText(text, about)) return true;
  // A row of a table whose columns have no names: the day and the vaccine each have a cell of their own.
  const cells = cellsOf(text);
  return (
    cells.every((cell) => isCellOfDose(cell, about)) &&
    cells.some(isDay) &&
    cells.some((cell) => againstOf(cell) !== null && isVaccineCell(cell))
  );
}

function sentenceDose(text: string, line: TextLine, paper: Paper): Dose | null {
  const { style, about } = paper;
  const against = againstOf(text);
  // What is told of two vaccines at once dates neither.
  if (against === null || BEFORE_GIVEN.test(foldPrinted(text)) || (against === "four" && namesOther(text))) return null;
  if (against === "four" && !isRow(text, paper) && !tellsDose(text, about)) return null;
  const own = datesIn(foldPrinted(text).replace(OF_VALIDITY, " "), style).filter(
    (readings) => !readings.includes(about.birthDate ?? ""),
  );
  return own.length === 0
    ? null
    : { against, kind: vaccineKindOf(text), read: text.trim(), line, days: own, dated: line };
}

/** The sentences of a text, and those that begin on a line below a heading, a house or an address. */
function told(parts: readonly Free[]): string[] {
  const from = (at: number) =>
    sentences(
      parts
        .slice(at)
        .map(({ text }) => text)
        .join(" "),
    );
  const begun = parts.flatMap(({ text }, at) => {
    const above = parts[at - 1]?.text.trim() ?? "";
    const isApart = /[.:,]$/u.test(above) || isTitled(above) || above.split(/\s+/).length <= MOST_WORDS_OF_DAY;
    return at > 0 && isApart && /^\p{Lu}/u.test(text) ? from(at).slice(0, 1) : [];
  });
  return [...new Set([...from(0), ...begun])];
}

/** At full stops that end no short word and no number. */
function sentences(text: string): string[] {
  return text.split(/(?<=[\p{L}\d)]{2}|\d|\/\p{L})[.।۔](?=\s+\p{Lu}|\s+[^\p{Script=Latin}\s\d]|\s*$)/u);
}
