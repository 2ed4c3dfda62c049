/** Companies: the entrance of this feature for routes. */
import type { z } from "zod";
import type { bookingCompany, Company, changeCompany } from "#contract/company.ts";
import type { RouteOutput } from "#contract/route.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import * as rows from "./repository.ts";

export type CompanyService = ReturnType<typeof companyService>;

export function companyService({ db }: Pick<Platform, "db">) {
  async function read(operatorId: string): Promise<Company> {
    const row = await rows.findCompany(db, operatorId);
    if (!row) throw new AppError("not_found");
    return { ...presented(row), version: row.version ?? 0 };
  }

  /** Throws AppError `demo_account`, `changed_meanwhile`. */
  async function change(
    { id: actorId, operatorId, demo }: SessionUser,
    { version, ...profile }: z.output<typeof changeCompany.body>,
  ): Promise<Company> {
    if (demo) throw new AppError("demo_account");
    await db.transaction().execute(async (tx) => {
      const isWritten = await rows.writeProfile(tx, { ...profile, operatorId, version: version + 1 }, version);
      if (!isWritten) throw new AppError("changed_meanwhile");
      await recordAudit(tx, {
        ...{ actorId, action: "operator.company_changed", subjectType: "operator", subjectId: operatorId },
        details: { version: version + 1 },
      });
    });
    return read(operatorId);
  }

  /** Throws AppError `not_found` for any booking but one that this account has sent to its operator. */
  async function ofBooking(userId: string, bookingId: string): Promise<RouteOutput<typeof bookingCompany>> {
    const row = await rows.findCompanyOfBooking(db, userId, bookingId);
    if (!row) throw new AppError("not_found");
    return presented(row);
  }

  return { read, change, ofBooking };
}

function presented({ name, address, phones, email, about }: rows.CompanyRow) {
  return { name, address: address ?? "", phones: phones ?? [], email, about: about ?? "" };
}
