/** Packages, their versions and their pictures, as types. */
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Channel } from "#domain/channel.ts";
import type { ChangeAction } from "#domain/packages/changes.ts";
import type {
  AccommodationType,
  CampClass,
  GroupDiscount,
  PackageStatus,
  RoomType,
  Terms,
} from "#domain/packages/package.ts";
import type {
  DateColumn,
  DefaultInstant,
  InstantColumn,
  NullableText,
} from "#server/platform/database/schema/columns.ts";

export interface PackagesTable {
  id: Generated<string>;
  operatorId: string;
  title: string;
  description: Generated<string>;
  status: Generated<PackageStatus>;
  priceMinor: number;
  currency: Generated<"USD">;
  capacity: number;
  availableSlots: number;
  nights: number;
  distanceMetres: number;
  accommodationType: AccommodationType;
  channels: Generated<Channel[]>;
  departureCity: string;
  departureDate: DateColumn;
  returnDate: DateColumn;
  hijriYear: number;
  roomTypes: JSONColumnType<RoomType[]>;
  groupDiscounts: JSONColumnType<GroupDiscount[], string | undefined, string>;
  terms: JSONColumnType<Terms>;
  makkahHotel: string | null;
  madinahHotel: string | null;
  minaCamp: string | null;
  campClass: CampClass | null;
  shifting: boolean | null;
  accessible: boolean | null;
  flights: boolean | null;
  meals: string | null;
  guideLanguages: Generated<string[]>;
  releaseDate: NullableText;
  operatorReference: string | null;
  seriesId: string;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
  waitingParties: Generated<number>;
  keptSeats: Generated<number>;
  version: Generated<number>;
  saleWindowId: string | null;
}

export interface PackageChangesTable {
  packageId: string;
  version: number;
  at: InstantColumn;
  actorId: string | null;
  action: ChangeAction;
  fields: ColumnType<string[], string[] | undefined, string[]>;
  seatsFrom: number | null;
  seatsTo: number | null;
}

export interface PackageImagesTable {
  id: string;
  packageId: string;
  position: number;
  alt: string;
  width: number;
  height: number;
  fileId: string;
  fileKey: Buffer;
  createdAt: InstantColumn;
}

export interface StandardTermsTable {
  operatorId: string;
  terms: JSONColumnType<Terms>;
  version: number;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    packages: PackagesTable;
    packageChanges: PackageChangesTable;
    packageImages: PackageImagesTable;
    standardTerms: StandardTermsTable;
  }
}
