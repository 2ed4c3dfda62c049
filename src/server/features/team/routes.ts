/** The calls of src/contract/team.ts, each handed to the service. */
import * as contract from "#contract/team.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { TeamService } from "./service.ts";

export function teamRoutes(app: App, team: TeamService): void {
  handle(app, contract.operatorTeam, ({ user }) => team.show(user.operatorId));
  handle(app, contract.inviteToTeam, ({ user, body, locale }) => team.invite(user, { ...body, locale }));
  handle(app, contract.withdrawTeamInvitation, ({ user, params }) => team.withdraw(user, params.id));
  handle(app, contract.changeTeamRights, ({ user, params, body }) => team.changeRights(user, params.id, body));
  handle(app, contract.removeFromTeam, ({ user, params }) => team.remove(user, params.id));
  handle(app, contract.leaveTeam, ({ user }) => team.leave(user));
  handle(app, contract.viewTeamInvitation, ({ user, body }) => team.view(user?.id ?? null, body.token));
  handle(app, contract.joinTeam, ({ user, body }) => team.join(user, body.token));
}
