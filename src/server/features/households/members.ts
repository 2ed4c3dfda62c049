/** Who is in a group: added, given administration, sharing needs, leaving and removed. */
import type { z } from "zod";
import type { changeFamilyMember } from "#contract/family.ts";
import { hasPlace, leavingWith, NEEDS_SHARING_VERSION } from "#domain/households/household.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import * as rows from "./groups.repository.ts";
import { requireEntered } from "./groups.ts";
import { withdrawThoseOf, withdrawThoseTo } from "./invitations.repository.ts";
import {
  type HouseholdActor,
  type HouseholdDependencies,
  householdAuditEntry,
  type LockedGroup,
  lockAdministered,
  lockOwnGroup,
  requireAdministratorWithout,
  requireMember,
} from "./rights.ts";
import { memberName } from "./sight/present-group.ts";

export type MemberChanges = z.output<typeof changeFamilyMember.body>;

/** One of the asker's own travellers. Throws AppError `not_found`, `forbidden`, `group_full`, `already_member`, `unacceptable`. */
export async function addMember(
  deps: HouseholdDependencies,
  actor: HouseholdActor,
  groupId: string,
  travellerId: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { group, members } = await lockAdministered(tx, actor, groupId);
    if (members.some((member) => member.travellerId === travellerId)) throw new AppError("already_member");
    if (!hasPlace(members.length, group.maxMembers)) throw new AppError("group_full", { limit: group.maxMembers });
    await lockAccount(tx, actor.id);
    await requireEntered(tx, actor.id, travellerId, "travellerId");
    await rows.insertMember(tx, { groupId, travellerId, joinedAt: deps.clock() });
    await recordAudit(tx, householdAuditEntry("member_added", actor.id, groupId));
  });
}

/** Throws AppError `not_found`, `forbidden`, `last_administrator`, `unacceptable`. */
export async function changeMember(
  deps: HouseholdDependencies,
  actor: HouseholdActor,
  { groupId, memberId }: { readonly groupId: string; readonly memberId: string },
  { role, relationship, shareNeeds, showPortrait }: MemberChanges,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const locked = await lockOwnGroup(tx, actor, groupId);
    const member = requireMember(locked, memberId);
    if (role !== undefined) await changeRole(deps, tx, { locked, member, role });
    if (relationship !== undefined) await changeRelationship(tx, locked, member, relationship);
    if (shareNeeds !== undefined) await share(deps, tx, { locked, member, agrees: shareNeeds !== null });
    if (showPortrait !== undefined) await show(deps, tx, { locked, member, agrees: showPortrait });
    await recordAudit(tx, householdAuditEntry("member_changed", actor.id, groupId));
  });
}

interface Change {
  readonly locked: LockedGroup;
  readonly member: rows.MemberRow;
}

async function changeRole(
  { clock, notifications }: HouseholdDependencies,
  tx: Db,
  { locked, member, role }: Change & { readonly role: rows.MemberRow["role"] },
): Promise<void> {
  if (locked.own.role !== "admin") throw new AppError("forbidden");
  if (member.role === role) return;
  if (role === "member") requireAdministratorWithout(locked, new Set([member.id]));
  if (member.userId === null) throw new AppError("unacceptable", {}, { role: { key: "needs_account" } });
  await rows.updateMember(tx, member.id, { role });
  if (role === "member") await withdrawThoseOf(tx, locked.group.id, member.userId, clock());
  if (role === "member" || member.id === locked.own.id) return;
  const params = { group: locked.group.name, name: memberName(locked.own) };
  const notice = { kind: "household_administrator", params, namesId: locked.own.userId, link: "/family" } as const;
  await notifications.notify(tx, { ...notice, userId: member.userId });
}

/** Of a member with an account; what a person without one is to their account stands with the person. */
async function changeRelationship(
  tx: Db,
  { own }: LockedGroup,
  member: rows.MemberRow,
  relationship: NonNullable<MemberChanges["relationship"]>,
): Promise<void> {
  if (own.role !== "admin") throw new AppError("forbidden");
  if (member.userId === null || member.relationship === "self") {
    throw new AppError("unacceptable", {}, { relationship: { key: "stays_self" } });
  }
  await rows.updateMember(tx, member.id, { relationship });
}

/** Health data: only the person, or who answers for somebody without an account, agrees or withdraws. */
async function share(
  { clock }: HouseholdDependencies,
  tx: Db,
  { locked: { own }, member, agrees }: Change & { readonly agrees: boolean },
): Promise<void> {
  requireOwn(own, member);
  const consent = agrees
    ? { needsSharedVersion: NEEDS_SHARING_VERSION, needsSharedAt: clock() }
    : { needsSharedVersion: null, needsSharedAt: null };
  await rows.updateMember(tx, member.id, consent);
}

/** A face is the person's: they alone show it, or who answers for somebody without an account. */
async function show(
  { clock }: HouseholdDependencies,
  tx: Db,
  { locked: { own }, member, agrees }: Change & { readonly agrees: boolean },
): Promise<void> {
  requireOwn(own, member);
  await rows.updateMember(tx, member.id, { portraitShownAt: agrees ? clock() : null });
}

function requireOwn(own: rows.MemberRow, member: rows.MemberRow): void {
  if (member.id !== own.id && member.enteredBy !== own.userId) throw new AppError("forbidden");
}

/** The asker leaves, or removes somebody as administrator. Throws AppError `not_found`, `forbidden`, `last_administrator`. */
export async function removeMember(
  deps: HouseholdDependencies,
  actor: HouseholdActor,
  groupId: string,
  memberId: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const locked = await lockOwnGroup(tx, actor, groupId);
    const member = requireMember(locked, memberId);
    const leaves = member.id === locked.own.id;
    const takesBack = member.enteredBy === actor.id;
    if (!leaves && !takesBack && locked.own.role !== "admin") throw new AppError("forbidden");
    const gone = leavingWith(locked.members, memberId);
    requireAdministratorWithout(locked, gone);
    // Members before invitations: those for their places end with them, in the database.
    await rows.deleteMembers(tx, [...gone]);
    await endInvitations(tx, member, deps.clock());
    await recordAudit(tx, householdAuditEntry(leaves ? "left" : "member_removed", actor.id, groupId));
    await tell(deps, tx, { locked, member, leaves });
  });
}

/** Codes that would let them back in: made by them while they might invite, sent to their mailbox. */
async function endInvitations(tx: Db, { groupId, userId, email }: rows.MemberRow, now: Date): Promise<void> {
  if (userId !== null) await withdrawThoseOf(tx, groupId, userId, now);
  if (email !== null) await withdrawThoseTo(tx, groupId, email, now);
}

/** Whoever was removed; or the administrators, when somebody left. */
async function tell(
  { notifications }: HouseholdDependencies,
  tx: Db,
  { locked: { group, members }, member, leaves }: Change & { readonly leaves: boolean },
): Promise<void> {
  const params = { group: group.name, name: memberName(member) };
  const link = "/family";
  if (!leaves) {
    if (member.userId === null) return;
    await notifications.notify(tx, { userId: member.userId, kind: "household_removed", params, link });
    return;
  }
  const told = administratorsBut(members, member.id);
  const notice = { kind: "household_left", params, namesId: member.userId, link } as const;
  await notifications.notify(tx, ...told.map((userId) => ({ ...notice, userId })));
}

/** Accounts of the administrators, one member left out. */
export function administratorsBut(members: readonly rows.MemberRow[], memberId: string): string[] {
  return members.flatMap(({ id, role, userId }) => (role === "admin" && id !== memberId && userId ? [userId] : []));
}
