/** The tables of the payment centre, as types. See schema.ts. */
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Currency } from "#domain/money.ts";
import type { MethodFees, MethodType } from "#domain/payments/method.ts";

export interface PaymentMethodsTable {
  id: Generated<string>;
  userId: string;
  type: MethodType;
  brand: string;
  lastFour: ColumnType<string | null, string | null | undefined, string | null>;
  currency: Currency;
  limitMinor: number;
  fees: JSONColumnType<MethodFees | null, string | null, string | null>;
  position: number;
  createdAt: ColumnType<Date, Date, never>;
}
