/** Customer groups, and the passports that operators took, as types. */
import type { Generated } from "kysely";
import type { GroupList } from "#domain/groups/lists.ts";
import type { WishKind } from "#domain/groups/wishes.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import type { Computed, InstantColumn, NullableInstant } from "#server/platform/database/schema/columns.ts";

export interface CustomerGroupsTable {
  id: Generated<string>;
  operatorId: string;
  packageId: string;
  name: string;
  leader: Generated<string>;
  bus: Generated<string>;
  note: Generated<string>;
  sizeLimit: number;
  version: Generated<number>;
  createdAt: InstantColumn;
  deletedAt: NullableInstant;
}

export interface GroupBookingsTable {
  groupId: string;
  bookingId: string;
  packageId: string;
  standing: Generated<boolean>;
}

export interface GroupRoomsTable {
  groupId: string;
  position: number;
  name: string;
  roomType: RoomTypeName;
  stepFree: Generated<boolean>;
  locked: Generated<boolean>;
}

export interface GroupRoomPeopleTable {
  groupId: string;
  travellerId: string;
  position: number;
}

export interface GroupWishesTable {
  groupId: string;
  oneId: string;
  otherId: string;
  kind: WishKind;
}

export interface PassportDisclosuresTable {
  id: Computed<number>;
  bookingId: string;
  travellerId: string;
  list: GroupList;
  at: InstantColumn;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    customerGroups: CustomerGroupsTable;
    groupBookings: GroupBookingsTable;
    groupRooms: GroupRoomsTable;
    groupRoomPeople: GroupRoomPeopleTable;
    groupWishes: GroupWishesTable;
    passportDisclosures: PassportDisclosuresTable;
  }
}
