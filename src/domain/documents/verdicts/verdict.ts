/** Composes the findings of one document into its verdict. */
import type { Finding } from "./finding.ts";

export interface Verdict {
  readonly status: "verified" | "rejected" | "pending";
  readonly needsReview: boolean;
  /** No mandatory rule failed, and none was left unchecked. */
  readonly isValid: boolean;
  /** 0–100: weight of passed rules over the weight of all that are due; what was not checked is in the whole, not in the passed. */
  readonly complianceScore: number;
}

/**
 * Rejected when a mandatory rule fails, verified only when every mandatory rule was executed and passed,
 * else pending for a person: a warning or an unchecked rule never counts as a pass.
 */
export function composeVerdict(findings: readonly Finding[]): Verdict {
  const mandatory = findings.filter((finding) => finding.mandatory);
  const failed = mandatory.some((finding) => finding.outcome === "fail");
  const allPass = mandatory.length > 0 && mandatory.every((finding) => finding.outcome === "pass");
  const status = failed ? "rejected" : allPass ? "verified" : "pending";
  return { status, needsReview: status === "pending", isValid: allPass, complianceScore: complianceScore(findings) };
}

function complianceScore(findings: readonly Finding[]): number {
  const due = findings.filter((finding) => finding.outcome !== "not_due");
  const total = due.reduce((sum, finding) => sum + finding.weight, 0);
  const passed = due.reduce((sum, finding) => sum + (finding.outcome === "pass" ? finding.weight : 0), 0);
  return total === 0 ? 0 : Math.round((100 * passed) / total);
}

/** Most confidence when no check digit proves the reading, or one contradicts it. */
const UNPROVED_CAP = 60;
/**
 * 0–100: how likely the extracted data are right, from the text's share among all texts the grammar allows
 * and the mean log probability of its characters; calibrated on drawn documents (docs/documents.md).
 */
export function readingConfidence(
  zone: { accepted: boolean; doubts: readonly string[]; posterior: number; score: number } | null,
  textLines = 0,
): number {
  // A file's own text is exact, but nothing in it proves that the right words were taken.
  if (!zone) return textLines > 0 ? UNPROVED_CAP : 0;
  const clear = Math.exp(Math.min(0, zone.score) * 3);
  if (isMisprint(zone)) return Math.min(UNPROVED_CAP, Math.floor(100 * clear));
  const percent = Math.floor(100 * zone.posterior * clear);
  return Math.max(0, Math.min(zone.accepted ? 99 : UNPROVED_CAP, percent));
}

/** Nothing but check digits speaks against the lines. */
function isMisprint({ accepted, doubts }: { accepted: boolean; doubts: readonly string[] }): boolean {
  return !accepted && doubts.length > 0 && doubts.every((doubt) => doubt.startsWith("check_digit:"));
}
