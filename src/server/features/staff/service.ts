/** The staff's search of the record, and the trace of who was refused. */

import { z } from "zod";
import type { RouteInput } from "#contract/route.ts";
import { AUDIT_PAGE, AuditRecord, SHOWN_TRIES, type searchAudit } from "#contract/staff.ts";
import { addDays } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { ALARM_AT, ALARM_HOURS, TRACE_DAYS } from "#domain/refused-tries.ts";
import type { Platform } from "#server/platform/context.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { deleteTriesBefore } from "#server/platform/limits/refused-tries.ts";
import { alarmsSince, newestTries } from "./refused-tries.repository.ts";
import * as record from "./repository.ts";

export type StaffService = ReturnType<typeof staffService>;

/** As it is written by `recordAudit`. */
const Details = AuditRecord.shape.details;

type Query = RouteInput<typeof searchAudit>["query"];

/** The trace of refusals is kept no longer than it may help. */
export const sweepTries = defineJob({
  name: "staff.sweep_refused_tries",
  data: z.object({}),
  retries: 2,
  everyMinutes: 60,
});

export function staffService({ db, clock, jobs }: Pick<Platform, "db" | "clock" | "jobs">) {
  const ago = (hours: number) => new Date(clock().getTime() - hours * HOUR_MS);

  async function refused(typed: string | undefined) {
    const [alarms, tries] = await Promise.all([
      alarmsSince(db, ago(ALARM_HOURS), ALARM_AT),
      newestTries(db, typed, SHOWN_TRIES),
    ]);
    return { alarms, tries: tries.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })) };
  }

  async function audit(query: Query): Promise<{ entries: AuditRecord[]; before: string | null }> {
    const { from, to, before, ...named } = query;
    const search = {
      ...named,
      from: from === undefined ? undefined : dayStart(from),
      until: to === undefined ? undefined : dayStart(addDays(to, 1)),
      before: before === undefined ? undefined : Number(before),
    };
    const rows = await record.findAuditEntries(db, search, AUDIT_PAGE + 1);
    const entries = rows.slice(0, AUDIT_PAGE).map(({ id, at, details, ...entry }) => ({
      ...{ ...entry, id: String(id), at: at.toISOString() },
      details: Details.parse(details),
    }));
    return { entries, before: rows.length > AUDIT_PAGE ? (entries.at(-1)?.id ?? null) : null };
  }

  function work(): void {
    jobs.work(sweepTries, () => deleteTriesBefore(db, ago(TRACE_DAYS * 24)));
  }

  return { audit, refused, work };
}

function dayStart(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
