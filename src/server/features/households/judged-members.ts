/** Members of groups with the journey that their papers are for: what each needs follows from it. */
import { sql } from "kysely";
import { dateOf } from "#domain/calendar.ts";
import type { Travel } from "#domain/obligations/paper-dates.ts";
import { isCertificateDue } from "#domain/obligations/papers.ts";
import type { Db } from "#server/platform/database/database.ts";
import { travelsOf } from "../bookings/service.ts";
import { type MemberRow, membersOf } from "./groups.repository.ts";

export interface JudgedMember extends MemberRow {
  /** Null: nothing is booked for them. */
  readonly travel: Travel | null;
  /** A certificate that is made now is good for it. */
  readonly isCertificateDue: boolean;
  /** On the way, or home from a journey with nothing ahead: no paper is owed any more. */
  readonly isAway: boolean;
}

/** Of these groups, in their order. */
export async function judgedMembersOf(db: Db, groupIds: readonly string[], now: Date): Promise<JudgedMember[]> {
  return judge(db, await membersOf(db, groupIds), now);
}

export async function judge(db: Db, members: readonly MemberRow[], now: Date): Promise<JudgedMember[]> {
  const people = members.map((member) => {
    return { key: member.id, travellerId: member.travellerId, userId: keeperOf(member) };
  });
  const [travels, home] = await Promise.all([travelsOf(db, people, now), homeOf(db, members, now)]);
  const today = dateOf(now);
  return members.map((member) => {
    const travel = travels.get(member.id) ?? null;
    const hasLeft = travel?.departureDate != null && travel.departureDate <= today;
    const isAway = travel === null ? home.has(member.id) : hasLeft;
    return { ...member, travel, isCertificateDue: isCertificateDue(travel, today), isAway };
  });
}

/** Whose keeper has come home: from a journey that the account booked, or that named its owner or the member. As `onTheWay` tells each account. */
async function homeOf(db: Db, members: readonly MemberRow[], now: Date): Promise<ReadonlySet<string>> {
  const keepers = members.map((member) => ({ id: member.id, person: member.travellerId, keeper: keeperOf(member) }));
  const { rows } = await sql<{ readonly id: string }>`
    with member as (select * from jsonb_to_recordset(${JSON.stringify(keepers)}::jsonb) as m(id text, person text, keeper text)),
    behind as (
      select member.id, bookings.phase, bookings.return_date from member
      join bookings on bookings.user_id = member.keeper
      union all
      select member.id, bookings.phase, bookings.return_date from member
      join travellers person on person.id = member.person
        or (person.user_id = member.keeper and person.relationship = 'self')
      join booking_travellers named on named.traveller_id = person.id
      join bookings on bookings.id = named.booking_id
    )
    select distinct id from behind
    where phase in ('confirmed', 'awaiting_balance') and return_date < ${dateOf(now)}
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The account that keeps a member's papers: their own, or that of who entered them. */
export function keeperOf({ userId, enteredBy }: MemberRow): string | null {
  return userId ?? enteredBy;
}
