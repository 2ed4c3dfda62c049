/** Erases an account: nothing while a booking stands; past bookings stay for the books, without a name. */
import { randomUUID } from "node:crypto";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { holdBusiness } from "#server/platform/records/measures.ts";
import { type AccountService, hashPassword } from "../accounts/service.ts";
import type { MailService } from "../mail/service.ts";
import type { PackageService } from "../packages/service.ts";
import { removeFiles } from "./remove-files.job.ts";
import * as rows from "./repository.ts";

export interface ErasureDeps extends Pick<Platform, "db" | "clock" | "files" | "jobs" | "live"> {
  readonly accounts: Pick<AccountService, "password">;
  readonly mail: Pick<MailService, "forget" | "postToVisitor">;
  readonly packages: Pick<PackageService, "gone">;
}

export function erasure({ db, clock, files, jobs, live, accounts, mail, packages }: ErasureDeps) {
  async function preview(userId: string) {
    return {
      standing: await rows.standingBookings(db, userId, clock()),
      keptBookings: await rows.countBookings(db, "userId", userId),
      hasCustomers: (await rows.countBookings(db, "operatorId", userId)) > 0,
    };
  }

  /** Throws AppError `demo_account`, `wrong_password`, `bookings_stand`, `has_customers`, `line_stands`. */
  async function erase(user: SessionUser, password: string): Promise<void> {
    await accounts.password.confirm(user, password, "password");
    // Of a password that nobody has; made before the lock, because it takes its time.
    const passwordHash = await hashPassword(randomUUID());
    const { packageIds, email } = await db.transaction().execute((tx) => eraseWithin(tx, user.id, passwordHash));
    await mail.forget(email);
    if (packageIds.length > 0) packages.gone(packageIds);
  }

  /**
   * Answers the packages that went with their operator, and the mailbox. Files are noise from the commit on; a job takes them out of the
   * store, and tries again where that is away.
   */
  async function eraseWithin(tx: Db, userId: string, passwordHash: string) {
    const { account, packageIds } = await rows.lockForErasure(tx, userId);
    if (!account) throw new AppError("not_signed_in");
    await refuseWhileNeeded(tx, userId);
    const fileIds = await rows.findFileIds(tx, userId);
    await live.hangUp(tx, userId);
    await rows.emptyUntied(tx, userId, account.emailVerifiedAt && account.email);
    await recordAudit(tx, { actorId: userId, action: "user.erased", subjectType: "user", subjectId: userId });
    if ((await rows.countBookings(tx, "userId", userId)) > 0) await empty(tx, userId, passwordHash);
    else await rows.deleteAccount(tx, userId);
    const { email, preferredLanguage } = account;
    const letter = { catalogue: "mails", key: "erased", values: {}, path: null } as const;
    await mail.postToVisitor(tx, { email, preferredLanguage, footer: "footerFormer" }, letter);
    if (fileIds.length > 0) await jobs.enqueue(tx, removeFiles, { fileIds });
    return { packageIds, email };
  }

  async function refuseWhileNeeded(tx: Db, userId: string): Promise<void> {
    const standing = await rows.standingBookings(tx, userId, clock());
    const references = standing.map(({ reference }) => reference).join(", ");
    if (standing.length > 0) throw new AppError("bookings_stand", { references });
    if ((await rows.countBookings(tx, "operatorId", userId)) > 0) throw new AppError("has_customers");
    // Whoever joins at this moment is waited for; afterwards there is no sale to join.
    await holdBusiness(tx, userId);
    if (await rows.hasLine(tx, userId)) throw new AppError("line_stands");
  }

  /** What the references let go goes; what has to stay points to an account without a name. */
  async function empty(tx: Db, userId: string, passwordHash: string): Promise<void> {
    for (const reference of await rows.referencesToAccounts(tx)) await rows.deleteReferring(tx, reference, userId);
    await rows.emptyBookings(tx, userId);
    await rows.emptyAccount(tx, userId, passwordHash);
  }

  /** A file that is gone already is no failure. */
  async function remove(fileIds: readonly string[]): Promise<void> {
    for (const fileId of fileIds) await files.remove(fileId);
  }

  return { preview, erase, work: () => jobs.work(removeFiles, ({ fileIds }) => remove(fileIds)) };
}
