/**
 * Keeps simulated sale windows going: the demonstration's household stands in one, round after round, and a next one is
 * always announced for a few minutes ahead.
 */
import { z } from "zod";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import {
  closeSimulated,
  forgetSimulated,
  rememberWindow,
  type SimulatedGuest,
  simulatedWindows,
  simulateWindow,
} from "../../queue/service.ts";
import { AMINA } from "../people/accounts.ts";
import { lockWorld } from "../repository.ts";
import { forgetTurns, isRemembered, lockOffersOf, operatorsWithOffers, standsInLine } from "./repository.ts";

export const keepQueue = defineJob({ name: "demo.queue", data: z.object({}), retries: 1, everyMinutes: 1 });

/** SPEC §9, Queue: 247 of 1,250 at twelve a minute. */
const SAMPLE = { waiting: 1_250, admitPerMinute: 12, openMinutes: 25, place: 247 } as const;
/** Later ones are small, so that their turns come while somebody looks. */
const LATER = { waiting: 40, admitPerMinute: 4, openMinutes: -4 } as const;
const HOUSEHOLD = { userId: AMINA.id, familyId: "demo-family-rahman", seats: 5 } as const;
const PACKAGES = 2;
const RECORD_DAYS = 3;
/** Some fifty rounds a day would fill the lists of what has been; whoever looks finds the last two or three. */
const KEPT_MS = 90 * MINUTE_MS;

type Tools = Pick<Platform, "db" | "clock" | "keys" | "jobs">;

/** May run twice, and on two nodes at once: one after the other, and what is there is left alone. */
export function keepQueueWorker(tools: Tools) {
  return async (): Promise<void> => {
    const open = (await simulatedWindows(tools.db)).filter(({ state }) => state === "open");
    // A transaction each, which holds the locks of one window alone.
    for (const { id } of open) await closeSimulated(tools, id);
    await tools.db.transaction().execute((tx) => keep(tools, tx));
  };
}

async function keep(tools: Tools, tx: Db): Promise<void> {
  await lockWorld(tx);
  const before = new Date(tools.clock().getTime() - KEPT_MS);
  await forgetSimulated(tx, before);
  await forgetTurns(tx, AMINA.id, before);
  const operators = await operatorsWithOffers(tx);
  const live = await simulatedWindows(tx);
  if (operators.length === 0) return;
  const free = operators.filter((id) => !live.some(({ operatorId }) => operatorId === id));
  const [first, second] = free;
  const isInLine = await standsInLine(tx, AMINA.id);
  if (!isInLine && first !== undefined) await beginRound(tools, tx, first);
  const next = isInLine ? first : second;
  const isAnnounced = live.some(({ state }) => state === "announced");
  if (!isAnnounced && next !== undefined) await open(tools, tx, next, { ...LATER, guest: null });
}

/** The household at its place of a new line. */
async function beginRound(tools: Tools, tx: Db, operatorId: string): Promise<void> {
  if (!(await isRemembered(tx, operatorId))) {
    const packageIds = await lockOffersOf(tx, operatorId, PACKAGES);
    await rememberWindow(tools, tx, { operatorId, packageIds, daysAgo: RECORD_DAYS });
  }
  await open(tools, tx, operatorId, { ...SAMPLE, guest: { ...HOUSEHOLD, place: SAMPLE.place } });
}

interface Asked {
  readonly waiting: number;
  readonly admitPerMinute: number;
  readonly openMinutes: number;
  readonly guest: SimulatedGuest | null;
}

async function open(tools: Tools, tx: Db, operatorId: string, asked: Asked): Promise<void> {
  const packageIds = await lockOffersOf(tx, operatorId, PACKAGES);
  if (packageIds.length > 0) await simulateWindow(tools, tx, { ...asked, operatorId, packageIds });
}
