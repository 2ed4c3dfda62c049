/** What an operator's employees may do; the owner may do everything. */

/**
 * `packages`: offers, their pictures and imports; `bookings`: customers' bookings, from the approval to the message;
 * `groups`: customer groups with their lists; `money`: refunds and statements; `analytics`: figures and their exports;
 * `voices`: reviews, questions and problems.
 */
export const OPERATOR_RIGHTS = ["packages", "bookings", "groups", "money", "analytics", "voices"] as const;
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number];

/** What a call asks of an employee: a right, any one of several, or what only the owner has. */
export type NeededRight = OperatorRight | readonly OperatorRight[] | "owner";

/** Who employs somebody, and what they may do there. */
export interface Employment {
  /** Who can give what is missing. */
  readonly ownerName: string;
  readonly rights: readonly OperatorRight[];
}

/** Whether what is `needed` is missing to an employee; whoever is nobody's employee lacks none. */
export function lacksRight(employment: Employment | null, needed: NeededRight | undefined): boolean {
  if (!employment || needed === undefined) return false;
  return needed === "owner" || !rightsOf(needed).some((right) => employment.rights.includes(right));
}

/** Those of which one is enough. */
export function rightsOf(needed: Exclude<NeededRight, "owner">): readonly OperatorRight[] {
  return typeof needed === "string" ? [needed] : needed;
}
