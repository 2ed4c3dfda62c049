/** How a document stands once its verdict was judged again: what people have said of it is not lost. */
import type { DocumentStatus } from "./document.ts";
import type { Judgement } from "./rules/judge.ts";
import type { Finding } from "./verdicts/finding.ts";

type RuleOutcome = Pick<Finding, "ruleId" | "outcome" | "mandatory">;

export interface Before {
  readonly status: DocumentStatus;
  readonly needsReview: boolean;
  /** When a person decided; null while none has. */
  readonly reviewedAt: Date | null;
  /** When the owner said that the name was read wrong. */
  readonly nameDisputedAt: Date | null;
  readonly checks: readonly RuleOutcome[];
}

export interface After {
  readonly status: DocumentStatus;
  readonly needsReview: boolean;
  readonly reviewedAt: Date | null;
}

/**
 * Without a person's decision the new judgement stands, but for a name in dispute, which is never verified by a machine. A
 * person's decision stands until a mandatory rule fails that did not fail before, or what they approved it for has become
 * another: then a person is asked again. A certificate
 * that was accepted as too early needs nobody's look once the new one can be made: days were all that changed.
 */
export function standingAfter(
  before: Before,
  { status, needsReview, checks }: Pick<Judgement, "status" | "needsReview" | "checks">,
): After {
  const { reviewedAt } = before;
  if (reviewedAt) {
    if (before.status === "verified" && isDueAgain(before.checks, checks)) {
      return { status: "rejected", needsReview: false, reviewedAt: null };
    }
    const isEnded = checks.some(({ ruleId }) => ruleId === "approval_current");
    const asked = before.status === "verified" && (isEnded || failsNewly(before.checks, checks));
    return asked
      ? { status: "pending", needsReview: true, reviewedAt: null }
      : { status: before.status, needsReview: before.needsReview, reviewedAt };
  }
  if (before.nameDisputedAt && status === "verified") return { status: "pending", needsReview: true, reviewedAt };
  return { status, needsReview, reviewedAt };
}

function isDueAgain(before: readonly RuleOutcome[], after: readonly RuleOutcome[]): boolean {
  const announced = before.some(({ ruleId }) => ruleId === "health_renewal");
  return announced && after.some(({ ruleId, outcome }) => ruleId === "health_date" && outcome === "fail");
}

function failsNewly(before: readonly RuleOutcome[], after: readonly RuleOutcome[]): boolean {
  const failed = new Set(before.filter(({ outcome }) => outcome === "fail").map(({ ruleId }) => ruleId));
  return after.some(({ ruleId, outcome, mandatory }) => mandatory && outcome === "fail" && !failed.has(ruleId));
}
