/** Bookings made by phone, as types. */
import type { Nullable, NullableInstant, NullableText } from "#server/platform/database/schema/columns.ts";

export interface PhoneBookingsTable {
  bookingId: string;
  operatorId: string;
  standInId: NullableText;
  contactEmail: NullableText;
  contactPhone: NullableText;
  linkHash: Nullable<Buffer>;
  linkExpiresAt: NullableInstant;
  claimedAt: NullableInstant;
  attemptKey: NullableText;
  importId: NullableText;
  importReference: NullableText;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    phoneBookings: PhoneBookingsTable;
  }
}
