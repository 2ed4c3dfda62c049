/** What the simulated windows need to know of the world. */
import type { NoticeKind } from "#domain/notifications/notice.ts";
import { LIVE_TICKET_STATES } from "#domain/queue/ticket.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AL_SAFA } from "../market/operators.ts";

/** Free seats below which a package is left on direct sale. */
const MANY_FREE = 12;

/** Operators of the world, never the one with a sign-in, whose packages have many seats left; always in the same order. */
export async function operatorsWithOffers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("packages")
    .innerJoin("users", "users.id", "packages.operatorId")
    .select("packages.operatorId")
    .distinct()
    .where("users.demo", "=", true)
    .where("packages.operatorId", "<>", AL_SAFA.id)
    .where("packages.status", "=", "listed")
    .where("packages.saleWindowId", "is", null)
    .where("packages.availableSlots", ">=", MANY_FREE)
    .orderBy("packages.operatorId", "desc")
    .execute();
  return rows.map(({ operatorId }) => operatorId);
}

/** Its packages with the most seats left, locked. */
export async function lockOffersOf(tx: Db, operatorId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom("packages")
    .select("id")
    .where("operatorId", "=", operatorId)
    .where("status", "=", "listed")
    .where("saleWindowId", "is", null)
    .where("availableSlots", ">=", MANY_FREE)
    .orderBy("availableSlots", "desc")
    .orderBy("id")
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether this account stands in a line, or has its turn in one. */
export async function standsInLine(db: Db, userId: string): Promise<boolean> {
  const ticket = await db
    .selectFrom("queueTickets")
    .select("id")
    .where("userId", "=", userId)
    .where("state", "in", LIVE_TICKET_STATES)
    .limit(1)
    .executeTakeFirst();
  return ticket !== undefined;
}

/** Whether a simulated window of this operator is kept for the record: the promises that were made in it come true. */
export async function isRemembered(db: Db, operatorId: string): Promise<boolean> {
  const promise = await db
    .selectFrom("queuePredictions as promise")
    .innerJoin("queueTickets as ticket", "ticket.id", "promise.ticketId")
    .innerJoin("saleWindows as window", "window.id", "ticket.windowId")
    .select("promise.ticketId")
    .where("window.operatorId", "=", operatorId)
    .where("ticket.simulated", "=", true)
    .limit(1)
    .executeTakeFirst();
  return promise !== undefined;
}

const OF_A_TURN: readonly NoticeKind[] = ["queue_near", "queue_admitted", "queue_lapsed", "queue_ended"];

/** What this account was told of its turns before this instant: every round tells the same. */
export async function forgetTurns(tx: Db, userId: string, before: Date): Promise<void> {
  for (const table of ["notifications", "activity"] as const) {
    await tx
      .deleteFrom(table)
      .where("userId", "=", userId)
      .where("kind", "in", OF_A_TURN)
      .where("createdAt", "<", before)
      .execute();
  }
}
