/** Every refusal a caller can meet: one code union, one code → status table, the problem+json shape (RFC 9457). */
import { z } from "zod";

export const ERROR_STATUS = {
  invalid_input: 400,
  malformed_body: 400,
  malformed_url: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  forbidden: 403,
  foreign_origin: 403,
  licence_needed: 403,
  demo_account: 403,
  wrong_password: 403,
  email_not_verified: 403,
  link_of_another: 403,
  not_found: 404,
  link_unknown: 404,
  method_not_allowed: 405,
  sold_out: 409,
  not_on_sale: 409,
  hold_expired: 409,
  illegal_transition: 409,
  username_taken: 409,
  email_taken: 409,
  already_paid: 409,
  pay_on_nusuk: 409,
  pay_the_operator: 409,
  payment_refused: 409,
  too_many_holds: 409,
  too_many_documents: 409,
  too_many_travellers: 409,
  traveller_is_booked: 409,
  already_travelling: 409,
  already_decided: 409,
  bookings_stand: 409,
  has_customers: 409,
  group_full: 409,
  already_member: 409,
  last_administrator: 409,
  too_many_groups: 409,
  too_many_invitations: 409,
  in_progress: 409,
  ticket_not_ready: 409,
  nothing_paid: 409,
  licence_waiting: 409,
  link_used: 410,
  link_expired: 410,
  link_withdrawn: 410,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  headers_too_large: 431,
  country_needed: 422,
  channel_not_served: 422,
  mixed_channels: 422,
  several_operators: 422,
  rooms_do_not_fit: 422,
  idempotency_key_reused: 422,
  unacceptable: 422,
  form_expired: 422,
  file_empty: 422,
  file_unreadable: 422,
  file_type: 422,
  image_too_small: 422,
  image_too_large: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The body of every 4xx and 5xx answer. `errors` names fields; further members carry the numbers behind the sentence. */
export const Problem = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(codes),
    errors: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: "Problem" });

export type Problem = z.output<typeof Problem>;
