/** Differences between our books and a gateway's, as types. */
import type { Generated } from "kysely";
import type { DifferenceKind } from "#domain/payments/books/proof.ts";
import type { DefaultInstant, NullableInstant } from "#server/platform/database/schema/columns.ts";

export interface PaymentDifferencesTable {
  id: Generated<string>;
  paymentId: string;
  kind: DifferenceKind;
  gateway: string;
  oursMinor: number | null;
  theirsMinor: number | null;
  oursCurrency: string | null;
  theirsCurrency: string | null;
  foundAt: DefaultInstant;
  resolvedAt: NullableInstant;
  resolvedBy: string | null;
  note: string | null;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    paymentDifferences: PaymentDifferencesTable;
  }
}
