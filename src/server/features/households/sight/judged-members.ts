/** Members of groups with the journey that their papers are for: what each needs follows from it. */
import { dateOf } from "#domain/calendar.ts";
import type { Travel } from "#domain/obligations/papers/paper-dates.ts";
import { type DueByNow, dueByNow } from "#domain/obligations/papers/papers.ts";
import type { Db } from "#server/platform/database/database.ts";
import { cameHome, travelsOf } from "../../bookings/service.ts";
import { type MemberRow, membersOf } from "../groups.repository.ts";

export interface JudgedMember extends MemberRow {
  /** Null: nothing is booked for them. */
  readonly travel: Travel | null;
  readonly due: DueByNow;
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
  const [travels, home] = await Promise.all([travelsOf(db, people, now), cameHome(db, people, now)]);
  const today = dateOf(now);
  return members.map((member) => {
    const travel = travels.get(member.id) ?? null;
    const hasLeft = travel?.departureDate != null && travel.departureDate <= today;
    const isAway = travel === null ? home.has(member.id) : hasLeft;
    return { ...member, travel, due: dueByNow(travel, today, isAway), isAway };
  });
}

/** The account that keeps a member's papers: their own, or that of who entered them. */
export function keeperOf({ userId, enteredBy }: MemberRow): string | null {
  return userId ?? enteredBy;
}
