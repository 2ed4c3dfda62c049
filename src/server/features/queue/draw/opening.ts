/** The opening: everybody who came before it is drawn at once, by rules that were fixed when it was announced. */
import { z } from "zod";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Db } from "#server/platform/database/database.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Deps } from "../deps.ts";
import { entriesBefore, giveRanks, learnOrder } from "../line/ranks.repository.ts";
import { holdDraw, holdLine } from "../line/window-lock.ts";
import { findWindow, lockWindow, updateWindow, type WindowRow } from "../line/windows.repository.ts";

const worker = new URL("./draw.worker.ts", import.meta.url);
const Drawn = z.object({ ticketRoot: z.string(), seed: z.string(), order: z.array(z.string()) });

/** Ranks written in one statement. */
const BATCH = 20_000;
/** So long the draw waits for its public randomness; then it goes on without, and the proof says so. */
const BEACON_PATIENCE_MS = 10 * MINUTE_MS;

/**
 * Draws a window whose time has come; false before that, while it waits for its public randomness, and while another node draws it.
 * Its entries are fixed in a first transaction, so that people may go on joining behind them; the rest is one more: a node that dies
 * in the middle leaves no rank behind, and the next one draws from the same seed.
 */
export async function openWindow(deps: Deps, windowId: string): Promise<boolean> {
  const announced = await findWindow(deps.db, windowId);
  if (announced?.state !== "announced") return true;
  if (announced.opensAt > deps.clock()) return false;
  const beacon = await beaconFor(deps, announced);
  if (beacon === "wait") return false;
  if (announced.entriesFixedAt === null) await fixEntries(deps, windowId);
  return deps.db.transaction().execute(async (tx) => {
    if (!(await holdDraw(tx, windowId))) return false;
    const window = await lockWindow(tx, windowId);
    if (window?.state === "announced") await drawWithin(deps, tx, window, beacon);
    return true;
  });
}

/** Whoever joined before has committed, whoever joins after comes after the opening, whatever that node's clock says. */
async function fixEntries({ db, clock }: Deps, windowId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdLine(tx, windowId);
    await updateWindow(tx, windowId, { entriesFixedAt: clock() });
  });
}

async function beaconFor({ beacon, clock, log }: Deps, window: WindowRow): Promise<string | null | "wait"> {
  if (window.beaconRound === null) return null;
  const value = await beacon?.valueOf(window.beaconRound).catch((error: unknown) => {
    log.warn({ err: error, windowId: window.id }, "queue: the beacon does not answer");
    return null;
  });
  if (value) return value;
  return clock().getTime() - window.opensAt.getTime() < BEACON_PATIENCE_MS ? "wait" : null;
}

async function drawWithin(deps: Deps, tx: Db, window: WindowRow, beacon: string | null): Promise<void> {
  const { ids: entryIds, stepFree } = await entriesBefore(tx, window.id, window.opensAt);
  const serverSeed = deps.keys.unwrap(window.id, window.sealedSeed).toString("hex");
  const { order, ...proof } = Drawn.parse(await deps.cpu.run(worker, { entryIds, serverSeed, beacon }));
  for (let at = 0; at < order.length; at += BATCH)
    await giveRanks(tx, window.id, { ids: order.slice(at, at + BATCH), first: at + 1, stepFree });
  await learnOrder(tx);
  const counts = { drawn: order.length, lastRank: order.length };
  await updateWindow(tx, window.id, {
    ...proof,
    ...counts,
    serverSeed,
    beacon,
    state: "open",
    openedAt: deps.clock(),
  });
  const subject = { subjectType: "sale_window", subjectId: window.id };
  await recordAudit(tx, { ...subject, actorId: null, action: "queue.drawn", details: { drawn: order.length } });
}
