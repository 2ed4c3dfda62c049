/** The record of consents: triggers write what is kept elsewhere as well; here is what is kept nowhere else, and what ends. */
import { sql } from "kysely";
import type { ConsentKind } from "#contract/own-records.ts";
import type { Db } from "../database/database.ts";

/** Ends those that stand and fit what the caller adds; none ends before it was given, whatever the clock says. */
export function endConsents(db: Db, endedAt: Date) {
  return db
    .updateTable("consents")
    .set((eb) => ({ endedAt: eb.fn<Date>("greatest", [eb.val(endedAt), "givenAt"]) }))
    .where("endedAt", "is", null);
}

export interface GivenConsent {
  readonly userId: string;
  readonly kind: ConsentKind;
  readonly textVersion: string;
  readonly recipient: string;
  readonly givenAt: Date;
}

/** Of a kind that no trigger writes. */
export async function recordConsent(tx: Db, { userId, kind, textVersion, recipient, givenAt }: GivenConsent) {
  await sql`
    insert into consents (user_id, kind, subject_id, text_version, recipient, given_at)
    values (${userId}, ${kind}, ${userId}, ${textVersion}, ${recipient}, ${givenAt})
  `.execute(tx);
}
