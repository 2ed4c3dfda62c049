/** The month in which a batch runs out, as records print it beside the batch. */
import type { IsoDate } from "#domain/calendar.ts";
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted } from "../fold.ts";
import { GREGORIAN_MONTHS } from "../forms/months.ts";
import type { CertificatePage } from "../layout/parts.ts";
import { datesIn } from "../words/dates.ts";
import { againstOf } from "../words/vaccines.ts";

const MONTHS = GREGORIAN_MONTHS.flat()
  .map(foldPrinted)
  .toSorted((one, other) => other.length - one.length)
  .join("|");
const EXPIRES = new RegExp(
  String.raw`(?<![\p{L}])(?:exp(?:iry|iration|ires|\.)?|ed|e\.d\.|(?:use|best|discard) (?:by|before|after)|skt|son kullanma(?: tarihi)?|peremption|kadaluarsa|ked|luput|tarikh luput|годен до|годна до|годно до|срок годности|انتهاء(?: الصلاحيه)?|تاريخ الانتهاء|تنتهي|النفاذ|ينتهي|ميعاد|ايكسپايري|تاريخ تنسيخ|انقضا\p{L}*|समाप्ति(?: तिथि)?|एक्सपायरी|মেযাদ(?: শেষ| উত্তীর্ণ)?)(?: date)?[ .:]{0,3}(?:(\d{1,2}) ?[./-] ?|(${MONTHS})[a-z]*[ .,-]{0,2})((?:20)?\d\d)(?![\d/-]|\.\d)`,
  "gu",
);
/** The last day of a batch, behind its number or the vaccine's name: of nothing else does a day end the protection. */
const LAST_DAY =
  /(?<=(?:lot|batch|b\.?n|seri|parti|серия|nimenrix|menveo|menactra|menquadfi)[^\n]{0,40})(?<!\p{L})exp(?:iry|ires|\.)?(?: date| on)?[ .:]{0,3}(\d{1,4}[./-]\d{1,2}[./-]\d{2,4})/gu;
/** A month of a year, where a column or a label says that it is the last one. */
const MONTH = new RegExp(String.raw`^\W*(?:(\d{1,2}) ?[./-] ?|(${MONTHS})[a-z]*[ .,-]{0,2})((?:20)?\d\d)\W*$`, "u");

function monthOf([, digits, name, year = ""]: readonly (string | undefined)[]): string {
  const month =
    digits ?? String(GREGORIAN_MONTHS.findIndex((names) => names.some((one) => foldPrinted(one) === name)) + 1);
  return `${year.padStart(4, "20")}-${month.padStart(2, "0")}`;
}

/** The folded text without the ends of batches: those have a rule of their own. */
export function withoutExpiry(folded: string): string {
  return folded.replace(LAST_DAY, " ").replace(EXPIRES, " ");
}

interface Paper {
  readonly page: CertificatePage;
  readonly lines: readonly TextLine[];
}

/** A line whose batch had run out before every one of the days; what another vaccine's line tells is no matter. */
export function expiredBatch({ lines, page }: Paper, days: readonly IsoDate[]): TextLine | undefined {
  const first = days.toSorted()[0]?.slice(0, "2026-01".length);
  if (first === undefined) return undefined;
  const labelled = [...page.entries, ...page.rows.flatMap(({ entries }) => entries)].filter(
    ({ field }) => field === "expiry",
  );
  const lastMonth = (text: string) =>
    datesIn(text).map((readings) => (readings.toSorted().at(-1) ?? "").slice(0, first.length));
  const ofLabels = labelled.flatMap(({ value, line }) => {
    const month = MONTH.exec(foldPrinted(value));
    return (month ? [monthOf(month)] : lastMonth(value)).map((end) => ({ end, line }));
  });
  const told = lines.flatMap((line) => {
    const months = [...foldPrinted(line.text).matchAll(EXPIRES)].map(monthOf);
    const days = [...foldPrinted(line.text).matchAll(LAST_DAY)].flatMap(([, day = ""]) => lastMonth(day));
    return [...months, ...days].map((end) => ({ end, line }));
  });
  return [...ofLabels, ...told].find(({ end, line }) => end !== "" && end < first && againstOf(line.text) !== "other")
    ?.line;
}
