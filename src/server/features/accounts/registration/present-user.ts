/** What leaves the server about an account. */
import type { User } from "#contract/accounts.ts";
import type { UserRow } from "../repository.ts";

export function toUser({ licenceVerifiedAt, emailVerifiedAt, operatorId, rights, ...row }: UserRow): User {
  const { companyName, ownerFirstName, ownerLastName, businessStopped, secondFactorDue, ...user } = row;
  const licenceVerified = user.role === "operator" ? licenceVerifiedAt !== null : null;
  const stopped = businessStopped && { businessStopped };
  const due = secondFactorDue && { secondFactorDue: secondFactorDue.toISOString() };
  const known = { ...user, emailVerified: emailVerifiedAt !== null, licenceVerified, ...due, ...stopped };
  if (operatorId === null || rights === null) return known;
  const ownerName = `${ownerFirstName} ${ownerLastName}`.trim();
  return { ...known, operatorId, employment: { companyName: companyName ?? ownerName, ownerName, rights } };
}
