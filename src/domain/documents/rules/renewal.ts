/** Which paper has to be given a second time. */
import type { IsoDate } from "#domain/calendar.ts";
import type { Finding } from "../verdicts/finding.ts";

/** The first day on which a certificate that is good for the travel can be made, where this one is too early for it; else null. */
export function renewFromOf({
  checks,
}: {
  readonly checks: readonly Pick<Finding, "ruleId" | "evidence">[];
}): IsoDate | null {
  const renewal = checks.find(({ ruleId }) => ruleId === "health_renewal");
  return renewal ? String(renewal.evidence.earliest) : null;
}
