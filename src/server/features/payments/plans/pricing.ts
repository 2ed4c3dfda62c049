/** What steps cost that a payer has divided: with the fees of the methods that they name, else at the reference rate. */
import type { IsoDate } from "#domain/calendar.ts";
import type { Currency } from "#domain/money.ts";
import { fraction, halfUp, times } from "#domain/payments/plan/exact.ts";
import { inOwnOrder } from "#domain/payments/plan/fill.ts";
import { priceOf } from "#domain/payments/plan/price.ts";
import type { BillLine, PlanProblem, RateTable } from "#domain/payments/plan/problem.ts";
import { rateOf, waysOf } from "#domain/payments/plan/ways.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { profileOf } from "../methods/fees.ts";
import type { PaymentMethodRow } from "../methods/repository.ts";

interface DividedStep {
  readonly dueOn: IsoDate;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly methodId: string | null;
}

interface Purse {
  /** The payer's own, in their order. */
  readonly methods: readonly PaymentMethodRow[];
  readonly home: Currency;
  readonly rates: RateTable;
}

interface StepCosts {
  /** In the order of the steps, home currency. */
  readonly costs: readonly number[];
  /** Where each step names its method: the same steps in the payer's own order of methods; else what they cost. */
  readonly baselineMinor: number;
}

/** Throws AppError `unacceptable` for a method that cannot pay its step. */
export function priceSteps(steps: readonly DividedStep[], purse: Purse): StepCosts {
  const isNamed = steps.every(({ methodId }) => methodId !== null);
  const costs = isNamed ? costsByMethod(steps, purse) : steps.map((step) => costAlone(step, purse));
  const costMinor = costs.reduce((sum, cost) => sum + cost, 0);
  const problem = problemOf(steps, purse);
  const own = isNamed ? inOwnOrder(problem) : null;
  return { costs, baselineMinor: own ? priceOf(problem, own).costMinor : costMinor };
}

function costsByMethod(steps: readonly DividedStep[], purse: Purse): number[] {
  const problem = problemOf(steps, purse);
  const ways = waysOf(problem);
  const legs = steps.map(({ methodId, currency, amountMinor }, at) => {
    if (methodId === null || !ways.some(({ line, method }) => line.id === String(at) && method.id === methodId)) {
      throw new AppError("unacceptable", {}, { [`steps.${at}.methodId`]: { key: "not_offered" } });
    }
    return { lineId: String(at), methodId, charged: currency, parts: amountMinor };
  });
  return priceOf(problem, legs).legs.map(({ costMinor }) => costMinor);
}

function costAlone(step: DividedStep, purse: Purse): number {
  if (step.methodId !== null) return costsByMethod([step], purse)[0] ?? 0;
  const rate = rateOf(purse.rates.parities, step.currency, purse.home);
  if (!rate) throw new AppError("unacceptable", {}, { "steps.0.amount": { key: "plan_currencies" } });
  return Number(halfUp(times(fraction(step.amountMinor), rate)));
}

function problemOf(steps: readonly DividedStep[], { methods, home, rates }: Purse): PlanProblem {
  const lines = steps.map(({ dueOn, amountMinor, currency }, at): BillLine => {
    return {
      ...{ id: String(at), currency, amountMinor, grain: null, dueOn },
      ...{ minimumMinor: 0, payableIn: [currency], accepts: null },
    };
  });
  const own = methods.map(({ id, type, currency, limitMinor, fees }) => {
    return { id, type, currency, limitMinor, perMonthMinor: null, fees: profileOf(fees, type), memberId: null };
  });
  // Nothing is said of protection here, so nobody asks for the price.
  const price = { minor: 0, currency: home };
  return {
    ...{ home, methods: own, members: [], rates },
    bill: {
      ...{ target: "invoice", lines, price, travellers: 1, posted: {} },
      ...{ readyOn: null, refundFeePpm: 0, groupDiscount: null },
    },
    wishes: { section75: false, perChargeMinor: 0, countCashback: false, split: "equal" },
  };
}
