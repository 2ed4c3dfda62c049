/** Makes accounts: for whoever registers, and for the demonstration world. */
import type { Registration } from "#contract/accounts.ts";
import { accountName } from "#domain/account-name.ts";
import type { Locale } from "#i18n/locales.ts";
import { type Db, isUniqueViolation } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import {
  insertOperator,
  insertUser,
  isInvisible,
  looksTaken,
  type NewOperator,
  type NewUser,
  takenName,
} from "../repository.ts";

export interface NewAccount {
  /** With the password hashed already: whoever makes many accounts hashes once. */
  readonly user: NewUser;
  /** Operators only. */
  readonly operator?: Omit<NewOperator, "userId">;
}

/** Makes an account and answers its id. Throws a unique violation when its username or email address is taken. */
export async function createAccount(tx: Db, { user, operator }: NewAccount): Promise<string> {
  const userId = await insertUser(tx, user);
  if (operator) await insertOperator(tx, { ...operator, userId });
  await recordAudit(tx, {
    actorId: userId,
    action: "user.registered",
    subjectType: "user",
    subjectId: userId,
    details: { role: user.role },
  });
  return userId;
}

/**
 * A username that reads like an address would take it from whoever owns it. Throws AppError `invalid_input` at the field.
 */
export function refuseOthersAddress({ username, email }: { readonly username: string; readonly email: string }): void {
  if (!username.normalize("NFKC").includes("@") || username.toLowerCase() === email.toLowerCase()) return;
  throw new AppError("invalid_input", {}, { username: { key: "own_address_only" } });
}

/**
 * For a new username, in the transaction that makes it. Throws AppError `username_taken` for one that looks like another's,
 * and `invalid_input` for one of which nothing can be seen.
 */
export async function refuseLookAlike(tx: Db, username: string): Promise<void> {
  if (await isInvisible(tx, username)) throw new AppError("invalid_input", {}, { username: { key: "required" } });
  if (await looksTaken(tx, username)) throw new AppError("username_taken", {}, { username: { key: "taken" } });
}

/** An operator begins unverified, under the names of its owner. */
export function accountOf(
  registration: Registration,
  decided: Pick<NewUser, "passwordHash" | "passwordStrong" | "addressCounts">,
  locale: Locale,
): NewAccount {
  const { password: _, preferredLanguage = locale, ...names } = registration;
  const user = { ...names, ...decided, preferredLanguage };
  if (names.role !== "operator") return { user };
  return { user, operator: { companyName: accountName(names) } };
}

/** The refusal for a violated constraint, naming the field; the error itself when it is another. */
export async function nameRefusal(
  db: Db,
  names: { username: string; email: string },
  error: unknown,
): Promise<unknown> {
  if (!isUniqueViolation(error, "sign_in_names_pkey")) return error;
  const field = (await takenName(db, names)) ?? "username";
  return new AppError(`${field}_taken`, {}, { [field]: { key: "taken" } });
}
