/** Inviting somebody into a team, withdrawing it, and what the holder of a link is shown. */
import type { z } from "zod";
import type { inviteToTeam, JoinObstacle, TeamInvitation, viewTeamInvitation } from "#contract/team.ts";
import { invitationState, isFor, maskedEmail } from "#domain/households/invitation.ts";
import {
  hasBusiness,
  MAX_TEAM,
  rightsInOrder,
  TEAM_INVITATION_DAYS,
  teamInvitationEnd,
} from "#domain/operators/team.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { hashOfToken, newToken } from "#server/platform/secrets/secret-token.ts";
import { refuseDemo, requireOwner, type TeamActor, type TeamDependencies, teamAuditEntry } from "./deps.ts";
import * as rows from "./invitations.repository.ts";
import { employeesOf, findEmployee, findJoiner, lockTeams, ownBusiness } from "./repository.ts";

interface Draft extends z.output<typeof inviteToTeam.body> {
  readonly locale: Locale;
}

/** Throws AppError `demo_account`, `address_unconfirmed`, `already_in_team`, `team_full`, `too_many_requests`. */
export async function inviteEmployee(deps: TeamDependencies, owner: TeamActor, draft: Draft) {
  refuseDemo(owner);
  const { operatorId } = owner;
  const { emailVerifiedAt } = await requireOwner(deps.db, operatorId);
  if (!emailVerifiedAt) throw new AppError("address_unconfirmed");
  await deps.limits.take("invitation_mail", owner.id);
  const rights = rightsInOrder(draft.rights);
  const token = newToken();
  return deps.db.transaction().execute(async (tx) => {
    await lockTeams(tx, [operatorId]);
    await makeRoom(deps, tx, operatorId, draft.email);
    const createdAt = deps.clock();
    const times = { createdAt, expiresAt: teamInvitationEnd(createdAt) };
    const { email } = draft;
    const invitation = await rows.insertTeamInvitation(tx, {
      operatorId,
      email,
      rights,
      tokenHash: hashOfToken(token),
      ...times,
    });
    await mailTo(deps, tx, { operatorId, email, language: draft.language ?? draft.locale, token });
    await recordAudit(tx, teamAuditEntry("invited", { actorId: owner.id, operatorId, rights }));
    return { invitation: presentTeamInvitation(invitation), path: pathOf(token) };
  });
}

/** A second invitation of one address takes the first one's place. */
async function makeRoom({ clock }: TeamDependencies, tx: Db, operatorId: string, email: string): Promise<void> {
  const [owner, employees] = [await requireOwner(tx, operatorId), await employeesOf(tx, operatorId)];
  if ([owner, ...employees].some((person) => isFor(email, person.email))) throw new AppError("already_in_team");
  const open = await rows.listOpenTeamInvitations(tx, operatorId, clock());
  const earlier = open.filter((invitation) => isFor(email, invitation.email));
  if (employees.length + open.length - earlier.length >= MAX_TEAM) throw new AppError("team_full", { limit: MAX_TEAM });
  await rows.markTeamInvitationsWithdrawn(
    tx,
    earlier.map(({ id }) => id),
    clock(),
  );
}

interface Mailing {
  readonly operatorId: string;
  readonly email: string;
  readonly language: Locale;
  readonly token: string;
}

async function mailTo(
  { mail }: TeamDependencies,
  tx: Db,
  { operatorId, email, language, token }: Mailing,
): Promise<void> {
  const { name, companyName } = await requireOwner(tx, operatorId);
  const values = { owner: name, company: companyName, days: TEAM_INVITATION_DAYS };
  const letter = { catalogue: "mails", key: "teamInvitation", values, path: pathOf(token) } as const;
  await mail.postToVisitor(tx, { email, preferredLanguage: language, footer: "footerInvited" }, letter);
}

/** Throws AppError `demo_account`, `not_found`, `link_used`. */
export async function revokeTeamInvitation(
  { db, clock }: TeamDependencies,
  owner: TeamActor,
  id: string,
): Promise<void> {
  refuseDemo(owner);
  const { operatorId } = owner;
  await db.transaction().execute(async (tx) => {
    await lockTeams(tx, [operatorId]);
    const invitation = await rows.findTeamInvitation(tx, operatorId, id);
    if (!invitation) throw new AppError("not_found");
    if (invitation.acceptedAt) throw new AppError("link_used");
    if (invitation.withdrawnAt) return;
    await rows.markTeamInvitationsWithdrawn(tx, [id], clock());
    await recordAudit(tx, teamAuditEntry("invitation_withdrawn", { actorId: owner.id, operatorId }));
  });
}

/** Throws AppError `link_unknown`. */
export async function readTeamInvitation(
  { db, clock }: TeamDependencies,
  readerId: string | null,
  token: string,
): Promise<z.input<typeof viewTeamInvitation.response>> {
  const invitation = await rows.findByToken(db, hashOfToken(token));
  if (!invitation) throw new AppError("link_unknown");
  const { name, companyName } = await requireOwner(db, invitation.operatorId);
  const employed = readerId === null ? undefined : await findEmployee(db, readerId);
  return {
    companyName,
    ownerName: name,
    rights: invitation.rights,
    state: invitationState(invitation, clock()),
    expiresAt: invitation.expiresAt.toISOString(),
    sentTo: maskedEmail(invitation.email),
    obstacle: readerId === null ? "not_signed_in" : await obstacleFor(db, invitation.email, readerId),
    isYours: employed?.operatorId === invitation.operatorId,
  };
}

/** What keeps this account from accepting; null when nothing does. */
export async function obstacleFor(db: Db, invitedEmail: string, userId: string): Promise<JoinObstacle | null> {
  const joiner = await findJoiner(db, userId);
  if (joiner.demo) return "demo";
  if (joiner.role !== "operator") return "another_role";
  if (!isFor(invitedEmail, joiner.email)) return "another_address";
  if (joiner.emailVerifiedAt === null) return "unconfirmed_address";
  if (await findEmployee(db, userId)) return "employed";
  return hasBusiness(await ownBusiness(db, userId)) ? "business" : null;
}

export function presentTeamInvitation({ createdAt, expiresAt, ...row }: rows.TeamInvitationRow): TeamInvitation {
  const { id, email, rights } = row;
  return { id, email, rights, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

function pathOf(token: string): string {
  return `/join-team#${token}`;
}
