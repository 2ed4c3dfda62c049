/** What leaves the server about an account. */
import type { User } from "#contract/accounts.ts";
import type { UserRow } from "./repository.ts";

export function toUser({ licenceVerifiedAt, emailVerifiedAt, ...user }: UserRow): User {
  const licenceVerified = user.role === "operator" ? licenceVerifiedAt !== null : null;
  return { ...user, emailVerified: emailVerifiedAt !== null, licenceVerified };
}
