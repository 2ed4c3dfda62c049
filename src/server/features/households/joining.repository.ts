/** SQL of becoming one person: what an account has entered of somebody becomes that person's own when they join. */
import { type SqlBool, sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { moveGroupPlaces, moveTurnSeats } from "../bookings/service.ts";

/** Who entered this member, who has no account; undefined when they are gone or have one by now. */
export async function placeOf(tx: Db, memberId: string) {
  return tx
    .selectFrom("familyMembers")
    .innerJoin("travellers", "travellers.id", "familyMembers.travellerId")
    .select(["familyMembers.id", "travellers.id as travellerId", "travellers.userId as enteredBy"])
    .where("familyMembers.id", "=", memberId)
    .executeTakeFirst();
}

/** The account's owner as a traveller; null while they have not entered themselves. */
export async function selfOf(tx: Db, userId: string): Promise<string | null> {
  const self = await tx
    .selectFrom("travellers")
    .select("id")
    .where("userId", "=", userId)
    .where("relationship", "=", "self")
    .executeTakeFirst();
  return self?.id ?? null;
}

/** The traveller row becomes the account's own person, with its documents and its places on bookings. */
export async function handOver(tx: Db, travellerId: string, userId: string): Promise<void> {
  await leaveOtherGroups(tx, travellerId);
  await tx.updateTable("travellers").set({ userId, relationship: "self" }).where("id", "=", travellerId).execute();
  await takeDocuments(tx, travellerId, { userId, travellerId });
  await tx
    .updateTable("documents")
    .set({ travellerId })
    .where("userId", "=", userId)
    .where("travellerId", "is", null)
    .execute();
}

/** Two rows of one person become the account's own: places on bookings and documents go over, the other row goes. */
export async function merge(tx: Db, travellerId: string, self: { userId: string; travellerId: string }): Promise<void> {
  // A cancelled booking may name both: there the person keeps one place.
  await tx
    .deleteFrom("bookingTravellers")
    .where("travellerId", "=", travellerId)
    .where("bookingId", "in", (eb) =>
      eb.selectFrom("bookingTravellers as own").select("own.bookingId").where("own.travellerId", "=", self.travellerId),
    )
    .execute();
  await tx
    .updateTable("bookingTravellers")
    .set({ travellerId: self.travellerId })
    .where("travellerId", "=", travellerId)
    .execute();
  await takePlannedPlaces(tx, travellerId, self.travellerId);
  await takeTickets(tx, travellerId, self.travellerId);
  await takeDisclosures(tx, travellerId, self.travellerId);
  await takeDocuments(tx, travellerId, self);
  await moveGroupPlaces(tx, travellerId, self.travellerId);
  await moveTurnSeats(tx, travellerId, self.travellerId);
  await tx.deleteFrom("travellers").where("id", "=", travellerId).execute();
}

/** Rooms whose difference is being paid name the person too: they are put in place when the money has come. */
async function takePlannedPlaces(tx: Db, from: string, to: string): Promise<void> {
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

/** Those that are printed already stay good. Where both rows had one on a booking, the account's own stays. */
async function takeTickets(tx: Db, from: string, to: string): Promise<void> {
  await tx
    .updateTable("tickets")
    .set({ travellerId: to })
    .where("travellerId", "=", from)
    .where("bookingId", "not in", (eb) =>
      eb.selectFrom("tickets as own").select("own.bookingId").where("own.travellerId", "=", to),
    )
    .execute();
}

/** Who has had the number of a passport that is now theirs. What was told of needs is not taken over: they decide anew. */
async function takeDisclosures(tx: Db, from: string, to: string): Promise<void> {
  await tx.updateTable("passportDisclosures").set({ travellerId: to }).where("travellerId", "=", from).execute();
}

/** From the record of it on, who sees them is told to their new owner alone. */
async function takeDocuments(tx: Db, from: string, to: { userId: string; travellerId: string }): Promise<void> {
  const taken = await tx.updateTable("documents").set(to).where("travellerId", "=", from).returning("id").execute();
  const act = { actorId: to.userId, action: "document.handed_over", subjectType: "document" };
  await recordAudit(tx, ...taken.map(({ id }) => ({ ...act, subjectId: id })));
}

/** Groups of the account that entered them: the person may be invited there too, and decides. */
async function leaveOtherGroups(tx: Db, travellerId: string): Promise<void> {
  await tx.deleteFrom("familyMembers").where("travellerId", "=", travellerId).execute();
}
