/** Whether a visa is open for the whole journey. Source: docs/sources.md#visa. */
import { daysBetween, type IsoDate } from "../../calendar.ts";
import { foldPrinted } from "../certificates/fold.ts";
import type { CertificateField } from "../certificates/forms/languages/form.ts";
import { settled } from "../certificates/layout/issued.ts";
import { labelledValues } from "../certificates/layout/labelled.ts";
import type { CertificatePage } from "../certificates/layout/parts.ts";
import type { Paper } from "../certificates/page/understood.ts";
import { type DateReadings, type DateStyle, datesIn, MOST_DAYS_APART } from "../certificates/words/dates.ts";
import type { TextLine } from "../seen/facts.ts";
import { placed } from "../seen/placed.ts";
import { arrivalOf, type JudgeContext } from "../verdicts/context.ts";
import type { Evidence, Finding } from "../verdicts/finding.ts";
import { found } from "../verdicts/weights.ts";

const VALID_UNTIL =
  /valid (?:until|to|till|through)|\bexpir\w*(?: date| on)?|date of expiry|صالح(?:ة)? (?:حتى|إلى|لغاية)|تاريخ (?:الانتهاء|انتهاء)/i;

type Reach = "covers" | "entry_only" | "too_short";

/** By the text of a visa: how long it is open. */
export function checkPrintedDates({ page, lines, style }: Paper, context: JudgeContext): Finding {
  const [from, until] = [datedBy(page, ["valid_from"], style), datedBy(page, ["valid_until", "expiry"], style)];
  const told = until ?? toldUntil(page, style) ?? afterLabel(lines, style) ?? enclosing(lines, style, context);
  const finding = checkDates(told?.readings ?? [], context);
  if (!told || finding.outcome === "not_checked") return finding;
  const starts = from?.starts ?? from?.readings ?? told.starts ?? [];
  return placed(starts.some((day) => day > arrivalOf(context)) ? beginsLate(finding) : finding, told.line);
}

interface Until {
  readonly readings: DateReadings;
  readonly line: TextLine;
  /** The first day, where both stand in one place. */
  readonly starts?: DateReadings;
}

/** The last date of a value that may name the first one too; dates in brackets say the same in another calendar. */
function datedBy(page: CertificatePage, fields: readonly CertificateField[], style: DateStyle): Until | null {
  const entries = page.entries.filter(({ field }) => fields.includes(field));
  return entries.flatMap(({ value, line }) => rangeIn(value, line, style) ?? []).toSorted(byEnd)[0] ?? null;
}

/** Told more than once, the earliest end counts. */
const byEnd = (one: Until, other: Until) => ((one.readings[0] ?? "") < (other.readings[0] ?? "") ? -1 : 1);

function rangeIn(text: string, line: TextLine, style: DateStyle): Until | null {
  // The same day may stand beside it in another calendar.
  const dates = datesIn(text.replace(/\([^)]*\)/g, " "), style).filter(
    ([day = ""], at, [first]) => at === 0 || Math.abs(daysBetween(first?.[0] ?? "", day)) > MOST_DAYS_APART,
  );
  const [starts, last = starts] = dates;
  return last && starts ? { readings: last, line, ...(last === starts ? {} : { starts }) } : null;
}

/** "Valid from the one day until the other" in a sentence. */
function toldUntil(page: CertificatePage, style: DateStyle): Until | null {
  const text = page.free.map((part) => part.text).join(" ");
  const [, range] = /\bvalid from ([^.]{6,60})/i.exec(text) ?? [];
  const line = page.free.find((part) => /\bvalid from\b/i.test(part.text))?.line ?? page.free[0]?.line;
  return range && line ? rangeIn(range, line, style) : null;
}

function afterLabel(lines: readonly TextLine[], style: DateStyle): Until | null {
  const labelled = labelledValues(lines, VALID_UNTIL, /passport|الجواز/i).map(({ value, line }) =>
    rangeIn(value, line, style),
  );
  return labelled.find((one) => one !== null) ?? null;
}

/** Two days of one line that the whole journey lies between: whatever else they are called, the visa is open then. */
function enclosing(lines: readonly TextLine[], style: DateStyle, context: JudgeContext): Until | null {
  const arrival = arrivalOf(context);
  const ranges = lines.flatMap((line) => {
    const days = datesIn(line.text, style);
    const last = days.at(-1);
    const isAround =
      last?.every((day) => reachOf(day, arrival, neededOf(context)) === "covers") === true &&
      (days.at(-2) ?? []).some((day) => day <= arrival) &&
      RANGE.test(foldPrinted(line.text)) &&
      !OF_OTHERS.test(foldPrinted(line.text));
    return isAround ? [{ readings: last, line }] : [];
  });
  return ranges[0] ?? null;
}

const RANGE =
  /(?<!\p{L})(?:from|until|to|till|valid\p{L}*|validity|window|berlaku|sampai|hingga|gecerli\p{L}*|valable|du|au|jusqu|صالح\p{L}*|صلاحي\p{L}*|الصلاحيه|حتي|الي|срок|до|по|मान्य|মেয়াদ)(?!\p{L})|→|\d\s?[-–—]\s?\d/u;

/** Days of a bed, a passport, a payment or a way open nothing. */
const OF_OTHERS =
  /(?<!\p{L})(?:hotel\p{L}*|otel\p{L}*|hebergement|accom\p{L}*|akomodasi|penginapan|konaklama|room\p{L}*|camp\p{L}*|packages?|paket|season|payment|paid|booking|reservation|insur\p{L}*|asuransi|sigorta|assurance|flight|ticket|travel\p{L}*|trip|tour|journey|voyage|group|pass?ports?|passeport|paspor|pasaport|ال?فندق|ال?سكن|ال?جواز\p{L}*|ال?رحله|ال?تامين|ہوٹل|هوٹل|هتل|بيمه|гостиниц\p{L}*|отел\p{L}*|страхов\p{L}*|паспорт\p{L}*|होटल|हज यात्रा|पासपोर्ट|হোটেল|পাসপোর্ট)(?!\p{L})/u;

/** A visa that begins after the arrival is for a person to read. */
function beginsLate(finding: Finding): Finding {
  return finding.outcome === "pass" ? found("visa_dates", "warning", finding.evidence, "person_reviews") : finding;
}

/** The last day of the Hajj, or of the stay where it is later. */
function neededOf({ lastHajjDay, returnsOn }: JudgeContext): IsoDate {
  return returnsOn !== null && returnsOn > lastHajjDay ? returnsOn : lastHajjDay;
}

/** Some visas print the last day of entry as their end, so one that ends during the stay is for a person to read. */
export function checkDates(readings: readonly IsoDate[], context: JudgeContext): Finding {
  const arrival = arrivalOf(context);
  const needed = neededOf(context);
  const evidence = { arrival, needed };
  const reach = settled(readings, (day) => reachOf(day, arrival, needed));
  const [validUntil] = readings;
  return reach && validUntil !== undefined
    ? told(reach, { ...evidence, validUntil })
    : found("visa_dates", "not_checked", { ...evidence, reason: "no_date" }, "person_reviews");
}

function reachOf(validUntil: IsoDate, arrival: IsoDate, needed: IsoDate): Reach {
  if (validUntil < arrival) return "too_short";
  return validUntil < needed ? "entry_only" : "covers";
}

function told(reach: Reach, evidence: Evidence): Finding {
  if (reach === "covers") return found("visa_dates", "pass", evidence);
  return reach === "entry_only"
    ? found("visa_dates", "warning", evidence, "person_reviews")
    : found("visa_dates", "fail", evidence, "correct_visa");
}
