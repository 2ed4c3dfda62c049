/** One rule's answer about one document: the shape of the proof that every verdict carries. */

/** `not_due`: the rule's time has not come, so it counts neither for nor against. */
export const OUTCOMES = ["pass", "fail", "warning", "not_checked", "not_due"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Corners of a place on the stored picture, in its pixels, clockwise from the text's own top start. */
export type Box = readonly { readonly x: number; readonly y: number }[];

/** Named values behind a finding; they are also the arguments of its sentences. Dates are YYYY-MM-DD. */
export type Evidence = Readonly<Record<string, string | number | boolean>>;

/**
 * What one rule found. Its sentences stand in the catalogue area `verdicts`, with the evidence as arguments:
 * `rules.<ruleId>.title`, `rules.<ruleId>.<outcome>` and, where there is one, `remedies.<remedyKey>`.
 */
export interface Finding {
  readonly ruleId: RuleId;
  readonly outcome: Outcome;
  /** Share in the compliance score, any positive number. */
  readonly weight: number;
  /** A mandatory rule that fails rejects; one that could not be checked asks for a person. */
  readonly mandatory: boolean;
  readonly evidence: Evidence;
  readonly remedyKey?: RemedyKey;
  readonly box?: Box;
  /** The page that `box` lies on, from 1; left out: the first. */
  readonly page?: number;
}

export const RULE_IDS = [
  "file_readable",
  "file_scripts",
  "page_sharp",
  "document_kind",
  "mrz_found",
  "mrz_check_digits",
  "mrz_reading",
  "mrz_printed",
  "issuing_state",
  "passport_expiry",
  "passport_age",
  "passport_name",
  "passport_birth_date",
  "passport_sex",
  "passport_nationality",
  "passport_holder",
  "passport_face",
  "passport_original",
  "passport_blank_pages",
  "visa_due",
  "visa_hajj",
  "visa_passport_number",
  "visa_name",
  "visa_dates",
  "paper_understood",
  "health_date",
  "health_renewal",
  "health_language",
  "health_name",
  "health_issuer",
  "health_statement",
  "vaccine_kind",
  "vaccine_window",
  "vaccine_name",
  "photo_size",
  "photo_background",
  "photo_sharp",
  "photo_face",
  "photo_upright",
  "photo_whole",
  "photo_eyes",
  "photo_uncovered",
  "photo_colour",
  "photo_not_document",
  "photo_holder",
  "content_reviewed",
  "approval_current",
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export const REMEDY_KEYS = [
  "renew_passport",
  "retake_page",
  "retake_whole",
  "retake_closer",
  "retake_lighter",
  "retake_sharper",
  "retake_glare",
  "retake_alone",
  "choose_right_type",
  "send_paper",
  "own_document",
  "own_photo",
  "check_state",
  "wait_for_age",
  "look_at_pages",
  "person_reviews",
  "printed_digits",
  "check_nationality",
  "compare_record",
  "say_birth_date",
  "compare_printed",
  "clearer_page",
  "original_page",
  "wait_for_visa",
  "hajj_visa",
  "correct_visa",
  "upload_passport",
  "new_certificate",
  "certificate_later",
  "certificate_language",
  "certificate_name",
  "certificate_doctor",
  "speak_to_doctor",
  "vaccine_acwy",
  "vaccinate_in_time",
  "larger_photo",
  "white_background",
  "sharper_photo",
  "photo_of_person",
  "one_face",
  "look_ahead",
  "turn_upright",
  "step_back",
  "no_glasses",
  "free_face",
  "colour_photo",
] as const;
export type RemedyKey = (typeof REMEDY_KEYS)[number];
