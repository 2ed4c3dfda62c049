/** Tickets, as types. */

export interface TicketsTable {
  id: string;
  bookingId: string;
  travellerId: string;
  issuedAt: Date;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    tickets: TicketsTable;
  }
}
