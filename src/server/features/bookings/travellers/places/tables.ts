/** Changes of rooms that await a payment, as types. */
import type { JSONColumnType } from "kysely";
import type { PlannedPart } from "#domain/bookings/change.ts";
import type { DefaultInstant } from "#server/platform/database/schema/columns.ts";

export interface RoomChangesTable {
  paymentId: string;
  bookingId: string;
  parts: JSONColumnType<PlannedPart[]>;
  createdAt: DefaultInstant;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    roomChanges: RoomChangesTable;
  }
}
