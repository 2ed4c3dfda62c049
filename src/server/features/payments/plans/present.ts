/** A saved plan as one of its readers sees it. */
import type { PaymentPlan, PlanStep } from "#contract/payment-plans.ts";
import { dateOf } from "#domain/calendar.ts";
import { amountOf } from "#domain/money.ts";
import { stepState } from "#domain/payments/plan-steps.ts";
import type { PlanRow, PlanStepRow } from "./repository.ts";

interface Reading {
  readonly readerId: string;
  readonly now: Date;
}

export function presentPlan(plan: PlanRow, all: readonly PlanStepRow[], reading: Reading): PaymentPlan {
  const rows = all.filter(({ planId }) => planId === plan.id);
  const isOwner = plan.userId === reading.readerId;
  const steps = rows.map((step) => presentStep(plan, step, reading));
  const costMinor = sumOf(rows);
  const baselineMinor = isOwner ? plan.baselineMinor : costMinor;
  const home = (minor: number) => amountOf(minor, plan.homeCurrency);
  return {
    id: plan.id,
    title: plan.title,
    target: plan.target,
    isExample: plan.isExample,
    booking: plan.bookingId && plan.reference ? { id: plan.bookingId, reference: plan.reference } : null,
    owner: { name: plan.ownerName, isYou: isOwner },
    savedAt: plan.savedAt.toISOString(),
    owed: isOwner
      ? amountOf(plan.owedMinor, plan.owedCurrency)
      : amountOf(
          rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
          plan.owedCurrency,
        ),
    cost: home(costMinor),
    baseline: home(baselineMinor),
    savings: home(Math.max(0, baselineMinor - costMinor)),
    ratesAsOf: plan.ratesAsOf,
    done: home(sumOf(rows.filter(isDone))),
    steps,
  };
}

function sumOf(rows: readonly PlanStepRow[]): number {
  return rows.reduce((sum, { costMinor }) => sum + costMinor, 0);
}

function isDone({ doneAt, charge }: PlanStepRow): boolean {
  return doneAt !== null || charge === "completed";
}

function presentStep(plan: PlanRow, step: PlanStepRow, { readerId, now }: Reading): PlanStep {
  const isMoving = step.charge === "pending" || step.charge === "held";
  const stands = stepState({ dueOn: step.dueOn, isDone: isDone(step), isMoving }, dateOf(now));
  // Of an example, and once its booking has ended or is paid, nothing is late.
  const state = !plan.isToBePaid && stands === "overdue" ? "open" : stands;
  // An account that is gone leaves its step to the owner.
  const isYou = (step.payerId ?? step.ownerId) === readerId;
  const isPayable = isYou && (state === "open" || state === "overdue");
  const isWithoutGateway = plan.bookingId === null || plan.target === "wallet";
  return {
    id: step.id,
    dueOn: step.dueOn,
    payer: {
      name: step.payerName ?? step.firstName ?? plan.ownerName,
      hasAccount: step.payerName === null,
      isYou: isYou && step.payerName === null,
    },
    method: step.methodType && {
      type: step.methodType,
      brand: step.methodBrand ?? "",
      lastFour: step.methodLastFour,
    },
    amount: amountOf(step.amountMinor, step.currency),
    cost: amountOf(step.costMinor, plan.homeCurrency),
    state,
    doneAt: (step.doneAt ?? (step.charge === "completed" ? step.paidAt : null))?.toISOString() ?? null,
    askedOn: step.askedOn,
    page: isYou && state === "moving" ? step.page : null,
    can: {
      pay: isPayable && !isWithoutGateway && plan.isToBePaid,
      checkOff: isWithoutGateway && plan.isToBePaid && (isYou || plan.userId === readerId),
    },
  };
}
