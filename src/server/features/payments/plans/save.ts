/** Keeping a plan: whose steps they are, and that they cover what is owed. */
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Booking } from "#contract/bookings.ts";
import type { savePaymentPlan } from "#contract/payment-plans.ts";
import { fromDecimal } from "#domain/money.ts";
import { coversSchedule, MOST_PLANS } from "#domain/payments/plan-steps.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { lockOwner, type MethodRow, methodsOf } from "../methods/repository.ts";
import * as rows from "./repository.ts";

export type PlanDraft = z.output<typeof savePaymentPlan.body>;
type StepDraft = PlanDraft["steps"][number];

interface Saving {
  readonly userId: string;
  readonly now: Date;
  /** Of the draft; null: the plan is of none. */
  readonly booking: Booking | null;
}

/** The id of the new plan. Throws AppError `unacceptable`, `too_many_plans`. */
export async function savePlan(tx: Db, draft: PlanDraft, { userId, now, booking }: Saving): Promise<string> {
  requireSums(draft);
  if (booking) requireSchedule(draft, booking);
  await lockOwner(tx, userId);
  if ((await rows.countPlans(tx, userId)) >= MOST_PLANS) throw new AppError("too_many_plans", { limit: MOST_PLANS });
  const [accounts, methods] = [await rows.accountsBeside(tx, userId), await methodsOf(tx, userId)];
  const id = randomUUID();
  const plan = {
    ...{ id, userId, title: draft.title, target: draft.target, bookingId: draft.bookingId, savedAt: now },
    ...{ owedMinor: fromDecimal(draft.owed.amount), owedCurrency: draft.owed.currency },
    ...{ baselineMinor: fromDecimal(draft.baseline.amount), homeCurrency: draft.baseline.currency },
    ratesAsOf: draft.ratesAsOf,
  };
  const steps = draft.steps.map((step, position) => ({
    ...{ planId: id, position, dueOn: step.dueOn },
    ...payerOf(step, position, userId, accounts),
    ...namedMethod(methods.find((method) => method.id === step.methodId)),
    ...{ amountMinor: fromDecimal(step.amount.amount), currency: step.amount.currency },
    costMinor: fromDecimal(step.cost.amount),
  }));
  await rows.insertPlan(tx, plan, steps);
  return id;
}

/** What each step costs is told in one currency; what is owed in another is covered where all steps are in that one. */
function requireSums({ steps, owed, baseline }: PlanDraft): void {
  const wrong = steps.findIndex(({ cost }) => cost.currency !== baseline.currency);
  if (wrong >= 0) throw new AppError("unacceptable", {}, { [`steps.${wrong}.cost`]: { key: "not_offered" } });
  if (!steps.every(({ amount }) => amount.currency === owed.currency)) return;
  const minor = steps.reduce((sum, { amount }) => sum + fromDecimal(amount.amount), 0);
  if (minor !== fromDecimal(owed.amount)) throw new AppError("unacceptable", {}, { owed: { key: "not_what_is_owed" } });
}

/** Once the deposit is paid: every step in the booking's currency, and by each of its dates what is due by then. */
function requireSchedule({ steps, target }: PlanDraft, { schedule, currency, channel, phase }: Booking): void {
  if (target === "operator" && channel === "nusuk") throw new AppError("pay_on_nusuk");
  if (phase === "held" || phase === "awaiting_approval") {
    throw new AppError("unacceptable", {}, { bookingId: { key: "deposit_first" } });
  }
  const planned = steps.map(({ dueOn, amount }) => ({ dueOn, minor: fromDecimal(amount.amount) }));
  const due = schedule.map(({ dueOn, open }) => ({ dueOn, minor: fromDecimal(open.amount) }));
  const isOfCurrency = steps.every(({ amount }) => amount.currency === currency);
  if (!isOfCurrency || !coversSchedule(planned, due)) {
    throw new AppError("unacceptable", {}, { steps: { key: "not_what_is_owed" } });
  }
}

/** Throws AppError `unacceptable` for somebody who is in none of the owner's households, or has neither account nor name. */
function payerOf(
  { memberId, payerName }: StepDraft,
  position: number,
  ownerId: string,
  accounts: ReadonlyMap<string, string | null>,
) {
  if (memberId === null) return payerName ? { payerId: null, payerName } : { payerId: ownerId, payerName: null };
  const payerId = accounts.get(memberId);
  if (payerId) return { payerId, payerName: null };
  if (payerId === null && payerName) return { payerId: null, payerName };
  const key = payerId === undefined ? "not_in_group" : "payer_has_no_account";
  throw new AppError("unacceptable", {}, { [`steps.${position}.memberId`]: { key } });
}

function namedMethod(method: MethodRow | undefined) {
  if (!method) return {};
  return { methodType: method.type, methodBrand: method.brand, methodLastFour: method.lastFour };
}
