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
  /(?<!\p{L})(?:exit(?:ed)?|entered|arriv(?:ed|al)|admitted|depart(?:ed|ure)|movements?|(?:utili[sz]ed|used)(?! (?:from|after|not))|stamp(?:s|ed)?|sortie|entree? le|cikis|giris yapildi|(?<!tarikh )keluar|خروج|غادر\p{L}*|مغادره|دخل\p{L}*|ختم|اختام|выезд|въехал\p{L}*|выехал\p{L}*)(?!\p{L})|(?<!\p{L})(?:entry|entree|giris|masuk|دخول|ورود|въезд)[\s:.–-]{1,4}(?=\d)/u;

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

const HAJJ =
  /\b(?:hajj?|haji|hadj|hac)\b|(?<!\p{L})(?:хадж|ҳаж)\p{L}*|हज|হজ|الحج(?:\s|$|[^\p{L}])|(?:^|\s)حج(?:\s|$)/iu;
const OTHER_PURPOSE =
  /\b(?:umra[ht]?|umroh|umre|umrasi|omrah?)\b|(?<!\p{L})(?:умр|гостев|делов|работ|туризм)\p{L}*|उमरा|उमराह|ওমরা\p{M}*|touri[sz]|\bturi[sz]\p{L}*|\b(?:visites?|affaires|travail|ziyaret|kunjungan|lawatan|wisata|pelancongan|ticari)\b|\bvisit\b|\bbusiness\b|\btransit\b|\bwork\b|عمرة|العمرة|سياح|زيارة|عمل/iu;

/** The ministry's own name says nothing about a visa's purpose. */
const MINISTRY =
  /\b(?:ministere|ministry|kementerian|kementrian)(?: (?:des|of|the))* (?:affaires|affairs)(?: [ée]trang[èe]res)?|minist[èe]re des affaires [ée]trang[èe]res|(?:(?:ministry|kementerian|kementrian|ministere|bakanligi|department|office|council|committee|company|commission|directorate|authority|affairs|operators?|services?|tours?|travels?|mission|board|hac|bureau)\b[\p{L} ,.-]{0,30})?\bha?jj?i? (?:and|&|ve|dan|et|i) u?o?mro?a?h?e?\b(?: (?:ministry|department|office|council|committee|company|commission|directorate|authority|operators?|services?|tours?|travels?|mission|board|affairs))?|وزارة الحج(?: والعمرة)?|(?:هيئة|شركة|مكتب|شؤون|إدارة|لجنة|مؤسسة|منظمة|بعثة)[\p{L} ]{0,20} الحج والعمرة/giu;
const DENIED =
  /\bexclu\p{L}*|\bhors\b|\bsauf\b|\bkecuali\b|\bbukan\b|\btidak\b|\bharic\b|\bdegil\b|(?<!\p{L})(?:кроме|не)(?!\p{L})|\bnot\b|\bno\b(?!\s*[.:°#]?\s*[:#]?\s*[\dA-Z])|\bexcept\b|غير|لا (?:ت|ي)/iu;
/** What a purpose stands after. */
export const PURPOSE =
  /\b(?:visa type|type of visa|purpose(?: of (?:the )?(?:visit|travel|journey|entry|stay|trip))?|category|entry type)\b|نوع التأشيرة|الغرض/i;

/** What a visa does not permit, and that nobody may sell it, says nothing of its purpose. */
const NOTICES =
  /(?:يمنع|يحظر|لا يجوز)(?: \p{Script=Arabic}+){0,4}? (?:ال|لل|بال)?(?:عمل|زيار\p{L}*)(?: (?:أو|او) (?:ال|لل)?(?:عمل|زيار\p{L}*))?|\b(?:umrah?|visit|tourist|work|business|transit)(?:,? (?:or|and) (?:umrah?|visit|tourist|work|business|transit))* (?:visas?|visa holders|permits?)(?: holders)? (?:will|are|is|may|shall|do|does|must)(?: be)? (?:not|turned|refused|rejected|sent)\b|(?:غير (?:مصرح|مسموح|مخول)|لا (?:ت|ي)(?:سمح|خول|حق|جوز|صرح)\p{L}*)(?: (?:له|لها|لحامل\p{L}*|حامل\p{L}*|هذه|التأشيرة|صاحب\p{L}*))* (?:ال|بال|لل|ب|ل)?عمل|\bnot (?:permitted|allowed|authori[sz]ed|entitled|valid)(?: (?:to|for|in|any|paid))* (?:work|employment)\b|\bno (?:work|employment)(?: permitted| allowed)?\b|\b(?:work|employment) (?:is )?not (?:permitted|allowed)\b|\bnot for (?:sale|work|employment)\b/giu;

type Purpose = "hajj" | "other" | "both" | "unsaid";

function purposeOf(text: string): Purpose {
  const said = text.replace(MINISTRY, "").replace(NOTICES, "");
  const hajj = HAJJ.test(said);
  const other = OTHER_PURPOSE.test(said);
  if (hajj) return other || DENIED.test(said) ? "both" : "hajj";
  return other ? "other" : "unsaid";
}

/** Only a Hajj visa permits Hajj. What is stated as the purpose counts; words elsewhere only when none speaks against them. */
function checkHajj({ lines, page, about }: Paper): Finding {
  const stated = [...page.entries.filter(({ field }) => field === "purpose"), ...labelledValues(lines, PURPOSE)];
  const told = stated.find(({ value }) => purposeOf(value) !== "unsaid");
  if (told && purposeOf(told.value) !== "hajj") return toldPurpose(purposeOf(told.value), told.value, told.line);
  const speaking = lines.filter(({ text }) => purposeOf(text) !== "unsaid");
  const against = told ? undefined : speaking.find(({ text }) => purposeOf(text) !== "hajj");
  if (against) return toldPurpose("both", against.text.trim(), against);
  const hajj = told ?? speaking.map((line) => ({ value: line.text, line }))[0];
  const isOther = (text: string) => text.split("\t").some((cell) => isOtherHajj(cell, about.years));
  // A Hajj of staff, of somebody's companion, of another year, or one that is over.
  const headings = page.free.map(({ text }) => text).filter(isOfVisa);
  const others = [...stated.map(({ value }) => value), ...headings];
  return hajj && !others.some(isOther) && (told || !isOther(hajj.value))
    ? toldPurpose("hajj", hajj.value.trim(), hajj.line)
    : found("visa_hajj", "not_checked", { reason: "unread" }, "person_reviews");
}

function isOtherHajj(text: string, years: readonly number[]): boolean {
  const said = text.replace(MINISTRY, "").replace(FOREIGN_OFFICE, "").replace(NOTICES, "");
  return purposeOf(text) === "hajj" && HAJJ.test(said) && !isHajjAlone(said, years);
}

const FOREIGN_OFFICE = /\bministry of foreign affairs\b/gi;

/** A heading that says what kind of a visa it is. */
const isOfVisa = (text: string) => wordsOf(text).length <= MOST_HEADING_WORDS && VISA.test(foldPrinted(text));
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
