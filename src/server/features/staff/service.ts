/** The staff's search of the record. */

import type { RouteInput } from "#contract/route.ts";
import { AUDIT_PAGE, AuditRecord, type searchAudit } from "#contract/staff.ts";
import { addDays } from "#domain/calendar.ts";
import type { Platform } from "#server/platform/context.ts";
import * as record from "./repository.ts";

export type StaffService = ReturnType<typeof staffService>;

/** As it is written by `recordAudit`. */
const Details = AuditRecord.shape.details;

type Query = RouteInput<typeof searchAudit>["query"];

export function staffService({ db }: Pick<Platform, "db">) {
  async function audit(query: Query): Promise<{ entries: AuditRecord[]; before: string | null }> {
    const { from, to, before, ...named } = query;
    const search = {
      ...named,
      from: from === undefined ? undefined : dayStart(from),
      until: to === undefined ? undefined : dayStart(addDays(to, 1)),
      before: before === undefined ? undefined : Number(before),
    };
    const rows = await record.searchAudit(db, search, AUDIT_PAGE + 1);
    const entries = rows.slice(0, AUDIT_PAGE).map(({ id, at, details, ...entry }) => ({
      ...{ ...entry, id: String(id), at: at.toISOString() },
      details: Details.parse(details),
    }));
    return { entries, before: rows.length > AUDIT_PAGE ? (entries.at(-1)?.id ?? null) : null };
  }

  return { audit };
}

function dayStart(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
