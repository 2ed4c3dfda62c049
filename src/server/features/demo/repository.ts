/** Writes the demonstration world in bulk and takes it away again. */
import { type Insertable, type Kysely, sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { DemoPosting } from "./bookings/booking-money.ts";
import type { PlanRows } from "./people/payments.ts";
import type { World } from "./world.ts";

/** The widest table has 25 columns, and a statement takes 65,535 values at most. */
const ROWS_A_STATEMENT = 1000;

/** Any fixed number; nodes that start together wait for each other on it. */
const ADVISORY_LOCK = 727_002;

/** Until the transaction ends nobody else loads or clears the world, and its statements, this wait included, take as long as they take. */
export async function lockWorld(tx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
}

/** Whether nobody has an account yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const someone = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  return someone === undefined;
}

/** Whether the world is there. */
export async function hasWorld(db: Db): Promise<boolean> {
  const someone = await db.selectFrom("users").select("id").where("demo", "=", true).limit(1).executeTakeFirst();
  return someone !== undefined;
}

/** `passports`: those of the customers who are in groups, with what is sealed. */
export async function insertWorld(
  tx: Db,
  world: World,
  passports: readonly Insertable<Database["documents"]>[],
): Promise<void> {
  await inBatches(world.users, (rows) => tx.insertInto("users").values(rows).execute());
  await inBatches(world.operators, (rows) => tx.insertInto("operators").values(rows).execute());
  await inBatches(world.packages, (rows) => tx.insertInto("packages").values(rows).execute());
  await inBatches(world.bookings, (rows) => tx.insertInto("bookings").values(rows).execute());
  await inBatches(world.parts, (rows) => tx.insertInto("bookingParts").values(rows).execute());
  await inBatches(world.phoneBookings, (rows) => tx.insertInto("phoneBookings").values(rows).execute());
  await inBatches(world.travellers, (rows) => tx.insertInto("travellers").values(rows).execute());
  await inBatches(passports, (rows) => tx.insertInto("documents").values(rows).execute());
  await inBatches(world.familyGroups, (rows) => tx.insertInto("familyGroups").values(rows).execute());
  await inBatches(world.familyMembers, (rows) => tx.insertInto("familyMembers").values(rows).execute());
  await inBatches(world.familyPreferences, (rows) => tx.insertInto("familyPreferences").values(rows).execute());
  await inBatches(world.familyTodos, (rows) => tx.insertInto("familyTodos").values(rows).execute());
  await inBatches(world.waitlist, (rows) => tx.insertInto("waitlistEntries").values(rows).execute());
  await inBatches(world.bookingTravellers, (rows) => tx.insertInto("bookingTravellers").values(rows).execute());
  await inBatches(world.bookingReferences, (rows) => tx.insertInto("bookingReferences").values(rows).execute());
  await inBatches(world.instalments, (rows) => tx.insertInto("instalments").values(rows).execute());
  await inBatches(world.bookingMessages, (rows) => tx.insertInto("bookingMessages").values(rows).execute());
  await inBatches(world.bookingNotes, (rows) => tx.insertInto("bookingNotes").values(rows).execute());
  await inBatches(world.payments, (rows) => tx.insertInto("payments").values(rows).execute());
  await inBatches(world.movements, (rows) => tx.insertInto("sandboxMovements").values(rows).execute());
  await inBatches(world.postings, (rows) => insertPostings(tx, rows));
  await inBatches(world.reviews, (rows) => tx.insertInto("reviews").values(rows).execute());
  await inBatches(world.reviewReports, (rows) => tx.insertInto("reviewReports").values(rows).execute());
  await inBatches(world.enquiries, (rows) => tx.insertInto("enquiries").values(rows).execute());
  await inBatches(world.packageViews, (rows) => tx.insertInto("packageViews").values(rows).execute());
  await inBatches(world.problems, (rows) => tx.insertInto("problems").values(rows).execute());
  await inBatches(world.problemSteps, (rows) => tx.insertInto("problemSteps").values(rows).execute());
  await inBatches(world.team, (rows) => tx.insertInto("teamMembers").values(rows).execute());
  await tx.insertInto("companyProfiles").values(world.business.profile).execute();
  await tx.insertInto("standardTerms").values(world.business.terms).execute();
  await inBatches(world.licences, (rows) => tx.insertInto("licences").values(rows).execute());
  await inBatches(world.letters, (rows) => tx.insertInto("contactMessages").values(rows).execute());
  await inBatches(world.noticeSettings, (rows) => tx.insertInto("noticeSettings").values(rows).execute());
  await inBatches(world.noticeChoices, (rows) => tx.insertInto("noticeChoices").values(rows).execute());
  await inBatches(world.sharedWishes, (rows) => tx.insertInto("sharedWishes").values(rows).execute());
  await inBatches(world.paymentMethods, (rows) => tx.insertInto("paymentMethods").values(rows).execute());
  for (const plan of world.paymentPlans) await insertPaymentPlan(tx, plan);
  await inBatches(world.groups.groups, (rows) => tx.insertInto("customerGroups").values(rows).execute());
  await inBatches(world.groups.bookings, (rows) => tx.insertInto("groupBookings").values(rows).execute());
  await inBatches(world.groups.rooms, (rows) => tx.insertInto("groupRooms").values(rows).execute());
  await inBatches(world.groups.roomPeople, (rows) => tx.insertInto("groupRoomPeople").values(rows).execute());
  await sql`analyze users, packages, bookings, booking_parts, payments, reviews`.execute(tx);
}

export async function insertPaymentPlan(tx: Db, { plan, steps }: PlanRows): Promise<void> {
  await tx.insertInto("paymentPlans").values(plan).execute();
  await tx.insertInto("paymentPlanSteps").values(steps).execute();
}

/** The database numbers the transactions; the payment leads back from the number to its entries. */
async function insertPostings(tx: Db, postings: readonly DemoPosting[]): Promise<void> {
  const numbered = await tx
    .insertInto("ledgerTransactions")
    .values(postings.map(({ kind, at, bookingId, paymentId }) => ({ kind, at, bookingId, paymentId })))
    .returning(["id", "paymentId"])
    .execute();
  const idOf = new Map(numbered.map(({ id, paymentId }) => [paymentId, id]));
  const entries = postings.flatMap(({ paymentId, entries }) => {
    const transactionId = idOf.get(paymentId);
    if (transactionId === undefined) throw new Error("a posting has no number");
    return entries.map((entry, position) => ({ ...entry, transactionId, position, currency: "USD" as const }));
  });
  await inBatches(entries, (rows) => tx.insertInto("ledgerEntries").values(rows).execute());
}

async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) await insert(rows.slice(at, at + ROWS_A_STATEMENT));
}

/** Bookings by people of the world, or of its packages by anyone. */
function worldBookings(db: Kysely<Database>) {
  const people = db.selectFrom("users").select("id").where("demo", "=", true);
  return db.selectFrom("bookings").where((eb) => eb.or([eb("userId", "in", people), eb("operatorId", "in", people)]));
}

/** Removes all people of the world with everything that is theirs; answers the files that lie in the store without a row now. */
export async function deleteWorld(tx: Db): Promise<string[]> {
  const bookings = worldBookings(tx).select("id");
  await giveBackSeats(tx);
  await sql`select end_demonstration_ledger()`.execute(tx);
  const payments = tx.selectFrom("payments").where("bookingId", "in", bookings);
  await tx.deleteFrom("sandboxMovements").where("id", "in", payments.select("id")).execute();
  await tx.deleteFrom("payments").where("bookingId", "in", bookings).execute();
  await tx.deleteFrom("bookings").where("id", "in", bookings).execute();
  const people = tx.selectFrom("users").select("id").where("demo", "=", true);
  const documents = await tx.deleteFrom("documents").where("userId", "in", people).returning("fileId").execute();
  const licences = await tx.deleteFrom("licences").where("operatorId", "in", people).returning("fileId").execute();
  await tx.deleteFrom("contactMessages").where("demo", "=", true).execute();
  // Before the people: a ticket would lose its account and its window in the same moment.
  await tx.deleteFrom("saleWindows").where("operatorId", "in", people).execute();
  await tx.deleteFrom("users").where("demo", "=", true).execute();
  return [...documents, ...licences].flatMap(({ fileId }) => fileId ?? []);
}

/** Seats that people of the world hold on packages that stay. */
async function giveBackSeats(tx: Db): Promise<void> {
  const live = worldBookings(tx).select("id").where("phase", "<>", "cancelled");
  const held = tx
    .selectFrom("bookingParts")
    .select(["packageId", (eb) => eb.fn.sum<number>("seats").as("seats")])
    .where("bookingId", "in", live)
    .groupBy("packageId")
    .as("held");
  await tx
    .updateTable("packages")
    .from(held)
    .set((eb) => ({ availableSlots: eb("availableSlots", "+", eb.ref("held.seats")) }))
    .whereRef("packages.id", "=", "held.packageId")
    .execute();
}
