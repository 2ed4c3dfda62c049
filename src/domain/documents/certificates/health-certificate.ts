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
/** Conditions that exclude from Hajj. Source: docs/sources.md#health-exclusions. */
const EXCLUDING =
  /dialysis|heart failure|oxygen therapy|on oxygen|cirrhosis|dementia|alzheimer|psychosis|high-risk pregnancy|pregnan(?:t|cy)|tuberculosis|ha?emorrhagic fever|whooping cough|chemotherapy|radiotherapy|غسيل كلو|فشل (?:القلب|كلوي)|تليف الكبد|الخرف|الحمل|حامل(?!\s+(?:الجواز|جواز|الوثيقة))|السل(?:\s|$)|كيماوي|إشعاعي/i;
const DENIED =
  /\b(?:no|not|nor|free (?:of|from)|without|negative|never|absence of|denies)\b|خال(?:ي|ية)? من|لا يعاني|سلبي/i;

/** A named condition gets no verdict from a machine: the traveller's doctor and a person decide. */
function checkStatement(lines: readonly TextLine[]): Finding {
  const against = lines.find(({ text }) => UNFIT.test(text) || (EXCLUDING.test(text) && !DENIED.test(text)));
  if (against)
    return placed(found("health_statement", "warning", { read: against.text.trim() }, "speak_to_doctor"), against);
  const fit = lineWith(lines, FIT);
  return fit
    ? placed(found("health_statement", "pass", { read: fit.text.trim() }), fit)
    : found("health_statement", "not_checked", { reason: "unread" }, "person_reviews");
}
