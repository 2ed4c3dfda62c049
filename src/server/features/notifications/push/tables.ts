/** Push messages, as types. */
import type { Generated } from "kysely";
import type { InstantColumn } from "#server/platform/database/schema/columns.ts";

export interface PushKeysTable {
  onlyOne: Generated<boolean>;
  publicKey: string;
  sealedPrivateKey: Buffer;
  madeAt: InstantColumn;
}

export interface PushSubscriptionsTable {
  id: string;
  userId: string;
  sessionId: string;
  endpointHash: Buffer;
  sealedSubscription: Buffer;
  createdAt: InstantColumn;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    pushKeys: PushKeysTable;
    pushSubscriptions: PushSubscriptionsTable;
  }
}
