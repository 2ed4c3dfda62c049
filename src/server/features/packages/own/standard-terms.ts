/** The terms that an operator's new packages begin with, where a draft names none. */
import type { z } from "zod";
import type { changeStandardTerms, StandardTerms } from "#contract/standard-terms.ts";
import { takingProblems, termsProblems } from "#domain/packages/check.ts";
import { STANDARD_TERMS, type Terms } from "#domain/packages/package.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { showTerms } from "../present-package.ts";
import { toTerms } from "./package-fields.ts";
import { refusePackageProblems } from "./refusals.ts";
import { findStandardTerms, writeStandardTerms } from "./standard-terms.repository.ts";

/** Those of everybody where the operator has set none. */
export async function standardTermsOf(db: Db, operatorId: string): Promise<Terms> {
  return (await findStandardTerms(db, operatorId))?.terms ?? STANDARD_TERMS;
}

export function standardTerms({ db }: Pick<Platform, "db">) {
  async function read(operatorId: string): Promise<StandardTerms> {
    const set = await findStandardTerms(db, operatorId);
    return { terms: showTerms(set?.terms ?? STANDARD_TERMS, "USD"), version: set?.version ?? 0 };
  }

  /** Throws AppError `demo_account`, `unacceptable`, `changed_meanwhile`. */
  async function change(
    { id: actorId, operatorId, demo }: SessionUser,
    { terms: draft, version: seenVersion }: z.output<typeof changeStandardTerms.body>,
  ): Promise<StandardTerms> {
    if (demo) throw new AppError("demo_account");
    const terms = toTerms(draft);
    refusePackageProblems([...termsProblems(terms), ...takingProblems(terms)]);
    await db.transaction().execute(async (tx) => {
      if (!(await writeStandardTerms(tx, { operatorId, terms, seenVersion }))) throw new AppError("changed_meanwhile");
      await recordAudit(tx, {
        ...{ actorId, action: "operator.terms_changed", subjectType: "operator", subjectId: operatorId },
        details: { version: seenVersion + 1 },
      });
    });
    return read(operatorId);
  }

  return { read, change };
}
