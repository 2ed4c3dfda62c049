/** What stands: groups with their figures, one group whole, and the bookings that could join one. */
import type { CustomerGroup, CustomerGroupDetail, GroupBooking } from "#contract/customer-groups.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import * as groups from "./groups.repository.ts";
import * as members from "./members.repository.ts";
import {
  type GroupMember,
  presentCustomerGroup,
  presentDetail,
  presentGroupMembers,
  presentMemberBooking,
} from "./present-group.ts";
import { findGroupRooms, findGroupWishes, roomCounts, type StoredRoom } from "./rooms.repository.ts";

export type CustomerGroupDependencies = Pick<Platform, "db" | "clock" | "keys">;

export async function readCustomerGroups(
  { db, clock }: CustomerGroupDependencies,
  operatorId: string,
): Promise<CustomerGroup[]> {
  const rows = await groups.listGroupsOfOperator(db, operatorId, dateOf(clock()));
  const [bookings, counts] = await Promise.all([members.groupedBookings(db, operatorId), roomCounts(db, operatorId)]);
  return rows.map((row) => {
    const own = bookings.filter(({ groupId }) => groupId === row.id);
    return presentCustomerGroup(row, own, counts.get(row.id) ?? { rooms: 0, placed: 0 });
  });
}

/** Throws AppError `not_found` for another's package. */
export async function listJoinableBookings(
  { db }: CustomerGroupDependencies,
  operatorId: string,
  packageId: string,
): Promise<GroupBooking[]> {
  if (!(await groups.findOwnPackage(db, operatorId, packageId))) throw new AppError("not_found");
  return (await members.bookingsOfPackage(db, operatorId, packageId)).map(presentMemberBooking);
}

/** A group with its people, and its rooms with those of them alone. Throws AppError `not_found`. */
export async function openGroup(
  { db, keys }: Pick<CustomerGroupDependencies, "db" | "keys">,
  operatorId: string,
  id: string,
) {
  const group = await groups.findCustomerGroup(db, operatorId, id);
  if (!group) throw new AppError("not_found");
  const people = presentGroupMembers(group, await members.peopleOfGroup(db, id), keys);
  const rooms = keepThose(people, await findGroupRooms(db, id));
  return { group, members: people, rooms, wishes: await findGroupWishes(db, id) };
}

export type OpenGroup = Awaited<ReturnType<typeof openGroup>>;

export async function readGroup(
  deps: CustomerGroupDependencies,
  operatorId: string,
  id: string,
): Promise<CustomerGroupDetail> {
  return deps.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((db) => readWithin({ ...deps, db }, operatorId, id));
}

async function readWithin(deps: CustomerGroupDependencies & { readonly db: Db }, operatorId: string, id: string) {
  const open = await openGroup(deps, operatorId, id);
  const bookings = await members.bookingsOfPackage(deps.db, operatorId, open.group.packageId);
  return presentDetail({ ...open, bookings });
}

function keepThose(people: readonly GroupMember[], rooms: readonly StoredRoom[]): StoredRoom[] {
  const here = new Set(people.map(({ id }) => id));
  return rooms.map((room) => ({ ...room, travellerIds: room.travellerIds.filter((id) => here.has(id)) }));
}
