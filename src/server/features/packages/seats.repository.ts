/** Seats: locked in id order first, then changed in one guarded statement (docs/architecture.md). */
import { sql } from "kysely";
import type { Db } from "#server/platform/database.ts";

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
  return tx
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
      "availableSlots",
    ])
    .where("id", "=", sql<string>`any(${packageIds}::text[])`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Takes the sums per package where all are left, and answers how many packages had them. */
export async function takeSeats(tx: Db, lines: readonly SeatLine[]): Promise<number> {
  const taken = await sql`
    update packages set available_slots = available_slots - wanted.seats
    from (${sumPerPackage(lines)}) as wanted
    where packages.id = wanted.package_id and available_slots >= wanted.seats
  `.execute(tx);
  return Number(taken.numAffectedRows);
}

export async function giveBackSeats(tx: Db, lines: readonly SeatLine[]): Promise<void> {
  await sql`
    update packages set available_slots = available_slots + returned.seats
    from (${sumPerPackage(lines)}) as returned
    where packages.id = returned.package_id
  `.execute(tx);
}

function sumPerPackage(lines: readonly SeatLine[]) {
  const ids = lines.map(({ packageId }) => packageId);
  const seats = lines.map((line) => line.seats);
  return sql`
    select package_id, sum(seats)::integer as seats
    from unnest(${ids}::text[], ${seats}::integer[]) as line (package_id, seats) group by package_id
  `;
}
