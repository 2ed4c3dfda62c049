/** Seats: locked in id order first, then changed in one guarded statement (docs/architecture.md). */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

export interface SeatLine {
  readonly packageId: string;
  readonly seats: number;
}

export type PackageForSale = Awaited<ReturnType<typeof lockForSale>>[number];

/**
 * Locks the packages until the transaction ends and answers them in id order; those that are not there are left out.
 * A statement of its own, so that what follows decides on rows as they are and not as they were before the wait.
 */
export function lockForSale(tx: Db, packageIds: readonly string[]) {
  return (
    tx
      .selectFrom("packages")
      .select([
        "id",
        "operatorId",
        "title",
        "status",
        "priceMinor",
        "currency",
        "roomTypes",
        "groupDiscounts",
        "terms",
        "channels",
        "departureDate",
        "returnDate",
        "releaseDate",
        "capacity",
        "waitingParties",
        "saleWindowId",
        "keptSeats",
      ])
      // For direct sale: what is kept for the waitlist is not there.
      .select((eb) => eb("availableSlots", "-", eb.ref("keptSeats")).as("availableSlots"))
      .where("id", "=", sql<string>`any(${packageIds}::text[])`)
      .orderBy("id")
      .forNoKeyUpdate()
      .execute()
  );
}

/** Of those that are sold through a queue now, the window; not locked. */
export async function saleWindowsOf(tx: Db, packageIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom("packages")
    .select(["id", "saleWindowId"])
    .where("id", "=", sql<string>`any(${packageIds}::text[])`)
    .where("saleWindowId", "is not", null)
    .execute();
  return new Map(rows.map(({ id, saleWindowId }) => [id, saleWindowId ?? ""]));
}

/** Takes the sums per package where all are on open sale, and answers how many packages had them. */
export async function takeSeats(tx: Db, lines: readonly SeatLine[]): Promise<number> {
  const { rows } = await takingSeats(lines).execute(tx);
  return rows.length;
}

/** The same as a part of another statement; a row for each package that had them. */
export function takingSeats(lines: readonly SeatLine[]) {
  return sql<{ id: string }>`
    update packages set available_slots = available_slots - wanted.seats
    from (${sumPerPackage(lines)}) as wanted
    where packages.id = wanted.package_id and available_slots - kept_seats >= wanted.seats
    returning packages.id
  `;
}

/** Where somebody waits, what comes back is kept for the waitlist; in a sale window it is for who stands in its line. */
export async function giveBackSeats(tx: Db, lines: readonly SeatLine[]): Promise<void> {
  await sql`
    update packages set available_slots = available_slots + returned.seats,
      kept_seats = kept_seats + case when waiting_parties > 0 and sale_window_id is null then returned.seats else 0 end
    from (${sumPerPackage(lines)}) as returned
    where packages.id = returned.package_id
  `.execute(tx);
}

/** Takes seats for a party of the waitlist, those that are kept for it first. */
export async function takeOfferedSeats(tx: Db, { packageId, seats }: SeatLine): Promise<void> {
  await sql`
    update packages set available_slots = available_slots - ${seats}::integer,
      kept_seats = greatest(0, kept_seats - ${seats}::integer)
    where id = ${packageId}
  `.execute(tx);
}

/** How many parties wait now, and how many of the free seats are theirs. */
export async function setWaitlist(
  tx: Db,
  packageId: string,
  { waitingParties, keptSeats }: { readonly waitingParties: number; readonly keptSeats: number },
): Promise<void> {
  await tx.updateTable("packages").set({ waitingParties, keptSeats }).where("id", "=", packageId).execute();
}

function sumPerPackage(lines: readonly SeatLine[]) {
  const ids = lines.map(({ packageId }) => packageId);
  const seats = lines.map((line) => line.seats);
  return sql`
    select package_id, sum(seats)::integer as seats
    from unnest(${ids}::text[], ${seats}::integer[]) as line (package_id, seats) group by package_id
  `;
}
