/** Announcing a sale window, pausing, resuming and closing it. */
import { randomBytes, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { announceWindow } from "#contract/queue.ts";
import { commitmentOf } from "#domain/queue/draw.ts";
import { afterWindowEvent, mayOpenAt, standstillSeconds } from "#domain/queue/window.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { requireRunning } from "#server/platform/records/measures.ts";
import type { Deps } from "../deps.ts";
import { sha256 } from "../draw/sha256.ts";
import { holdLine } from "../line/window-lock.ts";
import { insertWindow, lockWindow, updateWindow, type WindowRow } from "../line/windows.repository.ts";
import { listTicketReaders, withTurn } from "../people/readers.repository.ts";
import { turnGoesOn } from "../turns/turn-notices.ts";
import { closeWithin } from "./closing.ts";

const SEED_BYTES = 32;

type Announcement = z.output<typeof announceWindow.body>;

/** The new window's id. Throws AppError `not_found`, `not_on_sale`, `already_in_window`, `unacceptable`. */
export async function announce(
  deps: Deps & { readonly lockForSale: LockForSale },
  user: SessionUser,
  { packageIds, opensAt, ...pace }: Announcement,
): Promise<string> {
  const opening = new Date(opensAt);
  if (!mayOpenAt(opening, deps.clock()))
    throw new AppError("unacceptable", {}, { opensAt: { key: "too_soon_or_late" } });
  // Asked before the transaction: a slow beacon keeps no lock waiting.
  const beaconRound = await roundFor(deps, opening);
  const id = randomUUID();
  const secret = randomBytes(SEED_BYTES);
  const seed = { commitment: commitmentOf(secret.toString("hex"), sha256), sealedSeed: deps.keys.wrap(id, secret) };
  const ids = [...new Set(packageIds)].sort();
  await deps.db.transaction().execute(async (tx) => {
    await requireOwn(deps.lockForSale, tx, user.operatorId, ids);
    await requireRunning(tx, user.operatorId, "sell");
    await insertWindow(tx, { ...pace, ...seed, id, operatorId: user.operatorId, opensAt: opening, beaconRound }, ids);
    const subject = { subjectType: "sale_window", subjectId: id };
    await recordAudit(tx, {
      ...subject,
      actorId: user.id,
      action: "queue.announced",
      details: { packages: ids.length },
    });
  });
  deps.packages.seatsChanged(ids);
  return id;
}

/** Throws AppError `unavailable` where the beacon does not answer: a window that was to have one is not announced without. */
async function roundFor({ beacon, log }: Deps, opening: Date): Promise<string | null> {
  if (!beacon) return null;
  return beacon.roundAfter(opening).catch((error: unknown) => {
    log.warn({ err: error }, "queue: the beacon does not answer");
    throw new AppError("unavailable");
  });
}

export type LockForSale = (
  tx: Db,
  ids: readonly string[],
) => Promise<readonly { id: string; operatorId: string; status: string; saleWindowId: string | null }[]>;

async function requireOwn(lock: LockForSale, tx: Db, operatorId: string, ids: readonly string[]): Promise<void> {
  const packages = await lock(tx, ids);
  const own = packages.filter((one) => one.operatorId === operatorId);
  if (own.length < ids.length) throw new AppError("not_found");
  if (own.some(({ status }) => status !== "listed")) throw new AppError("not_on_sale");
  if (own.some(({ saleWindowId }) => saleWindowId !== null)) throw new AppError("already_in_window");
}

type Steer = "pause" | "resume" | "close";

/** By its operator; pausing and resuming by staff too. Throws AppError `not_found`, `illegal_transition`. */
export async function steer(deps: Deps, user: SessionUser, windowId: string, event: Steer): Promise<void> {
  const freed = await deps.db.transaction().execute(async (tx) => {
    await holdLine(tx, windowId);
    const window = await lockWindow(tx, windowId);
    if (!window || !(user.role === "staff" || window.operatorId === user.operatorId)) throw new AppError("not_found");
    const state = afterWindowEvent(window.state, event);
    if (!state) throw new AppError("illegal_transition");
    if (event === "close") return closeWithin(deps, tx, window, "ended", user.id);
    await updateWindow(tx, windowId, { state, ...pauseTimes(window, event, deps.clock()) });
    const subject = { subjectType: "sale_window", subjectId: windowId };
    await recordAudit(tx, { ...subject, actorId: user.id, action: `queue.${event}` });
    if (event === "pause") await tellPaused(deps, tx, window);
    return [];
  });
  if (freed.length > 0) deps.packages.seatsChanged(freed);
}

/** A pause lets nobody else in; turns go on, and who has one is told so. */
async function tellPaused({ notifications }: Deps, tx: Db, window: WindowRow): Promise<void> {
  const readers = await listTicketReaders(tx, await withTurn(tx, window.id));
  await notifications.notify(tx, ...turnGoesOn(readers, window));
}

/** A pause does not count as time in which the announced rate was owed. */
function pauseTimes({ pausedAt, pausedSeconds, restsSince }: WindowRow, event: "pause" | "resume", now: Date) {
  if (event === "pause") return { pausedAt: now };
  const paused = pausedAt === null ? 0 : standstillSeconds(pausedAt, now, restsSince);
  return { pausedAt: null, pausedSeconds: pausedSeconds + paused };
}
