/** A refusal that the caller can meet: a code of the contract with the values of its sentence. */
import { ERROR_STATUS, type ErrorCode } from "#contract/errors.ts";

/** The sentences of src/i18n/messages/<language>/fields.json. */
export const FIELD_SENTENCES = [
  "required",
  "wrong_type",
  "wrong_format",
  "not_an_email",
  "not_a_date",
  "not_whole",
  "not_offered",
  "too_short",
  "too_long",
  "too_small",
  "too_big",
  "amount_too_small",
  "amount_too_big",
  "too_few",
  "too_many",
  "unknown",
  "file_missing",
  "two_decimals",
  "taken",
  "own_address_only",
  "too_weak",
  "wrong_password",
  "wrong_code",
  "too_soon_or_late",
  "after_departure",
  "before_departure",
  "in_the_past",
  "nights_of_the_dates",
  "named_twice",
  "one_room_in_the_price",
  "more_for_more_people",
  "same_party",
  "room_too_full",
  "room_mixed",
  "room_of_one_kind",
  "seats_taken",
  "dates_are_booked",
  "release_is_told",
  "grace_past_departure",
  "above_deposit",
  "not_a_number",
  "reads_two_ways",
  "not_yes_or_no",
  "not_a_ladder",
  "not_a_language",
  "not_dollars",
  "twice_in_file",
  "closed_package",
  "account_unknown",
  "not_latin",
  "in_the_future",
  "too_long_ago",
  "not_a_phone",
  "one_self",
  "stays_self",
  "seats_or_travellers",
  "not_your_traveller",
  "too_young",
  "one_list_a_part",
  "needs_account",
  "payer_has_no_account",
  "not_in_group",
  "fewer_than_members",
  "number_of_the_other",
  "not_an_official_number",
  "hold_too_long",
  "unknown_package",
  "package_not_on_sale",
  "country_not_served",
  "no_money_for_nusuk",
  "seats_left_only",
  "differs_in_booking",
  "same_person_as",
  "other_row_of_booking",
  "one_number_an_application",
  "not_what_is_owed",
  "nothing_open",
  "deposit_first",
  "confirm_first",
  "answer_first",
  "wallet_too_late",
  "plan_section75",
  "plan_minimums",
  "plan_currencies",
  "plan_accepted_types",
  "plan_member_caps",
  "method_not_taken",
  "below_minimum",
] as const;

/** What is wrong with one field: its sentence and the values in it. */
export interface FieldProblem {
  readonly key: (typeof FIELD_SENTENCES)[number];
  readonly params?: Record<string, string | number>;
}

/** Thrown by services; the error handler makes the answer, its sentence in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Values of the sentence; they become members of the problem too. */
  readonly params: Readonly<Record<string, unknown>>;
  /** By the field's path, parts joined with dots: `parts.0.seats`. */
  readonly fields: Readonly<Record<string, FieldProblem>>;

  /** Whom a refusal at the door is about, where that is known; told to nobody but staff. */
  accountId: string | null = null;

  constructor(code: ErrorCode, params: Record<string, unknown> = {}, fields: Record<string, FieldProblem> = {}) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.params = params;
    this.fields = fields;
  }

  /** The same, with the account that was tried. */
  about(accountId: string | null): this {
    this.accountId = accountId;
    return this;
  }
}
