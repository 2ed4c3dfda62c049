import { latinDigits } from "../../latin-digits.ts";
import { agrees, compareNames } from "../../names/names.ts";
import { foldPrinted, wordsOf } from "../certificates/fold.ts";
import { hasBirthDate, hasPassport, hasWholeName } from "../certificates/holder/about.ts";
import { isHajjAlone } from "../certificates/holder/purpose.ts";
import { type Labelled, labelledValues } from "../certificates/layout/labelled.ts";
import type { CertificatePage } from "../certificates/layout/parts.ts";
import { checkHolder } from "../certificates/names.ts";
import { checkUnderstood, type Paper, readPaper } from "../certificates/page/understood.ts";
import { type DateReadings, datesIn } from "../certificates/words/dates.ts";
import type { MrzFields } from "../lines/mrz.ts";
import type { TextLine } from "../seen/facts.ts";
import { placed } from "../seen/placed.ts";
import type { JudgeContext } from "../verdicts/context.ts";
import type { Finding, RuleId } from "../verdicts/finding.ts";
import { found } from "../verdicts/weights.ts";
import { HAJJ, PURPOSE, type Purpose, purposeOf, withoutMinistry, withoutNotices } from "../visas/purposes.ts";
import { checkDates, checkPrintedDates } from "./visa-days.ts";

export interface ReadVisa {
  /** Trusted lines of a visa; null without. */
  readonly fields: MrzFields | null;
  readonly lines: readonly TextLine[];
}

/** What the trusted lines prove, which no word elsewhere takes back, and what rests on words. */
export interface VisaFindings {
  readonly byLines: readonly Finding[];
  readonly byWords: readonly Finding[];
}

export function checkVisa(visa: ReadVisa, context: JudgeContext): VisaFindings {
  const byLines = visa.fields ? checkFields(visa.fields, context) : [];
  const left = (rule: RuleId) => byLines.every(({ ruleId }) => ruleId !== rule);
  const paper = readPaper(visa.lines, context);
  const byWords = [
    ...(context.visaDue ? [] : [found("visa_due", "not_due", {}, "wait_for_visa")]),
    checkHajj(paper),
    ...(left("visa_passport_number") ? [checkPassportNumber(paper, context)] : []),
    ...(left("visa_name") ? [checkHolder("visa_name", paper)] : []),
    ...(left("visa_dates") ? [checkPrintedDates(paper, context)] : []),
    ...(visa.lines.length > 0 ? [checkUnused(paper, context) ?? checkUnderstood(paper, context)] : []),
  ];
  return { byLines, byWords };
}

/** What a border writes, or whoever tells of a journey that is over; "entry" alone may also stand before a day from which it is open. */
const CROSSED =
  /(?<!\p{L})(?:exit(?:ed)?|entered|arriv(?:ed|al)|admitted|depart(?:ed|ure)|movements?|(?:utili[sz]ed|used)(?! (?:from|after|not))|stamp(?:s|ed)?|sortie|entree? le|cikis|giris yapildi|(?<!tarikh )keluar|خروج|غادر\p{L}*|مغادره|دخل\p{L}*|ختم(?! (?:ال)?(?:قنصل|سفار|رسم|وتوقيع))|اختام|выезд|въехал\p{L}*|выехал\p{L}*)(?!\p{L})|(?<!\p{L})(?:entry|entree|giris|masuk|(?:ال)?دخول|ورود|въезд)(?:,? (?:on|at|dated|made|done|date|le|pada|tarihi|بتاريخ|في|يوم))*[\s:.–-]{1,4}(?=\d)|(?<=\d{4}\s{1,3})(?:entry|entree|giris|masuk|دخول|въезд)\s*$/u;

/** A visa for one entry that carries the stamps of one is no visa any more, and a machine cannot tell: a person looks. */
function checkUnused({ lines, style }: Paper, { today }: JudgeContext): Finding | null {
  const isPast = (readings: DateReadings) => readings.some((day) => day <= today);
  const crossed = lines.find(({ text }) => CROSSED.test(foldPrinted(text)) && datesIn(text, style).some(isPast));
  if (!crossed) return null;
  const read = crossed.text.replaceAll("\t", " ").trim();
  return placed(found("paper_understood", "not_checked", { read, reason: "line" }, "person_reviews"), crossed);
}

function checkFields(fields: MrzFields, context: JudgeContext): Finding[] {
  const { documentNumber, optional, expiryDate } = fields;
  const expected = context.passport?.documentNumber;
  // The lines of a visa may carry the visa's own number instead.
  const named = expected !== undefined && [documentNumber, ...optional.split(" ")].includes(expected);
  return [
    ...(named ? [found("visa_passport_number", "pass", { read: expected, expected })] : []),
    ...checkName(fields, namesOf(context)),
    ...(expiryDate === null ? [] : [checkDates([expiryDate], context)]),
  ];
}

/** Only a Hajj visa permits Hajj. What is stated as the purpose counts; words elsewhere only when none speaks against them. */
function checkHajj({ lines, page, about, told }: Paper): Finding {
  const untold = lines.filter((line) => !told.has(line));
  const stated = [...page.entries.filter(({ field }) => field === "purpose"), ...labelledValues(untold, PURPOSE)];
  const first = stated.find(({ value }) => purposeOf(value) !== "unsaid");
  if (first && purposeOf(first.value) !== "hajj") return toldPurpose(purposeOf(first.value), first.value, first.line);
  const against = first ? undefined : untold.find(({ text }) => ["other", "both"].includes(purposeOf(text)));
  if (against) return toldPurpose("both", against.text.trim(), against);
  const speaking = lines.filter((line) => told.get(line)?.isHajj ?? purposeOf(line.text) === "hajj");
  const [clearest] = [...speaking.filter((line) => told.has(line)), ...speaking];
  const hajj = first ?? (clearest && { value: clearest.text, line: clearest });
  const isOther = (text: string) => text.split("\t").some((cell) => isOtherHajj(cell, about.years));
  // A Hajj of staff, of somebody's companion, of another year, or one that is over.
  const headings = page.free.map(({ text }) => withoutHouseOf(text)).filter(isOfVisa);
  const others = [...stated.map(({ value }) => value), ...headings];
  return hajj && !others.some(isOther) && (first || told.has(hajj.line) || !isOther(hajj.value))
    ? toldPurpose("hajj", hajj.value.trim(), hajj.line)
    : found("visa_hajj", "not_checked", { reason: "unread" }, "person_reviews");
}

function isOtherHajj(text: string, years: readonly number[]): boolean {
  const said = withoutNotices(withoutMinistry(text).replace(FOREIGN_OFFICE, ""));
  return purposeOf(text) === "hajj" && HAJJ.test(said) && !isHajjAlone(said, years);
}

const FOREIGN_OFFICE = /\bministry of foreign affairs\b/gi;

/** A heading that says what kind of a visa it is. */
const isOfVisa = (text: string) => wordsOf(text).length <= MOST_HEADING_WORDS && VISA.test(foldPrinted(text));
/** Whose name stands beside it, parted by a stroke, is another matter. */
const withoutHouseOf = (text: string) =>
  text
    .split(/\s[-–—|·]\s|\t/u)
    .filter((part) => VISA.test(foldPrinted(part)) || !OF_HOUSE.test(foldPrinted(part)))
    .join(" ");
const OF_HOUSE =
  /(?<!\p{L})(?:commission|organi[sz]a\p{L}+|committee|council|board|bureau|office|mission|delegation|agency|trust|foundation|tabung|diyanet|ministry|هييه|لجنه|بعثه|وزاره|مكتب|ديوان|الديوان|شوون|управление|совет)(?!\p{L})/u;
const MOST_HEADING_WORDS = 8;
const VISA = /(?<!\p{L})(?:e-?)?(?:visas?|vize\p{L}*|виз\p{L}+|(?:ال)?تاشير\p{L}*|ويز[اه]|رواديد|वीजा|ভিসা)(?!\p{L})/u;

function toldPurpose(purpose: Purpose, read: string, line: TextLine): Finding {
  if (purpose === "hajj") return placed(found("visa_hajj", "pass", { read }), line);
  return placed(found("visa_hajj", purpose === "other" ? "fail" : "warning", { read }, "hajj_visa"), line);
}

const PASSPORT_NUMBER =
  /passport\s*(?:no|number|nr|n°|#)?\b|travel document (?:no|number)|رقم (?:الجواز|جواز السفر|جواز)/i;

/** A number after its label; one that stands there for another person or another passport speaks against nobody's. */
function checkPassportNumber(paper: Paper, { passport }: JudgeContext): Finding {
  if (!passport) return found("visa_passport_number", "not_checked", { reason: "no_passport" }, "upload_passport");
  const expected = passport.documentNumber;
  const labelled = numbersOf(paper.page, paper.lines).map(({ value, line }) => ({
    read: compact(value).includes(compact(expected))
      ? compact(expected)
      : compact(value).slice(0, Math.max(expected.length, firstNumber(value).length)),
    line,
  }));
  const own = labelled.find(({ read }) => read === compact(expected));
  const line = own?.line ?? toldOn(paper, expected);
  if (line) return placed(found("visa_passport_number", "pass", { read: compact(expected), expected }), line);
  const other = labelled.find((one) => !OF_ANOTHER.test(foldPrinted(one.line.text)));
  return other
    ? placed(found("visa_passport_number", "fail", { read: other.read, expected }, "correct_visa"), other.line)
    : found("visa_passport_number", "not_checked", { expected, reason: "unread" }, "person_reviews");
}

/** In a sentence the number stands after the word and the country; only the right one is told from others there. */
function toldOn({ page, about, style }: Paper, expected: string): TextLine | undefined {
  return page.free.find(
    ({ text }) =>
      hasPassport(text, about) &&
      (PASSPORT_NUMBER.test(text) ||
        compact(text) === compact(expected) ||
        hasWholeName(text, about) ||
        hasBirthDate(text, about, style)),
  )?.line;
}

/** Whose a passport is, or that it is the one before, beside its number (folded). */
const OF_ANOTHER =
  /(?<![\p{L}\p{M}])(?:old|previous|former|prior|past|last|earlier|expired|cancelled|replaced|lost|second|other|mahram|mehram|companion|escort|guardian|sponsor|spouse|husband|wife|father|mother|son|daughter|child|ancien\p{L}*|precedent\p{L}*|accompagn\p{L}*|conjoint|eski|onceki|refakat\p{L}*|lama|sebelum\p{L}*|pendamping|pengiring|suami|ist[e]ri|стар\p{L}*|прежн\p{L}*|предыдущ\p{L}*|сопровожд\p{L}*|ال?سابق\p{L}*|ال?قديم\p{L}*|ال?محرم|ال?مرافق|ال?كفيل|پران\p{L}*|پراني|سابقه|قبلي|قديمي|همراه|شوهر|पुरान\p{L}*\p{M}*|पूर्व|পুরানো|পুরাতন|পূর্বের|মাহরাম)(?![\p{L}\p{M}])/u;

/** What stands after the label, as the paper was taken apart; else wherever the label stands. */
function numbersOf(page: CertificatePage, lines: readonly TextLine[]): readonly Labelled[] {
  const isNumber = ({ value }: Labelled) => /\d{4}/.test(latinDigits(value));
  const entries = page.entries.filter((entry) => entry.field === "passport" && isNumber(entry));
  if (entries.length > 0) return entries;
  const free = new Set(page.free.map(({ line }) => line));
  return labelledValues(
    lines.filter((line) => free.has(line)),
    PASSPORT_NUMBER,
  ).filter(isNumber);
}

function compact(text: string): string {
  return latinDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

function firstNumber(text: string): string {
  return compact(/[A-Z0-9][A-Z0-9-]*/i.exec(latinDigits(text))?.[0] ?? "");
}

function namesOf({ traveller, passport }: JudgeContext): string[] {
  return [...(passport ? [passport.fullName] : []), ...(traveller?.fullNames ?? [])];
}

/** Nothing where there is no name to compare with. */
function checkName(fields: MrzFields, names: readonly string[]): Finding[] {
  const [expected] = names;
  if (expected === undefined) return [];
  const name = `${fields.surname} ${fields.givenNames}`;
  const match = compareNames({ name, truncated: fields.nameTruncated }, names);
  const evidence = { read: `${fields.givenNames} ${fields.surname}`.trim(), expected };
  if (agrees(match)) return [found("visa_name", "pass", evidence)];
  return match === "similar"
    ? [found("visa_name", "warning", evidence, "person_reviews")]
    : [found("visa_name", "fail", evidence, "correct_visa")];
}
