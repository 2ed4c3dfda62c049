/** Rules for a visa to travel to Hajj on, by its lines or its text. Source: docs/sources.md#visa. */
import type { IsoDate } from "../calendar.ts";
import { datesIn } from "./certificates/dates.ts";
import { settled } from "./certificates/issued.ts";
import { labelledValues } from "./certificates/labelled.ts";
import { checkNameInText } from "./certificates/names.ts";
import { arrivalOf, type JudgeContext } from "./context.ts";
import type { TextLine } from "./facts.ts";
import type { Evidence, Finding, RuleId } from "./finding.ts";
import type { MrzFields } from "./mrz.ts";
import { agrees, compareNames } from "./names.ts";
import { placed } from "./placed.ts";
import { found } from "./weights.ts";

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
  const byWords = [
    ...(context.visaDue ? [] : [found("visa_due", "not_due", {}, "wait_for_visa")]),
    checkHajj(visa.lines),
    ...(left("visa_passport_number") ? [checkPassportNumber(visa.lines, context)] : []),
    ...(left("visa_name") ? [checkNameInText("visa_name", visa.lines, namesOf(context))] : []),
    ...(left("visa_dates") ? [checkPrintedDates(visa.lines, context)] : []),
  ];
  return { byLines, byWords };
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

const HAJJ = /\bhajj?\b|الحج(?:\s|$|[^\p{L}])|(?:^|\s)حج(?:\s|$)/iu;
const OTHER_PURPOSE = /\bumrah?\b|touris[mt]|\bvisit\b|\bbusiness\b|\btransit\b|\bwork\b|عمرة|العمرة|سياح|زيارة|عمل/iu;

/** The ministry's own name says nothing about a visa's purpose. */
const MINISTRY = /ministry of ha?jj? (?:and|&) umrah|وزارة الحج(?: والعمرة)?/giu;
const DENIED = /\bnot\b|\bno\b|\bexcept\b|غير|لا (?:ت|ي)/iu;
/** What a purpose stands after. */
export const PURPOSE = /\b(?:visa type|type of visa|purpose|category|entry type)\b|نوع التأشيرة|الغرض/i;

type Purpose = "hajj" | "other" | "both" | "unsaid";

function purposeOf(text: string): Purpose {
  const said = text.replace(MINISTRY, "");
  const hajj = HAJJ.test(said);
  const other = OTHER_PURPOSE.test(said);
  if (hajj) return other || DENIED.test(said) ? "both" : "hajj";
  return other ? "other" : "unsaid";
}

/** Only a Hajj visa permits Hajj. What is stated as the purpose counts; words elsewhere only when none speaks against them. */
function checkHajj(lines: readonly TextLine[]): Finding {
  const stated = labelledValues(lines, PURPOSE).find(({ value }) => purposeOf(value) !== "unsaid");
  if (stated) return toldPurpose(purposeOf(stated.value), stated.value, stated.line);
  const speaking = lines.filter(({ text }) => purposeOf(text) !== "unsaid");
  const against = speaking.find(({ text }) => purposeOf(text) !== "hajj");
  if (against) return toldPurpose("both", against.text.trim(), against);
  const [hajj] = speaking;
  return hajj
    ? toldPurpose("hajj", hajj.text.trim(), hajj)
    : found("visa_hajj", "not_checked", { reason: "unread" }, "person_reviews");
}

function toldPurpose(purpose: Purpose, read: string, line: TextLine): Finding {
  if (purpose === "hajj") return placed(found("visa_hajj", "pass", { read }), line);
  return placed(found("visa_hajj", purpose === "other" ? "fail" : "warning", { read }, "hajj_visa"), line);
}

const PASSPORT_NUMBER =
  /passport\s*(?:no|number|nr|n°|#)?\b|travel document (?:no|number)|رقم (?:الجواز|جواز السفر|جواز)/i;

function checkPassportNumber(lines: readonly TextLine[], { passport }: JudgeContext): Finding {
  if (!passport) return found("visa_passport_number", "not_checked", { reason: "no_passport" }, "upload_passport");
  const expected = passport.documentNumber;
  const labelled = labelledValues(lines, PASSPORT_NUMBER).find(({ value }) => /\d{4}/.test(value));
  if (!labelled) {
    return found("visa_passport_number", "not_checked", { expected, reason: "unread" }, "person_reviews");
  }
  const read = compact(labelled.value).slice(0, Math.max(expected.length, firstNumber(labelled.value).length));
  const evidence = { read, expected };
  return read === compact(expected)
    ? placed(found("visa_passport_number", "pass", evidence), labelled.line)
    : placed(found("visa_passport_number", "fail", evidence, "correct_visa"), labelled.line);
}

function compact(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

function firstNumber(text: string): string {
  return compact(/[A-Z0-9][A-Z0-9-]*/i.exec(text)?.[0] ?? "");
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

const VALID_UNTIL =
  /valid (?:until|to|till|through)|\bexpir\w*(?: date| on)?|date of expiry|صالح(?:ة)? (?:حتى|إلى|لغاية)|تاريخ (?:الانتهاء|انتهاء)/i;

type Reach = "covers" | "entry_only" | "too_short";

function checkPrintedDates(lines: readonly TextLine[], context: JudgeContext): Finding {
  const labelled = labelledValues(lines, VALID_UNTIL, /passport|الجواز/i).find(
    ({ value }) => datesIn(value).length > 0,
  );
  const finding = checkDates(datesIn(labelled?.value ?? "")[0] ?? [], context);
  return labelled && finding.outcome !== "not_checked" ? placed(finding, labelled.line) : finding;
}

/** Some visas print the last day of entry as their end, so one that ends during the stay is for a person to read. */
function checkDates(readings: readonly IsoDate[], context: JudgeContext): Finding {
  const arrival = arrivalOf(context);
  const { lastHajjDay, returnsOn } = context;
  const needed = returnsOn !== null && returnsOn > lastHajjDay ? returnsOn : lastHajjDay;
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
