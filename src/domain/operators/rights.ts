/** What an operator's employees may do; the owner may do everything. */

/**
 * `packages`: offers, their pictures and imports; `bookings`: customers' bookings, from the approval to the message;
 * `groups`: customer groups with their lists; `money`: refunds and statements; `analytics`: figures and their exports;
 * `voices`: reviews, questions and problems.
 */
const OPERATOR_RIGHTS = ["packages", "bookings", "groups", "money", "analytics", "voices"] as const;
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number];
