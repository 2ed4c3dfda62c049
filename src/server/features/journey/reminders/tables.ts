/** Reminders of what is due, as types. */
import type { Generated } from "kysely";
import type { IsoDate } from "#domain/calendar.ts";

export interface DueRemindersTable {
  userId: string;
  lookedOn: IsoDate;
  /** Keys of reminders that have gone out. */
  told: Generated<string[]>;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    dueReminders: DueRemindersTable;
  }
}
