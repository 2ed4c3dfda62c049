/** Keeping the cheapest plan: worked out again here, never taken from whoever asks. */
import type { z } from "zod";
import type { saveBestPlan } from "#contract/payment-plans.ts";
import { toMajor } from "#domain/money.ts";
import { writtenMinor } from "#domain/payments/plan/compose.ts";
import { EXAMPLE_PROBLEM } from "#domain/payments/plan/example.ts";
import type { Leg } from "#domain/payments/plan/plan.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { methodsOf, type PaymentMethodRow } from "../methods/repository.ts";
import type { SolvedPlan } from "../optimiser/service.ts";
import { keepPlan, type Payer, payerOf } from "./keep.ts";
import { findHouseholdAccounts } from "./repository.ts";
import { requirePlannable } from "./save.ts";

export type BestDraft = z.output<typeof saveBestPlan.body>;

interface Saving extends SolvedPlan {
  readonly userId: string;
  readonly now: Date;
}

/** The id of the new plan. Throws AppError `amount_changed`, `unacceptable`, `too_many_plans`. */
export async function saveBest(tx: Db, draft: BestDraft, { userId, now, ...solved }: Saving): Promise<string> {
  const { plan, problem, booking } = solved;
  if (draft.totalCost !== toMajor(plan.costMinor)) throw new AppError("amount_changed");
  const target = problem.bill.target === "wallet" ? "wallet" : "operator";
  if (booking) requirePlannable(booking, target);
  const people = { ownerId: userId, accounts: await findHouseholdAccounts(tx, userId) };
  const own = await methodsOf(tx, userId);
  return keepPlan(tx, userId, now, {
    ...{ title: draft.title, target, bookingId: booking?.id ?? null, ...owedBy(solved) },
    baselineMinor: plan.baseline?.costMinor ?? plan.costMinor,
    homeCurrency: problem.home,
    ratesAsOf: problem.rates.asOf,
    isExample: problem.bill === EXAMPLE_PROBLEM.bill,
    steps: plan.legs.map((leg) => ({
      dueOn: dayOf(leg, draft),
      payer: payerFor(leg, draft, people),
      method: methodFor(leg, draft, own),
      ...{ amountMinor: leg.chargedMinor, currency: leg.charged, costMinor: leg.costMinor },
    })),
  });
}

/** Of a booking what is open in its currency; of a free sum what it is written at. */
function owedBy({ problem, booking }: SolvedPlan) {
  const { lines } = problem.bill;
  if (!booking) return { owedMinor: writtenMinor(problem), owedCurrency: problem.home };
  const owedMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { owedMinor, owedCurrency: lines[0]?.currency ?? booking.currency };
}

function dayOf({ dueOn }: Leg, { request }: BestDraft): string {
  const day = dueOn ?? request.lastDay;
  if (day === undefined) throw new AppError("unacceptable", {}, { "request.lastDay": { key: "required" } });
  return day;
}

/** Whoever owns the method is charged: the first person is whoever saves the plan, unless they are named otherwise. */
function payerFor({ methodId }: Leg, { request }: BestDraft, people: Parameters<typeof payerOf>[2]): Payer {
  const at = request.paymentMethods[Number(methodId)]?.owner ?? 0;
  const member = request.members?.[at];
  const isOwner = at === 0 && member?.memberId === undefined;
  const who = { memberId: member?.memberId ?? null, name: isOwner ? undefined : (member?.name ?? `Pilgrim ${at + 1}`) };
  return payerOf(who, `request.members.${at}.memberId`, people);
}

/** As it is described among the payer's own; one that is none of them is named by its type. */
function methodFor({ methodId }: Leg, { request }: BestDraft, own: readonly PaymentMethodRow[]) {
  const asked = request.paymentMethods[Number(methodId)];
  const found = own.find(({ id }) => id === asked?.id);
  return found ?? (asked ? { type: asked.type, brand: "", lastFour: null } : null);
}
