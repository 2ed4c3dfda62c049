/** SQL of official numbers, one an application, and of what becomes of them. Under the booking's lock. */

import type { NumberChange } from "#domain/bookings/numbers/official-number.ts";
import type { Numbered } from "#domain/nusuk/applications.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Actor } from "../records/side.ts";

export interface Saved extends Numbered {
  readonly recordedAt: Date;
  /** Null: only reported. */
  readonly seenAt: Date | null;
}

/** A number that was recorded before is corrected. */
export async function saveReference(tx: Db, bookingId: string, { application, ...saved }: Saved): Promise<void> {
  await tx
    .insertInto("bookingReferences")
    .values({ bookingId, application, ...saved })
    .onConflict((conflict) => conflict.columns(["bookingId", "application"]).doUpdateSet(saved))
    .execute();
}

/** Whether the operator has seen every one of those that are there. */
export async function areSeen(tx: Db, bookingId: string): Promise<boolean> {
  const unseen = await tx
    .selectFrom("bookingReferences")
    .select("application")
    .where("bookingId", "=", bookingId)
    .where("seenAt", "is", null)
    .executeTakeFirst();
  return unseen === undefined;
}

export interface NotedChange {
  readonly application: number;
  readonly what: NumberChange;
  readonly by: Actor;
  readonly before: string | null;
  readonly after: string | null;
  readonly at: Date;
}

/** What the record of acts may not hold: the numbers themselves. */
export async function noteNumber(tx: Db, bookingId: string, { by, ...change }: NotedChange): Promise<void> {
  const side = by.role === "operator" ? "operator" : "pilgrim";
  await tx
    .insertInto("bookingNumberChanges")
    .values({ bookingId, side, actorId: by.id, ...change })
    .execute();
}
