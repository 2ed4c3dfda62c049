/** Voting for packages, saying who pays what and who shares a room. */
import type { z } from "zod";
import type { setRooms, setShares } from "#contract/household-plans.ts";
import { dateOf } from "#domain/calendar.ts";
import { fromDecimal } from "#domain/money.ts";
import { isOnSale } from "#domain/packages/sale.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { MemberRow } from "../groups.repository.ts";
import {
  type HouseholdActor,
  type HouseholdDependencies,
  householdAuditEntry,
  type LockedGroup,
  lockAdministered,
  lockOwnGroup,
} from "../rights.ts";
import { requireVersion } from "./read-plans.ts";
import * as rows from "./wishes.repository.ts";

/** The asker's own list. Throws AppError `not_found`, `unacceptable`. */
export async function vote(
  { db, clock }: HouseholdDependencies,
  actor: HouseholdActor,
  groupId: string,
  packageIds: string[],
): Promise<void> {
  if (new Set(packageIds).size < packageIds.length) refuse("packageIds", "named_twice");
  await db.transaction().execute(async (tx) => {
    await lockOwnGroup(tx, actor, groupId);
    const known = await rows.findPreferredPackages(tx, packageIds);
    const before = (await rows.votesOf(tx, groupId)).find(({ userId }) => userId === actor.id)?.packageIds ?? [];
    // What has been taken off sale since may stay on a list, and nobody puts it there anew.
    const today = dateOf(clock());
    const isOffered = (id: string) =>
      known.some((one) => one.id === id && (isOnSale(one, today) || before.includes(id)));
    if (!packageIds.every(isOffered)) refuse("packageIds", "not_offered");
    await rows.replaceVote(tx, groupId, { userId: actor.id, packageIds });
  });
}

type NewShares = z.output<typeof setShares.body>;

/** Throws AppError `not_found`, `forbidden`, `changed_meanwhile`, `unacceptable`. */
export async function share(
  { db }: HouseholdDependencies,
  actor: HouseholdActor,
  groupId: string,
  draft: NewShares,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const locked = await lockAdministered(tx, actor, groupId);
    requireVersion(locked.group, draft.version);
    requireEachOnce(
      draft.shares.map(({ memberId }) => memberId),
      locked,
      "shares",
    );
    const shares = draft.shares.map((one) => shareRow(one, locked.members));
    await rows.replaceShares(tx, groupId, shares);
    await rows.countChange(tx, groupId);
    await recordAudit(tx, householdAuditEntry("shares_changed", actor.id, groupId));
  });
}

function shareRow(share: NewShares["shares"][number], members: readonly MemberRow[]): rows.ShareRow {
  const userId = members.find(({ id }) => id === share.memberId)?.userId;
  if (!userId) return refuse("shares", "payer_has_no_account");
  if (share.kind === "percent") return { userId, kind: share.kind, value: share.value };
  if (share.kind === "amount") return { userId, kind: share.kind, value: fromDecimal(share.amount) };
  return { userId, kind: share.kind, value: 0 };
}

type NewRooms = z.output<typeof setRooms.body>;

/** Throws AppError `not_found`, `forbidden`, `changed_meanwhile`, `unacceptable`. */
export async function shareRooms(
  { db }: HouseholdDependencies,
  actor: HouseholdActor,
  groupId: string,
  draft: NewRooms,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const locked = await lockAdministered(tx, actor, groupId);
    requireVersion(locked.group, draft.version);
    requireEachOnce(draft.rooms.flat(), locked, "rooms");
    await rows.replaceRoomWishes(tx, groupId, draft.rooms);
    await rows.countChange(tx, groupId);
    await recordAudit(tx, householdAuditEntry("rooms_changed", actor.id, groupId));
  });
}

function requireEachOnce(ids: readonly string[], { members }: LockedGroup, field: string): void {
  if (new Set(ids).size < ids.length) refuse(field, "named_twice");
  if (!ids.every((id) => members.some((member) => member.id === id))) refuse(field, "not_in_group");
}

function refuse(field: string, key: "named_twice" | "not_offered" | "not_in_group" | "payer_has_no_account"): never {
  throw new AppError("unacceptable", {}, { [field]: { key } });
}
