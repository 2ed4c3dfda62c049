/** SQL of taking a hold: one account's attempts in a row, and the new booking with its parts. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { PlannedPart } from "#domain/bookings/change.ts";
import type { KeptSource } from "#domain/bookings/source.ts";
import type { Currency } from "#domain/money.ts";
import { auditRow } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database.ts";

/** For seats that were taken before. */
const NO_SEATS = sql<{ id: string }>`select id from packages where false`;

export interface AccountState {
  /** The booking that an earlier attempt with the same key made. */
  readonly earlier: { readonly id: string; readonly requestHash: string } | null;
  readonly liveHolds: number;
  /** Of residence, alpha-2; null until told. */
  readonly country: string | null;
}

/**
 * Locks the account until the transaction ends and answers what it has done so far; a null key matches nothing. Offers of the
 * waitlist are no holds of its own making. Throws where the account is gone.
 */
export async function accountForHold(tx: Db, userId: string, key: string | null, now: Date): Promise<AccountState> {
  const { rows } = await sql<{
    earlierId: string | null;
    earlierHash: string | null;
    liveHolds: number;
    country: string | null;
  }>`
    select * from account_for_hold(${userId}, ${key}, ${now})
  `.execute(tx);
  const [account] = rows;
  if (!account) throw new Error(`account ${userId} is gone`);
  const { earlierId: id, earlierHash: requestHash, liveHolds, country } = account;
  return { earlier: id === null || requestHash === null ? null : { id, requestHash }, liveHolds, country };
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

/** Who has its seats stands in a table of its own. */
export type NewPart = Omit<PlannedPart, "travellerIds">;

/** The row of a part. */
export function partRow(bookingId: string, part: NewPart, position: number) {
  const { packageId, roomType, room, seats, amountMinor, discountPercent, discountMinor, terms, prices } = part;
  return {
    ...{ bookingId, position, packageId, roomType, room, seats, amountMinor, discountPercent, discountMinor },
    terms: JSON.stringify(terms),
    prices: JSON.stringify(prices),
  };
}

interface Inserted {
  readonly id: string;
  /** Packages whose seats were taken along. */
  readonly packagesTaken: number;
}

/**
 * Booking, parts, audit and, where `taking` is its statement, the seats in one, while the packages are locked: every round
 * trip there is everyone's wait.
 */
export async function insertHold(
  tx: Db,
  { parts, firstSource, actorId: actor, ...hold }: NewHold,
  now: Date,
  taking = NO_SEATS,
): Promise<Inserted> {
  const id = randomUUID();
  const source = { source: firstSource.source, sourceTag: firstSource.tag };
  const booking = { ...hold, ...source, id, phase: "held" as const, createdAt: now, updatedAt: now };
  const rows = parts.map((part, position) => partRow(id, part, position));
  const actorId = actor ?? (hold.offered ? null : hold.userId);
  const { packagesTaken } = await tx
    .with("taken", () => sql<{ id: string }>`(${taking})`)
    .with("booking", (query) => query.insertInto("bookings").values(booking))
    .with("parts", (query) => query.insertInto("bookingParts").values(rows))
    .insertInto("audit")
    .values(auditRow({ actorId, action: "booking.hold", subjectType: "booking", subjectId: id }))
    .returning((eb) =>
      eb
        .selectFrom("taken")
        .select(({ fn }) => fn.countAll<number>().as("packages"))
        .as("packagesTaken"),
    )
    .executeTakeFirstOrThrow();
  return { id, packagesTaken: packagesTaken ?? 0 };
}

/** Holds of all accounts that have not run out. */
export async function countLiveHolds(db: Db, now: Date): Promise<number> {
  const { holds } = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll<number>().as("holds"))
    .where("phase", "=", "held")
    .where("holdExpiresAt", ">", now)
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
