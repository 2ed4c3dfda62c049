/** Shared wishes, and what is counted of them, as types. */
import type { JSONColumnType } from "kysely";
import type { StatedWishes } from "#domain/packages/search/match.ts";
import type { DateColumn, InstantColumn } from "#server/platform/database/schema/columns.ts";

export interface SharedWishesTable {
  userId: string;
  wishes: JSONColumnType<StatedWishes, string, string>;
  consentVersion: string;
  updatedAt: InstantColumn;
}

export interface WishCountsTable {
  operatorId: string;
  packageId: string;
  day: DateColumn;
  households: number;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    sharedWishes: SharedWishesTable;
    wishCounts: WishCountsTable;
  }
}
