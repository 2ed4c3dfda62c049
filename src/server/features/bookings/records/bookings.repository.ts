/** One booking under its lock: who else wants to change it waits. */
import { sql } from "kysely";
import type { BookingPhase, CancelReason, PaymentStatus } from "#domain/bookings/booking.ts";
import type { Channel } from "#domain/channel.ts";
import type { Currency } from "#domain/money.ts";
import type { Numbered } from "#domain/nusuk/applications.ts";
import type { PriceList, RoomTypeName, Terms } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database/database.ts";

export interface LockedBooking {
  readonly id: string;
  readonly userId: string;
  readonly operatorId: string;
  readonly phase: BookingPhase;
  readonly cancelReason: CancelReason | null;
  readonly channel: Channel | null;
  readonly paymentStatus: PaymentStatus;
  readonly totalMinor: number;
  /** Of the total: what the terms kept for people who have left. */
  readonly keptMinor: number;
  /** What the operator has taken off it; no longer in it. */
  readonly reducedMinor: number;
  readonly currency: Currency;
  readonly departureDate: string;
  readonly returnDate: string;
  readonly approvalDueAt: Date | null;
  readonly holdExpiresAt: Date | null;
  readonly nusukReference: string | null;
}

/** Locks the booking's row, always before the rows of its packages; null when there is none. */
export async function lockBooking(tx: Db, id: string): Promise<LockedBooking | null> {
  const booking = await tx
    .selectFrom("bookings")
    .select([
      "id",
      "userId",
      "operatorId",
      "phase",
      "cancelReason",
      "channel",
      "paymentStatus",
      "totalMinor",
      "keptMinor",
      "reducedMinor",
      "currency",
      "departureDate",
      "returnDate",
      "approvalDueAt",
      "holdExpiresAt",
      "nusukReference",
    ])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return booking ?? null;
}

/** For which household the waitlist has made this booking; null: for none, or somebody made it themselves. */
export async function householdOffered(db: Db, id: string): Promise<string | null> {
  const booking = await db
    .selectFrom("bookings")
    .select("familyId")
    .where("id", "=", id)
    .where("offered", "=", true)
    .executeTakeFirst();
  return booking?.familyId ?? null;
}

/** Null for a booking that stands. */
export async function cancelReasonOf(db: Db, id: string): Promise<CancelReason | null> {
  const booking = await db.selectFrom("bookings").select("cancelReason").where("id", "=", id).executeTakeFirst();
  return booking?.cancelReason ?? null;
}

/** Null where there is no such booking. */
export async function operatorOf(db: Db, id: string): Promise<string | null> {
  const booking = await db.selectFrom("bookings").select("operatorId").where("id", "=", id).executeTakeFirst();
  return booking?.operatorId ?? null;
}

export interface BookingPart {
  readonly packageId: string;
  readonly roomType: RoomTypeName | null;
  readonly seats: number;
  readonly amountMinor: number;
  readonly room: number | null;
  readonly discountPercent: number;
  readonly discountMinor: number;
  /** As they were agreed. */
  readonly terms: Terms;
  readonly prices: PriceList;
  /** Whom the package serves now. */
  readonly channels: readonly Channel[];
}

export async function partsOf(db: Db, bookingId: string): Promise<BookingPart[]> {
  return db
    .selectFrom("bookingParts as part")
    .innerJoin("packages as package", "package.id", "part.packageId")
    .select([
      "part.packageId",
      "part.roomType",
      "part.room",
      "part.seats",
      "part.amountMinor",
      "part.discountPercent",
      "part.discountMinor",
      "part.terms",
      "part.prices",
      "package.channels",
    ])
    .where("part.bookingId", "=", bookingId)
    .orderBy("part.position")
    .execute();
}

export interface BookingChanges {
  readonly phase?: BookingPhase;
  readonly channel?: Channel;
  readonly paymentStatus?: PaymentStatus;
  readonly holdExpiresAt?: Date | null;
  readonly shelteredUntil?: Date | null;
  readonly approvalDueAt?: Date | null;
  readonly nusukReference?: string | null;
  readonly numbersSeen?: boolean;
  readonly cancelReason?: CancelReason | null;
  readonly cancelNote?: string | null;
}

export async function updateBooking(tx: Db, id: string, changes: BookingChanges, now: Date): Promise<void> {
  await tx
    .updateTable("bookings")
    .set({ ...changes, updatedAt: now })
    .where("id", "=", id)
    .execute();
}

/** What the booking costs now; `keptMinor` is in it, `reducedMinor` no longer. */
export async function setTotal(
  tx: Db,
  bookingId: string,
  price: { readonly totalMinor: number; readonly keptMinor: number; readonly reducedMinor: number },
): Promise<void> {
  await tx.updateTable("bookings").set(price).where("id", "=", bookingId).execute();
}

/** Takes `amountMinor` off the price, which the caller gives back. */
export async function reduceTotal(
  tx: Db,
  { id, totalMinor, reducedMinor }: { readonly id: string; readonly totalMinor: number; readonly reducedMinor: number },
  amountMinor: number,
): Promise<void> {
  const less = { totalMinor: totalMinor - amountMinor, reducedMinor: reducedMinor + amountMinor };
  await tx.updateTable("bookings").set(less).where("id", "=", id).execute();
}

/** Official numbers that it has, one an application. */
export async function recordedOn(tx: Db, bookingId: string): Promise<Numbered[]> {
  return tx
    .selectFrom("bookingReferences")
    .select(["application", "reference"])
    .where("bookingId", "=", bookingId)
    .execute();
}

/** Where an account lives, alpha-2; null until told. */
export async function countryOf(db: Db, userId: string): Promise<string | null> {
  return (await findCountriesOfResidence(db, [userId])).get(userId) ?? null;
}

/** The same of several, by account. */
export async function findCountriesOfResidence(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const users = await db
    .selectFrom("users")
    .select(["id", "countryOfResidence"])
    .where("id", "=", sql<string>`any(${userIds}::text[])`)
    .execute();
  return new Map(users.map(({ id, countryOfResidence }) => [id, countryOfResidence]));
}
