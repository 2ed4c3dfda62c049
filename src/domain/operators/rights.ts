/** What an operator's employees may do; the owner may do everything. */

/**
 * `packages`: offers, their pictures and imports; `bookings`: customers' bookings, from the approval to the message;
 * `groups`: customer groups with their lists; `money`: refunds and statements; `analytics`: figures and their exports;
 * `voices`: reviews, questions and problems.
 */
export const OPERATOR_RIGHTS = ["packages", "bookings", "groups", "money", "analytics", "voices"] as const;
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number];

/** Who employs somebody, and what they may do there. */
export interface Employment {
  /** Who can give what is missing. */
  readonly ownerName: string;
  readonly rights: readonly OperatorRight[];
}

/** Whether `right` is missing to an employee; whoever is nobody's employee lacks none. */
export function lacksRight(employment: Employment | null, right: OperatorRight | "owner" | undefined): boolean {
  if (!employment || right === undefined) return false;
  return right === "owner" || !employment.rights.includes(right);
}
