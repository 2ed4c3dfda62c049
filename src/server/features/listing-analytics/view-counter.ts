/** Collects views for a moment and writes them together, so that a crowd costs a statement and not a thousand. */
import { createHmac, randomBytes } from "node:crypto";
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import type { Platform } from "#server/platform/context.ts";
import { countViews, saltOf } from "./views.repository.ts";

const PAUSE_MS = 2000;
/** More than a sale's first seconds bring; a flood beyond it is not counted, rather than kept in memory. */
const MOST_WAITING = 20_000;
/** Half of a SHA-256: no two visitors of a day meet by chance. */
const MARK_BYTES = 16;
const SALT_BYTES = 32;

interface View {
  readonly packageId: string;
  /** The network: in memory until it is written as a hash. */
  readonly visitor: string;
}

export function viewCounter({ db, clock, log }: Pick<Platform, "db" | "clock" | "log">) {
  let waiting = new Map<string, View>();
  let timer: NodeJS.Timeout | null = null;
  let salt: { readonly day: IsoDate; readonly value: Buffer } | null = null;

  /** Returns at once. */
  function see(view: View): void {
    if (waiting.size >= MOST_WAITING) return;
    waiting.set(`${view.packageId} ${view.visitor}`, view);
    timer ??= setTimeout(() => void flush(), PAUSE_MS).unref();
  }

  /** Writes what has been seen; a failure loses these views and is logged. */
  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const views = [...waiting.values()];
    waiting = new Map();
    if (views.length === 0) return;
    try {
      await write(views);
    } catch (error) {
      log.warn({ err: error, views: views.length }, "views: not counted");
    }
  }

  async function write(views: readonly View[]): Promise<void> {
    const day = dateOf(clock());
    if (salt?.day !== day) salt = { day, value: await saltOf(db, day, randomBytes(SALT_BYTES)) };
    const key = salt.value;
    const marks = views.map(({ packageId, visitor }) => ({
      packageId,
      visitor: createHmac("sha256", key).update(visitor).digest().subarray(0, MARK_BYTES),
    }));
    await countViews(db, day, marks);
  }

  return { see, flush };
}
