/** What each rule weighs in the compliance score, and which rules a document cannot be verified without. */
import type { Evidence, Finding, Outcome, RemedyKey, RuleId } from "./finding.ts";

/** A passport's rules add up to 100. Content that only a person can judge weighs as much as all that a machine can. */
const WEIGHTS: Readonly<Record<RuleId, { readonly weight: number; readonly mandatory: boolean }>> = {
  file_readable: { weight: 5, mandatory: true },
  page_sharp: { weight: 5, mandatory: false },
  mrz_found: { weight: 5, mandatory: true },
  mrz_check_digits: { weight: 15, mandatory: true },
  mrz_reading: { weight: 10, mandatory: true },
  document_kind: { weight: 5, mandatory: true },
  issuing_state: { weight: 5, mandatory: true },
  passport_expiry: { weight: 20, mandatory: true },
  passport_age: { weight: 10, mandatory: true },
  passport_name: { weight: 10, mandatory: true },
  passport_blank_pages: { weight: 10, mandatory: false },
  content_reviewed: { weight: 15, mandatory: true },
};

/** A finding with the weight of its rule. */
export function found(ruleId: RuleId, outcome: Outcome, evidence: Evidence, remedyKey?: RemedyKey): Finding {
  return { ruleId, outcome, ...WEIGHTS[ruleId], evidence, ...(remedyKey === undefined ? {} : { remedyKey }) };
}
