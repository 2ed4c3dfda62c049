/** Payment plans, as types. */
import type { ColumnType, Generated } from "kysely";
import type { Currency } from "#domain/money.ts";
import type { MethodType } from "#domain/payment-method.ts";
import type { PlanTarget } from "#domain/payments/plan-steps.ts";
import type { DateColumn, Nullable, NullableInstant, NullableText } from "#server/platform/database/schema/columns.ts";

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
  ratesAsOf: NullableText;
  savedAt: ColumnType<Date, Date, never>;
  /** Of the demonstration's example bill, which nobody owes. */
  isExample: Generated<boolean>;
}

export interface PaymentPlanStepsTable {
  id: Generated<string>;
  planId: string;
  position: number;
  dueOn: DateColumn;
  payerId: NullableText;
  payerName: NullableText;
  methodType: Nullable<MethodType>;
  methodBrand: NullableText;
  methodLastFour: NullableText;
  amountMinor: number;
  currency: Currency;
  costMinor: number;
  doneAt: NullableInstant;
  askedOn: NullableText;
  remindedOn: NullableText;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    paymentPlans: PaymentPlansTable;
    paymentPlanSteps: PaymentPlanStepsTable;
  }
}
