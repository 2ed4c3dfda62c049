/** The public proof of a window as one JSON text, written while it is read: a million entries are never in memory at once. */
import { Readable } from "node:stream";
import { DRAW_ALGORITHM } from "#domain/queue/draw.ts";
import type { Db } from "#server/platform/database/database.ts";
import { entriesByRank } from "../line/ranks.repository.ts";
import type { WindowRow } from "../line/windows.repository.ts";

const BATCH = 5_000;

/** As `Proof` of the contract describes it. Before the opening the secret, and what rests on it, is null. */
export function proofOf(db: Db, window: WindowRow): Readable {
  return Readable.from(write(db, window));
}

async function* write(db: Db, window: WindowRow): AsyncGenerator<string> {
  const { commitment, serverSeed, ticketRoot, beacon, beaconRound, seed, opensAt, drawn } = window;
  const values = { algorithm: DRAW_ALGORITHM, commitment, serverSeed, ticketRoot, beacon, beaconRound, seed, opensAt };
  yield `${JSON.stringify(values).slice(0, -1)},"drawn":[`;
  let isArrival = false;
  let separator = "";
  for await (const { id, rank, joinedAt } of entries(db, window.id)) {
    if (!isArrival && rank > drawn) {
      isArrival = true;
      separator = "";
      yield `],"arrivals":[`;
    }
    yield separator + JSON.stringify(isArrival ? { entryId: id, rank, at: joinedAt } : { entryId: id, rank });
    separator = ",";
  }
  yield isArrival ? "]}" : `],"arrivals":[]}`;
}

async function* entries(db: Db, windowId: string) {
  let after = 0;
  for (;;) {
    const batch = await entriesByRank(db, windowId, after, BATCH);
    yield* batch;
    const last = batch.at(-1)?.rank;
    if (batch.length < BATCH || last === undefined) return;
    after = last;
  }
}
