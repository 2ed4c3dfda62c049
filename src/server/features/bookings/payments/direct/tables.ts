/** Money paid to operators directly, as types. */
import type { DateColumn, InstantColumn, NullableText } from "#server/platform/database/schema/columns.ts";

export interface DirectPaymentsTable {
  paymentId: string;
  reference: string;
  recordedBy: NullableText;
  movedOn: DateColumn;
  recordedAt: InstantColumn;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    directPayments: DirectPaymentsTable;
  }
}
