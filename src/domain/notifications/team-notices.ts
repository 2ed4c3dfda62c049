/** Which notices to an operator its employees get too: those about what they have the right to do. */
import type { OperatorRight } from "../operators/rights.ts";
import { NOTICE_KINDS, type NoticeKind } from "./notice.ts";

const ABOUT_VOICES: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  "review_written",
  "question_asked",
  "problem_raised",
  "problem_escalated",
  "problem_settled",
  "problem_decided",
]);

/** Null: for the account that it is addressed to, and nobody of its team. What is about customers is called so. */
export function teamRightOf(kind: NoticeKind): OperatorRight | null {
  if (ABOUT_VOICES.has(kind)) return "voices";
  return kind.startsWith("customer_") ? "bookings" : null;
}

/** What employees with any of these rights get, and nobody without. */
export function teamKindsOf(rights: readonly OperatorRight[]): NoticeKind[] {
  return NOTICE_KINDS.filter((kind) => {
    const right = teamRightOf(kind);
    return right !== null && rights.includes(right);
  });
}
