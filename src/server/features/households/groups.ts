/** Making, changing and dissolving groups, and reading them. */
import { randomBytes, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { createFamily, FamilyGroup, viewSharedFamily } from "#contract/family.ts";
import { DEMO_KEEP_MINUTES } from "#domain/documents/document.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import {
  isMemberLimit,
  MAX_GROUPS,
  MAX_MEMBERS,
  MIN_MEMBERS,
  type PrivacyLevel,
} from "#domain/households/household.ts";
import { ONLOOKER, sightOf } from "#domain/households/sight.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError, type FieldProblem } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import * as rows from "./groups.repository.ts";
import { openInvitations } from "./invitations.repository.ts";
import { presentInvitation } from "./present-invitation.ts";
import { type HouseholdActor, type HouseholdDependencies, householdAuditEntry, lockAdministered } from "./rights.ts";
import { judgedMembersOf } from "./sight/judged-members.ts";
import { askedMembers, memberName, owedBy, presentFamilyGroup, readinessOfAll } from "./sight/present-group.ts";

const SHARE_BYTES = 18;

export type NewGroup = z.output<typeof createFamily.body>;
export type FamilyGroupChanges = { readonly [K in "name" | "maxMembers" | "privacy"]?: NewGroup[K] | undefined };
type Presented = z.input<typeof FamilyGroup>;

export async function readFamilyGroups(deps: HouseholdDependencies, userId: string): Promise<Presented[]> {
  const groups = await rows.listGroupsOfAccount(deps.db, userId);
  return presentAll(deps, userId, groups);
}

async function presentAll(
  { db, clock, keys }: HouseholdDependencies,
  readerId: string,
  groups: readonly rows.FamilyGroupRow[],
): Promise<Presented[]> {
  const ids = groups.map(({ id }) => id);
  const now = clock();
  const [members, invitations] = await Promise.all([judgedMembersOf(db, ids, now), openInvitations(db, ids, now)]);
  const inGroup = <Row extends { groupId: string }>(all: readonly Row[], id: string) =>
    all.filter(({ groupId }) => groupId === id);
  return groups.map((group) =>
    presentFamilyGroup(
      { keys, readerId, now },
      group,
      inGroup(members, group.id),
      inGroup(invitations, group.id).map((invitation) => presentInvitation(invitation, now)),
    ),
  );
}

/** Throws AppError `not_found`. */
export async function getGroup(deps: HouseholdDependencies, userId: string, id: string): Promise<Presented> {
  const group = (await readFamilyGroups(deps, userId)).find((one) => one.id === id);
  if (!group) throw new AppError("not_found");
  return group;
}

/** The maker administers it. Throws AppError `unacceptable`, `too_many_groups`. */
export async function createFamilyGroup(
  deps: HouseholdDependencies,
  actor: HouseholdActor,
  { travellerIds, ...draft }: NewGroup,
): Promise<string> {
  const entered = [...new Set(travellerIds)];
  requireLimit(draft.maxMembers, 1 + entered.length);
  const id = randomUUID();
  const now = deps.clock();
  const deleteAt = actor.demo ? new Date(now.getTime() + DEMO_KEEP_MINUTES * MINUTE_MS) : null;
  await deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, actor.id);
    await requireRoomForGroup(tx, actor.id);
    await rows.insertFamilyGroup(tx, {
      ...draft,
      id,
      deleteAt,
      createdAt: now,
      shareCode: newShareCode(draft.privacy),
    });
    const maker = { groupId: id, userId: actor.id, role: "admin", relationship: "self", joinedAt: now } as const;
    await rows.insertMember(tx, maker);
    for (const [at, travellerId] of entered.entries()) {
      await requireEntered(tx, actor.id, travellerId, `travellerIds.${at}`);
      await rows.insertMember(tx, { groupId: id, travellerId, joinedAt: new Date(now.getTime() + 1 + at) });
    }
    await recordAudit(tx, householdAuditEntry("created", actor.id, id));
  });
  return id;
}

/** One of the account's own travellers, told at `field`. Throws AppError `unacceptable`. */
export async function requireEntered(tx: Db, userId: string, travellerId: string, field: string): Promise<void> {
  const isOwn = await rows.hasEntered(tx, userId, travellerId);
  if (!isOwn) throw new AppError("unacceptable", {}, { [field]: { key: "not_your_traveller" } });
}

/** Under the account's lock. Throws AppError `too_many_groups`. */
export async function requireRoomForGroup(tx: Db, userId: string): Promise<void> {
  if ((await rows.countFamilyGroups(tx, userId)) >= MAX_GROUPS)
    throw new AppError("too_many_groups", { limit: MAX_GROUPS });
}

/** Throws AppError `not_found`, `forbidden`, `unacceptable`. */
export async function changeGroup(
  deps: HouseholdDependencies,
  actor: HouseholdActor,
  id: string,
  changes: FamilyGroupChanges,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { group, members } = await lockAdministered(tx, actor, id);
    const { name = group.name, maxMembers = group.maxMembers, privacy = group.privacy } = changes;
    requireLimit(maxMembers, members.length);
    // Whoever had the old link has it no longer once the group was closed in between.
    const shareCode = privacy === group.privacy ? group.shareCode : newShareCode(privacy);
    await rows.updateFamilyGroup(tx, id, { name, maxMembers, privacy, shareCode });
    await recordAudit(tx, householdAuditEntry("changed", actor.id, id));
  });
}

/** Throws AppError `not_found`, `forbidden`. */
export async function dissolveGroup(deps: HouseholdDependencies, actor: HouseholdActor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockAdministered(tx, actor, id);
    await rows.deleteFamilyGroup(tx, id);
    await recordAudit(tx, householdAuditEntry("dissolved", actor.id, id));
  });
}

/** For those who look on. Throws AppError `not_found`, also for a level that does not let this reader. */
export async function viewShared(
  { db, clock }: HouseholdDependencies,
  reader: { readonly id: string } | null,
  code: string,
): Promise<z.input<typeof viewSharedFamily.response>> {
  const group = await rows.findByShareCode(db, code);
  const onlooker = group && ONLOOKER[group.privacy];
  if (!onlooker || (onlooker === "relative" && !reader)) throw new AppError("not_found");
  const members = await judgedMembersOf(db, [group.id], clock());
  const { person } = sightOf(onlooker, { isOwn: false, sharesNeeds: false, sharesPortrait: false });
  return {
    name: group.name,
    privacy: group.privacy,
    complete: readinessOfAll(members, clock()).percent,
    // Of whom nothing is asked there is no progress to tell.
    members: askedMembers(members, clock()).map((member) => {
      const { state, percent } = owedBy(member);
      const name = person ? memberName(member) : (member.givenNames ?? member.firstName ?? "").split(" ")[0];
      const documentsComplete = person && !member.isAway ? percent : null;
      return {
        id: member.id,
        name: name ?? "",
        status: state,
        documentsComplete,
        ...(member.isAway && { isAway: true }),
      };
    }),
  };
}

function newShareCode(privacy: PrivacyLevel): string | null {
  return ONLOOKER[privacy] && randomBytes(SHARE_BYTES).toString("base64url");
}

function requireLimit(maxMembers: number, members: number): void {
  const problem = limitProblem(maxMembers, members);
  if (problem) throw new AppError("unacceptable", {}, { maxMembers: problem });
}

function limitProblem(maxMembers: number, members: number): FieldProblem | null {
  if (isMemberLimit(maxMembers))
    return maxMembers < members ? { key: "fewer_than_members", params: { members } } : null;
  return maxMembers < MIN_MEMBERS
    ? { key: "too_small", params: { min: MIN_MEMBERS } }
    : { key: "too_big", params: { max: MAX_MEMBERS } };
}
