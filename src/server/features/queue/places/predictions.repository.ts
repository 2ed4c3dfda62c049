/** Promises and what came of them: the drift of the estimates, and the record that everybody can read. */
import { type SqlBool, sql } from "kysely";
import type { ToldChance } from "#domain/queue/calibration.ts";
import { fitDrift, type WaitEstimate } from "#domain/queue/wait.ts";
import type { Db } from "#server/platform/database/database.ts";

/** Outcomes that the drift is fitted on, the newest of an operator's windows. */
const FITTED_ON = 500;

export interface GivenPromise extends WaitEstimate {
  readonly ticketId: string;
  readonly madeAt: Date;
  readonly place: number;
  readonly perMinute: readonly number[];
  readonly chance: number | null;
}

/** Once a ticket: the first promise is the one that is held against us. */
export async function keepPromises(db: Db, promises: readonly GivenPromise[]): Promise<void> {
  if (promises.length === 0) return;
  await db
    .insertInto("queuePredictions")
    .values(promises.map(({ perMinute, ...rest }) => ({ ...rest, perMinute: [...perMinute] })))
    .onConflict((conflict) => conflict.column("ticketId").doNothing())
    .execute();
}

/** The drift that an operator's past windows have shown. */
export async function driftOf(db: Db, operatorId: string): Promise<number> {
  const rows = await db
    .selectFrom("queuePredictions as promise")
    .innerJoin("queueTickets as ticket", "ticket.id", "promise.ticketId")
    .innerJoin("saleWindows as window", "window.id", "ticket.windowId")
    .select(["promise.place", "promise.perMinute"])
    .select(sql<number>`extract(epoch from ticket.admitted_at - promise.made_at) / 60`.as("waited"))
    .where("window.operatorId", "=", operatorId)
    .where("window.state", "=", "closed")
    .where("ticket.admittedAt", "is not", null)
    // A demonstration sleeps with its machine: who looked on in the middle of it waited for the machine, not in the line.
    .whereRef("ticket.simulated", "=", "window.simulated")
    .orderBy("promise.madeAt", "desc")
    .limit(FITTED_ON)
    .execute();
  return fitDrift(rows.map((row) => ({ ...row, waited: Number(row.waited) })));
}

/** Windows that are over, the newest first, with their promises counted. */
export async function records(db: Db, limit: number) {
  const waited = sql<number>`extract(epoch from ticket.admitted_at - promise.made_at) / 60`;
  // Who left the line and joined it once more is the same household.
  const household = sql<string>`coalesce(ticket.family_id, ticket.user_id, ticket.id)`;
  return db
    .selectFrom("saleWindows as window")
    .innerJoin("operators", "operators.userId", "window.operatorId")
    .leftJoin("queueTickets as ticket", "ticket.windowId", "window.id")
    .leftJoin("queuePredictions as promise", (join) =>
      join.onRef("promise.ticketId", "=", "ticket.id").on("ticket.admittedAt", "is not", null),
    )
    .select(["window.id as windowId", "window.opensAt", "operators.companyName as operatorName"])
    .select(({ fn }) => [
      fn.count<number>(household).distinct().as("households"),
      fn.count<number>(household).distinct().filterWhere("ticket.admittedAt", "is not", null).as("admitted"),
      fn.count<number>(household).distinct().filterWhere("ticket.state", "=", "completed").as("bought"),
      fn.count<number>("promise.ticketId").as("promises"),
      fn.count<number>("promise.ticketId").filterWhere(sql<SqlBool>`${waited} <= promise.minutes`).as("kept"),
      fn
        .count<number>("promise.ticketId")
        .filterWhere(sql<SqlBool>`${waited} between promise.p10 and promise.p90`)
        .as("covered"),
      sql<number | null>`percentile_cont(0.5) within group (order by promise.minutes)`.as("promisedMinutes"),
      sql<number | null>`percentile_cont(0.5) within group (order by ${waited})`.as("waitedMinutes"),
    ])
    .where("window.state", "=", "closed")
    .where("window.openedAt", "is not", null)
    .groupBy(["window.id", "window.opensAt", "operators.companyName"])
    .orderBy("window.opensAt", "desc")
    .limit(limit)
    .execute();
}

/** Chances told in windows that are over, of those who were let in or found nothing left; nobody else's came out. */
export async function toldChances(db: Db): Promise<ToldChance[]> {
  const rows = await db
    .selectFrom("queuePredictions as promise")
    .innerJoin("queueTickets as ticket", "ticket.id", "promise.ticketId")
    .innerJoin("saleWindows as window", "window.id", "ticket.windowId")
    .select("promise.chance as percent")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.count<number>("ticket.admittedAt").as("came")])
    .where("promise.chance", "is not", null)
    .where("window.state", "=", "closed")
    .where((eb) =>
      eb.or([
        eb("ticket.admittedAt", "is not", null),
        eb.and([eb("ticket.state", "=", "ended"), eb("window.closeReason", "=", "sold_out")]),
      ]),
    )
    .groupBy("promise.chance")
    .execute();
  return rows.flatMap(({ percent, ...counts }) => (percent === null ? [] : [{ percent, ...counts }]));
}
