/** Accepting an invitation into a team: once, by the account it was sent to, which then acts for that operator. */

import type { ErrorCode } from "#contract/errors.ts";
import type { JoinObstacle } from "#contract/team.ts";
import { invitationState } from "#domain/households/invitation.ts";
import { type Db, isUniqueViolation } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { hashOfToken } from "#server/platform/secrets/secret-token.ts";
import { refuseDemo, type TeamActor, type TeamDependencies, teamAuditEntry } from "./deps.ts";
import { findByToken, markTeamInvitationAccepted, type TeamInvitationRow } from "./invitations.repository.ts";
import { obstacleFor } from "./invitations.ts";
import { findEmployee, insertEmployee, lockTeams } from "./repository.ts";

const STATE_REFUSAL = { used: "link_used", withdrawn: "link_withdrawn", expired: "link_expired" } as const;

const OBSTACLE_REFUSAL: Record<JoinObstacle, ErrorCode> = {
  not_signed_in: "not_signed_in",
  another_role: "forbidden",
  another_address: "link_of_another",
  unconfirmed_address: "address_unconfirmed",
  employed: "already_employed",
  business: "has_business",
  demo: "demo_account",
};

/** Throws AppError as the contract names them. */
export async function acceptTeamInvitation(deps: TeamDependencies, actor: TeamActor, token: string): Promise<void> {
  refuseDemo(actor);
  await deps.limits.take("invitation_code", actor.id);
  await deps.db
    .transaction()
    .execute((tx) => joinWithin(deps, tx, actor, hashOfToken(token)))
    .catch((error: unknown) => {
      // Two invitations of different operators, accepted at once.
      throw isUniqueViolation(error, "team_members_pkey") ? new AppError("already_employed") : error;
    });
}

async function joinWithin(deps: TeamDependencies, tx: Db, { id: userId }: TeamActor, tokenHash: Buffer): Promise<void> {
  const known = await findByToken(tx, tokenHash);
  if (!known) throw new AppError("link_unknown");
  // The own one too: nobody joins this account's team while it becomes an employee.
  await lockTeams(tx, [known.operatorId, userId]);
  const invitation = await findByToken(tx, tokenHash);
  if (!invitation) throw new AppError("link_unknown");
  const { operatorId, rights } = invitation;
  await requireUsable(deps, tx, invitation, userId);
  await insertEmployee(tx, { userId, operatorId, rights, joinedAt: deps.clock() });
  await markTeamInvitationAccepted(tx, invitation.id, userId, deps.clock());
  await recordAudit(tx, teamAuditEntry("joined", { actorId: userId, operatorId, employeeId: userId, rights }));
  // The pages of the account come back as those of an employee.
  await deps.live.hangUp(tx, userId);
  const joined = await findEmployee(tx, userId);
  const params = { name: joined?.name ?? "" };
  const link = "/operator-dashboard/settings?part=team";
  await deps.notifications.notify(tx, { userId: operatorId, kind: "team_joined", params, namesId: userId, link });
}

/** As it is under the lock: of two who accept at once the second finds it used. */
async function requireUsable(
  { clock }: TeamDependencies,
  tx: Db,
  invitation: TeamInvitationRow,
  userId: string,
): Promise<void> {
  const state = invitationState(invitation, clock());
  if (state !== "open") throw new AppError(STATE_REFUSAL[state]);
  const obstacle = await obstacleFor(tx, invitation.email, userId);
  if (obstacle) throw new AppError(OBSTACLE_REFUSAL[obstacle]);
}
