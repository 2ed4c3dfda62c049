/** Notices by what they are about: people choose by topic how they are told. */
import { HOLD_WARNED_MINUTES } from "#domain/bookings/holds/reminders.ts";
import type { NoticeKind } from "./notice.ts";

/** In the order of the settings. */
export const TOPICS = [
  "bookings",
  "payments",
  "documents",
  "household",
  "places",
  "voices",
  "customers",
  "licence",
  "account",
] as const;
export type Topic = (typeof TOPICS)[number];

const TOPIC_OF: Readonly<Record<NoticeKind, Topic>> = {
  welcome_pilgrim: "account",
  welcome_operator: "account",
  email_verified: "account",
  password_changed: "account",
  second_factor_on: "account",
  second_factor_off: "account",
  recovery_code_used: "account",
  recovery_codes_renewed: "account",
  passkey_added: "account",
  passkey_removed: "account",
  measure_taken: "account",
  measure_ended: "account",
  sessions_ended: "account",
  operator_stopped: "bookings",
  operator_back: "bookings",
  places_stopped: "places",
  places_back: "places",
  hold_ending: "bookings",
  hold_expired: "bookings",
  waitlist_joined: "places",
  waitlist_offer: "places",
  waitlist_lapsed: "places",
  waitlist_ended: "places",
  waitlist_without_household: "places",
  waitlist_not_served: "places",
  queue_near: "places",
  queue_admitted: "places",
  queue_lapsed: "places",
  queue_paused: "places",
  recommendation: "account",
  household_turn: "places",
  household_turn_used: "places",
  household_line_left: "places",
  household_offer: "places",
  household_hold_over: "bookings",
  household_booked: "bookings",
  household_cancelled: "bookings",
  household_ended: "bookings",
  queue_sold_out: "places",
  queue_ended: "places",
  booking_sent: "bookings",
  booking_secured: "bookings",
  booking_approved: "bookings",
  booking_to_buy: "bookings",
  household_reference_missing: "bookings",
  booking_accepted: "bookings",
  booking_declined: "bookings",
  booking_called_off: "bookings",
  booking_ended_by_staff: "bookings",
  operator_wrote: "voices",
  booking_lapsed: "bookings",
  booking_released: "bookings",
  booking_yielded: "bookings",
  booking_withdrawn: "bookings",
  reference_recorded: "bookings",
  number_corrected: "bookings",
  number_withdrawn: "bookings",
  traveller_swapped: "bookings",
  rooms_changed: "bookings",
  traveller_left: "bookings",
  place_taken_off: "bookings",
  seat_refused: "bookings",
  seat_lapsed: "bookings",
  seat_released: "bookings",
  reference_missing: "bookings",
  booking_unpaid: "payments",
  amount_ahead: "payments",
  amount_overdue: "payments",
  payment_received: "payments",
  payment_returned: "payments",
  payment_asked: "payments",
  step_ahead: "payments",
  wallet_due: "payments",
  things_due: "documents",
  document_verified: "documents",
  document_rejected: "documents",
  document_in_review: "documents",
  their_document_verified: "documents",
  their_document_rejected: "documents",
  their_document_in_review: "documents",
  licence_approved: "licence",
  licence_returned: "licence",
  licence_ending: "licence",
  licence_ended: "licence",
  household_joined: "household",
  household_left: "household",
  household_removed: "household",
  household_administrator: "household",
  household_reminder: "household",
  customer_waits: "customers",
  customer_still_waits: "customers",
  customer_booked: "customers",
  customer_paid: "customers",
  customer_overdue: "customers",
  customer_unpaid: "customers",
  customer_cancelled: "customers",
  customer_swapped: "customers",
  customer_rooms: "customers",
  customer_left: "customers",
  customer_seat_lapsed: "customers",
  customer_lapsed: "customers",
  customer_yielded: "customers",
  customer_released: "customers",
  customer_reported: "customers",
  customer_corrected: "customers",
  customer_withdrew: "customers",
  customer_claimed: "customers",
  customer_wrote: "voices",
  team_joined: "account",
  team_left: "account",
  team_removed: "account",
  team_rights: "account",
  review_written: "voices",
  review_answered: "voices",
  review_hidden: "voices",
  report_decided: "voices",
  question_asked: "voices",
  question_answered: "voices",
  question_hidden: "voices",
  problem_raised: "voices",
  problem_answered: "voices",
  problem_escalated: "voices",
  problem_taken_up: "voices",
  problem_settled: "voices",
  problem_rested: "voices",
  problem_decided: "voices",
};

export function topicOf(kind: NoticeKind): Topic {
  return TOPIC_OF[kind];
}

/** Minutes count: they are told in quiet hours too, and by every channel at once. */
const URGENT: ReadonlySet<NoticeKind> = new Set([
  "hold_ending",
  "waitlist_offer",
  "queue_near",
  "queue_admitted",
  "household_turn",
  "household_offer",
  "password_changed",
  "second_factor_on",
  "second_factor_off",
  "recovery_code_used",
  "recovery_codes_renewed",
  "passkey_added",
  "passkey_removed",
]);

export function isUrgent(kind: NoticeKind): boolean {
  return URGENT.has(kind);
}

/** So long after it happened a notice is still news to a phone that was away; later it only stands in the app. */
export function worthSeconds(kind: NoticeKind): number {
  if (kind === "hold_ending") return HOLD_WARNED_MINUTES * 60;
  return isUrgent(kind) ? 3_600 : 86_400;
}

/** Letters that a contract or an account's safety needs: no choice holds them back. docs/decisions/0040 */
const ESSENTIAL: ReadonlySet<NoticeKind> = new Set([
  "password_changed",
  "second_factor_on",
  "second_factor_off",
  "recovery_code_used",
  "recovery_codes_renewed",
  "passkey_added",
  "passkey_removed",
  "measure_taken",
  "measure_ended",
  "sessions_ended",
  "operator_stopped",
  "operator_back",
  "booking_secured",
  "booking_approved",
  "booking_to_buy",
  "booking_accepted",
  "booking_declined",
  "booking_lapsed",
  "booking_released",
  "booking_yielded",
  "booking_called_off",
  "booking_ended_by_staff",
  "payment_received",
  "payment_returned",
]);

export function isEssential(kind: NoticeKind): boolean {
  return ESSENTIAL.has(kind);
}

/** What the ten steps of a journey bring: the timeline's Subscribe button stands for these. */
export const JOURNEY_TOPICS = ["bookings", "payments", "documents", "household", "places"] as const satisfies Topic[];

/** Those that can come to somebody of a role. */
export function topicsFor(role: "pilgrim" | "operator" | "staff"): readonly Topic[] {
  if (role === "pilgrim") return [...JOURNEY_TOPICS, "voices", "account"];
  return role === "operator" ? ["customers", "voices", "licence", "account"] : ["voices", "account"];
}
