/** Ways to pay, as types. */
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Currency } from "#domain/money.ts";
import type { MethodCosts, MethodType } from "#domain/payment-method.ts";
import type { NullableText } from "#server/platform/database/schema/columns.ts";

export interface PaymentMethodsTable {
  id: Generated<string>;
  userId: string;
  type: MethodType;
  brand: string;
  lastFour: NullableText;
  currency: Currency;
  limitMinor: number;
  fees: JSONColumnType<MethodCosts | null, string | null, string | null>;
  position: number;
  createdAt: ColumnType<Date, Date, never>;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    paymentMethods: PaymentMethodsTable;
  }
}
