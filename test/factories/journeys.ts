/** Bookings whose journey is over. */
import { randomUUID } from "node:crypto";
import type { TestApp } from "../app.ts";
import { givenOffer, type Member } from "./bookings.ts";

/** A package of the operator whose journey ended in June 2026; the next season of the same series is on sale. */
export async function givenPastOffer(app: Pick<TestApp, "platform">, operatorId: string) {
  const seriesId = randomUUID();
  const dates = { departureDate: "2026-05-15", returnDate: "2026-06-04", hijriYear: 1447 };
  const past = await givenOffer(app, operatorId, { ...dates, seriesId, status: "closed" });
  const onSale = await givenOffer(app, operatorId, { seriesId });
  return { past, onSale };
}

/** The id of a confirmed booking of it by this member. */
export async function givenTravelled(
  { platform: { db } }: Pick<TestApp, "platform">,
  { id: userId }: Pick<Member, "id">,
  { packageId, operatorId }: { readonly packageId: string; readonly operatorId: string },
): Promise<string> {
  const id = randomUUID();
  const offer = await db
    .selectFrom("packages")
    .select(["departureDate", "returnDate", "priceMinor", "roomTypes", "terms"])
    .where("id", "=", packageId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("bookings")
    .values({
      ...{ id, userId, operatorId, departureDate: offer.departureDate, returnDate: offer.returnDate },
      reference: id.slice(0, 12),
      phase: "confirmed",
      channel: "nusuk",
      paymentStatus: "completed",
      numbersSeen: true,
      totalMinor: offer.priceMinor,
      currency: "USD",
      requestHash: "-",
    })
    .execute();
  const { priceMinor, roomTypes } = offer;
  const part = { bookingId: id, position: 0, packageId, seats: 1, amountMinor: offer.priceMinor };
  await db
    .insertInto("bookingParts")
    .values({ ...part, terms: JSON.stringify(offer.terms), prices: JSON.stringify({ priceMinor, roomTypes }) })
    .execute();
  await db
    .updateTable("packages")
    .set((eb) => ({ availableSlots: eb("availableSlots", "-", 1) }))
    .where("id", "=", packageId)
    .execute();
  return id;
}
