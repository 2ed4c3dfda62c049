/** What staff do with applications: look at them with their page, approve or return them; every look at a page and every act is recorded. */
import type { endingLicences, Licence, LicenceCase } from "#contract/licences.ts";
import type { RouteResult } from "#contract/route.ts";
import { accountName } from "#domain/account-name.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { afterLicenceEvent, type LicenceEvent, RENEW_DAYS } from "#domain/operators/licence.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { demandSecondFactor } from "#server/platform/records/second-factor-due.ts";
import { PAGE_TYPE } from "#server/uploads/clean-page.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PackageService } from "../packages/service.ts";
import { refuseLicenceProblems } from "./applications.ts";
import { toLicence } from "./present-licence.ts";
import * as rows from "./repository.ts";
import { OPERATOR_DESK_PATH } from "./sweep-licences.job.ts";

/** Somebody of staff. */
export interface Checker {
  readonly id: string;
}

/** With the page that was looked at, null where there was none; left out, whichever it is. */
export type LicenceDecision = (
  | { readonly decision: "approve" }
  | { readonly decision: "return"; readonly reason: string }
) & { readonly page?: string | null | undefined };

interface Deps extends Pick<Platform, "db" | "clock" | "files"> {
  readonly packages: Pick<PackageService, "operatorChanged">;
  readonly notifications: Pick<NotificationService, "notify">;
}

type EndingLicence = RouteResult<typeof endingLicences>[number];

interface Closing {
  readonly status: "approved" | "returned";
  readonly reason?: string;
}

export function licenceDesk({ db, clock, files, packages, notifications }: Deps) {
  async function queue(): Promise<LicenceCase[]> {
    const waiting = await rows.waitingLicences(db);
    const earlier = await rows.decidedLicences(
      db,
      waiting.map(({ operatorId }) => operatorId),
    );
    return waiting.map((row) => ({
      ...toCase(row),
      earlier: earlier.filter(({ operatorId }) => operatorId === row.operatorId).map(toLicence),
    }));
  }

  async function ending(): Promise<EndingLicence[]> {
    const found = await rows.endingWithOperators(db, addDays(dateOf(clock()), RENEW_DAYS));
    return found.map(({ listed, ...row }) => ({ ...toCase(row), listed }));
  }

  /** Throws AppError `not_found` for a page that another one has replaced. */
  async function page(checker: Checker, id: string, asked?: string): Promise<{ contentType: string; content: Buffer }> {
    const row = await find(id);
    if (!row.fileId || !row.fileKey || (asked ?? row.fileId) !== row.fileId) throw new AppError("not_found");
    const content = await files.read(row.fileId, row.fileKey);
    await recordAudit(db, audited("licence.read", checker, id));
    return { contentType: PAGE_TYPE, content };
  }

  /**
   * Throws AppError `illegal_transition` once it is decided, `unacceptable` for the approval of one that has ended, and
   * `changed_meanwhile` where another page was sent since.
   */
  async function decide(checker: Checker, id: string, decision: LicenceDecision): Promise<Licence> {
    await find(id);
    const decided = await db.transaction().execute(async (tx) => {
      const row = await lockFor(tx, id, decision.decision);
      if (decision.page !== undefined && decision.page !== row.fileId) throw new AppError("changed_meanwhile");
      if (decision.decision === "return")
        return close(tx, checker, row, { status: "returned", reason: decision.reason });
      refuseLicenceProblems(row, dateOf(clock()));
      await rows.replaceHolding(tx, row.operatorId);
      await rows.holdLicence(tx, row, clock());
      await demandSecondFactor(tx, row.operatorId, clock());
      return close(tx, checker, row, { status: "approved" });
    });
    await packages.operatorChanged(decided.operatorId);
    return toLicence(decided);
  }

  /** With the caller's transaction: the licence holds no more, until it is reinstated. Throws AppError `illegal_transition`. */
  async function withdraw(tx: Db, id: string): Promise<void> {
    const row = await lockFor(tx, id, "withdraw");
    await rows.dropHolding(tx, row.operatorId);
    await rows.saveLicenceDecision(tx, id, { status: "withdrawn", decidedAt: clock() });
  }

  /** It holds again, unless it has ended or another one holds meanwhile; then it is a matter of the past. */
  async function reinstate(tx: Db, id: string): Promise<void> {
    const row = await lockFor(tx, id, "reinstate");
    const own = await rows.licencesOf(tx, row.operatorId);
    if (row.validUntil < dateOf(clock()) || own.some(({ status }) => status === "approved")) return;
    await rows.saveLicenceDecision(tx, id, { status: "approved", decidedAt: clock() });
    await rows.holdLicence(tx, row, clock());
  }

  /** Ends the case in the caller's transaction, and tells the operator. */
  async function close(tx: Db, checker: Checker, row: rows.LicenceRow, closing: Closing): Promise<rows.LicenceRow> {
    const { id, operatorId: userId, number } = row;
    const { status, reason } = closing;
    await recordAudit(tx, audited(`licence.${status}`, checker, id));
    const params = reason === undefined ? { number } : { number, reason };
    await notifications.notify(tx, { userId, kind: `licence_${status}`, params, link: OPERATOR_DESK_PATH });
    return rows.saveLicenceDecision(tx, id, { ...closing, decidedAt: clock() });
  }

  async function find(id: string): Promise<rows.LicenceRow> {
    const row = await rows.findLicence(db, id);
    if (!row) throw new AppError("not_found");
    return row;
  }

  return { queue, ending, page, decide, withdraw, reinstate };
}

type AppliedFor = Awaited<ReturnType<typeof rows.waitingLicences>>[number];

function toCase({ username, email, firstName, lastName, ...row }: AppliedFor): Omit<LicenceCase, "earlier"> {
  const operator = { id: row.operatorId, username, email, name: accountName({ firstName, lastName }) };
  return { licence: toLicence(row), operator };
}

async function lockFor(tx: Db, id: string, event: LicenceEvent): Promise<rows.LicenceRow> {
  const row = await rows.lockLicence(tx, id);
  if (!row || !afterLicenceEvent(row.status, event)) throw new AppError("illegal_transition");
  return row;
}

function audited(action: string, { id: actorId }: Checker, subjectId: string) {
  return { actorId, action, subjectType: "licence", subjectId };
}
