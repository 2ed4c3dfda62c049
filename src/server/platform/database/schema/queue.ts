/** The tables of the fair queue, as types (docs/queue.md). */
import type { ColumnType, Generated } from "kysely";
import type { TicketState } from "#domain/queue/ticket.ts";
import type { CloseReason, WindowState } from "#domain/queue/window.ts";

type Instant = ColumnType<Date, Date, Date>;
type DefaultInstant = ColumnType<Date, Date | undefined, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface SaleWindowsTable {
  id: Generated<string>;
  operatorId: string;
  state: Generated<WindowState>;
  opensAt: Instant;
  openedAt: NullableInstant;
  entriesFixedAt: NullableInstant;
  pausedAt: NullableInstant;
  pausedSeconds: Generated<number>;
  closedAt: NullableInstant;
  closeReason: Nullable<CloseReason>;
  admitPerMinute: number;
  admittedMinutes: number;
  stepFreeEvery: Nullable<number>;
  commitment: string;
  sealedSeed: Buffer;
  beaconRound: Nullable<string>;
  serverSeed: Nullable<string>;
  ticketRoot: Nullable<string>;
  beacon: Nullable<string>;
  seed: Nullable<string>;
  drawn: Generated<number>;
  lastRank: Generated<number>;
  frontRank: Generated<number>;
  lastArrivalAt: NullableInstant;
  admitted: Generated<number>;
  simulated: Generated<boolean>;
  toldUntil: Generated<string>;
  createdAt: DefaultInstant;
}

export interface SaleWindowPackagesTable {
  windowId: string;
  packageId: string;
}

export interface QueueTicketsTable {
  id: string;
  windowId: string;
  userId: Nullable<string>;
  familyId: Nullable<string>;
  seats: number;
  stepFree: Generated<boolean>;
  state: Generated<TicketState>;
  joinedAt: Instant;
  rank: Nullable<number>;
  admittedAt: NullableInstant;
  turnEndsAt: NullableInstant;
  departedAt: NullableInstant;
  bookingId: Nullable<string>;
  simulated: Generated<boolean>;
  nearToldAt: NullableInstant;
}

/** Of those who were drawn; a ticket has the rank of whoever came later. */
export interface QueueRanksTable {
  windowId: string;
  rank: number;
  ticketId: string;
  stepFree: boolean;
}

export interface QueueAlertsTable {
  userId: string;
  places: Nullable<number>;
}

export interface QueuePeopleTable {
  windowId: string;
  person: string;
  ticketId: string;
}

export interface QueueKnownTable {
  windowId: string;
  person: string;
  ticketId: string;
  kind: "passport" | "mailbox" | "shown";
  digest: Buffer;
}

export interface QueuePredictionsTable {
  ticketId: string;
  madeAt: Instant;
  place: number;
  perMinute: number[];
  minutes: number;
  p10: number;
  p50: number;
  p90: number;
  chance: Nullable<number>;
}
