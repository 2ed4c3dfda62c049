/** The fair queue (docs/queue.md), as types. */
import type { Generated } from "kysely";
import type { QueueTicketState } from "#domain/queue/ticket.ts";
import type { CloseReason, WindowState } from "#domain/queue/window.ts";
import type {
  DefaultInstant,
  InstantColumn,
  Nullable,
  NullableInstant,
  NullableText,
} from "#server/platform/database/schema/columns.ts";

export interface SaleWindowsTable {
  id: Generated<string>;
  operatorId: string;
  state: Generated<WindowState>;
  opensAt: InstantColumn;
  openedAt: NullableInstant;
  entriesFixedAt: NullableInstant;
  pausedAt: NullableInstant;
  pausedSeconds: Generated<number>;
  restsSince: NullableInstant;
  closedAt: NullableInstant;
  closeReason: Nullable<CloseReason>;
  admitPerMinute: number;
  admittedMinutes: number;
  stepFreeEvery: Nullable<number>;
  commitment: string;
  sealedSeed: Buffer;
  beaconRound: NullableText;
  serverSeed: NullableText;
  ticketRoot: NullableText;
  beacon: NullableText;
  seed: NullableText;
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
  userId: NullableText;
  familyId: NullableText;
  seats: number;
  stepFree: Generated<boolean>;
  state: Generated<QueueTicketState>;
  joinedAt: InstantColumn;
  rank: Nullable<number>;
  admittedAt: NullableInstant;
  turnEndsAt: NullableInstant;
  departedAt: NullableInstant;
  bookingId: NullableText;
  simulated: Generated<boolean>;
}

/** Of those who were drawn; a ticket has the rank of whoever came later. */
export interface QueueRanksTable {
  windowId: string;
  rank: number;
  ticketId: string;
  stepFree: boolean;
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

export interface QueueAlertsTable {
  userId: string;
  places: Nullable<number>;
}

export interface QueueNearToldTable {
  ticketId: string;
  userId: string;
}

export interface QueuePredictionsTable {
  ticketId: string;
  madeAt: InstantColumn;
  place: number;
  perMinute: number[];
  minutes: number;
  p10: number;
  p50: number;
  p90: number;
  chance: Nullable<number>;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    saleWindows: SaleWindowsTable;
    saleWindowPackages: SaleWindowPackagesTable;
    queueTickets: QueueTicketsTable;
    queueRanks: QueueRanksTable;
    queuePeople: QueuePeopleTable;
    queueKnown: QueueKnownTable;
    queueAlerts: QueueAlertsTable;
    queueNearTold: QueueNearToldTable;
    queuePredictions: QueuePredictionsTable;
  }
}
