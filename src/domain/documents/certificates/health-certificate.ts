/** Rules for a certificate of health, by its own text. Sources: docs/sources.md. */
import { addMonths, type IsoDate } from "../../calendar.ts";
import type { TextLine } from "../seen/facts.ts";
import { placed } from "../seen/placed.ts";
import { arrivalOf, type JudgeContext } from "../verdicts/context.ts";
import type { Finding } from "../verdicts/finding.ts";
import { found } from "../verdicts/weights.ts";
import { doubtedFitness, fitnessOf, isForHajj } from "./fitness.ts";
import { foldPrinted } from "./fold.ts";
import { NOT_BARRED } from "./forms/health/fitness.ts";
import { signedOn } from "./holder/examiner.ts";
import { type DatedLine, dayOf, settled } from "./layout/issued.ts";
import type { LabelledValue } from "./layout/parts.ts";
import { checkHolder } from "./names.ts";
import { saysElse } from "./page/said-of-health.ts";
import { checkUnderstood, type Paper, readPaper } from "./page/understood.ts";
import { HEALTH_MONTHS } from "./windows.ts";
import { withoutDenied } from "./words/clinical.ts";
import { type DateStyle, datesIn } from "./words/dates.ts";
import { certificateLanguage } from "./words/language.ts";

const ISSUED = [
  /date of (?:issue|examination|the examination|exam|visit)|issued? (?:on|date)|examin(?:ed|ation) (?:on|date)|تاريخ (?:الإصدار|الاصدار|الفحص|الكشف)/i,
  /\b(?:date|dated|issued|examined)\b|التاريخ/i,
] as const;

export function checkHealthCertificate(lines: readonly TextLine[], context: JudgeContext): Finding[] {
  const paper = readPaper(lines, context);
  return [
    ...checkDate(paper, context),
    checkLanguage(lines),
    checkHolder("health_name", paper),
    checkIssuer(paper),
    checkStatement(paper),
    withinSaid(checkUnderstood(paper, context), paper),
  ];
}

/** Nothing is left unexplained, no free words say anything that such certificates do not, and who is fit is so for Hajj. */
function withinSaid(understood: Finding, paper: Paper): Finding {
  if (understood.outcome !== "pass") return understood;
  const fit = fitnessOf(paper);
  const line = saysElse(paper) ?? (fit && !isForHajj(fit, paper) ? fit.line : undefined);
  if (!line) return understood;
  const read = line.text.replaceAll("\t", " ").trim();
  return placed(found("paper_understood", "not_checked", { read, reason: "line" }, "person_reviews"), line);
}

/** `early`: fresh enough for today, while none for the travel can exist yet. */
type Freshness = "fresh" | "early" | "old" | "ahead";

function checkDate(paper: Paper, context: JudgeContext): Finding[] {
  const { lines, style, page } = paper;
  const travelOn = arrivalOf(context);
  const earliest = addMonths(travelOn, -HEALTH_MONTHS);
  const evidence = { earliest, travelOn, today: context.today };
  const labelledOne = labelledDay(page.entries, style) ?? dayOf(lines, ISSUED, style);
  // A label of birth in a language of its own is no day of issue.
  const issued = labelledOne && !isBirth(labelledOne, paper) ? labelledOne : toldDay(paper);
  // Of the days of examination and of issue none may say otherwise.
  const labelled = page.entries.filter(({ field }) => field === "issued" || field === "examined");
  const readings = [...(issued?.readings ?? []), ...labelled.flatMap(({ value }) => datesIn(value, style)[0] ?? [])];
  const freshness = issued && settled(readings, (day) => freshnessOf(day, context.today, earliest));
  if (!issued || !freshness) {
    return [
      found("health_date", "not_checked", { ...evidence, reason: issued ? "ambiguous" : "no_date" }, "person_reviews"),
    ];
  }
  const dated = { ...evidence, issuedOn: dayToShow(issued), standing: freshness };
  if (freshness === "fresh") return [placed(found("health_date", "pass", dated), issued.line)];
  if (freshness !== "early") return [placed(found("health_date", "fail", dated, "new_certificate"), issued.line)];
  return [
    placed(found("health_date", "pass", dated), issued.line),
    placed(found("health_renewal", "not_due", dated, "certificate_later"), issued.line),
  ];
}

/** Days told in sentences and rows, of which none is the birth: all of them must say the same of the paper's age. */
function toldDay(paper: Paper): DatedLine | null {
  const { page, style } = paper;
  const told = [
    ...page.free,
    ...page.rows.flatMap(({ entries }) => entries.map(({ value, line }) => ({ text: value, line }))),
  ];
  const days = told.flatMap(({ text, line }) => datesIn(text, style).map((readings) => ({ readings, line })));
  const others = days.filter((day) => !isBirth(day, paper));
  const [first] = others;
  return first ? { line: first.line, readings: others.flatMap(({ readings }) => readings) } : null;
}

const isBirth = ({ readings }: DatedLine, { about }: Paper) => readings.includes(about.birthDate ?? "");

/** The day after its own label, as the paper was taken apart. */
function labelledDay(entries: readonly LabelledValue[], style: DateStyle): DatedLine | null {
  const dated = (["issued", "examined", "date"] as const).flatMap((field) =>
    entries.filter((entry) => entry.field === field),
  );
  const days = dated.flatMap(({ value, line }) =>
    datesIn(value, style)
      .slice(0, 1)
      .map((readings) => ({ readings, line })),
  );
  return days[0] ?? null;
}

function freshnessOf(issuedOn: IsoDate, today: IsoDate, earliest: IsoDate): Freshness {
  if (issuedOn > today) return "ahead";
  if (issuedOn >= earliest) return "fresh";
  return today < earliest && issuedOn >= addMonths(today, -HEALTH_MONTHS) ? "early" : "old";
}

function dayToShow({ readings }: DatedLine): IsoDate {
  return readings[0] ?? "";
}

function checkLanguage(lines: readonly TextLine[]): Finding {
  const language = certificateLanguage(lines);
  const evidence = { language };
  if (language === "english" || language === "arabic") return found("health_language", "pass", evidence);
  return language === "other"
    ? found("health_language", "fail", evidence, "certificate_language")
    : found("health_language", "not_checked", { ...evidence, reason: "unread" }, "person_reviews");
}

/** A doctor and the number by which the doctor can be found; stamp and signature are for the eye. */
function checkIssuer(paper: Paper): Finding {
  const { doctor, registration, doubtful } = signedOn(paper);
  const evidence = { doctor: doctor?.text.trim() ?? "", registration: registration?.text.trim() ?? "" };
  if (!doctor || !registration) {
    const reason = doctor ? "no_registration" : "no_doctor";
    return found("health_issuer", "not_checked", { ...evidence, reason }, "certificate_doctor");
  }
  if (!doubtful) return placed(found("health_issuer", "pass", evidence), registration);
  return placed(
    found(
      "health_issuer",
      "not_checked",
      { ...evidence, read: doubtful.text.trim(), reason: "doubtful" },
      "person_reviews",
    ),
    doubtful,
  );
}

const UNFIT = /\bunfit\b|\bnot (?:yet )?(?:medically |physically )?(?:fit|able)\b|غير لايق|لا يستطيع|غير قادر/i;
/** A denial so near before the fitness may be its own, and so may an answer after it; a number's "No" is none, nor the answer that ends the line before. */
const MAYBE_UNFIT =
  /(?:\b(?:not|never|neither|nor|cannot)\b|n['’]t\b|\bno\b(?!\s*[.:#\d]|\t|(?<=[:?\t]\s*no)\n))(?:[^.]|\.(?!\s)){0,40}?\b(?:fit|fitness|able)\b|(?<!\p{L})[وف]?(?:غير|لا(?!\s*[يت]وجد\s*\n)|ليس\p{L}*)(?!\p{L})(?:[^.]|\.(?!\s)){0,40}?(?:لايق|قادر|خالي?ه? من)|\bfit (?:to|for)\b[^.\n]{0,40}[:?\t]\s*no\b|لايق[^.\n]{0,40}[:؟\t]\s*لا(?!\p{L})/iu;
/** Conditions that exclude from Hajj. Source: docs/sources.md#health-exclusions. */
const EXCLUDING =
  /dialysis|heart failure|oxygen therapy|on oxygen|cirrhosis|dementia|alzheimer|psychosis|high-risk pregnancy|pregnan(?:t|cy)|tuberculosis|ha?emorrhagic fever|whooping cough|chemotherapy|radiotherapy|غسيل كلو|فشل (?:القلب|كلوي)|تليف الكبد|الخرف|الحمل|حامل(?!\s+(?:الجواز|جواز|الوثيقه))|السل(?:\s|$)|كيماوي|اشعاعي/gi;
/** Stands right before the condition that it clears, or right after it. */
const DENIED_BEFORE =
  /(?:\b(?:no|not|nor|(?<!\bnot (?:yet |entirely )?)free (?:of|from)|without|negative for|never|absence of|denies)|خال(?:ي|يه)? من|لا [يت]عاني(?: من)?)\s+(?:(?:had|a|an|any|known|current|active|pulmonary|open|signs?|symptoms?|evidence|history|of|from|on|suffer(?:ing|s)?|have|having|with|مرض|اي)\s+){0,5}$/i;
const DENIED_AFTER =
  /^\s*(?:tests?|screening|result)?\s*(?:\([^)]*\))?(?:\s*[:：\-–]?\s*(?:negative|سلبي)(?!\p{L})|[^\n\t:]{0,40}[:：?\t\s]*[:：?\t]\s*(?:no|none|absent|nil|n\/?a|not applicable|لا يوجد|لا توجد|لا)\s*(?:$|[.,;\t\n]))/iu;

const BARRED = new RegExp(NOT_BARRED, "gu");

/** A named condition gets no verdict from a machine: the traveller's doctor and a person decide. */
function checkStatement(paper: Paper): Finding {
  const { lines } = paper;
  const left = withoutDenied(lines.map(({ text }) => begun(text)).join("\n"))
    .replaceAll(BEGUN, "")
    .replaceAll(BARRED, " fit to travel ")
    .replaceAll(/\bno (?:hesitation|doubt|reservations?)\b/g, " ")
    .split("\n");
  const sentences = lines.map((line, at) => sentenceAt({ line, text: left[at] ?? "" }, lines[at - 1], left[at - 1]));
  const against = sentences.find((one) => UNFIT.test(one.text.replace("\n", " ")) || hasCondition(one));
  if (against) return statement("warning", against, "speak_to_doctor");
  const doubtful = sentences.find((one) => MAYBE_UNFIT.test(goingOn(one).replaceAll("not applicable", " ")));
  if (doubtful) return statement("not_checked", doubtful, "person_reviews");
  const other = doubtedFitness(paper);
  if (other) {
    const evidence = { read: other.read, reason: "doubtful" };
    return placed(found("health_statement", "not_checked", evidence, "person_reviews"), other.line);
  }
  const fit = fitnessOf(paper);
  return fit
    ? placed(found("health_statement", "pass", { read: fit.read.replaceAll("\t", " ").trim() }), fit.line)
    : found("health_statement", "not_checked", { reason: "unread" }, "person_reviews");
}

/** What begins with a capital may be a text of its own: no denial goes on to it. */
function begun(text: string): string {
  return /^\s*[\p{Lu}\d]/u.test(text) ? `${BEGUN}${foldPrinted(text)}` : foldPrinted(text);
}

/** A sign that no text has. */
const BEGUN = "\u0001";

/** A line after the one before it, because sentences go on, without what it denies; `from`: where the line itself begins. */
interface Sentence {
  readonly line: TextLine;
  readonly text: string;
  readonly from: number;
  readonly written: string;
}

function sentenceAt({ line, text }: Pick<Sentence, "line" | "text">, above?: TextLine, before = ""): Sentence {
  if (above?.page !== line.page) return { line, text, from: 0, written: line.text };
  const start = `${before.trim()}\n`;
  return { line, text: `${start}${text}`, from: start.length, written: `${above.text.trim()} ${line.text}` };
}

/** The line before goes on where the next begins small, or where the denial is all that it ends with. */
function goingOn({ text, from, line }: Sentence): string {
  const before = text.slice(0, from);
  return !/^\s*\p{Lu}/u.test(line.text) || ENDS_DENYING.test(before) ? text : text.slice(from);
}

const ENDS_DENYING =
  /(?:\b(?:not|never|neither|nor|cannot|no)|n['’]t|غير|لا|ليس\p{L}*)(?: (?:yet|be|been|to|at|present|currently|considered|deemed|declared|found|certified|judged|regarded|as|medically|physically|mentally|clinically|completely|entirely|fully|fit|and|or|in|my|opinion|longer|the|patient|pilgrim|is|his|her|he|she|it|a|safe|advisable|recommended|suitable|that|who|whom|this|person|applicant|anyone|any))*[\s.,:-]*$/u;

/** What ends in the line before was looked at with that line. */
function hasCondition({ text, from }: Sentence): boolean {
  return [...text.replace("\n", " ").matchAll(EXCLUDING)].some(({ 0: words, index }) => {
    const end = index + words.length;
    return end > from && !DENIED_BEFORE.test(text.slice(0, index)) && !DENIED_AFTER.test(text.slice(end));
  });
}

function statement(
  outcome: "warning" | "not_checked",
  { line, written }: Sentence,
  remedy: "speak_to_doctor" | "person_reviews",
): Finding {
  const evidence = { read: written.trim() };
  const reason = outcome === "not_checked" ? { reason: "doubtful" } : {};
  return placed(found("health_statement", outcome, { ...evidence, ...reason }, remedy), line);
}
