/** What the use cases of a team work with, and what is recorded about one. */
import type { OperatorRight } from "#domain/operators/rights.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { MailService } from "../mail/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import { findOwner } from "./repository.ts";

export interface TeamDependencies extends Pick<Platform, "db" | "clock" | "live" | "limits"> {
  readonly mail: MailService;
  readonly notifications: Pick<NotificationService, "notify" | "takeBack">;
}

/** The owner of the business, or whoever joins or leaves it. */
export type TeamActor = Pick<SessionUser, "id" | "operatorId" | "demo">;

/** A shared demonstration account is nobody's: its team is not anybody's to change. Throws AppError `demo_account`. */
export function refuseDemo({ demo }: Pick<TeamActor, "demo">): void {
  if (demo) throw new AppError("demo_account");
}

export async function requireOwner(db: Db, operatorId: string) {
  const owner = await findOwner(db, operatorId);
  if (!owner) throw new Error(`the operator ${operatorId} is not there`);
  return owner;
}

interface Audited {
  readonly actorId: string;
  readonly operatorId: string;
  readonly employeeId?: string;
  readonly rights?: readonly OperatorRight[];
}

export function teamAuditEntry(action: string, { actorId, operatorId, employeeId, rights }: Audited) {
  const details = { ...(employeeId && { employeeId }), ...(rights && { rights: rights.join(" ") }) };
  return { actorId, action: `team.${action}`, subjectType: "operator", subjectId: operatorId, details };
}
