/** What each rule weighs in the compliance score, which rules a document cannot be verified without, and what they rest on. */
import type { Evidence, Finding, Outcome, RemedyKey, RuleId } from "./finding.ts";

interface Rule {
  readonly weight: number;
  readonly mandatory: boolean;
  /** Anchor in docs/sources.md; left out for rules of our own. */
  readonly source?: string;
}

/** A passport's rules add up to 100. Content that only a person can judge weighs as much as all that a machine can. */
const RULES: Readonly<Record<RuleId, Rule>> = {
  file_readable: { weight: 5, mandatory: true },
  page_sharp: { weight: 5, mandatory: false },
  mrz_found: { weight: 5, mandatory: true, source: "icao-9303" },
  mrz_check_digits: { weight: 15, mandatory: true, source: "icao-9303" },
  mrz_reading: { weight: 10, mandatory: true, source: "icao-9303" },
  document_kind: { weight: 5, mandatory: true },
  issuing_state: { weight: 5, mandatory: true, source: "icao-9303" },
  passport_expiry: { weight: 20, mandatory: true, source: "passport" },
  passport_age: { weight: 10, mandatory: true, source: "hajj-age" },
  passport_name: { weight: 10, mandatory: true, source: "icao-9303" },
  passport_blank_pages: { weight: 10, mandatory: false, source: "passport" },
  content_reviewed: { weight: 15, mandatory: true },
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
