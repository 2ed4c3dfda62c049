/** Official numbers of a booking's applications, as types. */
import type { Generated } from "kysely";
import type { MessageSide } from "#domain/bookings/desk/message.ts";
import type { NumberChange } from "#domain/bookings/numbers/official-number.ts";
import type { NullableInstant } from "#server/platform/database/schema/columns.ts";

export interface BookingReferencesTable {
  bookingId: string;
  application: number;
  reference: string;
  recordedAt: Date;
  seenAt: NullableInstant;
}

export interface BookingNumberChangesTable {
  id: Generated<number>;
  bookingId: string;
  application: number;
  what: NumberChange;
  side: MessageSide;
  actorId: string | null;
  before: string | null;
  after: string | null;
  at: Date;
}

export interface BookingNumberPicturesTable {
  id: Generated<string>;
  bookingId: string;
  application: number;
  fileId: string;
  fileKey: Buffer;
  createdAt: Date;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    bookingReferences: BookingReferencesTable;
    bookingNumberChanges: BookingNumberChangesTable;
    bookingNumberPictures: BookingNumberPicturesTable;
  }
}
