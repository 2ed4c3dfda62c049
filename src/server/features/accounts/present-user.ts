/** What leaves the server about an account. */
import type { User } from "#contract/accounts.ts";
import type { UserRow } from "./repository.ts";

export function toUser({ licenceVerifiedAt, ...user }: UserRow): User {
  return { ...user, licenceVerified: user.role === "operator" ? licenceVerifiedAt !== null : null };
}
