/** SQL of rooming lists: rooms in their order, who sleeps in them, and which pairs belong together or apart. */
import { sql } from "kysely";
import type { PairWish } from "#domain/groups/wishes.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database/database.ts";

export interface StoredRoom {
  readonly name: string;
  readonly roomType: RoomTypeName;
  readonly stepFree: boolean;
  readonly locked: boolean;
  readonly travellerIds: readonly string[];
}

/** People who have left the group since may still stand in them: readers keep to who is there. */
export async function findGroupRooms(db: Db, groupId: string): Promise<StoredRoom[]> {
  const rows = await db
    .selectFrom("groupRooms")
    .select(["position", "name", "roomType", "stepFree", "locked"])
    .where("groupId", "=", groupId)
    .orderBy("position")
    .execute();
  const people = await db
    .selectFrom("groupRoomPeople")
    .select(["position", "travellerId"])
    .where("groupId", "=", groupId)
    .orderBy("travellerId")
    .execute();
  return rows.map(({ position, ...room }) => ({
    ...room,
    travellerIds: people.filter((person) => person.position === position).map(({ travellerId }) => travellerId),
  }));
}

/** Room counts of all groups, and how many people of each have one; by group. */
export async function roomCounts(db: Db, operatorId: string): Promise<Map<string, { rooms: number; placed: number }>> {
  const rows = await db
    .selectFrom("customerGroups as customerGroup")
    .where("customerGroup.operatorId", "=", operatorId)
    .where("customerGroup.deletedAt", "is", null)
    .select([
      "customerGroup.id",
      sql<number>`(select count(*) from group_rooms where group_rooms.group_id = customer_group.id)`.as("rooms"),
      placed.as("placed"),
    ])
    .execute();
  return new Map(rows.map(({ id, rooms, placed }) => [id, { rooms, placed }]));
}

/** Of those who are still named on a confirmed booking of the group. */
const placed = sql<number>`(
  select count(*) from group_room_people person
  join booking_travellers seat on seat.traveller_id = person.traveller_id
  join booking_parts part on part.booking_id = seat.booking_id and part.position = seat.position
  join group_bookings joined on joined.booking_id = seat.booking_id and joined.package_id = part.package_id
  join bookings on bookings.id = joined.booking_id
  where person.group_id = customer_group.id and joined.group_id = customer_group.id
    and joined.standing and bookings.status = 'confirmed'
)`;

export async function replaceStoredRooms(tx: Db, groupId: string, rooms: readonly StoredRoom[]): Promise<void> {
  await tx.deleteFrom("groupRooms").where("groupId", "=", groupId).execute();
  if (rooms.length === 0) return;
  const rows = rooms.map(({ travellerIds: _people, ...room }, position) => ({ ...room, groupId, position }));
  await tx.insertInto("groupRooms").values(rows).execute();
  const people = rooms.flatMap(({ travellerIds }, position) =>
    travellerIds.map((travellerId) => ({ groupId, travellerId, position })),
  );
  if (people.length > 0) await tx.insertInto("groupRoomPeople").values(people).execute();
}

/** Takes everybody out of the rooms of groups that they are in no more. */
export async function clearStrangers(tx: Db, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  await tx
    .deleteFrom("groupRoomPeople")
    .where("groupId", "in", groupIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("groupBookings as joined")
            .innerJoin("bookingTravellers as seat", "seat.bookingId", "joined.bookingId")
            .select("seat.travellerId")
            .whereRef("joined.groupId", "=", "groupRoomPeople.groupId")
            .whereRef("seat.travellerId", "=", "groupRoomPeople.travellerId"),
        ),
      ),
    )
    .execute();
}

export async function findGroupWishes(db: Db, groupId: string): Promise<PairWish[]> {
  const rows = await db
    .selectFrom("groupWishes")
    .select(["oneId", "otherId", "kind"])
    .where("groupId", "=", groupId)
    .orderBy("oneId")
    .orderBy("otherId")
    .execute();
  return rows.map(({ kind, oneId, otherId }) => ({ kind, travellerIds: [oneId, otherId] }));
}

/** Each pair with its lesser id first. */
export async function replaceWishes(tx: Db, groupId: string, wishes: readonly PairWish[]): Promise<void> {
  await tx.deleteFrom("groupWishes").where("groupId", "=", groupId).execute();
  if (wishes.length === 0) return;
  const rows = wishes.map(({ kind, travellerIds: [oneId, otherId] }) => ({ groupId, kind, oneId, otherId }));
  await tx.insertInto("groupWishes").values(rows).execute();
}
