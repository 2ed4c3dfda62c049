/** The month in which a batch runs out, as records print it beside the batch. */
import type { IsoDate } from "#domain/calendar.ts";
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted, plainIndic } from "../fold.ts";
import { GREGORIAN_MONTHS } from "../forms/months.ts";
import type { CertificatePage } from "../layout/parts.ts";
import { type DateStyle, datesIn, partedByDates } from "../words/dates.ts";
import { againstOf } from "../words/vaccines.ts";

/** Names of months, longer ones first. */
export const MONTHS = GREGORIAN_MONTHS.flat()
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

/** The month that a match tells by its number or its name, behind it the year. */
export function monthOf([, digits, name, year = ""]: readonly (string | undefined)[]): string {
  const month =
    digits ?? String(GREGORIAN_MONTHS.findIndex((names) => names.some((one) => foldPrinted(one) === name)) + 1);
  return `${year.padStart(4, "20")}-${month.padStart(2, "0")}`;
}

/** The folded text without the ends of batches: those have a rule of their own. */
export function withoutExpiry(folded: string): string {
  return folded.replace(LAST_DAY, " ").replace(EXPIRES, " ");
}

/** What an end is told with, before its day or behind it, in the eleven languages: of the batch, of the vaccine or of anything else. */
const ENDING = plainIndic(
  [
    String.raw`exp(?:iry|iration|ires?|ired|d|\.)?|e\.?d\.?|(?:use|best|discard|consume) (?:by|before|after)|shelf[- ]life\p{L}*|out of date|good until|(?:valid|usable) (?:until|till|to|up to|through)|not after|retest\p{L}*|end of (?:life|use)`,
    String.raw`peremption|perim\p{L}*|date limite|a utiliser avant|utiliser avant|expir\p{L}*|valable jusqu\p{L}*`,
    String.raw`kadaluarsa|kedaluwarsa|kadaluwarsa|ked|tgl\.? exp|masa berlaku|berlaku (?:sampai|hingga)|luput|tamat tempoh|tarikh (?:luput|akhir)|guna sebelum|gunakan sebelum|sah (?:sehingga|hingga)`,
    String.raw`skt|s\.k\.t\.?|son kullanma|son kullanim|miad\p{L}*|kullanim suresi|gecerlilik`,
    String.raw`годен до|годна до|годно до|годности|срок\p{L}*|использовать до|истек\p{L}*`,
    String.raw`(?:ال)?(?:انتهاء|نفاذ|صلاحي\p{L}*|منته\p{L}*)|انته[يت]\p{L}*|[يت]نتهي|صالح\p{L}* (?:حتي|لغايه|الي)|يستخدم قبل|يستعمل قبل|ميعاد|معياد|ايكسپاي\p{L}*|تنسيخ|قابل استعمال|استعمال تك|انقض\p{L}*|مصرف (?:تا|قبل)|اعتبار|پايان`,
    String.raw`समाप्ति|समाप्त|एक्सपायर\p{M}*\p{L}*|वैधता|उपयोग की अंतिम|अवधि`,
    String.raw`মেয়াদ\p{L}*\p{M}*|মেয়াদোত্তীর্ণ|উত্তীর্ণ|এক্সপায়ারি|ব্যবহারের শেষ`,
  ].join("|"),
);
/** The batch's own number may stand between. */
const NUMBER = String.raw`(?:(?:(?=[a-z\d-]{0,13}[a-z])[a-z\d-]{3,14}|\d{5,12})[^\d\n\p{L}]{1,6})?`;
const BEFORE_DAY = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${ENDING})(?![\\p{L}\\p{M}])[^\\d\\n]{0,40}?${NUMBER}(?=\\d|(?:${MONTHS})(?![\\p{L}\\p{M}]))`,
  "gu",
);
const BEHIND_DAY = new RegExp(
  `^[^\\d\\n\\p{L}]{0,4}(?:[\\p{L}\\p{M}.]+ ){0,2}?(?:${ENDING})(?![\\p{L}\\p{M}])(?![^\\d\\n]{0,12}\\d)`,
  "u",
);
const ENDING_LINE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${ENDING})(?: (?:date|day|on|tarihi|le|तिथि|তারিখ))?[^\\d\\p{L}]{0,4}$`,
  "u",
);
/** A month of a year at the beginning of a text. */
const FIRST_MONTH = new RegExp(
  String.raw`^(?:(\d{1,2}) ?[./-] ?|(${MONTHS})[a-z]*[ .,-]{0,2})((?:20)?\d\d)(?![\d/-]|\.\d)`,
  "u",
);

interface Paper {
  readonly page: CertificatePage;
  readonly lines: readonly TextLine[];
  readonly style: DateStyle;
}

/** The last day of what a text begins with, a day or a month. */
function endAt(text: string, style: DateStyle): IsoDate | undefined {
  const [before, day] = partedByDates(text, style);
  if (before === "" && day !== undefined && typeof day !== "string") return day.readings.toSorted().at(-1);
  const month = FIRST_MONTH.exec(text);
  if (month) return `${monthOf(month)}-${LAST_OF_MONTH}`;
  const [, year] = FIRST_YEAR.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-12-${LAST_OF_MONTH}`;
}
/** A year alone. */
const FIRST_YEAR = /^(20\d\d)(?![\p{L}\d/.-])/u;
/** Days of a month are compared as texts. */
const LAST_OF_MONTH = "31";

const MADE =
  /(?<!\p{L})(?:m\.?f\.?[gd]|manuf\p{L}*|made|prod\p{L}*|fabri\p{L}*|buat\p{L}*|uretim\p{L}*|произв\p{L}*|(?:ال)?(?:انتاج|تصنيع|صنع)|توليد|निर्माण|উৎপাদন)(?!\p{L})/u;

/** Each end that a line tells, in words before it or behind it, or under words that the line above ends with. */
function endsTold(text: string, above: string, style: DateStyle): IsoDate[] {
  const ahead = [...text.matchAll(BEFORE_DAY)].map(({ 0: words, index }) =>
    endAt(text.slice(index + words.length), style),
  );
  const parts = partedByDates(text, style);
  const behind = parts.flatMap((part, at) => {
    const next = parts[at + 1];
    return typeof part !== "string" && typeof next === "string" && BEHIND_DAY.test(next)
      ? (part.readings.toSorted().at(-1) ?? [])
      : [];
  });
  const below = ENDING_LINE.test(above.trim()) ? [endAt(text.trim(), style)] : [];
  return [...ahead, ...behind, ...below].filter((end) => end !== undefined);
}

/** A line whose batch had run out before every one of the days; what another vaccine's line tells is no matter. */
export function expiredBatch({ lines, page, style }: Paper, days: readonly IsoDate[]): TextLine | undefined {
  const [first] = days.toSorted();
  if (first === undefined) return undefined;
  const labelled = [...page.entries, ...page.rows.flatMap(({ entries }) => entries)].filter(
    ({ field }) => field === "expiry",
  );
  const ofLabels = labelled.flatMap(({ value, line }) => {
    const month = MONTH.exec(foldPrinted(value));
    const ends = month
      ? [`${monthOf(month)}-${LAST_OF_MONTH}`]
      : datesIn(value, style).flatMap((readings) => readings.toSorted().at(-1) ?? []);
    return ends.map((end) => ({ end, line }));
  });
  // What stands with a batch's number in its own field is its end, unless it says when it was made.
  const ofBatches = [...page.entries, ...page.rows.flatMap(({ entries }) => entries)].flatMap(
    ({ field, value, line }) => {
      if (field !== "batch" || MADE.test(foldPrinted(value))) return [];
      const [, month = ""] = /[\s(/,;–-]((?:0?[1-9]|1[0-2]) ?[./-] ?20\d\d)\)?\s*$/.exec(foldPrinted(value)) ?? [];
      const day = datesIn(value, style).at(-1)?.toSorted().at(-1) ?? endAt(month, style);
      return day ? [{ end: day, line }] : [];
    },
  );
  const told = lines.flatMap((line, at) =>
    endsTold(foldPrinted(line.text), foldPrinted(lines[at - 1]?.text ?? ""), style).map((end) => ({ end, line })),
  );
  return [...ofLabels, ...ofBatches, ...told].find(({ end, line }) => end < first && againstOf(line.text) !== "other")
    ?.line;
}
