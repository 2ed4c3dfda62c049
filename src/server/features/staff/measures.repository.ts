/** The rows of measures, and of those whom they concern. */
import { sql } from "kysely";
import type { MeasureKind } from "#domain/operators/measure.ts";
import type { Db } from "#server/platform/database/database.ts";
import { holdsText } from "#server/platform/database/holds-text.ts";

export type MeasureRow = NonNullable<Awaited<ReturnType<typeof lockMeasure>>>;

interface NewMeasure {
  readonly kind: MeasureKind;
  readonly subjectId: string;
  readonly concerns: string;
  readonly reason: string;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly confirmBy: Date | null;
  readonly pausedPackages: string[];
}

/** Throws a unique violation of `one_measure_stands`. */
export async function insertMeasure(tx: Db, measure: NewMeasure): Promise<string> {
  return (await tx.insertInto("measures").values(measure).returning("id").executeTakeFirstOrThrow()).id;
}

/** Kept from others until the transaction ends, with all that stand beside it: what ends hands over to those. */
export async function lockMeasure(tx: Db, id: string) {
  const together = await tx
    .selectFrom("measures")
    .selectAll()
    .where("concerns", "=", ({ selectFrom }) =>
      selectFrom("measures as asked").select("asked.concerns").where("asked.id", "=", id),
    )
    .where(({ eb, or }) => or([eb("id", "=", id), eb("endedAt", "is", null)]))
    .orderBy("id")
    .forUpdate()
    .execute();
  return together.find((measure) => measure.id === id);
}

export function findMeasure(db: Db, id: string) {
  return db.selectFrom("measures").selectAll().where("id", "=", id).executeTakeFirst();
}

interface Changes {
  readonly confirmBy?: null;
  readonly confirmedBy?: string;
  readonly confirmedAt?: Date;
  readonly endedBy?: string | null;
  readonly endedAt?: Date;
}

export async function updateMeasure(tx: Db, id: string, changes: Changes): Promise<void> {
  await tx.updateTable("measures").set(changes).where("id", "=", id).execute();
}

/** What did not come back with the end of one measure comes back with the end of those that still keep it off the market. */
export async function handOver(tx: Db, { concerns, pausedPackages }: MeasureRow): Promise<void> {
  await sql`
    update measures set paused_packages = paused_packages || array(
      select packages.id from packages
      where packages.id = any(${pausedPackages}::text[]) and packages.status = 'paused'
        and packages.id <> all (measures.paused_packages)
        and (measures.kind <> 'package' or measures.subject_id = packages.id)
    )
    where concerns = ${concerns} and ended_at is null and (
      kind in ('operator', 'package')
      or kind = 'licence' and exists (select from operators where user_id = ${concerns} and licence_verified_at is null)
    )
  `.execute(tx);
}

/** Those that nobody has confirmed in time, as they were taken: what becomes of one decides who could confirm the next. */
export async function unconfirmed(db: Db, now: Date): Promise<string[]> {
  const late = db.selectFrom("measures").select("id").where("confirmBy", "<=", now).where("confirmedAt", "is", null);
  return (await late.where("endedAt", "is", null).orderBy("madeAt").orderBy("id").execute()).map(({ id }) => id);
}

/**
 * Whether anybody else of staff could confirm a measure of `madeBy` against `concerns`: whoever has come in before, by a password
 * or a passkey, and is not suspended. One whom the same person alone has suspended counts: nobody rids themselves of a second
 * person so.
 */
export async function couldBeConfirmed(
  tx: Db,
  { madeBy, concerns }: Pick<MeasureRow, "madeBy" | "concerns">,
): Promise<boolean> {
  const isOpenOfSame = sql<boolean>`coalesce(
    standing.made_by = ${madeBy} and standing.confirm_by is not null and standing.confirmed_at is null, false
  )`;
  const found = await tx
    .selectFrom("users")
    .select("users.id")
    .where("role", "=", "staff")
    .where("users.id", "not in", [concerns, madeBy ?? concerns])
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("passwordStrong", "is not", null),
        exists(selectFrom("passkeys").select("passkeys.id").whereRef("passkeys.userId", "=", "users.id")),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("measures as standing")
            .select("standing.id")
            .where("standing.kind", "=", "account")
            .whereRef("standing.subjectId", "=", "users.id")
            .where("standing.endedAt", "is", null)
            .where((eb) => eb.not(isOpenOfSame)),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whoever was last told that a sale of this operator stands still. */
export async function toldOfStop(tx: Db, operatorId: string): Promise<ReadonlySet<string>> {
  const last = await tx
    .selectFrom("activity")
    .distinctOn("userId")
    .select(["userId", "kind"])
    .where("namesId", "=", operatorId)
    .where("kind", "in", ["places_stopped", "places_back"])
    .orderBy("userId")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return new Set(last.flatMap(({ userId, kind }) => (kind === "places_stopped" ? [userId] : [])));
}

/** Whose the subject is, and what it is called; undefined where there is none of this kind. */
export function findMeasureSubject(tx: Db, kind: MeasureKind, id: string) {
  switch (kind) {
    case "account":
      return tx
        .selectFrom("users")
        .select(["id as ownerId", "username as name"])
        .where("id", "=", id)
        .executeTakeFirst();
    case "operator":
      return tx
        .selectFrom("operators")
        .select(["userId as ownerId", "companyName as name"])
        .where("userId", "=", id)
        .executeTakeFirst();
    case "licence":
      return tx
        .selectFrom("licences")
        .select(["operatorId as ownerId", "number as name"])
        .where("id", "=", id)
        .executeTakeFirst();
    case "package":
      return tx
        .selectFrom("packages")
        .select(["operatorId as ownerId", "title as name"])
        .where("id", "=", id)
        .executeTakeFirst();
  }
}

/** By what they are called, or those with a measure that stands where nothing was typed; at most `limit`. */
export function searchSubjects(db: Db, typed: string, limit: number) {
  const found = db
    .selectFrom("users")
    .leftJoin("operators", "operators.userId", "users.id")
    .select(["users.id", "users.username", "users.email", "users.firstName", "users.lastName", "users.role"])
    .select("operators.companyName")
    .select(
      sql<number>`(select count(*)::int from sessions where sessions.user_id = users.id and expires_at > now())`.as(
        "sessions",
      ),
    )
    .orderBy("users.username")
    .limit(limit);
  if (typed !== "")
    return found
      .where((eb) =>
        eb.or([
          eb("users.id", "=", typed),
          holdsText(sql`users.username`, typed),
          holdsText(sql`users.email`, typed),
          holdsText(sql`operators.company_name`, typed),
          holdsText(sql`users.first_name || ' ' || users.last_name`, typed),
        ]),
      )
      .execute();
  return found
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("measures")
          .select("measures.id")
          .whereRef("measures.concerns", "=", "users.id")
          .where("measures.endedAt", "is", null),
      ),
    )
    .execute();
}

/** Those that stand against these accounts, the newest first. */
export function standingMeasures(db: Db, concerns: readonly string[]) {
  return db
    .selectFrom("measures")
    .leftJoin("users as maker", "maker.id", "measures.madeBy")
    .selectAll("measures")
    .select("maker.username as makerName")
    .where("measures.concerns", "in", concerns)
    .where("measures.endedAt", "is", null)
    .orderBy("measures.madeAt", "desc")
    .execute();
}

/** The licences of these operators that hold, or are withdrawn for now. */
export function heldLicences(db: Db, operatorIds: readonly string[]) {
  return db
    .selectFrom("licences")
    .select(["id", "number", "operatorId", "status"])
    .where("operatorId", "in", operatorIds)
    .where("status", "in", ["approved", "withdrawn"])
    .orderBy("status")
    .orderBy("decidedAt", "desc")
    .execute();
}

/** Packages of these operators that are on the market or taken down. */
export function stoppablePackages(db: Db, operatorIds: readonly string[]) {
  return db
    .selectFrom("packages")
    .select(["id", "title", "status", "operatorId"])
    .where("operatorId", "in", operatorIds)
    .where((eb) =>
      eb.or([
        eb("status", "=", "listed"),
        eb.exists(
          eb
            .selectFrom("measures")
            .select("measures.id")
            .where("kind", "=", "package")
            .whereRef("subjectId", "=", "packages.id")
            .where("endedAt", "is", null),
        ),
      ]),
    )
    .orderBy("title")
    .execute();
}
