/** Reminding who is late: a notice and a mail in their own language, once a day at most. */
import { dateOf } from "#domain/calendar.ts";
import { toRemind } from "#domain/obligations/reminder.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { MemberRow } from "../groups.repository.ts";
import { type HouseholdActor, type HouseholdDependencies, householdAuditEntry, lockAdministered } from "../rights.ts";
import { judge } from "../sight/judged-members.ts";
import { memberName } from "../sight/present-group.ts";
import { lateOf } from "./read-plans.ts";
import { insertReminders, remindedOn } from "./todos.repository.ts";

interface Asked {
  readonly groupId: string;
  /** One of the late; undefined: all of them. */
  readonly memberId: string | undefined;
}

/** How many accounts were reminded. Throws AppError `not_found`, `forbidden`. */
export async function sendPlanReminders(
  deps: HouseholdDependencies,
  actor: HouseholdActor,
  { groupId, memberId }: Asked,
): Promise<number> {
  const { db, clock, notifications } = deps;
  return db.transaction().execute(async (tx) => {
    const { group, members, own } = await lockAdministered(tx, actor, groupId);
    if (memberId !== undefined && !members.some(({ id }) => id === memberId)) throw new AppError("not_found");
    const now = clock();
    const day = dateOf(now);
    const late = lateOf(await judge(tx, members, now), actor.id, now).filter(
      ({ id }) => memberId === undefined || id === memberId,
    );
    const keepers = late.flatMap(({ keeperId }) => keeperId ?? []);
    const due = toRemind(late, await remindedOn(tx, keepers, day));
    const userIds = due.flatMap(({ keeperId }) => keeperId ?? []);
    const told = await insertReminders(tx, { userIds, day, groupId, remindedBy: actor.id });
    const notices = due.flatMap(({ keeperId, member, blocking }) => {
      if (keeperId === null || !told.has(keeperId)) return [];
      const who = member.userId === keeperId ? "self" : "other";
      const params = {
        group: group.name,
        name: memberName(own),
        person: memberName(member),
        who,
        mark: blocking?.mark ?? "travel_details",
        state: blocking?.state ?? "missing",
      };
      // The same subject as a verdict's: what becomes of the paper is said beside the reminder.
      const about = `paper:${who === "other" ? member.travellerId : "own"}:${params.mark}`;
      const notice = { userId: keeperId, kind: "household_reminder", params, namesId: actor.id, about } as const;
      return [{ ...notice, ...placeOf(member, who, params.mark) }];
    });
    await notifications.notify(tx, ...notices);
    if (notices.length > 0) await recordAudit(tx, householdAuditEntry("reminded", actor.id, groupId));
    return notices.length;
  });
}

/** Where the paper is given, or what is told of a journey; a companion's goes with them. */
function placeOf({ travellerId }: MemberRow, who: "self" | "other", mark: string) {
  const theirs = who === "other" ? travellerId : null;
  const whose = theirs === null ? "" : `&for=${encodeURIComponent(theirs)}`;
  const link = mark === "travel_details" ? "/travellers" : `/documents?tab=upload&type=${mark}${whose}`;
  return { link, namesTravellerId: theirs };
}
