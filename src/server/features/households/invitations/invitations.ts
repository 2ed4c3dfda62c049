/** Inviting somebody into a group, withdrawing it, and what the holder of a code is shown. */
import type { z } from "zod";
import type { inviteToFamily, viewInvitation } from "#contract/family.ts";
import { accountName } from "#domain/account-name.ts";
import { hasPlace } from "#domain/households/household.ts";
import {
  CODE_LENGTH,
  INVITATION_DAYS,
  invitationEnd,
  invitationState,
  isFor,
  MAX_OPEN_INVITATIONS,
  maskedEmail,
} from "#domain/households/invitation.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { hashOfCode, newCode } from "#server/platform/secrets/secret-token.ts";
import { findFamilyGroup, type MemberRow, membersOf } from "../groups.repository.ts";
import * as rows from "../invitations.repository.ts";
import { presentInvitation } from "../present-invitation.ts";
import {
  type HouseholdActor,
  type HouseholdDependencies,
  householdAuditEntry,
  type LockedGroup,
  lockAdministered,
} from "../rights.ts";

export type NewInvitation = z.output<typeof inviteToFamily.body>;
type Made = z.input<typeof inviteToFamily.response>;

/** Throws AppError `demo_account`, `not_found`, `forbidden` and the refusals of the contract. */
export async function inviteMember(
  deps: HouseholdDependencies,
  actor: HouseholdActor & { readonly locale: Locale },
  groupId: string,
  draft: NewInvitation,
): Promise<Made> {
  if (actor.demo) throw new AppError("demo_account");
  if (draft.email !== undefined) await requireSender(deps, actor.id);
  const code = newCode(CODE_LENGTH);
  return deps.db.transaction().execute(async (tx) => {
    const locked = await lockAdministered(tx, actor, groupId);
    const now = deps.clock();
    const member = memberToInvite(locked, actor.id, draft.memberId);
    const before = await rows.openInvitations(tx, [groupId], now);
    if (before.length >= MAX_OPEN_INVITATIONS)
      throw new AppError("too_many_invitations", { limit: MAX_OPEN_INVITATIONS });
    // A second invitation of one person takes the first one's place.
    const replaced = before.filter(({ memberId }) => member !== null && memberId === member.id);
    await rows.markInvitationsWithdrawn(
      tx,
      replaced.map(({ id }) => id),
      now,
    );
    const invitation = await rows.insertInvitation(tx, {
      groupId,
      memberId: member?.id ?? null,
      codeHash: hashOfCode(code),
      email: draft.email ?? null,
      relationship: relationshipOf(member, draft),
      invitedBy: actor.id,
      createdAt: now,
      expiresAt: invitationEnd(now),
    });
    if (draft.email !== undefined) {
      const { email, language = actor.locale } = draft;
      await mailTo(deps, tx, { locked, email, language, code, inviterId: actor.id });
    }
    await recordAudit(tx, householdAuditEntry("invited", actor.id, groupId));
    return { invitation: presentInvitation(invitation, now), code, path: invitationPath(code) };
  });
}

async function requireSender({ db, limits }: HouseholdDependencies, userId: string): Promise<void> {
  const { emailVerifiedAt } = await rows.findInviter(db, userId);
  if (!emailVerifiedAt) throw new AppError("email_not_verified");
  await limits.take("invitation_mail", userId);
}

/**
 * The member without an account whose place it is; null for a new place. Their papers go with the place, so who entered
 * them alone gives it away. Throws AppError `not_found`, `already_member`, `forbidden`, `group_full`.
 */
function memberToInvite(
  { group, members }: LockedGroup,
  inviterId: string,
  memberId: string | undefined,
): MemberRow | null {
  if (memberId === undefined) {
    if (!hasPlace(members.length, group.maxMembers)) throw new AppError("group_full", { limit: group.maxMembers });
    return null;
  }
  const member = members.find(({ id }) => id === memberId);
  if (!member) throw new AppError("not_found");
  if (member.userId !== null) throw new AppError("already_member");
  if (member.enteredBy !== inviterId) throw new AppError("forbidden");
  return member;
}

function relationshipOf(member: MemberRow | null, { relationship }: NewInvitation): NewInvitation["relationship"] {
  const known = member?.relationship;
  return known && known !== "self" ? known : relationship;
}

interface Mailing {
  readonly locked: LockedGroup;
  readonly email: string;
  readonly language: Locale;
  readonly code: string;
  readonly inviterId: string;
}

/** To an account in its own language, else in the one that the inviter chose. Throws AppError `already_member`. */
async function mailTo({ mail }: HouseholdDependencies, tx: Db, mailing: Mailing): Promise<void> {
  const { locked, email, language, code, inviterId } = mailing;
  const inviter = accountName(await rows.findInviter(tx, inviterId));
  const account = await rows.findAccountByEmail(tx, email);
  if (account && locked.members.some(({ userId }) => userId === account.id)) throw new AppError("already_member");
  const values = { inviter, days: INVITATION_DAYS, code };
  const letter = { catalogue: "mails", key: "invitation", values, path: invitationPath(code) } as const;
  if (account) await mail.post(tx, account.id, letter);
  else await mail.postToVisitor(tx, { email, preferredLanguage: language, footer: "footerInvited" }, letter);
}

/** Throws AppError `not_found`, `forbidden`, `link_used`. */
export async function revokeInvitation(
  deps: HouseholdDependencies,
  actor: HouseholdActor,
  groupId: string,
  id: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockAdministered(tx, actor, groupId);
    const invitation = await rows.findInvitation(tx, groupId, id);
    if (!invitation) throw new AppError("not_found");
    if (invitation.acceptedAt) throw new AppError("link_used");
    if (!invitation.withdrawnAt) await rows.markInvitationsWithdrawn(tx, [id], deps.clock());
    await recordAudit(tx, householdAuditEntry("invitation_withdrawn", actor.id, groupId));
  });
}

/** Throws AppError `link_unknown`. */
export async function readInvitation(
  { db, clock }: HouseholdDependencies,
  readerId: string | null,
  typed: string,
): Promise<z.input<typeof viewInvitation.response>> {
  const invitation = await rows.findByCode(db, hashOfCode(typed));
  if (!invitation) throw new AppError("link_unknown");
  const { groupId, email, relationship, invitedBy } = invitation;
  const [{ firstName }, group, members, ownEmail] = await Promise.all([
    rows.findInviter(db, invitedBy),
    findFamilyGroup(db, groupId),
    membersOf(db, [groupId]),
    readerId === null ? null : rows.emailOf(db, readerId),
  ]);
  return {
    groupName: group?.name ?? "",
    invitedBy: firstName,
    relationship,
    state: invitationState(invitation, clock()),
    expiresAt: invitation.expiresAt.toISOString(),
    sentTo: email && maskedEmail(email),
    isForYou: ownEmail === null || isFor(email, ownEmail),
    groupId: members.some(({ userId }) => userId !== null && userId === readerId) ? groupId : null,
  };
}

export function invitationPath(code: string): string {
  return `/invitations#${code}`;
}
