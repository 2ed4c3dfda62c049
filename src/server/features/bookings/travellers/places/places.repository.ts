/** SQL of who has which place: people and parts put in the place of others, rooms whose difference is being paid. */
import type { PlannedPart } from "#domain/bookings/change.ts";
import type { Db } from "#server/platform/database/database.ts";
import { insertingParts } from "../../records/parts.repository.ts";
import { forgetNeedsOfAbsent } from "../needs-told.repository.ts";
import { seatTravellers } from "../travellers.repository.ts";

/** Who has the seats of each part, in the order of the parts. */
export async function seatListsOf(tx: Db, bookingId: string, parts: number): Promise<string[][]> {
  const rows = await tx
    .selectFrom("bookingTravellers")
    .select(["position", "travellerId"])
    .where("bookingId", "=", bookingId)
    .orderBy("travellerId")
    .execute();
  return Array.from({ length: parts }, (_, position) =>
    rows.flatMap((row) => (row.position === position ? [row.travellerId] : [])),
  );
}

/** A new row, so that the documents of whoever comes are judged by this journey. */
export async function replaceTraveller(
  tx: Db,
  bookingId: string,
  { outId, inId, position }: { readonly outId: string; readonly inId: string; readonly position: number },
): Promise<void> {
  await tx
    .deleteFrom("bookingTravellers")
    .where("bookingId", "=", bookingId)
    .where("travellerId", "=", outId)
    .execute();
  await tx.insertInto("bookingTravellers").values({ bookingId, position, travellerId: inId }).execute();
  await forgetNeedsOfAbsent(tx, bookingId);
}

/** These parts with their people instead of those that were. */
export async function replaceParts(tx: Db, bookingId: string, parts: readonly PlannedPart[]): Promise<void> {
  await tx.deleteFrom("bookingParts").where("bookingId", "=", bookingId).execute();
  await insertingParts([{ id: bookingId, parts }]).execute(tx);
  await seatTravellers(tx, [{ bookingId, parts }]);
  await forgetNeedsOfAbsent(tx, bookingId);
}

/** Remembers the rooms that a charge under way pays the difference of. */
export async function planRooms(
  tx: Db,
  { paymentId, bookingId, parts }: { paymentId: string; bookingId: string; parts: readonly PlannedPart[] },
): Promise<void> {
  await tx
    .insertInto("roomChanges")
    .values({ paymentId, bookingId, parts: JSON.stringify(parts) })
    .execute();
}

/** Whether a charge for other rooms is under way: who is to sleep there must not change meanwhile. */
export async function areRoomsBeingPaid(tx: Db, bookingId: string): Promise<boolean> {
  const found = await tx
    .selectFrom("roomChanges")
    .innerJoin("payments", "payments.id", "roomChanges.paymentId")
    .select("payments.id")
    .where("roomChanges.bookingId", "=", bookingId)
    .where("payments.status", "=", "pending")
    .executeTakeFirst();
  return found !== undefined;
}

/** The rooms that this charge pays the difference of; null for any other payment. */
export async function plannedRooms(tx: Db, paymentId: string): Promise<readonly PlannedPart[] | null> {
  const change = await tx
    .selectFrom("roomChanges")
    .select("parts")
    .where("paymentId", "=", paymentId)
    .executeTakeFirst();
  return change?.parts ?? null;
}
