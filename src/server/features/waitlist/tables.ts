/** Waitlists, as types. */
import type { Generated } from "kysely";
import type { WaitlistState } from "#domain/bookings/holds/waitlist.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import type {
  Computed,
  DefaultInstant,
  NullableInstant,
  NullableText,
} from "#server/platform/database/schema/columns.ts";

export interface WaitlistEntriesTable {
  id: Generated<string>;
  place: Computed<number>;
  packageId: string;
  userId: string;
  familyId: string | null;
  seats: number;
  roomType: RoomTypeName | null;
  state: Generated<WaitlistState>;
  joinedAt: DefaultInstant;
  keptSince: NullableInstant;
  offeredAt: NullableInstant;
  endedAt: NullableInstant;
  bookingId: NullableText;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    waitlistEntries: WaitlistEntriesTable;
  }
}
