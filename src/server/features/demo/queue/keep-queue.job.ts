/** Keeps simulated sale windows going: one open from the start, and a next one announced for a few minutes ahead. */
import { z } from "zod";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database.ts";
import { defineJob } from "#server/platform/jobs.ts";
import { closeSimulated, type Guest, rememberWindow, simulatedWindows, simulateWindow } from "../../queue/service.ts";
import { AMINA } from "../people/accounts.ts";
import { lockOffersOf, operatorsWithOffers, standsInLine } from "./repository.ts";

export const keepQueue = defineJob({ name: "demo.queue", data: z.object({}), retries: 1, everyMinutes: 1 });

/** SPEC §9, Queue: 247 of 1,250 at twelve a minute. */
const SAMPLE = { waiting: 1_250, admitPerMinute: 12, openMinutes: 25, place: 247 } as const;
/** Later ones are small, so that their turns come while somebody looks. */
const LATER = { waiting: 40, admitPerMinute: 4, openMinutes: -4 } as const;
const HOUSEHOLD = { userId: AMINA.id, familyId: "demo-family-rahman", seats: 5 } as const;
const PACKAGES = 2;
const RECORD_DAYS = 3;

type Tools = Pick<Platform, "db" | "clock" | "keys" | "jobs">;

/** May run twice, and on two nodes at once: the offers are locked, and what is there is left alone. */
export function keepQueueWorker(tools: Tools) {
  return async (): Promise<void> => {
    const open = (await simulatedWindows(tools.db)).filter(({ state }) => state === "open");
    // A transaction each, which holds the locks of one window alone.
    for (const { id } of open) await closeSimulated(tools, id);
    await tools.db.transaction().execute((tx) => keep(tools, tx));
  };
}

async function keep(tools: Tools, tx: Db): Promise<void> {
  const operators = await operatorsWithOffers(tx);
  const live = await simulatedWindows(tx);
  if (operators.length === 0) return;
  if (live.length === 0 && !(await standsInLine(tx, AMINA.id))) return begin(tools, tx, operators);
  if (live.some(({ state }) => state === "announced")) return;
  const free = operators.find((id) => !live.some(({ operatorId }) => operatorId === id));
  if (free !== undefined) await open(tools, tx, free, { ...LATER, guest: null });
}

async function begin(tools: Tools, tx: Db, operators: readonly string[]): Promise<void> {
  const [first, second] = operators;
  if (first === undefined) return;
  await rememberWindow(tools, tx, {
    operatorId: first,
    packageIds: await lockOffersOf(tx, first, PACKAGES),
    daysAgo: RECORD_DAYS,
  });
  await open(tools, tx, first, { ...SAMPLE, guest: { ...HOUSEHOLD, place: SAMPLE.place } });
  if (second !== undefined) await open(tools, tx, second, { ...LATER, guest: null });
}

interface Asked {
  readonly waiting: number;
  readonly admitPerMinute: number;
  readonly openMinutes: number;
  readonly guest: Guest | null;
}

async function open(tools: Tools, tx: Db, operatorId: string, asked: Asked): Promise<void> {
  const packageIds = await lockOffersOf(tx, operatorId, PACKAGES);
  if (packageIds.length > 0) await simulateWindow(tools, tx, { ...asked, operatorId, packageIds });
}
