/** From when on somebody's desk asks for a second factor: a passkey, or codes of an app beside the password. */
import { sql } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import type { Db } from "../database/database.ts";

/** So long operators and staff have time for it. */
const SECOND_FACTOR_DAYS = 14;

/** For who gets a desk at this moment. */
export function secondFactorDue(now: Date): Date {
  return new Date(now.getTime() + SECOND_FACTOR_DAYS * DAY_MS);
}

/** In the transaction that gives the account a desk; one that had a desk before keeps its day. */
export async function demandSecondFactor(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set({ secondFactorDue: secondFactorDue(now) })
    .where("id", "=", userId)
    .where("secondFactorDue", "is", null)
    .execute();
}

/**
 * For statements that read `users`, and `team_members` and `owner` (its employer) beside it: when the desk asks; null for
 * whoever has a second factor or no desk. Employees have their own days from the day they joined.
 */
export const deskAsksFrom = sql<Date | null>`case
  when users.role = 'pilgrim' or users.demo then null
  when exists (select from passkeys where passkeys.user_id = users.id) then null
  when exists (select from second_factors where second_factors.user_id = users.id and confirmed_at is not null) then null
  when team_members.user_id is null then users.second_factor_due
  when owner.second_factor_due is not null
    then greatest(owner.second_factor_due, team_members.joined_at + make_interval(days => ${SECOND_FACTOR_DAYS}))
end`;

/** The same statements: whether the desk asks now. Never while it is anywhere the day on which pilgrims of theirs depart. */
export function deskAsks(now: Date) {
  return sql<boolean>`case when ${deskAsksFrom} <= ${now} then not exists (
    select from bookings
    where bookings.operator_id = coalesce(team_members.operator_id, users.id)
      and bookings.departure_date between ((${now}::timestamptz at time zone 'utc') - interval '12 hours')::date
        and ((${now}::timestamptz at time zone 'utc') + interval '14 hours')::date
      and bookings.status <> 'cancelled'
  ) else false end`;
}
