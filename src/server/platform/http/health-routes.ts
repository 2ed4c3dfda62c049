/** Life and readiness of this node, and whether its disk takes anything. */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import * as contract from "#contract/health.ts";
import { SECOND_MS } from "#domain/durations.ts";
import type { Db } from "../database/database.ts";
import { type App, handle } from "./handle.ts";

const OK = { status: "ok" } as const;
/** Asked more often, the last answer is given again: a probe must not be a load. */
const PROBED_MS = 5 * SECOND_MS;
/** Larger than what a full disk may still have left in a block that is begun. */
const PROBE_BYTES = 64 * 1024;

export function healthRoutes(app: App, db: Db, dataDir: string): void {
  const probe = writeProbe(join(dataDir, `write-probe-${process.pid}`));
  handle(app, contract.live, () => OK);
  handle(app, contract.ready, async () => {
    await sql`select 1`.execute(db);
    return { ...OK, writes: await probe() };
  });
}

function writeProbe(path: string): () => Promise<"ok" | "refused"> {
  let last: { readonly at: number; readonly answer: Promise<"ok" | "refused"> } | null = null;
  return () => {
    const now = performance.now();
    if (!last || now - last.at > PROBED_MS) last = { at: now, answer: tryToWrite(path) };
    return last.answer;
  };
}

async function tryToWrite(path: string): Promise<"ok" | "refused"> {
  try {
    await writeFile(path, Buffer.alloc(PROBE_BYTES), { mode: 0o600 });
    return "ok";
  } catch {
    return "refused";
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
