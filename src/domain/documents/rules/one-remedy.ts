/** Findings that ask for the same thing are told together: one remedy, not one each. */
import type { Outcome } from "../verdicts/finding.ts";

interface Asking {
  readonly outcome: Outcome;
  readonly remedy: string | null;
}

/** In their order; of what was left open, all that one remedy puts right stands under the first of them. What fails, and what asks for nothing, stands alone. */
export function byRemedy<Check extends Asking>(checks: readonly Check[]): (readonly [Check, ...Check[]])[] {
  const groups: [Check, ...Check[]][] = [];
  for (const check of checks) {
    const together = isOpen(check) && groups.find(([first]) => isOpen(first) && first.remedy === check.remedy);
    if (together) together.push(check);
    else groups.push([check]);
  }
  return groups;
}

function isOpen({ outcome, remedy }: Asking): boolean {
  return remedy !== null && (outcome === "not_checked" || outcome === "warning");
}
