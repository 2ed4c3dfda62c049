/**
 * A line rests while its operator is suspended, or what it waits for is kept off the market and may come back: nobody is drawn
 * or let in, turns stand still, and nothing ends.
 */
import { dateOf } from "#domain/calendar.ts";
import { packageStage } from "#domain/packages/sale.ts";
import { standstillSeconds } from "#domain/queue/window.ts";
import type { Db } from "#server/platform/database/database.ts";
import { stoppedSince } from "#server/platform/records/measures.ts";
import {
  giveTurnsBack,
  hasLiveHolds,
  listWindowPackages,
  updateWindow,
  type WindowRow,
} from "../line/windows.repository.ts";
import { undecided } from "../turns/turns.repository.ts";

/** Free seats of each package of a window. */
interface Sale {
  readonly listed: readonly number[];
  /** Paused by its operator, taken down, or without a licence: on the market again at any moment. */
  readonly kept: readonly number[];
}

export async function saleOf(db: Db, windowId: string, now: Date): Promise<Sale> {
  const packages = await listWindowPackages(db, [windowId]);
  const free = (those: typeof packages) => those.map(({ availableSlots }) => Math.max(0, availableSlots));
  return {
    listed: free(packages.filter(({ status }) => status === "listed")),
    kept: free(packages.filter((one) => packageStage(one, dateOf(now)) === "paused")),
  };
}

/** No seat is left, and none is in a turn or a hold from which it may fall back. */
export async function isOver(db: Db, windowId: string, { listed, kept }: Sale): Promise<boolean> {
  if ([...listed, ...kept].some((seats) => seats > 0)) return false;
  const { households } = await undecided(db, windowId);
  return households === 0 && !(await hasLiveHolds(db, windowId));
}

export async function restsNow(db: Db, { id, operatorStopped }: WindowRow, sale: Sale): Promise<boolean> {
  if (operatorStopped) return true;
  const isOffMarket = sale.kept.length > 0 && sale.listed.every((seats) => seats === 0);
  return isOffMarket && !(await isOver(db, id, sale));
}

/** Within a round: the window, where it rested with the time that it stood still given back; null while it rests. */
export async function goOn(
  tx: Db,
  window: WindowRow,
  { rests, now }: { readonly rests: boolean; readonly now: Date },
): Promise<WindowRow | null> {
  const { id, operatorId, restsSince } = window;
  if (rests) {
    if (restsSince === null)
      await updateWindow(tx, id, { restsSince: (await stoppedSince(tx, operatorId, "sell")) ?? now });
    return null;
  }
  if (restsSince === null) return window;
  await giveTurnsBack(tx, id, { since: restsSince, seconds: standstillSeconds(restsSince, now, null) });
  const seconds = standstillSeconds(restsSince, now, window.pausedAt);
  const changes = { restsSince: null, pausedSeconds: window.pausedSeconds + seconds };
  await updateWindow(tx, id, changes);
  return { ...window, ...changes };
}
