/** The history of packages: one row a version, from the first change after the table came. */

import type { ChangeAction } from "#domain/packages/changes.ts";
import type { Db } from "#server/platform/database/database.ts";

export interface NewChange {
  readonly packageId: string;
  /** The package's own after this change. */
  readonly version: number;
  readonly at: Date;
  readonly actorId: string;
  readonly action: ChangeAction;
  readonly fields?: readonly string[];
  /** Capacity before and after, where it changed. */
  readonly seats?: { readonly from: number; readonly to: number } | null;
}

/** Rows a statement takes: well below the 65,535 values that PostgreSQL does. */
const BATCH = 1000;

/** Under the package's lock, so that no two changes get one number. */
export async function insertChanges(tx: Db, changes: readonly NewChange[]): Promise<void> {
  for (let at = 0; at < changes.length; at += BATCH) {
    await tx
      .insertInto("packageChanges")
      .values(changes.slice(at, at + BATCH).map(toRow))
      .execute();
  }
}

function toRow({ fields = [], seats = null, ...change }: NewChange) {
  return { ...change, fields: [...fields], seatsFrom: seats?.from ?? null, seatsTo: seats?.to ?? null };
}

/** The newest first, of those after a version. */
export function changesSince(db: Db, packageId: string, version: number, most: number) {
  return db
    .selectFrom("packageChanges")
    .leftJoin("users", "users.id", "packageChanges.actorId")
    .select([
      "packageChanges.version",
      "packageChanges.at",
      "packageChanges.action",
      "packageChanges.fields",
      "packageChanges.seatsFrom",
      "packageChanges.seatsTo",
      "users.firstName",
      "users.lastName",
    ])
    .where("packageChanges.packageId", "=", packageId)
    .where("packageChanges.version", ">", version)
    .orderBy("packageChanges.version", "desc")
    .limit(most)
    .execute();
}

/** Live bookings with a part in this package, by phase. */
export async function liveBookings(db: Db, packageId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("bookingParts")
    .innerJoin("bookings", "bookings.id", "bookingParts.bookingId")
    .select(({ fn }) => ["bookings.phase", fn.count<number>("bookings.id").distinct().as("count")])
    .where("bookingParts.packageId", "=", packageId)
    .where("bookings.phase", "!=", "cancelled")
    .groupBy("bookings.phase")
    .execute();
  return new Map(rows.map(({ phase, count }) => [phase, count]));
}
