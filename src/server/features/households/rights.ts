/** Who may do what in a group: its rows under lock, the reader among its members. */
import { keepsAnAdministrator } from "#domain/households/household.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { MailService } from "../mail/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import { type FamilyGroupRow, lockFamilyGroup, type MemberRow, membersOf } from "./groups.repository.ts";

/** What the use cases of this feature work with. */
export interface HouseholdDependencies extends Pick<Platform, "db" | "clock" | "keys" | "limits"> {
  readonly mail: MailService;
  readonly notifications: NotificationService;
}

export type HouseholdActor = Pick<SessionUser, "id" | "demo">;

export interface LockedGroup {
  readonly group: FamilyGroupRow;
  readonly members: readonly MemberRow[];
  /** The asker's own membership. */
  readonly own: MemberRow;
}

/**
 * Locks a group that the asker is in. Throws AppError `not_found`; `demo_account` where a visitor of the shared account
 * would change the household that belongs to the demonstration.
 */
export async function lockOwnGroup(tx: Db, actor: HouseholdActor, id: string): Promise<LockedGroup> {
  const group = await lockFamilyGroup(tx, id);
  // In a statement of its own after the lock: the members as they now are.
  const members = group ? await membersOf(tx, [id]) : [];
  const own = members.find(({ userId }) => userId === actor.id);
  if (!group || !own) throw new AppError("not_found");
  if (actor.demo && group.deleteAt === null) throw new AppError("demo_account");
  return { group, members, own };
}

/** Throws AppError `not_found`, `forbidden` for a member who does not administer the group. */
export async function lockAdministered(tx: Db, actor: HouseholdActor, id: string): Promise<LockedGroup> {
  const locked = await lockOwnGroup(tx, actor, id);
  if (locked.own.role !== "admin") throw new AppError("forbidden");
  return locked;
}

/** Throws AppError `not_found`. */
export function requireMember({ members }: LockedGroup, memberId: string): MemberRow {
  const member = members.find(({ id }) => id === memberId);
  if (!member) throw new AppError("not_found");
  return member;
}

/** Throws AppError `last_administrator` where nobody would be left to administer the group. */
export function requireAdministratorWithout({ members }: LockedGroup, gone: ReadonlySet<string>): void {
  if (!keepsAnAdministrator(members, gone)) throw new AppError("last_administrator");
}

/** What is recorded about a group. */
export function householdAuditEntry(action: string, actorId: string, subjectId: string) {
  return { actorId, action: `family.${action}`, subjectType: "family", subjectId };
}
