/** Writing what an import makes: every booking or none, its seats under the packages' locks. */
import { demandByPackage } from "#domain/bookings/rooms/seats.ts";
import { dateOf } from "#domain/calendar.ts";
import type { PassengerBooking } from "#domain/imports/passengers/group.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { lockOffers } from "../../holds/placing-holds.ts";
import { mailLink, type Post } from "../links.ts";
import { type ImportedRows, type ImportRun, rowsOf } from "./imported.ts";
import * as rows from "./imports.repository.ts";
import { type ImportPlan, planPassengers } from "./plan.ts";

type Progress = (done: number, total: number) => void;

/** Decided on the packages as they are under lock; in id order, as everybody locks them. */
export async function planIn(
  deps: Dependencies,
  tx: Db,
  operatorId: string,
  bookings: readonly PassengerBooking[],
): Promise<ImportPlan> {
  const wanted = [...new Set(bookings.map(({ packageReference }) => packageReference))];
  const own = await rows.packagesByReference(tx, operatorId, wanted);
  const offers = await lockOffers(
    deps,
    tx,
    own.map(({ id }) => ({ packageId: id })),
  );
  const known = own.flatMap(({ id, operatorReference }) => {
    const offer = offers.get(id);
    return offer && operatorReference !== null ? [[operatorReference, offer] as const] : [];
  });
  const references = bookings.map(({ reference }) => reference.toLowerCase());
  const existing = new Set(await rows.existingReferences(tx, operatorId, references));
  return planPassengers(bookings, { offers: new Map(known), existing, today: dateOf(deps.clock()) });
}

/** The packages whose seats were taken. Throws AppError `sold_out`, which rolls everything back. */
export async function makeBookings(
  deps: Dependencies,
  mail: Post,
  tx: Db,
  { plan, act, progress }: { readonly plan: ImportPlan; readonly act: ImportRun; readonly progress: Progress },
): Promise<string[]> {
  const made = plan.made.map((planned) => rowsOf(planned, act));
  const { importId, operatorId, actorId, now } = act;
  const travellers = made.reduce((sum, { people }) => sum + people.length, 0);
  const record = { id: importId, operatorId, importedBy: actorId, importedAt: now };
  await rows.insertImport(tx, { ...record, bookings: made.length, travellers });
  const demand = demandByPackage(plan.made.flatMap(({ party }) => party.parts));
  await deps.packages.takeSeats(tx, demand);
  let done = 0;
  const count = (batch: number) => {
    done += batch;
    progress(done, made.length + travellers);
  };
  await writeBookings(tx, made, count);
  await writeMoney(tx, made, now);
  await mailLinks(mail, tx, plan, made);
  return demand.map(({ packageId }) => packageId);
}

async function writeBookings(tx: Db, made: readonly ImportedRows[], count: (batch: number) => void): Promise<void> {
  const all = <T>(of: (one: ImportedRows) => readonly T[]) => made.flatMap(of);
  await rows.insertInBatches(
    tx,
    "users",
    all(({ user }) => [user]),
  );
  await rows.insertInBatches(
    tx,
    "travellers",
    all(({ people }) => people),
    count,
  );
  await rows.insertInBatches(
    tx,
    "bookings",
    all(({ booking }) => [booking]),
    count,
  );
  await rows.insertInBatches(
    tx,
    "bookingParts",
    all(({ parts }) => parts),
  );
  await rows.insertInBatches(
    tx,
    "bookingTravellers",
    all(({ seats }) => seats),
  );
  await rows.insertInBatches(
    tx,
    "phoneBookings",
    all(({ phone }) => [phone]),
  );
  await rows.insertInBatches(
    tx,
    "bookingReferences",
    all(({ references }) => references),
  );
  await rows.insertInBatches(
    tx,
    "instalments",
    all(({ instalments }) => instalments),
  );
  await rows.insertInBatches(
    tx,
    "audit",
    all(({ audit }) => [audit]),
  );
}

async function writeMoney(tx: Db, made: readonly ImportedRows[], now: Date): Promise<void> {
  const paid = made.flatMap(({ payment, direct, entries }) =>
    payment && direct ? [{ payment, direct, entries }] : [],
  );
  await rows.insertInBatches(
    tx,
    "payments",
    paid.map(({ payment }) => payment),
  );
  await rows.insertInBatches(
    tx,
    "directPayments",
    paid.map(({ direct }) => direct),
  );
  const postings = paid.map(({ payment: { id, bookingId } }) => ({
    kind: "charge",
    bookingId,
    paymentId: id,
    at: now,
  }));
  const numbers = await rows.insertTransactions(tx, postings);
  const entries = paid.flatMap(({ payment, entries: posted }) => {
    const transactionId = numbers.get(payment.id);
    if (transactionId === undefined) throw new Error("a posting has no number");
    return posted.map((entry, position) => ({ ...entry, transactionId, position, currency: payment.currency }));
  });
  await rows.insertInBatches(tx, "ledgerEntries", entries);
}

async function mailLinks(mail: Post, tx: Db, plan: ImportPlan, made: readonly ImportedRows[]): Promise<void> {
  for (const [index, { link, language, booking, phone }] of made.entries()) {
    const planned = plan.made[index];
    if (!link || !planned || !phone.contactEmail) continue;
    const { totalMinor, currency } = planned.party;
    const to = { email: phone.contactEmail, language: language ?? null, link };
    await mailLink(mail, tx, { id: booking.id, totalMinor, currency }, to);
  }
}
