/** Everything that people are told about: `told` shows up as unread, `mail` is sent too, the rest only stands in the activity. */

interface Manner {
  readonly told: boolean;
  readonly mail: boolean;
}

const NOTED: Manner = { told: false, mail: false };
const TOLD: Manner = { told: true, mail: false };
const MAILED: Manner = { told: true, mail: true };

/** Mail is for what somebody waits for and would miss, not for the answer to their own click. */
export const NOTICES = {
  welcome_pilgrim: TOLD,
  welcome_operator: TOLD,
  email_verified: NOTED,
  password_changed: MAILED,
  second_factor_on: MAILED,
  second_factor_off: MAILED,
  recovery_code_used: MAILED,
  recovery_codes_renewed: MAILED,
  passkey_added: MAILED,
  passkey_removed: MAILED,
  measure_taken: MAILED,
  measure_ended: MAILED,
  sessions_ended: MAILED,
  operator_stopped: MAILED,
  operator_back: MAILED,
  places_stopped: MAILED,
  places_back: MAILED,
  hold_ending: TOLD,
  hold_expired: MAILED,
  waitlist_joined: NOTED,
  waitlist_offer: MAILED,
  waitlist_lapsed: MAILED,
  waitlist_ended: MAILED,
  waitlist_without_household: MAILED,
  waitlist_not_served: MAILED,
  queue_near: MAILED,
  queue_admitted: MAILED,
  queue_lapsed: MAILED,
  queue_paused: MAILED,
  recommendation: NOTED,
  household_turn: MAILED,
  household_turn_used: MAILED,
  household_line_left: MAILED,
  household_offer: MAILED,
  household_hold_over: MAILED,
  household_booked: MAILED,
  household_cancelled: MAILED,
  household_ended: MAILED,
  queue_sold_out: MAILED,
  queue_ended: MAILED,
  booking_sent: NOTED,
  booking_secured: MAILED,
  booking_approved: MAILED,
  booking_to_buy: MAILED,
  household_reference_missing: MAILED,
  booking_accepted: MAILED,
  booking_declined: MAILED,
  booking_lapsed: MAILED,
  booking_released: MAILED,
  booking_yielded: MAILED,
  booking_withdrawn: NOTED,
  booking_called_off: MAILED,
  booking_ended_by_staff: MAILED,
  operator_wrote: MAILED,
  reference_recorded: TOLD,
  number_corrected: TOLD,
  number_withdrawn: MAILED,
  traveller_swapped: NOTED,
  rooms_changed: NOTED,
  traveller_left: NOTED,
  place_taken_off: MAILED,
  seat_refused: MAILED,
  seat_lapsed: MAILED,
  seat_released: MAILED,
  reference_missing: MAILED,
  booking_unpaid: MAILED,
  amount_ahead: MAILED,
  amount_overdue: MAILED,
  payment_received: MAILED,
  payment_returned: MAILED,
  payment_asked: MAILED,
  step_ahead: MAILED,
  wallet_due: MAILED,
  things_due: MAILED,
  document_verified: TOLD,
  document_rejected: TOLD,
  document_in_review: TOLD,
  their_document_verified: TOLD,
  their_document_rejected: TOLD,
  their_document_in_review: TOLD,
  licence_approved: MAILED,
  licence_returned: MAILED,
  licence_ending: MAILED,
  licence_ended: MAILED,
  team_joined: TOLD,
  team_left: TOLD,
  team_rights: TOLD,
  team_removed: MAILED,
  household_joined: TOLD,
  household_left: TOLD,
  household_removed: TOLD,
  household_administrator: TOLD,
  household_reminder: MAILED,
  customer_waits: MAILED,
  customer_still_waits: MAILED,
  customer_booked: MAILED,
  customer_claimed: TOLD,
  customer_paid: TOLD,
  customer_overdue: TOLD,
  customer_unpaid: MAILED,
  customer_cancelled: TOLD,
  customer_wrote: MAILED,
  customer_swapped: MAILED,
  customer_rooms: TOLD,
  customer_left: MAILED,
  customer_seat_lapsed: MAILED,
  customer_lapsed: MAILED,
  customer_yielded: MAILED,
  customer_released: TOLD,
  customer_reported: MAILED,
  customer_corrected: TOLD,
  customer_withdrew: TOLD,
  review_written: TOLD,
  review_answered: MAILED,
  review_hidden: MAILED,
  report_decided: TOLD,
  question_asked: MAILED,
  question_answered: MAILED,
  question_hidden: TOLD,
  problem_raised: MAILED,
  problem_answered: MAILED,
  problem_escalated: MAILED,
  problem_taken_up: MAILED,
  problem_settled: TOLD,
  problem_rested: TOLD,
  problem_decided: MAILED,
} as const satisfies Record<string, Manner>;

export type NoticeKind = keyof typeof NOTICES;
export const NOTICE_KINDS = Object.keys(NOTICES) as [NoticeKind, ...NoticeKind[]];

/** Values of the sentences; an `amount` in major units goes with its `currency`. */
export type NoticeParams = Readonly<Record<string, string | number>>;

/** What came of something, told beside the notice that it settled. */
export type NoticeOutcome = "verified" | "rejected" | "in_review" | "over";

/** By the kind of the notice that told of it: a verdict, or that it is over. */
export function outcomeOf(settledBy: NoticeKind): NoticeOutcome {
  const [, verdict] = /document_(verified|rejected|in_review)$/.exec(settledBy) ?? [];
  return verdict === "verified" || verdict === "rejected" || verdict === "in_review" ? verdict : "over";
}

export function mannerOf(kind: NoticeKind): Manner {
  return NOTICES[kind];
}
