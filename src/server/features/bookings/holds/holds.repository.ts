/** SQL of taking holds: an account's attempts in a row, and the new bookings with their parts. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { KeptSource } from "#domain/bookings/desk/source.ts";
import type { Currency } from "#domain/money.ts";
import { ALONE, type CombinedOutcome } from "#server/platform/database/combine.ts";
import type { Db } from "#server/platform/database/database.ts";
import { inserting } from "#server/platform/database/many-rows.ts";
import { auditing } from "#server/platform/records/audit.ts";
import { insertingParts, type NewPart } from "../records/parts.repository.ts";

/** For seats that were taken before. */
const NO_SEATS = sql<{ id: string }>`select id from packages where false`;

export interface AccountState {
  /** The booking that an earlier attempt with the same key made. */
  readonly earlier: { readonly id: string; readonly requestHash: string } | null;
  readonly liveHolds: number;
  /** Of residence, alpha-2; null until told. */
  readonly country: string | null;
}

interface Attempted {
  readonly userId: string;
  /** Null matches nothing. */
  readonly key: string | null;
}

/**
 * Locks these accounts until the transaction ends, in id order, and answers what each has done so far; who is locked by
 * somebody else goes alone where nobody `waits`. Offers of the waitlist are no holds of its own making. Throws where the account
 * is gone.
 */
export async function accountsForHolds(
  tx: Db,
  attempts: readonly Attempted[],
  { now, waits }: { readonly now: Date; readonly waits: boolean },
): Promise<CombinedOutcome<AccountState>[]> {
  const { rows } = await sql<{
    account: string;
    earlierId: string | null;
    earlierHash: string | null;
    liveHolds: number;
    country: string | null;
  }>`
    select * from accounts_for_holds(${attempts.map(({ userId }) => userId)}::text[],
      ${attempts.map(({ key }) => key)}::text[], ${now}, ${waits})
  `.execute(tx);
  return attempts.map(({ userId }) => {
    const state = rows.find(({ account }) => account === userId);
    if (!state && waits) throw new Error(`account ${userId} is gone`);
    if (!state) return ALONE;
    const { earlierId: id, earlierHash: requestHash, liveHolds, country } = state;
    const earlier = id === null || requestHash === null ? null : { id, requestHash };
    return { answer: { earlier, liveHolds, country } };
  });
}

export interface NewHold {
  readonly reference: string;
  readonly userId: string;
  readonly familyId: string | null;
  readonly operatorId: string;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly departureDate: string;
  readonly returnDate: string;
  readonly holdExpiresAt: Date | null;
  /** Made by the waitlist, not asked for by the pilgrim. */
  readonly offered: boolean;
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
  readonly firstSource: KeptSource;
  /** Who did it, where that is not the account that it is for. */
  readonly actorId?: string;
  readonly parts: readonly NewPart[];
}

const BOOKING_COLUMNS = [
  "id",
  "reference",
  "userId",
  "familyId",
  "operatorId",
  "totalMinor",
  "currency",
  "departureDate",
  "returnDate",
  "holdExpiresAt",
  "offered",
  "idempotencyKey",
  "requestHash",
  "source",
  "sourceTag",
  "phase",
  "createdAt",
  "updatedAt",
] as const;

interface Inserted {
  /** Of the bookings, in the order of the holds. */
  readonly ids: readonly string[];
  /** Packages whose seats were taken along. */
  readonly packagesTaken: number;
}

/**
 * Bookings, parts, audit and, where `taking` is its statement, the seats in one, while the packages are locked: every round
 * trip there is everyone's wait.
 */
export async function insertHolds(tx: Db, holds: readonly NewHold[], now: Date, taking = NO_SEATS): Promise<Inserted> {
  const bookings = holds.map(({ firstSource, ...hold }) => ({
    ...{ ...hold, id: randomUUID(), phase: "held", createdAt: now, updatedAt: now },
    ...{ source: firstSource.source, sourceTag: firstSource.tag },
  }));
  const entries = bookings.map(({ id, actorId, offered, userId }) => ({
    ...{ actorId: actorId ?? (offered ? null : userId), action: "booking.hold" },
    ...{ subjectType: "booking", subjectId: id },
  }));
  const { rows } = await sql<{ packagesTaken: number }>`
    with taken as (${taking}),
      booking as (${inserting("bookings", BOOKING_COLUMNS, bookings)}),
      part as (${insertingParts(bookings)}),
      entry as (${auditing(entries)})
    select count(*)::integer as packages_taken from taken
  `.execute(tx);
  return { ids: bookings.map(({ id }) => id), packagesTaken: rows[0]?.packagesTaken ?? 0 };
}

/** Holds of all accounts that have not run out, with those that wait for the outcome of a payment. */
export async function countLiveHolds(db: Db, now: Date): Promise<number> {
  const { holds } = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll<number>().as("holds"))
    .where("phase", "=", "held")
    .where(sql<Date>`greatest(hold_expires_at, sheltered_until)`, ">", now)
    .executeTakeFirstOrThrow();
  return holds;
}

/** Whether its places are held still. Locked, so that nothing is told of it in between. */
export async function isHeld(tx: Db, bookingId: string): Promise<boolean> {
  const found = await tx
    .selectFrom("bookings")
    .select("id")
    .where("id", "=", bookingId)
    .where("phase", "=", "held")
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}
