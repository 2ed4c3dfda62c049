/** Saved plans for their routes: saved, read, asked for, paid, checked off, reminded of. */
import type { z } from "zod";
import type { askMembers, PaymentPlan, payStep } from "#contract/payment-plans.ts";
import type { RouteOutput } from "#contract/route.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { toDecimal } from "#domain/money.ts";
import type { NoticeKind } from "#domain/notifications/notice.ts";
import { REMIND_STEP_DAYS, stepSubject } from "#domain/payments/plan-steps.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { BookingService } from "../../bookings/service.ts";
import type { NotificationService } from "../../notifications/service.ts";
import type { OptimiserService } from "../optimiser/service.ts";
import { requireFreshRates } from "../rates/require-fresh.ts";
import { planCalendar } from "./calendar.ts";
import { presentPlan } from "./present.ts";
import { remindStepsJob } from "./remind-steps.job.ts";
import * as rows from "./repository.ts";
import { type PlanDraft, savePlan } from "./save.ts";
import { type BestDraft, saveBest } from "./save-best.ts";

const BATCH = 100;

interface PlanDeps extends Pick<Platform, "db" | "clock" | "jobs" | "config"> {
  readonly bookings: Pick<BookingService, "get" | "gateway" | "payPart" | "withdrawPart">;
  readonly notifications: Pick<NotificationService, "notify" | "settle">;
  readonly optimiser: Pick<OptimiserService, "solve">;
}

interface StepOf {
  readonly id: string;
  readonly step: string;
}
type Payment = z.output<typeof payStep.body> & { readonly idempotencyKey: string | null };

export function planService(deps: PlanDeps) {
  const { db, clock, jobs, config, bookings, notifications, optimiser } = deps;
  const list = (userId: string) => readPlans(deps, userId);
  const read = (userId: string, id: string) => readPlan(deps, userId, id);

  /** Throws AppError `not_found` for a booking that the owner has not made, and what `savePlan` throws. */
  async function save(user: SessionUser, draft: PlanDraft): Promise<PaymentPlan> {
    const booking = draft.bookingId === null ? null : await bookings.get(user, draft.bookingId);
    if (booking && !booking.isMine) throw new AppError("not_found");
    const saving = { userId: user.id, now: clock(), booking };
    return read(user.id, await db.transaction().execute((tx) => savePlan(tx, draft, saving)));
  }

  /** Throws what `solve` of the optimiser throws, and what `saveBest` throws. */
  async function saveCheapest(user: SessionUser, draft: BestDraft): Promise<PaymentPlan> {
    const solved = await optimiser.solve(draft.request, user);
    const { home, bill, methods } = solved.problem;
    const isPaidHere = solved.booking !== null && bill.target === "invoice";
    const used = [home, ...[...bill.lines, ...methods].map(({ currency }) => currency)];
    if (isPaidHere) await requireFreshRates(deps, used);
    const saving = { ...solved, userId: user.id, now: clock() };
    return read(user.id, await db.transaction().execute((tx) => saveBest(tx, draft, saving)));
  }

  /** Throws AppError `not_found`, `in_progress` while money of a step is on its way. */
  async function remove(userId: string, id: string): Promise<PaymentPlan[]> {
    await db.transaction().execute(async (tx) => {
      if (!(await rows.lockPlan(tx, id, userId))) throw new AppError("not_found");
      const steps = await rows.stepsFor(tx, userId, [id]);
      if (steps.some(({ charge }) => charge === "pending" || charge === "held")) throw new AppError("in_progress");
      await rows.deletePlan(tx, id);
      await notifications.settle(tx, subjectsOf(steps), OVER);
    });
    return list(userId);
  }

  async function stepOf(userId: string, { id, step: stepId }: StepOf) {
    const plan = await read(userId, id);
    const step = plan.steps.find((one) => one.id === stepId);
    if (!step) throw new AppError("not_found");
    return { plan, step };
  }

  /** Throws AppError `not_found`, `illegal_transition` for a step that is paid through the gateway. */
  async function checkOff(userId: string, wanted: StepOf, done: boolean): Promise<PaymentPlan> {
    const { step } = await stepOf(userId, wanted);
    if (!step.can.checkOff) throw new AppError("illegal_transition");
    await db.transaction().execute(async (tx) => {
      await rows.setDone(tx, step.id, done ? clock() : null);
      if (done) await notifications.settle(tx, subjectsOf([step]), OVER);
    });
    return read(userId, wanted.id);
  }

  /** Throws AppError `not_found`, `amount_changed`, `already_paid`, and what `payPart` throws. */
  async function pay(userId: string, wanted: StepOf, { amount, card, idempotencyKey }: Payment): Promise<PaymentPlan> {
    const { plan, step } = await stepOf(userId, wanted);
    if (!plan.booking || plan.target === "wallet" || !mayPay(step)) throw new AppError("illegal_transition");
    if (amount.amount !== step.amount.amount || amount.currency !== step.amount.currency) {
      throw new AppError("amount_changed");
    }
    await requireFreshRates(deps, [step.amount.currency, step.cost.currency]);
    const kind = step.method?.type ?? null;
    const part = { bookingId: plan.booking.id, payerId: userId, stepId: step.id, amount, kind, card, idempotencyKey };
    await bookings.payPart(part);
    return read(userId, wanted.id);
  }

  /** Throws AppError `not_found`. */
  async function withdraw(userId: string, wanted: StepOf): Promise<PaymentPlan> {
    const { plan, step } = await stepOf(userId, wanted);
    await bookings.withdrawPart(userId, step.id);
    const [after] = await readPlans(deps, userId, wanted.id);
    // Of who has left the household meanwhile the step is no longer, nor what it was the last one of.
    return after ?? { ...plan, steps: plan.steps.filter(({ id }) => id !== step.id) };
  }

  /** Of a plan that is no longer to be paid the file is empty. Throws AppError `not_found`. */
  async function calendar(userId: string, id: string, locale: Locale) {
    const plan = await read(userId, id);
    const steps = (await rows.isToBePaid(db, id)) ? plan.steps : [];
    return planCalendar({ ...plan, steps }, { locale, publicUrl: config.publicUrl, now: clock() });
  }

  return {
    ...{ list, save, saveCheapest, remove, checkOff, pay, withdraw, calendar },
    ask: (user: SessionUser, id: string) => askPayers(deps, user, id),
    work: () =>
      jobs.work(remindStepsJob, async () => {
        await settleEnded(deps);
        await remindPayers(deps);
      }),
  };
}

/** One's own, or of somebody without an account in one's own plan. */
function mayPay({ payer, state, can }: PaymentPlan["steps"][number]): boolean {
  return can.pay || (state !== "open" && state !== "overdue" && (payer.isYou || !payer.hasAccount));
}

async function readPlans({ db, clock }: PlanDeps, readerId: string, id?: string): Promise<PaymentPlan[]> {
  const plans = await rows.plansFor(db, readerId, id);
  if (plans.length === 0) return [];
  const ids = plans.map((plan) => plan.id);
  const steps = await rows.stepsFor(db, readerId, ids);
  return plans.map((plan) => presentPlan(plan, steps, { readerId, now: clock() }));
}

async function readPlan(deps: PlanDeps, readerId: string, id: string): Promise<PaymentPlan> {
  const [plan] = await readPlans(deps, readerId, id);
  if (!plan) throw new AppError("not_found");
  return plan;
}

/** Throws AppError `not_found` for a plan of somebody else, `demo_account`. */
async function askPayers(deps: PlanDeps, user: SessionUser, id: string): Promise<RouteOutput<typeof askMembers>> {
  const { db, clock, notifications } = deps;
  const asked = await db.transaction().execute(async (tx) => {
    const plan = await rows.lockPlan(tx, id, user.id);
    if (!plan) throw new AppError("not_found");
    const steps = await rows.markAsked(tx, id, user.id, dateOf(clock()));
    const notices = steps.flatMap(({ id: stepId, payerId, amountMinor, currency, dueOn }) => {
      const params = { name: plan.firstName, title: plan.title, amount: toDecimal(amountMinor), currency, dueOn };
      const about = stepSubject(stepId);
      const notice = { kind: "payment_asked", params, namesId: user.id, link: linkTo(id), about } as const;
      return payerId === null ? [] : [{ ...notice, userId: payerId }];
    });
    await notifications.notify(tx, ...notices);
    const subject = { subjectType: "payment_plan", subjectId: id };
    await recordAudit(tx, { ...subject, actorId: user.id, action: "payment_plan.asked", details: {} });
    return notices.length;
  });
  return { asked, plan: await readPlan(deps, user.id, id) };
}

function linkTo(planId: string): string {
  return `/payments?tab=split&plan=${planId}`;
}

/** That a step is owed no more, whatever it was that ended it: its notices say no more than that it is over. */
const OVER = "payment_received" satisfies NoticeKind;

function subjectsOf(steps: readonly { readonly id: string }[]): string[] {
  return steps.map(({ id }) => stepSubject(id));
}

/** Steps that their booking ended: it was cancelled, or paid by others. */
async function settleEnded({ db, notifications }: PlanDeps): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await notifications.settle(tx, subjectsOf(await rows.endedSteps(tx)), OVER);
  });
}

/** Tells the payers of steps that are due soon, each once. */
async function remindPayers({ db, clock, notifications }: PlanDeps): Promise<void> {
  const today = dateOf(clock());
  const soon = addDays(today, REMIND_STEP_DAYS);
  let told = BATCH;
  while (told === BATCH) {
    told = await db.transaction().execute(async (tx) => {
      const steps = await rows.markReminded(tx, today, soon, BATCH);
      const notices = steps.map(({ id, planId, userId, title, amountMinor, currency, dueOn }) => {
        const params = { title, amount: toDecimal(amountMinor), currency, dueOn };
        return { userId, kind: "step_ahead" as const, params, link: linkTo(planId), about: stepSubject(id) };
      });
      await notifications.notify(tx, ...notices);
      return steps.length;
    });
  }
}
