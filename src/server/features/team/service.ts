/** Teams: the entrance of this feature for routes and other features. */
import type { z } from "zod";
import type { inviteToTeam } from "#contract/team.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { OperatorRight } from "#domain/operators/rights.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { TeamActor } from "./deps.ts";
import { deleteTeamInvitationsBefore } from "./invitations.repository.ts";
import * as invitations from "./invitations.ts";
import { acceptTeamInvitation } from "./joining.ts";
import { changeRights, dismissEmployee, type LeavingDependencies, quitTeam, showTeam } from "./members.ts";
import { sweepTeam } from "./sweep-team.job.ts";

/** Ended invitations are kept so long to say what became of them, and not that they are unknown. */
const REMEMBERED_MS = 30 * DAY_MS;

export type TeamService = ReturnType<typeof teamService>;

export function teamService(deps: LeavingDependencies & Pick<Platform, "jobs">) {
  const { db, clock, jobs } = deps;
  return {
    show: (operatorId: string) => showTeam(deps, operatorId),
    invite: (owner: TeamActor, draft: z.output<typeof inviteToTeam.body> & { readonly locale: Locale }) =>
      invitations.inviteEmployee(deps, owner, draft),
    withdraw: (owner: TeamActor, id: string) => invitations.revokeTeamInvitation(deps, owner, id),
    view: (readerId: string | null, token: string) => invitations.readTeamInvitation(deps, readerId, token),
    join: (actor: TeamActor, token: string) => acceptTeamInvitation(deps, actor, token),
    changeRights: (owner: TeamActor, userId: string, change: { rights: OperatorRight[]; seen: OperatorRight[] }) =>
      changeRights(deps, owner, userId, change),
    remove: (owner: TeamActor, userId: string) => dismissEmployee(deps, owner, userId),
    leave: (actor: TeamActor) => quitTeam(deps, actor),
    work: () =>
      jobs.work(sweepTeam, () => deleteTeamInvitationsBefore(db, new Date(clock().getTime() - REMEMBERED_MS))),
  };
}
