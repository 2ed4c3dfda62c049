/** Reference rates, as types. */
import type { FloatingCurrency } from "#domain/payments/rates/rates.ts";
import type { DateColumn } from "#server/platform/database/schema/columns.ts";

export interface ReferenceRatesTable {
  asOf: DateColumn;
  currency: FloatingCurrency;
  perDollar: number;
  source: string;
  fetchedAt: Date;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    referenceRates: ReferenceRatesTable;
  }
}
