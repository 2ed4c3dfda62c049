/** Teams: the entrance of this feature for routes and other features. */
import type { z } from "zod";
import type { inviteToTeam } from "#contract/team.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { OperatorRight } from "#domain/operators/rights.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Actor } from "./deps.ts";
import { deleteInvitationsBefore } from "./invitations.repository.ts";
import * as invitations from "./invitations.ts";
import { join } from "./joining.ts";
import { changeRights, type Leaving, leave, remove, showTeam } from "./members.ts";
import { sweepTeam } from "./sweep-team.job.ts";

/** Ended invitations are kept so long to say what became of them, and not that they are unknown. */
const REMEMBERED_MS = 30 * DAY_MS;

export type TeamService = ReturnType<typeof teamService>;

export function teamService(deps: Leaving & Pick<Platform, "jobs">) {
  const { db, clock, jobs } = deps;
  return {
    show: (operatorId: string) => showTeam(deps, operatorId),
    invite: (owner: Actor, draft: z.output<typeof inviteToTeam.body> & { readonly locale: Locale }) =>
      invitations.invite(deps, owner, draft),
    withdraw: (owner: Actor, id: string) => invitations.withdraw(deps, owner, id),
    view: (readerId: string | null, token: string) => invitations.view(deps, readerId, token),
    join: (actor: Actor, token: string) => join(deps, actor, token),
    changeRights: (owner: Actor, userId: string, change: { rights: OperatorRight[]; seen: OperatorRight[] }) =>
      changeRights(deps, owner, userId, change),
    remove: (owner: Actor, userId: string) => remove(deps, owner, userId),
    leave: (actor: Actor) => leave(deps, actor),
    work: () => jobs.work(sweepTeam, () => deleteInvitationsBefore(db, new Date(clock().getTime() - REMEMBERED_MS))),
  };
}
