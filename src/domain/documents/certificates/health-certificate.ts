/** Rules for a certificate of health, by its own text. Sources: docs/sources.md. */
import { addMonths, type IsoDate } from "../../calendar.ts";
import { arrivalOf, type JudgeContext } from "../context.ts";
import type { TextLine } from "../facts.ts";
import type { Finding } from "../finding.ts";
import { placed } from "../placed.ts";
import { found } from "../weights.ts";
import { type DatedLine, dayOf, settled } from "./issued.ts";
import { lineWith } from "./labelled.ts";
import { languageOf } from "./language.ts";
import { checkNameInText } from "./names.ts";

/** Oldest at travel, in months. Source: docs/sources.md#health-certificate. */
export const HEALTH_MONTHS = 3;

const ISSUED = [
  /date of (?:issue|examination|the examination|exam|visit)|issued? (?:on|date)|examin(?:ed|ation) (?:on|date)|تاريخ (?:الإصدار|الاصدار|الفحص|الكشف)/i,
  /\b(?:date|dated|issued|examined)\b|التاريخ/i,
] as const;

export function checkHealthCertificate(lines: readonly TextLine[], context: JudgeContext): Finding[] {
  return [
    ...checkDate(lines, context),
    checkLanguage(lines),
    checkNameInText("health_name", lines, context.traveller?.fullNames ?? []),
    checkIssuer(lines),
    checkStatement(lines),
  ];
}

/** `early`: fresh enough for today, while none for the travel can exist yet. */
type Freshness = "fresh" | "early" | "old" | "ahead";

function checkDate(lines: readonly TextLine[], context: JudgeContext): Finding[] {
  const travelOn = arrivalOf(context);
  const earliest = addMonths(travelOn, -HEALTH_MONTHS);
  const evidence = { earliest, travelOn, today: context.today };
  const issued = dayOf(lines, ISSUED);
  const freshness = issued && settled(issued.readings, (day) => freshnessOf(day, context.today, earliest));
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

function freshnessOf(issuedOn: IsoDate, today: IsoDate, earliest: IsoDate): Freshness {
  if (issuedOn > today) return "ahead";
  if (issuedOn >= earliest) return "fresh";
  return today < earliest && issuedOn >= addMonths(today, -HEALTH_MONTHS) ? "early" : "old";
}

function dayToShow({ readings }: DatedLine): IsoDate {
  return readings[0] ?? "";
}

function checkLanguage(lines: readonly TextLine[]): Finding {
  const language = languageOf(lines);
  const evidence = { language };
  if (language === "english" || language === "arabic") return found("health_language", "pass", evidence);
  return language === "other"
    ? found("health_language", "fail", evidence, "certificate_language")
    : found("health_language", "not_checked", { ...evidence, reason: "unread" }, "person_reviews");
}

const DOCTOR = /\b(?:dr\.?|doctor|physician|m\.?d\.?|mbbs)(?![a-z])|الطبيب|(?:^|\s)د[./]|دكتور/i;
const REGISTRATION =
  /(?:reg(?:istration|\.|d\.?)?|licen[cs]e|gmc|council|member)\s*(?:no|number|nr|id|#)?\s*[.:：#]*\s*[a-z/-]{0,6}\s?(\d{3,})|(?:رقم (?:الترخيص|التسجيل|القيد))\s*[:：]?\s*[\d٠-٩]{3,}/i;

/** A doctor and the number by which the doctor can be found; stamp and signature are for the eye. */
function checkIssuer(lines: readonly TextLine[]): Finding {
  const doctor = lineWith(lines, DOCTOR);
  const registration = lineWith(lines, REGISTRATION);
  const evidence = { doctor: doctor?.text.trim() ?? "", registration: registration?.text.trim() ?? "" };
  if (doctor && registration) return placed(found("health_issuer", "pass", evidence), registration);
  return found(
    "health_issuer",
    "not_checked",
    { ...evidence, reason: doctor ? "no_registration" : "no_doctor" },
    "certificate_doctor",
  );
}

const FIT =
  /\bfit (?:and (?:well|able) )?(?:to|for)\b|\b(?:medically|physically) fit\b|\bfitness\b.*\b(?:confirmed|certified|good)\b|لائق|خال(?:ي|ية)? من الأمراض|قادر(?:ة)? صحي/i;
const UNFIT = /\bunfit\b|\bnot (?:yet )?(?:medically |physically )?(?:fit|able)\b|غير لائق|لا يستطيع|غير قادر/i;
/** A denial so near before the fitness may be its own, and so may an answer after it; a number's "No" is none, nor the answer that ends the line before. */
const MAYBE_UNFIT =
  /(?:\b(?:not|never|neither|nor|cannot)\b|n['’]t\b|\bno\b(?!\s*[.:#\d]|\t|(?<=[:?\t]\s*no)\n))(?:[^.]|\.(?!\s)){0,40}?\b(?:fit|fitness|able)\b|(?<!\p{L})[وف]?(?:غير|لا|ليس\p{L}*)(?!\p{L})(?:[^.]|\.(?!\s)){0,40}?(?:لائق|قادر|خالي?ة? من)|\bfit (?:to|for)\b[^.\n]{0,40}[:?\t]\s*no\b|لائق[^.\n]{0,40}[:؟\t]\s*لا(?!\p{L})/iu;
/** Conditions that exclude from Hajj. Source: docs/sources.md#health-exclusions. */
const EXCLUDING =
  /dialysis|heart failure|oxygen therapy|on oxygen|cirrhosis|dementia|alzheimer|psychosis|high-risk pregnancy|pregnan(?:t|cy)|tuberculosis|ha?emorrhagic fever|whooping cough|chemotherapy|radiotherapy|غسيل كلو|فشل (?:القلب|كلوي)|تليف الكبد|الخرف|الحمل|حامل(?!\s+(?:الجواز|جواز|الوثيقة))|السل(?:\s|$)|كيماوي|إشعاعي/gi;
/** Stands right before the condition that it clears, or right after it. */
const DENIED_BEFORE =
  /(?:\b(?:no|not|nor|(?<!\bnot (?:yet |entirely )?)free (?:of|from)|without|negative for|never|absence of|denies)|خال(?:ي|ية)? من|لا [يت]عاني(?: من)?)\s+(?:(?:had|a|an|any|known|current|active|pulmonary|open|signs?|symptoms?|evidence|history|of|from|on|suffer(?:ing|s)?|have|having|with|مرض|أي)\s+){0,5}$/i;
const DENIED_AFTER =
  /^\s*(?:tests?|screening|result)?(?:\s*[:：\-–]?\s*(?:negative|سلبي)(?!\p{L})|\s*[:：?\t]\s*(?:no|none|absent)\s*(?:$|[.,;\t\n]))/iu;

/** A named condition gets no verdict from a machine: the traveller's doctor and a person decide. */
function checkStatement(lines: readonly TextLine[]): Finding {
  const sentences = lines.map((line, at) => sentenceAt(line, lines[at - 1]));
  const against = sentences.find((one) => UNFIT.test(one.text.replace("\n", " ")) || hasCondition(one));
  if (against) return statement("warning", against, "speak_to_doctor");
  const doubtful = sentences.find(({ text }) => MAYBE_UNFIT.test(text));
  if (doubtful) return statement("not_checked", doubtful, "person_reviews");
  const fit = sentences.find(({ text }) => FIT.test(text.replace("\n", " ")));
  return fit
    ? statement("pass", fit)
    : found("health_statement", "not_checked", { reason: "unread" }, "person_reviews");
}

/** A line after the one before it, because sentences go on; `from`: where the line itself begins. */
interface Sentence {
  readonly line: TextLine;
  readonly text: string;
  readonly from: number;
}

function sentenceAt(line: TextLine, before: TextLine | undefined): Sentence {
  if (before?.page !== line.page) return { line, text: line.text, from: 0 };
  return { line, text: `${before.text.trim()}\n${line.text}`, from: before.text.trim().length + 1 };
}

/** What ends in the line before was looked at with that line. */
function hasCondition({ text, from }: Sentence): boolean {
  return [...text.replace("\n", " ").matchAll(EXCLUDING)].some(({ 0: words, index }) => {
    const end = index + words.length;
    return end > from && !DENIED_BEFORE.test(text.slice(0, index)) && !DENIED_AFTER.test(text.slice(end));
  });
}

function statement(
  outcome: "pass" | "warning" | "not_checked",
  { line, text }: Sentence,
  remedy?: "speak_to_doctor" | "person_reviews",
): Finding {
  const alone = outcome === "pass" && FIT.test(line.text);
  const evidence = { read: (alone ? line.text : text).replace("\n", " ").trim() };
  const reason = outcome === "not_checked" ? { reason: "doubtful" } : {};
  return placed(found("health_statement", outcome, { ...evidence, ...reason }, remedy), line);
}
