/** Who is in a team: shown, given other rights, taken out; and leaving it. */
import type { Team, TeamMember } from "#contract/team.ts";
import { OPERATOR_RIGHTS, type OperatorRight } from "#domain/operators/rights.ts";
import { rightsInOrder, sameRights } from "#domain/operators/team.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { BookingService } from "../bookings/service.ts";
import { refuseDemo, requireOwner, type TeamActor, type TeamDependencies, teamAuditEntry } from "./deps.ts";
import { listOpenTeamInvitations } from "./invitations.repository.ts";
import { presentTeamInvitation } from "./invitations.ts";
import * as rows from "./repository.ts";

export async function showTeam({ db, clock }: TeamDependencies, operatorId: string): Promise<Team> {
  const [owner, employees, invitations] = await Promise.all([
    requireOwner(db, operatorId),
    rows.employeesOf(db, operatorId),
    listOpenTeamInvitations(db, operatorId, clock()),
  ]);
  const { id, name, email, companyName } = owner;
  const first = { id, name, email, isOwner: true, rights: [...OPERATOR_RIGHTS], joinedAt: null };
  return {
    companyName,
    members: [first, ...employees.map(presentEmployee)],
    invitations: invitations.map(presentTeamInvitation),
  };
}

interface Change {
  readonly rights: readonly OperatorRight[];
  readonly seen: readonly OperatorRight[];
}

/** Throws AppError `demo_account`, `not_found`, `owner_stays`, `rights_changed`. */
export async function changeRights(
  deps: LeavingDependencies,
  owner: TeamActor,
  userId: string,
  change: Change,
): Promise<TeamMember> {
  refuseDemo(owner);
  const rights = rightsInOrder(change.rights);
  return deps.db.transaction().execute(async (tx) => {
    const employee = await lockEmployee(tx, owner.operatorId, userId);
    if (!sameRights(employee.rights, change.seen)) throw new AppError("rights_changed");
    if (sameRights(employee.rights, rights)) return presentEmployee(employee);
    await rows.updateRights(tx, userId, rights);
    const lost = employee.rights.filter((right) => !rights.includes(right));
    await deps.notifications.takeBack(tx, userId, lost);
    const { id: actorId, operatorId } = owner;
    if (!rights.includes("bookings")) await deps.bookings.desk.handBack(tx, operatorId, userId);
    await recordAudit(tx, teamAuditEntry("rights_changed", { actorId, operatorId, employeeId: userId, rights }));
    await tell(deps, tx, { operatorId, userId, kind: "team_rights" });
    return presentEmployee({ ...employee, rights });
  });
}

/** Throws AppError `demo_account`, `not_found`, `owner_stays`. */
export async function dismissEmployee(deps: LeavingDependencies, owner: TeamActor, userId: string): Promise<void> {
  refuseDemo(owner);
  await deps.db.transaction().execute(async (tx) => {
    await lockEmployee(tx, owner.operatorId, userId);
    const { id: actorId, operatorId } = owner;
    await letGo(deps, tx, { operatorId, userId });
    await recordAudit(tx, teamAuditEntry("removed", { actorId, operatorId, employeeId: userId }));
    await tell(deps, tx, { operatorId, userId, kind: "team_removed" });
  });
}

/** Throws AppError `demo_account`, `owner_stays` for whoever is nobody's employee. */
export async function quitTeam(deps: LeavingDependencies, actor: TeamActor): Promise<void> {
  refuseDemo(actor);
  const { id: userId, operatorId } = actor;
  if (operatorId === userId) throw new AppError("owner_stays");
  await deps.db.transaction().execute(async (tx) => {
    const { name } = await lockEmployee(tx, operatorId, userId);
    await letGo(deps, tx, { operatorId, userId });
    await recordAudit(tx, teamAuditEntry("left", { actorId: userId, operatorId, employeeId: userId }));
    await deps.live.hangUp(tx, userId);
    const { companyName } = await requireOwner(tx, operatorId);
    const params = { name, company: companyName };
    await deps.notifications.notify(tx, {
      userId: operatorId,
      kind: "team_left",
      params,
      namesId: userId,
      link: TEAM,
    });
  });
}

const TEAM = "/operator-dashboard/settings?part=team";

interface Employed {
  readonly operatorId: string;
  readonly userId: string;
}

export interface LeavingDependencies extends TeamDependencies {
  readonly bookings: { readonly desk: Pick<BookingService["desk"], "handBack"> };
}

async function letGo(
  { bookings, notifications }: LeavingDependencies,
  tx: Db,
  { operatorId, userId }: Employed,
): Promise<void> {
  await rows.deleteEmployee(tx, userId);
  await notifications.takeBack(tx, userId, OPERATOR_RIGHTS);
  await bookings.desk.handBack(tx, operatorId, userId);
}

/** Under the team's lock. Throws AppError `owner_stays` for the owner, `not_found`. */
async function lockEmployee(tx: Db, operatorId: string, userId: string): Promise<rows.EmployeeRow> {
  if (userId === operatorId) throw new AppError("owner_stays");
  await rows.lockTeams(tx, [operatorId]);
  const employee = await rows.findEmployee(tx, userId);
  if (employee?.operatorId !== operatorId) throw new AppError("not_found");
  return employee;
}

/** The open pages of the account come back with what it may now do. */
async function tell(
  { live, notifications }: TeamDependencies,
  tx: Db,
  { operatorId, userId, kind }: Employed & { readonly kind: "team_rights" | "team_removed" },
): Promise<void> {
  await live.hangUp(tx, userId);
  const { name, companyName } = await requireOwner(tx, operatorId);
  const params = { owner: name, company: companyName };
  await notifications.notify(tx, { userId, kind, params, namesId: operatorId, link: "/operator-dashboard" });
}

function presentEmployee({ id, name, email, rights, joinedAt }: rows.EmployeeRow): TeamMember {
  return { id, name, email, isOwner: false, rights: rightsInOrder(rights), joinedAt: joinedAt.toISOString() };
}
