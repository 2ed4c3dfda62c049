/** The tables of shared wishes and of what is counted of them, as types. See schema.ts. */
import type { ColumnType, JSONColumnType } from "kysely";
import type { StatedWishes } from "#domain/packages/match.ts";

export interface SharedWishesTable {
  userId: string;
  wishes: JSONColumnType<StatedWishes, string, string>;
  consentVersion: string;
  updatedAt: ColumnType<Date, Date, Date>;
}

export interface WishCountsTable {
  operatorId: string;
  packageId: string;
  /** `YYYY-MM-DD`, never a Date. */
  day: ColumnType<string, string, string>;
  households: number;
}
