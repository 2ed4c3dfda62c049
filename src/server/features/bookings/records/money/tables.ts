/** Instalments, as types. */
import type { ColumnType } from "kysely";
import type { DateColumn } from "#server/platform/database/schema/columns.ts";

export interface InstalmentsTable {
  bookingId: string;
  position: number;
  dueOn: DateColumn;
  keptUntil: DateColumn;
  amountMinor: number;
  reminded: ColumnType<"ahead" | "overdue" | null, "ahead" | "overdue" | null | undefined, "ahead" | "overdue">;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    instalments: InstalmentsTable;
  }
}
