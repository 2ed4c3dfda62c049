/** Seats kept for somebody in a turn, as types. */
import type { Generated } from "kysely";
import type { InstantColumn, NullableInstant } from "#server/platform/database/schema/columns.ts";

export interface TurnSeatsTable {
  bookingId: string;
  travellerId: string;
  awaits: Generated<boolean>;
  lapsesAt: NullableInstant;
}

export interface TurnReleasesTable {
  bookingId: string;
  travellerId: string;
  releasedAt: InstantColumn;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    turnSeats: TurnSeatsTable;
    turnReleases: TurnReleasesTable;
  }
}
