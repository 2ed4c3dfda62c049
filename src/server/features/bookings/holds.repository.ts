/** SQL of taking a hold: one account's attempts in a row, and the new booking with its parts. */
import { randomUUID } from "node:crypto";
import type { PlannedPart } from "#domain/bookings/change.ts";
import type { FirstSource } from "#domain/bookings/source.ts";
import type { Currency } from "#domain/money.ts";
import { auditRow } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database.ts";

/** Lets one account try once at a time: its limit is counted and its keys are looked up without a race. */
export async function lockAccount(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

export interface AccountState {
  /** The booking that an earlier attempt with the same key made. */
  readonly earlier: { readonly id: string; readonly requestHash: string } | null;
  readonly liveHolds: number;
}

/** What the account has done so far; under its lock, in a statement of its own. A null key matches nothing. */
export async function accountState(tx: Db, userId: string, key: string | null, now: Date): Promise<AccountState> {
  const { id, requestHash, liveHolds } = await tx
    .selectFrom("users")
    .leftJoin("bookings as attempt", (join) =>
      join.onRef("attempt.userId", "=", "users.id").on("attempt.idempotencyKey", "=", key),
    )
    .select(["attempt.id", "attempt.requestHash"])
    .select((eb) =>
      eb
        .selectFrom("bookings")
        .select((hold) => hold.fn.countAll<number>().as("holds"))
        .whereRef("bookings.userId", "=", "users.id")
        .where("bookings.phase", "=", "held")
        .where("bookings.holdExpiresAt", ">", now)
        .as("liveHolds"),
    )
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();
  return { earlier: id === null || requestHash === null ? null : { id, requestHash }, liveHolds: liveHolds ?? 0 };
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
  readonly firstSource: FirstSource;
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

/** Booking, parts and audit in one statement, while the packages are locked: every round trip there is everyone's wait. */
export async function insertHold(tx: Db, { parts, firstSource, ...hold }: NewHold, now: Date): Promise<string> {
  const id = randomUUID();
  const source = { source: firstSource.source, sourceTag: firstSource.tag };
  const booking = { ...hold, ...source, id, phase: "held" as const, createdAt: now, updatedAt: now };
  const rows = parts.map((part, position) => partRow(id, part, position));
  const actorId = hold.offered ? null : hold.userId;
  await tx
    .with("booking", (query) => query.insertInto("bookings").values(booking))
    .with("parts", (query) => query.insertInto("bookingParts").values(rows))
    .insertInto("audit")
    .values(auditRow({ actorId, action: "booking.hold", subjectType: "booking", subjectId: id }))
    .execute();
  return id;
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
