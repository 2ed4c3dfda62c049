/** Changes of groups: one at a time, told of what came between, each in the audit. */

import type { createCustomerGroup } from "#contract/customer-groups.ts";
import type { RouteOutput } from "#contract/route.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { KEEP_DELETED_HOURS, leftBehind, MAX_CUSTOMER_GROUPS } from "#domain/groups/group.ts";
import { type Db, isUniqueViolation } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import * as groups from "./groups.repository.ts";
import * as members from "./members.repository.ts";
import { type CustomerGroupDependencies, readGroup } from "./reading.ts";
import { clearStrangers } from "./rooms.repository.ts";

export type GroupActor = Pick<SessionUser, "id" | "operatorId">;
type Detail = RouteOutput<typeof createCustomerGroup>;
type Locked = NonNullable<Awaited<ReturnType<typeof groups.lockCustomerGroup>>>;

/** Which group, and the version that its author had in sight; null when that was not said. */
export interface GroupVersion {
  readonly id: string;
  readonly seenVersion: number | null;
}

export interface Chosen {
  readonly bookingIds: readonly string[];
  readonly divideHouseholds: boolean;
}

export type CustomerGroupChanges = groups.GroupChanges;

export type NewCustomerGroup = groups.GroupColumns & Chosen & { readonly packageId: string };

/** Throws AppError `not_found`, `unacceptable`, `group_too_small`, `household_divided`, `too_many_customer_groups`. */
export async function addCustomerGroup(
  deps: CustomerGroupDependencies,
  actor: GroupActor,
  draft: NewCustomerGroup,
): Promise<Detail> {
  const { packageId, bookingIds, divideHouseholds, ...fields } = draft;
  const { operatorId } = actor;
  const id = await deps.db
    .transaction()
    .execute(async (tx) => {
      await groups.lockMembership(tx, packageId);
      if (!(await groups.findOwnPackage(tx, operatorId, packageId))) throw new AppError("not_found");
      await requireRoomForGroup(tx, operatorId);
      const made = await groups.insertCustomerGroup(tx, { ...fields, operatorId, packageId, createdAt: deps.clock() });
      const group = { id: made, packageId, sizeLimit: fields.sizeLimit };
      await take(tx, { operatorId, group, chosen: { bookingIds, divideHouseholds } });
      await noted(tx, actor, "created", made);
      return made;
    })
    .catch(throwNamed);
  return readGroup(deps, operatorId, id);
}

/** Under the account's lock: a package's alone lets two in at once. Throws AppError `too_many_customer_groups`. */
async function requireRoomForGroup(tx: Db, operatorId: string): Promise<void> {
  await lockAccount(tx, operatorId);
  const count = await groups.countCustomerGroups(tx, operatorId);
  if (count >= MAX_CUSTOMER_GROUPS) throw new AppError("too_many_customer_groups", { limit: MAX_CUSTOMER_GROUPS });
}

/** Throws AppError `not_found`, `changed_meanwhile`, `unacceptable`, `group_too_small`. */
export function changeCustomerGroup(
  deps: CustomerGroupDependencies,
  actor: GroupActor,
  target: GroupVersion,
  fields: CustomerGroupChanges,
) {
  return changed(deps, actor, { target, action: "changed" }, async (tx, group) => {
    if (fields.sizeLimit !== undefined) {
      const bookings = await members.bookingsOfPackage(tx, actor.operatorId, group.packageId);
      requireRoom(
        bookings.filter(({ groupId }) => groupId === group.id),
        fields.sizeLimit,
      );
    }
    await groups.updateGroups(tx, [group.id], fields);
  });
}

/** Throws AppError `not_found`, `changed_meanwhile`, `group_too_small`, `household_divided`. */
export async function setBookings(
  deps: CustomerGroupDependencies,
  actor: GroupActor,
  target: GroupVersion,
  chosen: Chosen,
): Promise<Detail> {
  const known = await groups.packageOfGroup(deps.db, actor.operatorId, target.id);
  if (!known) throw new AppError("not_found");
  const action = { target, action: "members_changed", packageId: known.packageId };
  return changed(deps, actor, action, async (tx, group) => {
    await take(tx, { operatorId: actor.operatorId, group, chosen });
    await groups.updateGroups(tx, [group.id]);
  });
}

/** A change under the group's lock, and with `packageId` under its membership's. The work counts the version on. */
export async function changed(
  deps: CustomerGroupDependencies,
  actor: GroupActor,
  { target, action, packageId }: { target: GroupVersion; action: string; packageId?: string },
  work: (tx: Db, group: Locked) => Promise<void>,
): Promise<Detail> {
  await deps.db
    .transaction()
    .execute(async (tx) => {
      if (packageId !== undefined) await groups.lockMembership(tx, packageId);
      const group = await groups.lockCustomerGroup(tx, actor.operatorId, target.id);
      if (!group) throw new AppError("not_found");
      const { seenVersion } = target;
      if (seenVersion !== null && seenVersion !== group.version) {
        throw new AppError("changed_meanwhile", { version: group.version });
      }
      await work(tx, group);
      await noted(tx, actor, action, target.id);
    })
    .catch(throwNamed);
  return readGroup(deps, actor.operatorId, target.id);
}

interface Taking {
  readonly operatorId: string;
  readonly group: Pick<Locked, "id" | "packageId" | "sizeLimit">;
  readonly chosen: Chosen;
}

/** Whole bookings, and whole households unless they may be divided; those of another group leave it and its rooms. */
async function take(tx: Db, { operatorId, group, chosen }: Taking): Promise<void> {
  const wanted = new Set(chosen.bookingIds);
  const all = await members.bookingsOfPackage(tx, operatorId, group.packageId);
  const here = all.filter(({ bookingId }) => wanted.has(bookingId));
  if (here.length < wanted.size) throw new AppError("not_found");
  requireRoom(here, group.sizeLimit);
  if (!chosen.divideHouseholds) requireWhole(all, wanted, group.id);
  const losers = await members.replaceBookings(tx, group, [...wanted]);
  await groups.updateGroups(tx, losers);
  await clearStrangers(tx, [group.id, ...losers]);
}

function requireRoom(bookings: readonly members.MemberBooking[], limit: number): void {
  const people = bookings.reduce((sum, { seats }) => sum + seats, 0);
  if (people > limit) throw new AppError("group_too_small", { people, limit });
}

function requireWhole(all: readonly members.MemberBooking[], wanted: ReadonlySet<string>, groupId: string): void {
  const after = all.map((booking) => ({
    ...booking,
    groupId: wanted.has(booking.bookingId) ? groupId : booking.groupId === groupId ? null : booking.groupId,
  }));
  const behind = leftBehind(after, groupId);
  if (behind.length === 0) return;
  const bookingIds = behind.map(({ bookingId }) => bookingId);
  throw new AppError("household_divided", {
    references: behind.map(({ reference }) => reference).join(", "),
    bookingIds,
  });
}

/** Throws AppError `not_found`. */
export async function removeCustomerGroup(
  deps: CustomerGroupDependencies,
  actor: GroupActor,
  id: string,
): Promise<void> {
  const known = await groups.packageOfGroup(deps.db, actor.operatorId, id);
  if (!known) throw new AppError("not_found");
  await deps.db.transaction().execute(async (tx) => {
    await groups.lockMembership(tx, known.packageId);
    if (!(await groups.lockCustomerGroup(tx, actor.operatorId, id))) throw new AppError("not_found");
    await members.releaseBookings(tx, id);
    await groups.setDeleted(tx, id, deps.clock());
    await noted(tx, actor, "deleted", id);
  });
}

/**
 * Throws AppError `not_found` after a day, `unacceptable` where another group has taken the name,
 * `too_many_customer_groups`.
 */
export async function restoreGroup(deps: CustomerGroupDependencies, actor: GroupActor, id: string): Promise<Detail> {
  const { operatorId } = actor;
  await deps.db
    .transaction()
    .execute(async (tx) => {
      const known = await groups.packageOfGroup(tx, operatorId, id);
      if (!known) throw new AppError("not_found");
      await groups.lockMembership(tx, known.packageId);
      // Twice is once: another tab may have been faster.
      const now = await groups.packageOfGroup(tx, operatorId, id);
      if (!now?.deletedAt) return;
      if (now.deletedAt.getTime() < deps.clock().getTime() - KEEP_DELETED_HOURS * HOUR_MS) {
        throw new AppError("not_found");
      }
      await requireRoomForGroup(tx, operatorId);
      await members.reclaimBookings(tx, id);
      await groups.setDeleted(tx, id, null);
      await noted(tx, actor, "restored", id);
    })
    .catch(throwNamed);
  return readGroup(deps, operatorId, id);
}

export async function sweepDeleted({ db, clock }: CustomerGroupDependencies): Promise<void> {
  await groups.removeDeleted(db, new Date(clock().getTime() - KEEP_DELETED_HOURS * HOUR_MS));
}

function noted(tx: Db, { id: actorId }: GroupActor, action: string, subjectId: string): Promise<void> {
  return recordAudit(tx, { actorId, action: `group.${action}`, subjectType: "customer_group", subjectId });
}

function throwNamed(error: unknown): never {
  if (!isUniqueViolation(error, "customer_groups_one_name")) throw error;
  throw new AppError("unacceptable", {}, { name: { key: "taken" } });
}
