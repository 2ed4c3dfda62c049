/** Letters that wait, as types. */
import type { Generated } from "kysely";
import type { InstantColumn } from "#server/platform/database/schema/columns.ts";

export interface OutgoingMailsTable {
  id: Generated<string>;
  userId: string | null;
  sealedLetter: Buffer;
  createdAt: InstantColumn;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    outgoingMails: OutgoingMailsTable;
  }
}
