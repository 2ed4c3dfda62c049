/** What was last known of a place stays on the screen while nothing newer is known, and says that it is old (SPEC §4, Queue). */
import type { QueueOverview } from "../queries.ts";

/** Without a word for so long, a place that should move is not current. */
const SILENT_MS = 120_000;

export interface LastKnownPlace {
  readonly status: QueueOverview;
  /** When the wait that stands in `status` was last told, ms since 1970; null while none was. */
  readonly waitAt: number | null;
}

/** `next` as fetched at `at`, with the wait that was known before where it knows none of the same place in line. */
export function withKnownWait(before: LastKnownPlace | null, next: QueueOverview, at: number): LastKnownPlace {
  const { ticket } = next;
  if (ticket?.state !== "waiting") return { status: next, waitAt: null };
  if (ticket.estimatedWaitTime !== null) return { status: next, waitAt: at };
  const old = before?.status.ticket;
  if (!before || old?.entryId !== ticket.entryId || old.estimatedWaitTime === null)
    return { status: next, waitAt: null };
  const { estimatedWaitTime, waitBasis, interval } = old;
  const status = { ...next, estimatedWaitTime, ticket: { ...ticket, estimatedWaitTime, waitBasis, interval } };
  return { status, waitAt: before.waitAt };
}

export interface LineFreshness {
  readonly isLive: boolean;
  /** When something was last heard or fetched. */
  readonly heardAt: number;
  readonly now: number;
}

/** Since when the shown wait is not current any more; null while it is. */
export function oldSince({ status, waitAt }: LastKnownPlace, { isLive, heardAt, now }: LineFreshness): number | null {
  if (waitAt === null) return null;
  const window = status.windows.find(({ id }) => id === status.windowId);
  if (!isLive || waitAt < heardAt) return waitAt;
  return window?.state === "open" && now - heardAt > SILENT_MS ? waitAt : null;
}
