/** The tables of bookings made by phone and of money paid to operators directly, as types; see schema.ts. */
import type { ColumnType } from "kysely";

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;
type NullableBytes = ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
type DateText = ColumnType<string, string, string>;

export interface PhoneBookingsTable {
  bookingId: string;
  operatorId: string;
  standInId: NullableText;
  contactEmail: NullableText;
  contactPhone: NullableText;
  linkHash: NullableBytes;
  linkExpiresAt: NullableInstant;
  claimedAt: NullableInstant;
  attemptKey: NullableText;
  importId: NullableText;
  importReference: NullableText;
}

export interface PassengerImportsTable {
  id: string;
  operatorId: string;
  importedBy: NullableText;
  importedAt: Instant;
  bookings: number;
  travellers: number;
  undoneAt: NullableInstant;
}

export interface DirectPaymentsTable {
  paymentId: string;
  reference: string;
  recordedBy: NullableText;
  movedOn: DateText;
  recordedAt: Instant;
}
