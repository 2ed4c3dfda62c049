/** SQL of who has which passport, told by its digest. Who may be told of it is for the callers: none of this goes into an answer of an owner's. */
import { sql } from "kysely";
import type { Bearer } from "#domain/documents/rules/same-passport.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { DocumentRow } from "../repository.ts";

/** Keeps these locks apart from others of their kind. */
const KIND = 200;

/** Until the transaction ends nobody else decides about one of these passports. After the owner's lock, all of them at once. */
export async function lockPassports(tx: Db, digests: readonly Buffer[]): Promise<void> {
  if (digests.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(passport) from (
      select distinct hashtextextended(encode(digest, 'hex'), ${KIND}) as passport
      from unnest(${digests}::bytea[]) as digest order by 1
    ) in_order
  `.execute(tx);
}

export async function isDemonstration(tx: Db, userId: string): Promise<boolean> {
  const { demo } = await tx.selectFrom("users").select("demo").where("id", "=", userId).executeTakeFirstOrThrow();
  return demo;
}

/** What its lines say whose it is; null where they are not trusted. The same passport keeps its place. */
export async function keepDigest(tx: Db, id: string, digest: Buffer | null): Promise<void> {
  await sql`
    update documents set passport_digest = ${digest}::bytea,
      passport_place = case when ${digest}::bytea is null then null else nextval('passport_places') end
    where id = ${id} and passport_digest is distinct from ${digest}::bytea
  `.execute(tx);
}

/**
 * Everybody's passports of one digest that nothing has replaced. `together`: their bearer belongs to a household of the bearer
 * of document `id`, or stands in a line with them whose window is not over.
 */
export async function bearersOf(tx: Db, digest: Buffer, id: string): Promise<Bearer[]> {
  const { rows } = await sql<Bearer>`
    with bearer as (
      select d.id, d.user_id, d.traveller_id, d.status, d.status = 'verified' and d.reviewed_at is not null as approved,
        d.passport_place as place, coalesce(t.relationship = 'self', true) as is_owner
      from documents d left join travellers t on t.id = d.traveller_id
      where d.passport_digest = ${digest} and d.type = 'passport' and d.replaced_by is null
    ), person as (
      select *, case when is_owner then 'user:' || user_id else 'traveller:' || traveller_id end as in_line from bearer
    ), household as (
      select person.id, member.group_id from person join family_members member
        on member.traveller_id = person.traveller_id or (person.is_owner and member.user_id = person.user_id)
    ), line as (
      select person.id, stands.window_id from person join sale_windows sale on sale.state <> 'closed'
        join queue_people stands on stands.window_id = sale.id and stands.person = person.in_line
    )
    select id, user_id, traveller_id, status, approved, place,
      exists (select from household mine join household theirs using (group_id) where mine.id = ${id} and theirs.id = person.id)
      or exists (select from line mine join line theirs using (window_id) where mine.id = ${id} and theirs.id = person.id)
        as together
    from person order by place
  `.execute(tx);
  return rows;
}

/** Other accounts with the same passport as this document. */
export async function findSamePassportAccounts(tx: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct other.user_id from documents mine join documents other on other.passport_digest = mine.passport_digest
    where mine.id = ${id} and other.user_id <> mine.user_id and other.replaced_by is null
  `.execute(tx);
  return rows.map(({ userId }) => userId);
}

/** Others with the same passport, as staff see them beside it: each person once, refused ones too. */
export function listSame(db: Db, { id, userId, travellerId, passportDigest }: DocumentRow) {
  return db
    .selectFrom("documents")
    .select(["id", "userId", "travellerId", "status", "reviewedAt", "uploadedAt"])
    .where("passportDigest", "=", passportDigest)
    .where("type", "=", "passport")
    .where("replacedBy", "is", null)
    .where("id", "<>", id)
    .where((eb) => eb.or([eb("userId", "<>", userId), eb("travellerId", "is distinct from", travellerId)]))
    .orderBy("passportPlace")
    .execute();
}
