/** The rows of a demonstration's windows. */
import type { Db } from "#server/platform/database/database.ts";
import { findPeopleInLine, standInLine } from "../line/tickets.repository.ts";

export interface SimulatedTicket {
  readonly id: string;
  readonly windowId: string;
  readonly userId: string | null;
  readonly familyId: string | null;
  readonly seats: number;
  readonly state: "waiting" | "admitted";
  readonly joinedAt: Date;
  readonly rank: number | null;
  readonly admittedAt: Date | null;
  readonly departedAt: Date | null;
  readonly turnEndsAt: Date | null;
  /** False for a real household of the demonstration. */
  readonly simulated: boolean;
}

/** A statement takes 65,535 values at most. */
const ROWS_A_STATEMENT = 2_000;

export async function insertSimulated(tx: Db, tickets: readonly SimulatedTicket[]): Promise<void> {
  for (let at = 0; at < tickets.length; at += ROWS_A_STATEMENT) {
    await tx
      .insertInto("queueTickets")
      .values(tickets.slice(at, at + ROWS_A_STATEMENT))
      .execute();
  }
  const real = tickets.flatMap(({ userId, ...ticket }) => (userId === null ? [] : [{ ...ticket, userId }]));
  const households = await findPeopleInLine(tx, real);
  for (const [index, ticket] of real.entries()) {
    await standInLine(tx, [{ ...ticket, people: households[index] ?? [] }]);
  }
}

export interface PastPromise {
  readonly ticketId: string;
  readonly madeAt: Date;
  readonly place: number;
  readonly perMinute: number[];
  readonly minutes: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly chance: number | null;
}

export async function insertPromises(tx: Db, promises: readonly PastPromise[]): Promise<void> {
  if (promises.length > 0)
    await tx
      .insertInto("queuePredictions")
      .values([...promises])
      .execute();
}

/** Simulated windows that are not closed, the first to open first. */
export async function simulatedWindows(db: Db) {
  return db
    .selectFrom("saleWindows")
    .select(["id", "state", "operatorId"])
    .where("simulated", "=", true)
    .where("state", "<>", "closed")
    .orderBy("opensAt")
    .execute();
}

/**
 * Takes away the simulated windows that closed before this instant, with their lines; those with promises to simulated
 * households stay for the record.
 */
export async function forgetSimulated(tx: Db, before: Date): Promise<void> {
  await tx
    .deleteFrom("saleWindows as window")
    .where("window.simulated", "=", true)
    .where("window.closedAt", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("queueTickets as ticket")
            .innerJoin("queuePredictions as promise", "promise.ticketId", "ticket.id")
            .select("ticket.id")
            .whereRef("ticket.windowId", "=", "window.id")
            .where("ticket.simulated", "=", true),
        ),
      ),
    )
    .execute();
}
