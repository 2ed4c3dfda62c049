/** Amina's payment methods, the plan for a package sold by its operator as an example, and the one for the Nusuk wallet. */
import type { Insertable } from "kysely";
import { addDays, dateOf } from "#domain/calendar.ts";
import { DAY_MS } from "#domain/durations.ts";
import { purchaseDate } from "#domain/obligations/papers/paper-dates.ts";
import { EXAMPLE_PROBLEM } from "#domain/payments/plan/example.ts";
import type { Plan } from "#domain/payments/plan/plan.ts";
import type { FeeProfile } from "#domain/payments/plan/problem.ts";
import { convert } from "#domain/payments/rates/rates.ts";
import { datesBackFrom, shareOut } from "#domain/payments/schedules/schedule.ts";
import { REMIND_DAYS } from "#domain/payments/schedules/standing.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { Offer } from "../market/offers.ts";
import { AMINA } from "./accounts.ts";
import { preferredBy } from "./household-plans.ts";
import { RAHMANS } from "./travellers.ts";

const PPM_OF_PERCENT = 10_000;
const BRANDS: Readonly<Record<string, { readonly brand: string; readonly lastFour: string }>> = {
  visa: { brand: "Visa", lastFour: "4242" },
  mastercard: { brand: "Mastercard", lastFour: "4444" },
};
/** The operator is paid so many days after the plan was saved. */
const EXAMPLE_DUE_DAYS = 30;
const WALLET_PARTS = 3;

export interface PlanRows {
  readonly plan: Insertable<Database["paymentPlans"]>;
  readonly steps: readonly Insertable<Database["paymentPlanSteps"]>[];
}

export function paymentMethodRows(now: Date): Insertable<Database["paymentMethods"]>[] {
  return EXAMPLE_PROBLEM.methods.map(({ id, type, currency, limitMinor, fees }, position) => ({
    ...{ id: `demo-method-${id}`, userId: AMINA.id, type, currency, limitMinor, position },
    ...(BRANDS[id] ?? { brand: id, lastFour: null }),
    fees: JSON.stringify(feesOf(fees)),
    createdAt: before(now, 12),
  }));
}

function feesOf({ spreadPpm, foreignFeePpm, cashbackPpm, ...fees }: FeeProfile) {
  return {
    spreadPercent: spreadPpm / PPM_OF_PERCENT,
    foreignPercent: foreignFeePpm / PPM_OF_PERCENT,
    cashbackPercent: cashbackPpm / PPM_OF_PERCENT,
    ...{ fixedMinor: fees.fixedMinor, minimumMinor: fees.minimumMinor, cashbackCapMinor: fees.cashbackCapMinor },
  };
}

/** The optimum of the example, charge by charge. */
export function examplePlanRows({ legs, baseline }: Plan, now: Date): PlanRows {
  const planId = "demo-plan-operator";
  const owedMinor = baseline?.costMinor ?? 0;
  return {
    plan: {
      ...{ id: planId, userId: AMINA.id, title: "Package sold by its operator (example)", target: "operator" },
      ...{ owedMinor, owedCurrency: "GBP", baselineMinor: owedMinor, homeCurrency: "GBP" },
      isExample: true,
      ...{ ratesAsOf: EXAMPLE_PROBLEM.rates.asOf, savedAt: before(now, 3) },
    },
    steps: legs.map(({ methodId, charged, chargedMinor, costMinor }, position) => ({
      ...{ id: `${planId}-${position}`, planId, position, payerId: AMINA.id },
      dueOn: addDays(dateOf(now), EXAMPLE_DUE_DAYS),
      methodType: EXAMPLE_PROBLEM.methods.find(({ id }) => id === methodId)?.type ?? null,
      ...{ methodBrand: BRANDS[methodId]?.brand ?? methodId, methodLastFour: BRANDS[methodId]?.lastFour ?? null },
      ...{ amountMinor: chargedMinor, currency: charged, costMinor },
    })),
  };
}

/** What the household's first choice costs for all five, in riyals, full in time before the sale. */
export function walletPlanRows(offers: readonly Offer[], now: Date): PlanRows {
  const planId = "demo-plan-wallet";
  const [first] = preferredBy(offers);
  if (!first) throw new Error("Amina's household has chosen no package");
  const people = Object.keys(RAHMANS).length;
  const owed = convert(first.priceMinor * people, "USD", "SAR");
  const today = dateOf(now);
  const { walletBy } = purchaseDate({ ...first, referenceDueOn: first.releaseDate });
  const lastDay = walletBy < today ? today : walletBy;
  const dates = datesBackFrom(lastDay, addDays(today, EXAMPLE_DUE_DAYS), WALLET_PARTS);
  // No part is open within the days in which a payment leads all that is due: the household is one that papers are asked of.
  const doneAt = lastDay <= addDays(today, REMIND_DAYS) ? before(now, 1) : null;
  const parts = shareOut(owed?.minor ?? 0, dates.length);
  const steps = parts.map((amountMinor, position) => ({
    ...{ id: `${planId}-${position}`, planId, position, payerId: AMINA.id, amountMinor, currency: "SAR" as const },
    ...{ dueOn: dates[position] ?? lastDay, doneAt },
    costMinor: convert(amountMinor, "SAR", "GBP")?.minor ?? 0,
  }));
  return {
    plan: {
      ...{ id: planId, userId: AMINA.id, title: "Nusuk wallet", target: "wallet" },
      ...{ owedMinor: owed?.minor ?? 0, owedCurrency: "SAR", homeCurrency: "GBP" },
      baselineMinor: steps.reduce((sum, { costMinor }) => sum + costMinor, 0),
      ...{ ratesAsOf: owed?.asOf ?? null, savedAt: before(now, 2) },
    },
    steps,
  };
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
