/** On what kind of device the members of a household are signed in: told to each other, and nothing more of it. */
import { sql } from "kysely";
import type { HouseholdDevices } from "#contract/family.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { HouseholdDependencies } from "../rights.ts";

/** Longer than the time after which a use is noted again. */
const RECENT_MS = 15 * MINUTE_MS;

/** Members without a session are left out. Throws AppError `not_found` to whoever is not of this household. */
export async function devicesOf(
  { db, clock }: HouseholdDependencies,
  userId: string,
  groupId: string,
): Promise<HouseholdDevices> {
  const now = clock();
  const rows = await signedIn(db, { userId, groupId, now });
  // Whoever asks as a member has a session.
  if (rows.length === 0) throw new AppError("not_found");
  const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
  return memberIds.map((memberId) => ({
    memberId,
    devices: rows
      .filter((row) => row.memberId === memberId)
      .map(({ system, lastUsedAt }) => ({ system, isRecent: now.getTime() - lastUsedAt.getTime() < RECENT_MS })),
  }));
}

interface Asked {
  readonly userId: string;
  readonly groupId: string;
  readonly now: Date;
}

/** Of the household that the asker belongs to. */
function signedIn(db: Db, { userId, groupId, now }: Asked) {
  return db
    .selectFrom("familyMembers as asker")
    .innerJoin("familyMembers as member", "member.groupId", "asker.groupId")
    .innerJoin("sessions", "sessions.userId", "member.userId")
    .select(["member.id as memberId", "sessions.system"])
    .select(sql<Date>`max(sessions.last_used_at)`.as("lastUsedAt"))
    .where("asker.groupId", "=", groupId)
    .where("asker.userId", "=", userId)
    .where("sessions.expiresAt", ">", now)
    .groupBy(["member.id", "sessions.system"])
    .orderBy("member.id")
    .orderBy("sessions.system")
    .execute();
}
