/** The end of a window: its packages are on direct sale again, and whoever waited or had a turn is told, in batches. */
import { z } from "zod";
import { afterWindowEvent, type CloseReason } from "#domain/queue/window.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { sellDirectly, serveWaitlist } from "../../packages/service.ts";
import type { Deps } from "../deps.ts";
import { freePeople } from "../line/tickets.repository.ts";
import { holdLine } from "../line/window-lock.ts";
import { findWindow, lockWindow, moveToldUntil, updateWindow, type WindowRow } from "../line/windows.repository.ts";
import { listTicketReaders } from "../people/readers.repository.ts";
import { turnEnded, turnSubject } from "../turns/turn-notices.ts";
import { endAll, goesOn, leftStanding, pickUnheld } from "../turns/turns.repository.ts";

export const tellEnded = defineJob({
  name: "queue.tell-ended",
  data: z.object({ windowId: z.string(), after: z.string() }),
  retries: 10,
});

/** Households told in one transaction, so that each hears of it once. */
const BATCH = 200;

/**
 * Under the line's lock and the window's. Ids of the packages that are free again. Throws AppError `illegal_transition`
 * for a window that is closed.
 */
export async function closeWithin(
  deps: Pick<Deps, "clock" | "jobs">,
  tx: Db,
  window: WindowRow,
  reason: CloseReason,
  actorId: string | null = null,
): Promise<string[]> {
  if (!afterWindowEvent(window.state, "close")) throw new AppError("illegal_transition");
  const now = deps.clock();
  await updateWindow(tx, window.id, {
    state: "closed",
    closedAt: now,
    closeReason: reason,
    pausedAt: null,
    restsSince: null,
  });
  // Turns before packages, as a hold locks them.
  const waited = await endAll(tx, window.id, now);
  await freePeople(
    tx,
    (await pickUnheld(tx, window.id)).map(({ id }) => id),
  );
  const released = await sellDirectly(tx, window.id);
  const subject = { subjectType: "sale_window", subjectId: window.id };
  await recordAudit(tx, { ...subject, actorId, action: "queue.closed", details: { reason, waited } });
  if (waited > 0) await deps.jobs.enqueue(tx, tellEnded, { windowId: window.id, after: "" });
  for (const { id, waitingParties } of released) {
    if (waitingParties > 0) await deps.jobs.enqueue(tx, serveWaitlist, { packageId: id });
  }
  return released.map(({ id }) => id);
}

/**
 * A demonstration's window in which nobody real waits or has a turn any more, or nobody at all: its households take no seats,
 * so it is never sold out. Safe on any number of nodes at once.
 */
export async function closeSimulated(deps: Pick<Deps, "db" | "clock" | "jobs">, windowId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await holdLine(tx, windowId);
    const window = await lockWindow(tx, windowId);
    if (!window?.simulated || window.state !== "open" || (await goesOn(tx, windowId))) return;
    await closeWithin(deps, tx, window, "ended");
  });
}

/** One batch, and the next as a job of its own. */
export async function tellBatch({ db, jobs, notifications }: Deps, windowId: string, after: string): Promise<void> {
  const window = await findWindow(db, windowId);
  if (!window) return;
  const kind = window.closeReason === "sold_out" ? "queue_sold_out" : "queue_ended";
  await db.transaction().execute(async (tx) => {
    const batch = await leftStanding(tx, windowId, after, BATCH);
    const last = batch.at(-1);
    // Locks the window's row: of two runs of the same batch the second finds it told.
    if (!last || !(await moveToldUntil(tx, windowId, after, last.id))) return;
    const ids = batch.map(({ id }) => id);
    await notifications.settle(tx, ids.map(turnSubject), kind);
    await notifications.notify(tx, ...turnEnded(await listTicketReaders(tx, ids), kind, window));
    if (batch.length === BATCH) await jobs.enqueue(tx, tellEnded, { windowId, after: last.id });
  });
}
