/** What stands: groups with their figures, one group whole, and the bookings that could join one. */
import type { CustomerGroup, CustomerGroupDetail, GroupBooking } from "#contract/customer-groups.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import * as groups from "./groups.repository.ts";
import * as members from "./members.repository.ts";
import { type Member, membersOf, presentBooking, presentDetail, presentGroup } from "./present-group.ts";
import { roomCounts, roomsOf, type StoredRoom, wishesOf } from "./rooms.repository.ts";

export type Ground = Pick<Platform, "db" | "clock" | "keys">;

export async function listGroups({ db, clock }: Ground, operatorId: string): Promise<CustomerGroup[]> {
  const rows = await groups.groupsOf(db, operatorId, dateOf(clock()));
  const [bookings, counts] = await Promise.all([members.groupedBookings(db, operatorId), roomCounts(db, operatorId)]);
  return rows.map((row) => {
    const own = bookings.filter(({ groupId }) => groupId === row.id);
    return presentGroup(row, own, counts.get(row.id) ?? { rooms: 0, placed: 0 });
  });
}

/** Throws AppError `not_found` for another's package. */
export async function listBookings({ db }: Ground, operatorId: string, packageId: string): Promise<GroupBooking[]> {
  if (!(await groups.findOwnPackage(db, operatorId, packageId))) throw new AppError("not_found");
  return (await members.bookingsOfPackage(db, operatorId, packageId)).map(presentBooking);
}

/** A group with its people, and its rooms with those of them alone. Throws AppError `not_found`. */
export async function openGroup({ db, keys }: Pick<Ground, "db" | "keys">, operatorId: string, id: string) {
  const group = await groups.findGroup(db, operatorId, id);
  if (!group) throw new AppError("not_found");
  const people = membersOf(group, await members.peopleOfGroup(db, id), keys);
  const rooms = keepThose(people, await roomsOf(db, id));
  return { group, members: people, rooms, wishes: await wishesOf(db, id) };
}

export type OpenGroup = Awaited<ReturnType<typeof openGroup>>;

export async function readGroup(ground: Ground, operatorId: string, id: string): Promise<CustomerGroupDetail> {
  return ground.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((db) => readWithin({ ...ground, db }, operatorId, id));
}

async function readWithin(ground: Ground & { readonly db: Db }, operatorId: string, id: string) {
  const open = await openGroup(ground, operatorId, id);
  const bookings = await members.bookingsOfPackage(ground.db, operatorId, open.group.packageId);
  return presentDetail({ ...open, bookings });
}

function keepThose(people: readonly Member[], rooms: readonly StoredRoom[]): StoredRoom[] {
  const here = new Set(people.map(({ id }) => id));
  return rooms.map((room) => ({ ...room, travellerIds: room.travellerIds.filter((id) => here.has(id)) }));
}
