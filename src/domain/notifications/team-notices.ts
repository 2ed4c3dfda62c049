/** Which notices to an operator its employees get too: those about what they have the right to do. */
import type { OperatorRight } from "../operators/rights.ts";
import type { NoticeKind } from "./notice.ts";

const TEAM_NOTICES: Partial<Record<NoticeKind, OperatorRight>> = {
  customer_waits: "bookings",
  customer_still_waits: "bookings",
  customer_booked: "bookings",
  customer_paid: "bookings",
  customer_overdue: "bookings",
  customer_unpaid: "bookings",
  customer_cancelled: "bookings",
  customer_wrote: "bookings",
  customer_swapped: "bookings",
  customer_rooms: "bookings",
  customer_left: "bookings",
  customer_lapsed: "bookings",
  customer_released: "bookings",
  review_written: "voices",
  question_asked: "voices",
  problem_raised: "voices",
  problem_escalated: "voices",
  problem_settled: "voices",
  problem_decided: "voices",
};

/** Null: for the account that it is addressed to, and nobody of its team. */
export function teamRightOf(kind: NoticeKind): OperatorRight | null {
  return TEAM_NOTICES[kind] ?? null;
}
