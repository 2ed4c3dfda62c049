/** The tables of customer groups, and of what operators were told or took, as types; see schema.ts. */
import type { ColumnType, Generated } from "kysely";
import type { GroupList } from "#domain/groups/lists.ts";
import type { WishKind } from "#domain/groups/wishes.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

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
  createdAt: Instant;
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
  id: ColumnType<number, never, never>;
  bookingId: string;
  travellerId: string;
  list: GroupList;
  at: Instant;
}

export interface NeedsToldTable {
  bookingId: string;
  travellerId: string;
  consentVersion: string;
  toldAt: Instant;
}
