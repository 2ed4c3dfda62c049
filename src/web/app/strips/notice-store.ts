/** Why somebody was sent to their own dashboard: kept until the shell has said it. */
import type { Role, User } from "#contract/accounts.ts";

let pending: Role | null = null;

export function noteWrongRole({ role }: User): void {
  pending = role;
}

/** The role of whoever was sent away and has not been told why. */
export function wrongRole(): Role | null {
  return pending;
}

/** It has been said. */
export function forgetWrongRole(): void {
  pending = null;
}
