/** The tables of the payment centre, as types. See schema.ts. */
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Currency } from "#domain/money.ts";
import type { MethodFees, MethodType } from "#domain/payment-method.ts";
import type { PlanTarget } from "#domain/payments/plan-steps.ts";
import type { FloatingCurrency } from "#domain/payments/rates.ts";

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

type DateText = ColumnType<string, string, string>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;

export interface ReferenceRatesTable {
  asOf: DateText;
  currency: FloatingCurrency;
  perDollar: number;
  source: string;
  fetchedAt: Date;
}

export interface PaymentPlansTable {
  id: Generated<string>;
  userId: string;
  title: string;
  target: PlanTarget;
  bookingId: NullableText;
  owedMinor: number;
  owedCurrency: Currency;
  baselineMinor: number;
  homeCurrency: Currency;
  /** `YYYY-MM-DD`, never a Date. */
  ratesAsOf: NullableText;
  savedAt: ColumnType<Date, Date, never>;
  /** Of the demonstration's example bill, which nobody owes. */
  isExample: Generated<boolean>;
}

export interface PaymentPlanStepsTable {
  id: Generated<string>;
  planId: string;
  position: number;
  dueOn: DateText;
  payerId: NullableText;
  payerName: NullableText;
  methodType: ColumnType<MethodType | null, MethodType | null | undefined, MethodType | null>;
  methodBrand: NullableText;
  methodLastFour: NullableText;
  amountMinor: number;
  currency: Currency;
  costMinor: number;
  doneAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  askedOn: NullableText;
  remindedOn: NullableText;
}
