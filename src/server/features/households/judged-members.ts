/** Members of groups with the journey that their papers are for: what each needs follows from it. */
import type { Travel } from "#domain/obligations/paper-dates.ts";
import type { Db } from "#server/platform/database/database.ts";
import { travelsOf } from "../bookings/service.ts";
import { type MemberRow, membersOf } from "./groups.repository.ts";

export interface JudgedMember extends MemberRow {
  /** Null: nothing is booked for them. */
  readonly travel: Travel | null;
}

/** Of these groups, in their order. */
export async function judgedMembersOf(db: Db, groupIds: readonly string[], now: Date): Promise<JudgedMember[]> {
  return judge(db, await membersOf(db, groupIds), now);
}

export async function judge(db: Db, members: readonly MemberRow[], now: Date): Promise<JudgedMember[]> {
  const people = members.map((member) => {
    return { key: member.id, travellerId: member.travellerId, userId: keeperOf(member) };
  });
  const travels = await travelsOf(db, people, now);
  return members.map((member) => ({ ...member, travel: travels.get(member.id) ?? null }));
}

/** The account that keeps a member's papers: their own, or that of who entered them. */
export function keeperOf({ userId, enteredBy }: MemberRow): string | null {
  return userId ?? enteredBy;
}
