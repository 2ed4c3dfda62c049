/** What payment gateways told us, as types. */
import type { DefaultInstant } from "#server/platform/database/schema/columns.ts";

export interface GatewayEventsTable {
  id: string;
  kind: string;
  account: string | null;
  paymentId: string | null;
  receivedAt: DefaultInstant;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    gatewayEvents: GatewayEventsTable;
  }
}
