/** What each rule weighs in the compliance score, which rules a document cannot be verified without, and what they rest on. */
import type { Evidence, Finding, Outcome, RemedyKey, RuleId } from "./finding.ts";

interface Rule {
  readonly weight: number;
  readonly mandatory: boolean;
  /** Anchor in docs/sources.md; left out for rules of our own. */
  readonly source?: string;
}

/** Each type's rules weigh about 100 together. Content that only a person can judge weighs as much as the date of a paper. */
const RULES: Readonly<Record<RuleId, Rule>> = {
  file_readable: { weight: 5, mandatory: true },
  file_scripts: { weight: 1, mandatory: false },
  page_sharp: { weight: 5, mandatory: false },
  document_kind: { weight: 5, mandatory: true },
  mrz_found: { weight: 5, mandatory: true, source: "icao-9303" },
  mrz_check_digits: { weight: 15, mandatory: true, source: "icao-9303" },
  mrz_reading: { weight: 10, mandatory: true, source: "icao-9303" },
  mrz_printed: { weight: 5, mandatory: true, source: "icao-9303" },
  issuing_state: { weight: 5, mandatory: true, source: "icao-9303" },
  passport_expiry: { weight: 20, mandatory: true, source: "passport" },
  passport_age: { weight: 10, mandatory: true, source: "hajj-age" },
  passport_name: { weight: 10, mandatory: true, source: "icao-9303" },
  passport_birth_date: { weight: 10, mandatory: true, source: "icao-9303" },
  passport_sex: { weight: 5, mandatory: true, source: "icao-9303" },
  passport_nationality: { weight: 5, mandatory: true, source: "icao-9303" },
  passport_holder: { weight: 5, mandatory: true },
  passport_face: { weight: 5, mandatory: true, source: "icao-9303" },
  passport_original: { weight: 5, mandatory: true },
  passport_blank_pages: { weight: 10, mandatory: false, source: "passport" },
  visa_due: { weight: 5, mandatory: false, source: "visa" },
  visa_hajj: { weight: 25, mandatory: true, source: "visa" },
  visa_passport_number: { weight: 20, mandatory: true, source: "visa" },
  visa_name: { weight: 15, mandatory: true, source: "icao-9303" },
  visa_dates: { weight: 20, mandatory: true, source: "visa" },
  paper_understood: { weight: 10, mandatory: true },
  health_date: { weight: 25, mandatory: true, source: "health-certificate" },
  health_renewal: { weight: 5, mandatory: false, source: "health-certificate" },
  health_language: { weight: 10, mandatory: true, source: "health-certificate" },
  health_name: { weight: 20, mandatory: true, source: "health-certificate" },
  health_issuer: { weight: 15, mandatory: true, source: "health-certificate" },
  health_statement: { weight: 15, mandatory: true, source: "health-exclusions" },
  vaccine_kind: { weight: 30, mandatory: true, source: "meningitis" },
  vaccine_window: { weight: 35, mandatory: true, source: "meningitis" },
  vaccine_name: { weight: 20, mandatory: true, source: "meningitis" },
  photo_size: { weight: 15, mandatory: true, source: "photo" },
  photo_background: { weight: 15, mandatory: true, source: "photo" },
  photo_sharp: { weight: 10, mandatory: true, source: "photo" },
  photo_face: { weight: 15, mandatory: true, source: "photo" },
  photo_upright: { weight: 5, mandatory: true, source: "photo" },
  photo_whole: { weight: 10, mandatory: true, source: "photo" },
  photo_eyes: { weight: 10, mandatory: true, source: "photo" },
  photo_uncovered: { weight: 10, mandatory: true, source: "photo" },
  photo_colour: { weight: 5, mandatory: true, source: "photo" },
  photo_not_document: { weight: 5, mandatory: true, source: "photo" },
  photo_holder: { weight: 10, mandatory: true },
  content_reviewed: { weight: 25, mandatory: true },
  approval_current: { weight: 5, mandatory: true },
};

/** A finding with the weight of its rule. */
export function found(ruleId: RuleId, outcome: Outcome, evidence: Evidence, remedyKey?: RemedyKey): Finding {
  const { weight, mandatory } = RULES[ruleId];
  return { ruleId, outcome, weight, mandatory, evidence, ...(remedyKey === undefined ? {} : { remedyKey }) };
}

/** Where the rule is written, as an anchor of docs/sources.md; null for rules of our own. */
export function sourceOf(ruleId: RuleId): string | null {
  return RULES[ruleId].source ?? null;
}
