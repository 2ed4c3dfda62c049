/** Instalments, as types. */
import type { ColumnType } from "kysely";
import type { DateText } from "#server/platform/database/schema/columns.ts";

export interface InstalmentsTable {
  bookingId: string;
  position: number;
  dueOn: DateText;
  keptUntil: DateText;
  amountMinor: number;
  reminded: ColumnType<"ahead" | "overdue" | null, "ahead" | "overdue" | null | undefined, "ahead" | "overdue">;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    instalments: InstalmentsTable;
  }
}
