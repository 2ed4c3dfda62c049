/** SQL of two rows of one person: the places on bookings of the one become the other's. */
import { type SqlBool, sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { OwnPerson } from "#server/platform/records/one-person.ts";
import { moveTurnSeats } from "../turn-seats/turn-seats.repository.ts";

/** Seats, seats won in a turn, and places in rooms whose difference is being paid. */
export async function moveBookedPlaces(tx: Db, from: string, { travellerId: to }: OwnPerson): Promise<void> {
  await moveSeats(tx, from, to);
  await movePlannedPlaces(tx, from, to);
  await moveTurnSeats(tx, from, to);
}

/** A cancelled booking may name both: there the person keeps one seat. */
async function moveSeats(tx: Db, from: string, to: string): Promise<void> {
  await tx
    .deleteFrom("bookingTravellers")
    .where("travellerId", "=", from)
    .where("bookingId", "in", (eb) =>
      eb.selectFrom("bookingTravellers as own").select("own.bookingId").where("own.travellerId", "=", to),
    )
    .execute();
  await tx.updateTable("bookingTravellers").set({ travellerId: to }).where("travellerId", "=", from).execute();
}

/** Rooms whose difference is being paid name the person too: they are put in place when the money has come. */
async function movePlannedPlaces(tx: Db, from: string, to: string): Promise<void> {
  const plans = await tx
    .selectFrom("roomChanges")
    .select(["paymentId", "parts"])
    .where(sql<SqlBool>`parts @> ${JSON.stringify([{ travellerIds: [from] }])}::jsonb`)
    .forUpdate()
    .execute();
  for (const { paymentId, parts } of plans) {
    const own = parts.map((part) => ({
      ...part,
      travellerIds: part.travellerIds.map((id) => (id === from ? to : id)),
    }));
    const change = tx.updateTable("roomChanges").set({ parts: JSON.stringify(own) });
    await change.where("paymentId", "=", paymentId).execute();
  }
}
