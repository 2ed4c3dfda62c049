/** Keeping what a payer has divided: whose steps they are, that they cover what is owed, and what they cost. */
import type { z } from "zod";
import type { Booking } from "#contract/bookings.ts";
import type { savePaymentPlan } from "#contract/payment-plans.ts";
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import { amountOf, type Currency, fromDecimal } from "#domain/money.ts";
import { coversSchedule } from "#domain/payments/plan-steps.ts";
import { plannable, walletReadyOn } from "#domain/payments/plannable.ts";
import { homeCurrency } from "#domain/payments/rates/home-currency.ts";
import { rateTable } from "#domain/payments/rates/rates.ts";
import { isLargeEnough } from "#domain/payments/taking.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { currentRates } from "#server/platform/records/rates.ts";
import { countryOf } from "../../bookings/service.ts";
import { type DatedRates, type Owed, owedFor } from "../dues/owed.ts";
import { methodsOf, type PaymentMethodRow } from "../methods/repository.ts";
import { keepPlan, payerOf } from "./keep.ts";
import { priceSteps } from "./pricing.ts";
import { findHouseholdAccounts } from "./repository.ts";

export type PlanDraft = z.output<typeof savePaymentPlan.body>;

interface Saving {
  readonly userId: string;
  readonly now: Date;
  /** Of the draft; null: the plan is of none. */
  readonly booking: Booking | null;
}

/** The id of the new plan. Throws AppError `unacceptable`, `too_many_plans`, `pay_on_nusuk`. */
export async function savePlan(tx: Db, draft: PlanDraft, { userId, now, booking }: Saving): Promise<string> {
  const owed = owedBy(draft);
  const sheet = await currentRates(tx);
  const moment = { today: dateOf(now), rates: sheet };
  if (booking) requireCovered(draft, booking, moment);
  else requireInTime(draft, dateOf(now));
  const people = { ownerId: userId, accounts: await findHouseholdAccounts(tx, userId) };
  const methods = await methodsOf(tx, userId);
  if (booking) requireTaken(draft, owedFor(booking, moment), methods);
  const own = homeCurrency(await countryOf(tx, userId));
  const isPlain = draft.steps.every(({ methodId }) => methodId === null);
  const home = booking && isPlain && draft.target === "operator" ? booking.currency : own;
  const rates = rateTable(sheet, [home, owed.currency, ...methods.map(({ currency }) => currency)]);
  const steps = draft.steps.map(({ dueOn, amount, methodId }) => {
    return { dueOn, methodId, amountMinor: fromDecimal(amount.amount), currency: amount.currency };
  });
  const { costs, baselineMinor } = priceSteps(steps, { methods, home, rates });
  const { title, target, bookingId } = draft;
  return keepPlan(tx, userId, now, {
    ...{ title, target, bookingId, baselineMinor, homeCurrency: home },
    ...{ owedMinor: owed.minor, owedCurrency: owed.currency },
    ratesAsOf: owed.currency === home ? null : rates.asOf,
    isExample: false,
    steps: steps.map(({ methodId, ...step }, at) => ({
      ...step,
      payer: payerOf(whoOf(draft, at), `steps.${at}.memberId`, people),
      method: methods.find(({ id }) => id === methodId) ?? null,
      costMinor: costs[at] ?? 0,
    })),
  });
}

function whoOf({ steps }: PlanDraft, at: number) {
  return { memberId: steps[at]?.memberId ?? null, name: steps[at]?.payerName };
}

/** The sum of the steps, which are all in one currency: riyals where they fill the wallet. */
function owedBy({ steps, target }: PlanDraft): { readonly minor: number; readonly currency: Currency } {
  const currency = target === "wallet" ? "SAR" : (steps[0]?.amount.currency ?? "GBP");
  const wrong = steps.findIndex(({ amount }) => amount.currency !== currency);
  if (wrong >= 0) throw new AppError("unacceptable", {}, { [`steps.${wrong}.amount`]: { key: "not_offered" } });
  return { currency, minor: steps.reduce((sum, { amount }) => sum + fromDecimal(amount.amount), 0) };
}

/** Throws AppError `unacceptable` with what comes first, `pay_on_nusuk`. */
export function requirePlannable({ phase, channel }: Booking, target: PlanDraft["target"]): void {
  if (target === "operator" && channel === "nusuk") throw new AppError("pay_on_nusuk");
  const first = plannable(phase, channel);
  if (first === null) return;
  throw new AppError("unacceptable", {}, { bookingId: { key: first === "over" ? "nothing_open" : first } });
}

/** In the currency that is owed, and by each of its dates what is due by then. */
function requireCovered({ steps, target }: PlanDraft, booking: Booking, moment: DatedRates): void {
  requirePlannable(booking, target);
  const owed = owedFor(booking, moment);
  const planned = steps.map(({ dueOn, amount }) => ({ dueOn, minor: fromDecimal(amount.amount) }));
  const isOfCurrency = steps.every(({ amount }) => amount.currency === owed.currency);
  if (owed.target !== target || !isOfCurrency || !coversSchedule(planned, owed.dues)) {
    throw new AppError("unacceptable", {}, { steps: { key: "not_what_is_owed" } });
  }
}

/** Each step by a kind of method that is taken, and none below the least payment unless it is a whole due. */
function requireTaken(
  { steps }: PlanDraft,
  { accepts, minimumMinor, currency, dues }: Owed,
  own: readonly PaymentMethodRow[],
) {
  const wholes = dues.map(({ minor }) => minor);
  for (const [at, { methodId, amount }] of steps.entries()) {
    const kind = own.find(({ id }) => id === methodId)?.type;
    if (kind && !accepts.includes(kind)) {
      throw new AppError(
        "unacceptable",
        {},
        { [`steps.${at}.methodId`]: { key: "method_not_taken", params: { kind } } },
      );
    }
    if (!isLargeEnough(fromDecimal(amount.amount), minimumMinor, wholes)) {
      const params = amountOf(minimumMinor, currency);
      throw new AppError("unacceptable", {}, { [`steps.${at}.amount`]: { key: "below_minimum", params } });
    }
  }
}

/** Nothing is due before today; all of it is in the wallet ten days before the sale, where its day is known. */
function requireInTime({ target, saleOn, steps }: PlanDraft, today: IsoDate): void {
  const past = steps.findIndex(({ dueOn }) => dueOn < today);
  if (past >= 0) throw new AppError("unacceptable", {}, { [`steps.${past}.dueOn`]: { key: "in_the_past" } });
  if (target !== "wallet" || saleOn === null) return;
  const day = walletReadyOn(saleOn);
  const late = steps.findIndex(({ dueOn }) => dueOn > day);
  if (late < 0) return;
  throw new AppError("unacceptable", {}, { [`steps.${late}.dueOn`]: { key: "wallet_too_late", params: { day } } });
}
