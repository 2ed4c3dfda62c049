/** The waitlist: the entrance of this feature for routes and jobs. */
import type { z } from "zod";
import type { joinWaitlist, WaitlistEntry } from "#contract/waitlist.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { serveWaitlist } from "../packages/service.ts";
import type { WaitlistDependencies } from "./deps.ts";
import { addWaitlistEntry, quitWaitlist } from "./joining.ts";
import { presentEntry } from "./present-entry.ts";
import { entriesOf, listWaitersOfOperator, listWaitlistReaders, packagesWaitedFor, type Whose } from "./repository.ts";
import { serve } from "./serving.ts";
import { sweepWaitlists } from "./sweep-waitlists.job.ts";

/** What has ended stays in the list for so long. */
const REMEMBERED_MS = 30 * DAY_MS;

type Actor = Pick<SessionUser, "id" | "operatorId" | "role">;
export type WaitlistService = ReturnType<typeof waitlistService>;

export function waitlistService(deps: WaitlistDependencies) {
  const { db, clock, jobs } = deps;

  async function list(userId: string): Promise<WaitlistEntry[]> {
    const now = clock();
    const entries = await entriesOf(db, userId, { since: new Date(now.getTime() - REMEMBERED_MS), now });
    return entries.map((row) => presentEntry(row, now));
  }

  async function joinLine(user: Actor, body: z.output<typeof joinWaitlist.body>): Promise<WaitlistEntry> {
    const { packageId, seats, roomType = null, familyId = null } = body;
    const id = await addWaitlistEntry(deps, { userId: user.id, packageId, seats, roomType, familyId });
    const entry = (await list(user.id)).find((own) => own.id === id);
    if (!entry) throw new AppError("not_found");
    return entry;
  }

  /** One line after the other, each in a transaction of its own; one that fails does not keep the others waiting. */
  async function sweep(): Promise<void> {
    const failures: unknown[] = [];
    for (const packageId of await packagesWaitedFor(db)) {
      await serve(deps, packageId).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, "lines could not be served");
  }

  return {
    list,
    join: joinLine,
    leave: (user: Actor, id: string) => quitWaitlist(deps, user, id),
    sweep,
    /** Everybody who waits with this operator, or was offered seats, with their households. */
    waitingAt: async (tx: Db, operatorId: string, whose: Whose) =>
      listWaitlistReaders(tx, await listWaitersOfOperator(tx, operatorId, whose)),
    /** Says who does this feature's jobs. */
    work() {
      jobs.work(serveWaitlist, ({ packageId }) => serve(deps, packageId));
      jobs.work(sweepWaitlists, sweep);
    },
  };
}
