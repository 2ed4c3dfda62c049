/** Rules for a record of vaccination against meningitis, by its own text. Source: docs/sources.md#meningitis. */
import { addDays, addMonths, type IsoDate } from "../../calendar.ts";
import { arrivalOf, type JudgeContext } from "../context.ts";
import type { TextLine } from "../facts.ts";
import type { Finding } from "../finding.ts";
import { placed } from "../placed.ts";
import { found } from "../weights.ts";
import { dayOf, settled } from "./issued.ts";
import { lineWith } from "./labelled.ts";
import { checkNameInText } from "./names.ts";

/** The vaccine protects after so many days. Source: docs/sources.md#meningitis. */
export const VACCINE_DAYS_BEFORE = 10;
/** A conjugate vaccine counts for 60 months, any other for 36. Source: docs/sources.md#meningitis. */
export const VACCINE_MONTHS = { conjugate: 60, polysaccharide: 36, unstated: 36 } as const;
type VaccineKind = keyof typeof VACCINE_MONTHS;

const CONJUGATE = /\bconjugate|menveo|nimenrix|menquadfi|menactra|مقترن|متقارن/i;
const POLYSACCHARIDE = /polysaccharide|mencevax|menomune|عديد السكاريد/i;
/** The four groups by name, by brand or by the word for them. */
const FOUR_GROUPS =
  /\bmen\s?-?ACWY\b|\bACWY|\bACYW|\bA\s?[,/&+]\s?C\s?[,/&+]\s?(?:W|Y)(?:[\s-]?135)?\s?(?:[,/&+]|and)\s?(?:W|Y)|quadrivalent[^\n]*mening|mening[^\n]*quadrivalent|menveo|nimenrix|menquadfi|menactra|mencevax|menomune|السحائي[^\n]*(?:الرباعي|رباعي)|رباعي[^\n]*السحائي/i;
const OTHER_MENINGITIS = /\bmen(?:ingococcal)?[\s-]*(?:group\s*)?[bc]\b|bexsero|trumenba|neisvac|menjugate/i;

const GIVEN = [
  /date (?:of (?:the )?(?:vaccination|dose|administration|immuni[sz]ation)|given|administered)|vaccinated on|given on|administered on|تاريخ (?:التطعيم|اللقاح|الجرعة|التحصين)/i,
  /\b(?:date|given|administered|dose)\b|التاريخ/i,
] as const;

export function checkVaccination(lines: readonly TextLine[], context: JudgeContext): Finding[] {
  return [
    checkKindOfVaccine(lines),
    checkWindow(lines, context),
    checkNameInText("vaccine_name", lines, context.traveller?.fullNames ?? []),
  ];
}

const NOT_GIVEN = /\b(?:not (?:yet )?given|not vaccinated|declined|refused|due|recommended|planned)\b|لم (?:يُ|ي|ت)/i;

function checkKindOfVaccine(lines: readonly TextLine[]): Finding {
  const four = lines.find(({ text }) => FOUR_GROUPS.test(text) && !NOT_GIVEN.test(text));
  if (four) {
    return placed(found("vaccine_kind", "pass", { read: four.text.trim(), vaccine: kindOf(lines) }), four);
  }
  const other = lineWith(lines, OTHER_MENINGITIS);
  return other
    ? placed(found("vaccine_kind", "fail", { read: other.text.trim() }, "vaccine_acwy"), other)
    : found("vaccine_kind", "not_checked", { reason: "unread" }, "person_reviews");
}

/** Five years only where the paper says so. */
function kindOf(lines: readonly TextLine[]): VaccineKind {
  if (lineWith(lines, POLYSACCHARIDE)) return "polysaccharide";
  return lineWith(lines, CONJUGATE) ? "conjugate" : "unstated";
}

type Cover = "covers" | "too_late" | "run_out" | "ahead";

function checkWindow(lines: readonly TextLine[], context: JudgeContext): Finding {
  const arrival = arrivalOf(context);
  const { lastHajjDay, today } = context;
  const vaccine = kindOf(lines);
  const by = addDays(arrival, -VACCINE_DAYS_BEFORE);
  const evidence = { arrival, lastHajjDay, vaccine, by };
  const dose = dayOf(
    lines.filter(({ text }) => !/next dose|batch|\blot\b|التشغيلة/i.test(text) || FOUR_GROUPS.test(text)),
    GIVEN,
  );
  const coverOf = (day: IsoDate): Cover => {
    if (day > today) return "ahead";
    if (day > by) return "too_late";
    return endOf(day, vaccine) < lastHajjDay ? "run_out" : "covers";
  };
  const cover = dose && settled(dose.readings, coverOf);
  if (!dose || !cover) {
    return found(
      "vaccine_window",
      "not_checked",
      { ...evidence, reason: dose ? "ambiguous" : "no_date" },
      "person_reviews",
    );
  }
  const doseOn = dose.readings[0] ?? "";
  const window = { protectsFrom: addDays(doseOn, VACCINE_DAYS_BEFORE), protectsUntil: endOf(doseOn, vaccine) };
  const dated = { ...evidence, doseOn, ...window, standing: cover };
  return cover === "covers"
    ? placed(found("vaccine_window", "pass", dated), dose.line)
    : placed(found("vaccine_window", "fail", dated, "vaccinate_in_time"), dose.line);
}

function endOf(doseOn: IsoDate, vaccine: VaccineKind): IsoDate {
  return addMonths(doseOn, VACCINE_MONTHS[vaccine]);
}
