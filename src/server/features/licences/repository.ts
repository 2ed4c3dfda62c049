/** The rows of licences and of the operators they hold for. */
import { type Insertable, type Selectable, sql } from "kysely";
import type { IsoDate } from "#domain/calendar.ts";
import type { LicenceStatus } from "#domain/operators/licence.ts";
import type { Db } from "#server/platform/database/database.ts";
import { updateOperators } from "../accounts/service.ts";
import type { LicencesTable } from "./tables.ts";

const COLUMNS = [
  "licences.id",
  "licences.operatorId",
  "licences.scheme",
  "licences.party",
  "licences.number",
  "licences.registerUrl",
  "licences.companyName",
  "licences.validUntil",
  "licences.status",
  "licences.reason",
  "licences.fileId",
  "licences.fileKey",
  "licences.submittedAt",
  "licences.decidedAt",
] as const;

const APPLICANT = ["users.username", "users.email", "users.firstName", "users.lastName"] as const;

export type LicenceRow = Selectable<LicencesTable>;

function selectLicences(db: Db) {
  return db.selectFrom("licences").select(COLUMNS);
}

/** Newest first. */
export function licencesOf(db: Db, operatorId: string): Promise<LicenceRow[]> {
  return selectLicences(db)
    .where("licences.operatorId", "=", operatorId)
    .orderBy("licences.submittedAt", "desc")
    .orderBy("licences.id")
    .execute();
}

/** Throws a unique violation of `one_licence_waits`. */
export async function insertLicence(tx: Db, licence: Insertable<LicencesTable>): Promise<LicenceRow> {
  return tx.insertInto("licences").values(licence).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Applications that wait, oldest first, with who applies. */
export function waitingLicences(db: Db) {
  return selectLicences(db)
    .innerJoin("users", "users.id", "licences.operatorId")
    .select(APPLICANT)
    .where("licences.status", "=", "submitted")
    .orderBy("licences.submittedAt")
    .orderBy("licences.id")
    .execute();
}

/** What was decided about these operators, newest first. */
export function decidedLicences(db: Db, operatorIds: readonly string[]): Promise<LicenceRow[]> {
  if (operatorIds.length === 0) return Promise.resolve([]);
  return selectLicences(db)
    .where("licences.operatorId", "in", operatorIds)
    .where("licences.status", "<>", "submitted")
    .orderBy("licences.submittedAt", "desc")
    .execute();
}

export function findLicence(db: Db, id: string): Promise<LicenceRow | undefined> {
  return selectLicences(db).where("licences.id", "=", id).executeTakeFirst();
}

/** Kept from other deciders until the transaction ends. */
export function lockLicence(tx: Db, id: string): Promise<LicenceRow | undefined> {
  return tx.selectFrom("licences").select(COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();
}

interface Decision {
  readonly status: LicenceStatus;
  readonly decidedAt: Date;
  readonly reason?: string;
}

export async function saveLicenceDecision(tx: Db, id: string, decision: Decision): Promise<LicenceRow> {
  return tx.updateTable("licences").set(decision).where("id", "=", id).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** The one that held until now makes room for the next. */
export async function replaceHolding(tx: Db, operatorId: string): Promise<void> {
  await tx
    .updateTable("licences")
    .set({ status: "replaced" })
    .where("operatorId", "=", operatorId)
    .where("status", "=", "approved")
    .execute();
}

/** Points the operator to the licence that holds from now on, under the company's name as it stands in it. */
export async function holdLicence(tx: Db, licence: LicenceRow, now: Date): Promise<void> {
  await updateOperators(tx, [licence.operatorId], {
    companyName: licence.companyName,
    licenceScheme: licence.scheme,
    licenceParty: licence.party,
    licenceNumber: licence.number,
    licenceRegisterUrl: licence.registerUrl,
    licenceValidUntil: licence.validUntil,
    licenceVerifiedAt: now,
  });
}

/** The operator has no licence from now on. */
export async function dropHolding(tx: Db, operatorId: string): Promise<void> {
  await updateOperators(tx, [operatorId], { licenceVerifiedAt: null });
}

/** Points a row to its page; the page before it is the caller's to remove. */
export async function setFile(
  tx: Db,
  id: string,
  file: { readonly fileId: string; readonly fileKey: Buffer },
): Promise<LicenceRow> {
  return tx.updateTable("licences").set(file).where("id", "=", id).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Those that hold and end by `until`, where no next one waits for a decision; the soonest first. */
export function findEndingLicences(db: Db, until: IsoDate) {
  return selectLicences(db)
    .where("licences.status", "=", "approved")
    .where("licences.validUntil", "<=", until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("licences as next")
            .select("next.id")
            .whereRef("next.operatorId", "=", "licences.operatorId")
            .where("next.status", "=", "submitted"),
        ),
      ),
    )
    .orderBy("licences.validUntil")
    .orderBy("licences.id");
}

/** With whom to ask, and how much of theirs is on the market. */
export function endingWithOperators(db: Db, until: IsoDate) {
  return findEndingLicences(db, until)
    .innerJoin("users", "users.id", "licences.operatorId")
    .select(APPLICANT)
    .select(({ selectFrom }) =>
      selectFrom("packages")
        .select(sql<number>`count(*)::int`.as("listed"))
        .whereRef("packages.operatorId", "=", "licences.operatorId")
        .where("packages.status", "=", "listed")
        .$asScalar()
        .$notNull()
        .as("listed"),
    )
    .execute();
}

/** False where it was said already. */
export async function noteReminder(
  tx: Db,
  reminder: { licenceId: string; days: number; sentAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("licenceReminders")
    .values(reminder)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

type Ended = Pick<LicenceRow, "id" | "operatorId" | "number">;

/** Ends the licences whose last day lies before `today`; the operators they held for. */
export async function expireLicences(tx: Db, today: IsoDate): Promise<Ended[]> {
  const ended = await tx
    .updateTable("licences")
    .set({ status: "expired" })
    .where("status", "=", "approved")
    .where("validUntil", "<", today)
    .returning(["id", "operatorId", "number"])
    .execute();
  const operatorIds = ended.map(({ operatorId }) => operatorId);
  await updateOperators(tx, operatorIds, { licenceVerifiedAt: null });
  return ended;
}

/** Which of these files belong to a row. */
export async function findKnownLicenceFiles(db: Db, fileIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom("licences").select("fileId").where("fileId", "in", fileIds).execute();
  return new Set(rows.flatMap(({ fileId }) => fileId ?? []));
}
