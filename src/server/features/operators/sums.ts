/** What all bookings of an operator add up to, now and over the days before. */
import { DAY_MS } from "#domain/durations.ts";
import type { ChangeDays, OperatorSums } from "#domain/operators/figures.ts";
import { flowOf, type Levels, levelsOf, type Moved, movedBySteps, trendInstants } from "#domain/operators/trend.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { attentionMoment } from "./moment.ts";
import { countAttention, giveMemory, sumBookings, sumPayments } from "./sums.repository.ts";

export interface Trend extends Levels {
  /** Of each step, minor units. */
  readonly keptMinor: readonly number[];
  readonly paid: readonly number[];
}

export interface OperatorTotals {
  readonly sums: OperatorSums;
  readonly trend: Trend;
  readonly season: { readonly confirmed: number; readonly awaitingAnswer: number; readonly attention: number };
}

/** All statements of a reckoning see the same state of the books, and sort in memory what the default would sort on disk. */
export function inOneState<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      await giveMemory(tx);
      return read(tx);
    });
}

export function operatorSums(
  { db }: Pick<Platform, "db">,
  operatorId: string,
  { now, days }: { readonly now: Date; readonly days: ChangeDays },
): Promise<OperatorTotals> {
  const instants = trendInstants(now, days);
  const steps = { before: new Date(now.getTime() - 2 * days * DAY_MS), instants };
  return inOneState(db, async (tx) => {
    const moved = await sumPayments(tx, operatorId, steps);
    const { lives, nusukMinor, reportedMinor, confirmed, awaitingAnswer } = await sumBookings(
      tx,
      operatorId,
      steps,
      now,
    );
    const attention = await countAttention(tx, operatorId, attentionMoment(now));
    const levels = levelsOf(lives, instants.length);
    return {
      sums: { ...flowsOf(moved), nusukMinor, reportedMinor, ...levelsAtEnds(levels) },
      trend: {
        ...levels,
        keptMinor: movedBySteps(moved, "keptMinor", instants.length - 1),
        paid: movedBySteps(moved, "paid", instants.length - 1),
      },
      season: { confirmed, awaitingAnswer, attention },
    };
  });
}

function flowsOf(moved: readonly Moved[]) {
  return {
    keptMinor: flowOf(moved, "keptMinor"),
    paid: flowOf(moved, "paid"),
    waitingMinor: moved.reduce((sum, { waitingMinor }) => sum + waitingMinor, 0),
  };
}

function levelsAtEnds({ active, started, completed }: Levels) {
  const ends = (levels: readonly number[]) => ({ now: levels.at(-1) ?? 0, earlier: levels[0] ?? 0 });
  return { active: ends(active), started: ends(started), completed: ends(completed) };
}
