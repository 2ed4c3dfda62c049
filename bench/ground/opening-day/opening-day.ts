/** The day a sale opens: households join and are let in, others hold and pay, read the catalogue and look on, all at once. */
import { setTimeout as sleep } from "node:timers/promises";
import { announceWindow, type SaleWindow } from "#contract/queue.ts";
import type { Db } from "#server/platform/database/database.ts";
import { givenOperatorRow } from "../../../test/factories/accounts.ts";
import { BY_OPERATOR, givenCrowd, givenOffer } from "../../../test/factories/bookings.ts";
import { BOOKS, brokenRules, JOBS, QUEUES } from "../../../test/invariants.ts";
import { openLiveClient } from "../../../test/live-client.ts";
import { type Answer, visitors } from "./visitors.ts";

const HOUSEHOLDS = 200;
const LOOKING_ON = 60;
const BUYERS = 8;
const READERS = 8;
const SEATS = 100_000;
const ADMIT_PER_MINUTE = 240;
const OPENS_IN_MS = 15_000;
/** From the announcement on. */
const DAY_MS = 50_000;
const BLOW_AFTER_MS = 28_000;

export interface OpeningDay {
  readonly answers: readonly Answer[];
  /** Tries that got no good answer: cut off, refused or too late. All were asked again. */
  readonly tries: number;
  /** The longest time in which nobody was answered anything that is written down, ms. */
  readonly silenceMs: number;
  readonly seconds: number;
  /** Of those who looked on: how often they came in, and whether any was lost. */
  readonly live: { readonly connections: number; readonly lost: number };
  /** What was answered and is not there, and rules of seats, money, queue and jobs that are broken; empty where all is well. */
  readonly lost: Readonly<Record<string, readonly unknown[]>>;
}

/** `blow` falls in the middle of it. The database is `db`, empty but for its tables. */
export async function openingDay(origin: string, db: Db, blow: () => Promise<void>): Promise<OpeningDay> {
  const deps = { platform: { db, clock: () => new Date() } };
  const [operator, ...crowd] = await givenCrowd(deps, 1 + HOUSEHOLDS + BUYERS + READERS, BY_OPERATOR);
  if (!operator) throw new Error("no crowd");
  const operatorId = await givenOperatorRow(db, operator.id);
  const agreed = { approval: "instant" } as const;
  const [queued, direct] = [
    await givenOffer(deps, operatorId, { seats: SEATS, agreed }),
    await givenOffer(deps, operatorId, { seats: SEATS, agreed }),
  ];
  const visit = visitors(origin);
  const sale = {
    packageIds: [queued],
    opensAt: new Date(Date.now() + OPENS_IN_MS).toISOString(),
    admitPerMinute: ADMIT_PER_MINUTE,
  };
  const { id: windowId } = await visit.ask<SaleWindow>("place", operator, announceWindow, {}, sale);

  const households = crowd.slice(0, HOUSEHOLDS);
  const looking = households.slice(0, LOOKING_ON).map((member) => openLiveClient(origin, member));
  const from = performance.now();
  const done = [
    ...households.map((one) => visit.queueUp(one, windowId, queued)),
    ...crowd.slice(HOUSEHOLDS, HOUSEHOLDS + BUYERS).map((one) => visit.buyOnAndOn(one, direct)),
    ...crowd.slice(HOUSEHOLDS + BUYERS).map((one) => visit.readOnAndOn(one)),
  ];
  await sleep(BLOW_AFTER_MS);
  await blow();
  await sleep(DAY_MS - BLOW_AFTER_MS);
  visit.end();
  await Promise.all(done);
  const seconds = (performance.now() - from) / 1000;
  const live = {
    connections: looking.reduce((total, looker) => total + looker.connections(), 0),
    lost: looking.filter((looker) => looker.isLost()).length,
  };
  for (const looker of looking) looker.close();
  const broken = await brokenRules(db, { ...BOOKS, ...QUEUES, ...JOBS });
  return { ...visit.told(), seconds, live, lost: { ...broken, ...(await visit.missing(db)) } };
}
