/** Accepting an invitation: one place, once, and one row for the person who joins. */

import { hasPlace } from "#domain/households/household.ts";
import { invitationState, isFor } from "#domain/households/invitation.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccounts } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { MovePerson } from "#server/platform/records/one-person.ts";
import { hashOfCode } from "#server/platform/secrets/secret-token.ts";
import { requireNoClash } from "../../bookings/service.ts";
import { handOverDocuments } from "../../documents/service.ts";
import { becomeSelf } from "../../travellers/service.ts";
import { insertMember, lockFamilyGroup, membersOf, updateMember } from "../groups.repository.ts";
import { requireRoomForGroup } from "../groups.ts";
import {
  emailOf,
  findByCode,
  type InvitationRow,
  markInvitationAccepted,
  withdrawThoseTo,
} from "../invitations.repository.ts";
import { administratorsBut } from "../members.ts";
import { type HouseholdActor, type HouseholdDependencies, householdAuditEntry } from "../rights.ts";
import { memberName } from "../sight/present-group.ts";
import { findKeptPlace, leaveGroups, selfOf } from "./joining.repository.ts";

export interface JoiningDeps extends HouseholdDependencies {
  /** Two rows of one person become one. */
  readonly mergePerson: MovePerson;
}

const REFUSAL = { used: "link_used", withdrawn: "link_withdrawn", expired: "link_expired" } as const;

/** The group's id. Throws AppError as the contract names them. */
export async function accept(deps: JoiningDeps, actor: HouseholdActor, typed: string): Promise<string> {
  if (actor.demo) throw new AppError("demo_account");
  await deps.limits.take("invitation_code", actor.id);
  const codeHash = hashOfCode(typed);
  return deps.db.transaction().execute(async (tx) => {
    const known = await findByCode(tx, codeHash);
    if (!known) throw new AppError("link_unknown");
    const group = await lockFamilyGroup(tx, known.groupId);
    // As it is under the group's lock: of two who accept at once the second finds it used.
    const invitation = await findByCode(tx, codeHash);
    if (!group || !invitation) throw new AppError("link_unknown");
    await requireUsable(deps, tx, actor, invitation);
    const before = await membersOf(tx, [group.id]);
    if (before.some(({ userId }) => userId === actor.id)) throw new AppError("already_member");
    const place = await lockPlace(tx, actor.id, invitation.memberId);
    await requireRoomForGroup(tx, actor.id);
    if (place) await takePlace(deps, tx, { ...place, userId: actor.id, relationship: invitation.relationship });
    else {
      if (!hasPlace(before.length, group.maxMembers)) throw new AppError("group_full", { limit: group.maxMembers });
      const { relationship } = invitation;
      const joinedAt = deps.clock();
      await insertMember(tx, { groupId: group.id, userId: actor.id, relationship, joinedAt });
    }
    await markInvitationAccepted(tx, invitation.id, actor.id, deps.clock());
    // A second code in the same mailbox would let them back in once they are removed.
    await withdrawThoseTo(tx, group.id, await emailOf(tx, actor.id), deps.clock());
    await recordAudit(tx, householdAuditEntry("joined", actor.id, group.id));
    await tellAdministrators(deps, tx, group, actor.id);
    return group.id;
  });
}

/** Throws AppError `link_used`, `link_withdrawn`, `link_expired`, `link_of_another` with the mailbox that it was sent to. */
async function requireUsable(
  { clock }: HouseholdDependencies,
  tx: Db,
  actor: HouseholdActor,
  invitation: InvitationRow,
): Promise<void> {
  const state = invitationState(invitation, clock());
  if (state !== "open") throw new AppError(REFUSAL[state]);
  if (!isFor(invitation.email, await emailOf(tx, actor.id))) throw new AppError("link_of_another");
}

interface Place {
  readonly memberId: string;
  readonly travellerId: string;
}

/** Locks both accounts; the place of the member without an account, null for a new one. Throws AppError `link_withdrawn` when it is gone. */
async function lockPlace(tx: Db, userId: string, memberId: string | null): Promise<Place | null> {
  const seen = memberId === null ? undefined : await findKeptPlace(tx, memberId);
  await lockAccounts(tx, seen ? [userId, seen.enteredBy] : [userId]);
  const place = seen && (await findKeptPlace(tx, seen.id));
  if (place) return { memberId: place.id, travellerId: place.travellerId };
  if (memberId !== null) throw new AppError("link_withdrawn");
  return null;
}

/** What somebody else agreed to for them ends: the person decides anew. */
const NOTHING_SHARED = { needsSharedVersion: null, needsSharedAt: null, portraitShownAt: null };

/** Throws AppError `already_travelling` where the person would then be on two bookings of one Hajj. */
async function takePlace(
  { clock, mergePerson }: JoiningDeps,
  tx: Db,
  {
    memberId,
    travellerId,
    userId,
    relationship,
  }: Place & { userId: string; relationship: InvitationRow["relationship"] },
): Promise<void> {
  // First the account: the traveller's row may go, and the member would go with it.
  await updateMember(tx, memberId, { userId, travellerId: null, relationship, ...NOTHING_SHARED });
  const self = await selfOf(tx, userId);
  if (self !== null) await requireNoClash(tx, { travellerId: self, otherId: travellerId, askerId: userId }, clock());
  if (self !== null) return mergePerson(tx, travellerId, { userId, travellerId: self });
  await leaveGroups(tx, travellerId);
  await becomeSelf(tx, travellerId, userId);
  await handOverDocuments(tx, travellerId, { userId, travellerId });
}

async function tellAdministrators(
  { notifications }: HouseholdDependencies,
  tx: Db,
  group: { readonly id: string; readonly name: string },
  userId: string,
): Promise<void> {
  const members = await membersOf(tx, [group.id]);
  const joined = members.find((member) => member.userId === userId);
  if (!joined) return;
  const params = { group: group.name, name: memberName(joined) };
  const notice = { kind: "household_joined", params, namesId: userId, link: "/family" } as const;
  const told = administratorsBut(members, joined.id);
  await notifications.notify(tx, ...told.map((administrator) => ({ ...notice, userId: administrator })));
}
