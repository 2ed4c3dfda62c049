/** The one act that puts a rule right: another picture, another type, or the traveller's own facts. */
import type { Check } from "#contract/documents.ts";
import { DOCUMENT_TYPES, type DocumentType } from "#domain/documents/document.ts";

export type RuleRemedy =
  /** `renew`: the paper itself has to be another one; a better picture of the same helps nobody. */
  | { readonly kind: "retake" | "renew" | "traveller" }
  /** The page belongs to another type. */
  | { readonly kind: "type"; readonly type: DocumentType };

/** Rules that compare the page with what was typed about the traveller. */
const ABOUT_THE_TRAVELLER = [
  "passport_name",
  "passport_nationality",
  "passport_age",
  "visa_name",
  "health_name",
  "vaccine_name",
];
/** Rules that only another paper meets. */
const NEEDS_ANOTHER = ["passport_expiry", "health_date"];
/** A new picture helps none of these. */
const NOTHING_TO_SEND = ["passport_blank_pages", "content_reviewed", "approval_current", "visa_due", "passport_age"];

/** Null where there is nothing for the owner to do here. */
export function actOf({
  ruleId,
  outcome,
  evidence,
}: Pick<Check, "ruleId" | "outcome" | "evidence">): RuleRemedy | null {
  if (outcome === "pass" || outcome === "not_due") return null;
  const compared = outcome === "fail" || outcome === "warning";
  if (ruleId === "document_kind" && compared) {
    const type = DOCUMENT_TYPES.find((known) => known === evidence.looksLike);
    return type ? { kind: "type", type } : { kind: "retake" };
  }
  if (compared && ABOUT_THE_TRAVELLER.includes(ruleId)) return { kind: "traveller" };
  if (compared && NEEDS_ANOTHER.includes(ruleId)) return { kind: "renew" };
  return NOTHING_TO_SEND.includes(ruleId) ? null : { kind: "retake" };
}
