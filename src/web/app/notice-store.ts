/** Why somebody was sent to their own dashboard: kept until the shell has said it. */
import type { Role, User } from "#contract/accounts.ts";

let pending: Role | null = null;

export function noteWrongRole({ role }: User): void {
  pending = role;
}

/** The role of whoever was sent away, once. */
export function takeWrongRole(): Role | null {
  const role = pending;
  pending = null;
  return role;
}
