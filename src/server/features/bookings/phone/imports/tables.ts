/** Imported passenger lists, as types. */
import type { InstantColumn, NullableInstant, NullableText } from "#server/platform/database/schema/columns.ts";

export interface PassengerImportsTable {
  id: string;
  operatorId: string;
  importedBy: NullableText;
  importedAt: InstantColumn;
  bookings: number;
  travellers: number;
  undoneAt: NullableInstant;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    passengerImports: PassengerImportsTable;
  }
}
