/** Bookings, their seats and their money, as types. */
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { BookingPhase, BookingStatus, CancelReason, PaymentStatus } from "#domain/bookings/booking.ts";
import type { Source } from "#domain/bookings/desk/source.ts";
import type { ReminderKind } from "#domain/bookings/holds/reminders.ts";
import type { Channel } from "#domain/channel.ts";
import type { Currency } from "#domain/money.ts";
import type { PriceList, RoomTypeName, Terms } from "#domain/packages/package.ts";
import type { PaymentScope } from "#domain/payments/schedules/standing.ts";
import type {
  Computed,
  DateColumn,
  DefaultInstant,
  InstantColumn,
  Nullable,
  NullableInstant,
  NullableText,
} from "#server/platform/database/schema/columns.ts";

export interface BookingsTable {
  id: Generated<string>;
  reference: string;
  userId: string;
  operatorId: string;
  phase: BookingPhase;
  status: Computed<BookingStatus>;
  channel: Channel | null;
  paymentStatus: Generated<PaymentStatus>;
  totalMinor: number;
  currency: Currency;
  departureDate: DateColumn;
  returnDate: DateColumn;
  holdExpiresAt: NullableInstant;
  shelteredUntil: NullableInstant;
  restsSince: NullableInstant;
  approvalDueAt: NullableInstant;
  nusukReference: string | null;
  cancelReason: CancelReason | null;
  cancelNote: string | null;
  source: Generated<Source>;
  idempotencyKey: string | null;
  requestHash: string;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
  /** Kept by the database. */
  cancelledAt: NullableInstant;
  familyId: NullableText;
  offered: Generated<boolean>;
  sourceTag: NullableText;
  keptMinor: Generated<number>;
  reducedMinor: Generated<number>;
  assigneeId: NullableText;
  numbersSeen: Generated<boolean>;
}

export interface BookingPartsTable {
  bookingId: string;
  position: number;
  packageId: string;
  roomType: RoomTypeName | null;
  seats: number;
  amountMinor: number;
  terms: JSONColumnType<Terms>;
  room: Nullable<number>;
  discountPercent: Generated<number>;
  discountMinor: Generated<number>;
  prices: JSONColumnType<PriceList>;
}

export interface BookingTravellersTable {
  bookingId: string;
  position: number;
  travellerId: string;
}

export interface BookingRemindersTable {
  bookingId: string;
  kind: ReminderKind;
  sentAt: Date;
}

/** From where somebody held seats whose address was not confirmed. */
export interface HoldNetworksTable {
  bookingId: string;
  userId: string;
  network: string;
  at: InstantColumn;
}

export interface NeedsToldTable {
  bookingId: string;
  travellerId: string;
  consentVersion: string;
  toldAt: InstantColumn;
}

export interface PaymentsTable {
  id: Generated<string>;
  bookingId: string;
  kind: "charge" | "refund";
  status: "pending" | "completed" | "failed" | "held";
  amountMinor: number;
  currency: Currency;
  cardToken: string | null;
  gateway: string;
  gatewayReference: string | null;
  failure: string | null;
  refundsPaymentId: string | null;
  idempotencyKey: string | null;
  createdAt: DefaultInstant;
  settledAt: NullableInstant;
  feeMinor: Generated<number>;
  scope: ColumnType<PaymentScope | null, PaymentScope | null | undefined, never>;
  gatewayAccount: ColumnType<string | null, string | null | undefined, never>;
  gatewayPage: NullableText;
  gatewayMovement: NullableText;
  payerId: NullableText;
  stepId: NullableText;
  home: JSONColumnType<PaidAtHome | null, string | null | undefined, string | null>;
}

/** What a payment came to in its payer's currency. */
interface PaidAtHome {
  readonly minor: number;
  readonly currency: Currency;
  readonly rate: number;
  readonly asOf: string;
}

export interface LedgerTransactionsTable {
  id: Computed<number>;
  at: DefaultInstant;
  kind: string;
  bookingId: string | null;
  paymentId: string | null;
}

export interface LedgerEntriesTable {
  transactionId: number;
  position: number;
  account: string;
  amountMinor: number;
  currency: Currency;
}

export interface SandboxMovementsTable {
  id: string;
  outcome: "succeeded" | "declined" | "insufficient_funds";
  amountMinor: number;
  currency: Currency;
  chargeId: string | null;
  createdAt: DefaultInstant;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    bookings: BookingsTable;
    bookingParts: BookingPartsTable;
    bookingTravellers: BookingTravellersTable;
    bookingReminders: BookingRemindersTable;
    holdNetworks: HoldNetworksTable;
    needsTold: NeedsToldTable;
    payments: PaymentsTable;
    ledgerTransactions: LedgerTransactionsTable;
    ledgerEntries: LedgerEntriesTable;
    sandboxMovements: SandboxMovementsTable;
  }
}
