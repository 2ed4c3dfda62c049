/** Which refusals leave a trace for staff, and when there are so many that somebody should look. */

/** A wrong key, or a closed door; not what the product asks for on the way, such as a licence or a confirmed address. */
export const TRACED_CODES = [
  "wrong_credentials",
  "wrong_password",
  "wrong_code",
  "passkey_refused",
  "email_taken",
  "account_suspended",
  "business_suspended",
  "forbidden",
  "foreign_origin",
  "owner_needed",
  "right_needed",
] as const;
export type TracedCode = (typeof TRACED_CODES)[number];

export function isTraced(code: string): code is TracedCode {
  return TRACED_CODES.some((traced) => traced === code);
}

/** So many within `ALARM_HOURS` are more than a forgetful owner's, and than those of a mosque that shares a network. */
export const ALARM_AT = { account: 20, network: 100 } as const;
export const ALARM_HOURS = 24;

/** So long a trace is kept. */
export const TRACE_DAYS = 90;

/** Accounts of one network that get rows of their own within an hour; of more, only the sum is kept. */
export const MOST_ACCOUNTS_A_NETWORK = 100;
