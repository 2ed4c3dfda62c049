/** Passports of people who stand in line before a sale: whoever has several accounts stands there once. */
import { type RawBuilder, sql } from "kysely";
import { type Bearer, bearerBefore } from "#domain/documents/rules/same-passport.ts";
import type { Db } from "#server/platform/database/database.ts";
import { markVerdictsDue } from "../people/journeys.repository.ts";

/** A document as `Bearer`. */
function bearer(table: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`json_build_object('id', ${of("id")}, 'userId', ${of("userId")}, 'travellerId', ${of("travellerId")},
    'status', ${of("status")}, 'approved', ${of("status")} = 'verified' and ${of("reviewedAt")} is not null,
    'place', ${of("passportPlace")}, 'together', true)`;
}

const STANDS = sql`d.replaced_by is null and d.status <> 'rejected'`;
/** Whose lines say whose they are. */
const TRUSTED = sql`d.passport_digest is not null`;

/** Passports, if not said otherwise those that nothing has replaced or refused, by `person` as they stand in line: `user:` and an account, or `traveller:` and somebody entered. */
function passportsOf(people: RawBuilder<unknown>, which = sql`${TRUSTED} and ${STANDS}`): RawBuilder<unknown> {
  const columns = sql`people.person, d.user_id, d.passport_digest, ${bearer("d")} as bearer`;
  return sql`(
    select ${columns} from ${people} people
    join documents d on people.person like 'user:%' and d.user_id = substr(people.person, 6)
    left join travellers t on t.id = d.traveller_id
    where coalesce(t.relationship = 'self', true) and ${which}
    union all
    select ${columns} from ${people} people
    join documents d on people.person like 'traveller:%' and d.traveller_id = substr(people.person, 11)
    where ${which}
  )`;
}

export interface PassportShown {
  readonly person: string;
  /** Null where its lines are not trusted. */
  readonly digest: Buffer | null;
  /** Else it awaits a person. */
  readonly isVerified: boolean;
}

/** Passports of these people that were looked at and are not refused, for who counts where: none of it is for an answer. */
export async function passportsShown(tx: Db, people: readonly string[]): Promise<PassportShown[]> {
  const asked = sql`(select distinct unnest(${people}::text[]) as person)`;
  const { rows } = await sql<PassportShown>`
    select person, passport_digest as digest, bool_or(bearer ->> 'status' = 'verified') as is_verified
    from ${passportsOf(asked, sql`d.type = 'passport' and d.stage = 'done' and ${STANDS}`)} known group by 1, 2
  `.execute(tx);
  return rows;
}

/** By which people are known still: a passport of theirs that was accepted before a renewed one took its place. */
export async function passportsBefore(tx: Db, people: readonly string[]) {
  const asked = sql`(select distinct unnest(${people}::text[]) as person)`;
  const { rows } = await sql<{ person: string; digest: Buffer }>`
    select distinct person, passport_digest as digest
    from ${passportsOf(asked, sql`${TRUSTED} and d.replaced_by is not null and d.status = 'verified'`)} known
  `.execute(tx);
  return rows;
}

/** Of each of these households, how many of its people stand in it for a second time, under another row. */
export async function doublesAmong(db: Db, households: readonly (readonly string[])[]): Promise<number[]> {
  const asked = sql`(select distinct unnest(${households.flat()}::text[]) as person)`;
  const { rows } = await sql<{ person: string; passport: string }>`
    select distinct person, encode(passport_digest, 'hex') as passport from ${passportsOf(asked)} known
  `.execute(db);
  return households.map((people) => {
    const shown = rows.filter(({ person }) => people.includes(person));
    return shown.length - new Set(shown.map(({ passport }) => passport)).size;
  });
}

/** Whoever stands in line from now on is compared with those who stand there: their verdicts are due where a passport is the same. */
export async function compareInLine(tx: Db, people: readonly string[]): Promise<void> {
  const asked = sql`(select unnest(${people}::text[]) as person)`;
  const { rows } = await sql<{ userId: string }>`
    select distinct known.user_id from ${passportsOf(asked)} known
    join documents other on other.passport_digest = known.passport_digest and other.user_id <> known.user_id
    where other.replaced_by is null
  `.execute(tx);
  if (rows.length > 0) await markVerdictsDue(tx, ...rows.map(({ userId }) => userId));
}

interface Pair {
  readonly ticketId: string;
  readonly person: string;
  readonly mine: Bearer;
  readonly other: Bearer;
}

/** Those of these places in line of which everybody counts with another place of the same line. */
export async function secondPlaces(tx: Db, ticketIds: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = sql`(select ticket_id, window_id, person from queue_people where ticket_id = any(${ticketIds}::text[]))`;
  const { rows } = await sql<Pair>`
    select asked.ticket_id, asked.person, known.bearer as mine, ${bearer("other")} as other
    from ${asked} asked
    join ${passportsOf(asked)} known on known.person = asked.person
    join documents other on other.passport_digest = known.passport_digest and other.user_id <> known.user_id
      and other.replaced_by is null
    left join travellers t on t.id = other.traveller_id
    join queue_people theirs on theirs.window_id = asked.window_id and theirs.ticket_id <> asked.ticket_id and theirs.person =
      case when coalesce(t.relationship = 'self', true) then 'user:' || other.user_id else 'traveller:' || other.traveller_id end
  `.execute(tx);
  const second = new Set(
    rows
      .filter(({ mine, other }) => bearerBefore(mine, [other]))
      .map(({ ticketId, person }) => `${ticketId} ${person}`),
  );
  if (second.size === 0) return second;
  const places = await tx
    .selectFrom("queuePeople")
    .select(["ticketId", "person"])
    .where("ticketId", "in", ticketIds)
    .execute();
  const first = new Set(
    places.filter(({ ticketId, person }) => !second.has(`${ticketId} ${person}`)).map(({ ticketId }) => ticketId),
  );
  return new Set(places.map(({ ticketId }) => ticketId).filter((id) => !first.has(id)));
}
