/** SQL of taking a hold: one account's attempts in a row, and the new booking with its parts. */
import { randomUUID } from "node:crypto";
import type { Currency } from "#domain/money.ts";
import type { RoomTypeName, Terms } from "#domain/packages/package.ts";
import { auditRow } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database.ts";

/** Lets one account try once at a time: its limit is counted and its keys are looked up without a race. */
export async function lockAccount(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

export interface Attempt {
  readonly id: string;
  readonly requestHash: string;
}

/** The booking that an earlier attempt with this key made; null when there was none. */
export async function findAttempt(tx: Db, userId: string, key: string): Promise<Attempt | null> {
  const attempt = await tx
    .selectFrom("bookings")
    .select(["id", "requestHash"])
    .where("userId", "=", userId)
    .where("idempotencyKey", "=", key)
    .executeTakeFirst();
  return attempt ?? null;
}

export async function countLiveHolds(tx: Db, userId: string, now: Date): Promise<number> {
  const counted = await tx
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll<number>().as("holds"))
    .where("userId", "=", userId)
    .where("phase", "=", "held")
    .where("holdExpiresAt", ">", now)
    .executeTakeFirst();
  return counted?.holds ?? 0;
}

export interface NewHold {
  readonly reference: string;
  readonly userId: string;
  readonly operatorId: string;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly departureDate: string;
  readonly returnDate: string;
  readonly holdExpiresAt: Date | null;
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
  readonly parts: readonly {
    readonly packageId: string;
    readonly roomType: RoomTypeName | null;
    readonly seats: number;
    readonly amountMinor: number;
    readonly terms: Terms;
  }[];
}

/** Booking, parts and audit in one statement, while the packages are locked: every round trip there is everyone's wait. */
export async function insertHold(tx: Db, { parts, ...hold }: NewHold, now: Date): Promise<string> {
  const id = randomUUID();
  const booking = { ...hold, id, phase: "held" as const, createdAt: now, updatedAt: now };
  const rows = parts.map(({ terms, ...part }, position) => ({
    ...part,
    bookingId: id,
    position,
    terms: JSON.stringify(terms),
  }));
  await tx
    .with("booking", (query) => query.insertInto("bookings").values(booking))
    .with("parts", (query) => query.insertInto("bookingParts").values(rows))
    .insertInto("audit")
    .values(auditRow({ actorId: hold.userId, action: "booking.hold", subjectType: "booking", subjectId: id }))
    .execute();
  return id;
}
