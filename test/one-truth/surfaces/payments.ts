/** The payments page: steps of plans, amounts of bookings, and the wallet's day. */
import { expect } from "vitest";
import { type Handoff, readHandoff } from "#contract/handoff.ts";
import { plannableBookings } from "#contract/payment-dues.ts";
import { listPaymentPlans, type PaymentPlan } from "#contract/payment-plans.ts";
import { addDays, dateOf, nextHajj } from "#domain/calendar.ts";
import { stands } from "#domain/obligations/papers/facts.ts";
import { paperDates } from "#domain/obligations/papers/paper-dates.ts";
import { actsOf, dueOf, isAway, type Told } from "../told.ts";

export async function agreesWithPayments(told: Told): Promise<void> {
  const { app, reader, journey, page } = told;
  const { session } = reader.member;
  const plans = await app.call(listPaymentPlans, {}, session);
  expect(page.plans).toEqual(plans);
  stepsAgree(told, plans);
  const bookings = page.bookings ?? [];
  const isPaid = bookings.some(({ paymentStatus }) => paymentStatus === "completed");
  if (plans.every(({ isExample }) => isExample) && !isPaid) {
    const owed = bookings.filter((one) => one.isMine && stands(one, told.now));
    const isInParts = owed.some(({ schedule }) => schedule.some(({ state }) => state === "paid"));
    const isHeld = owed.some(({ phase, channel }) => phase === "held" && channel === "operator");
    const status = journey.steps.find(({ step }) => step === "payment")?.status;
    expect(status).toBe(isInParts || isHeld ? "in_progress" : "pending");
  }
  for (const { id, target, phase, dues } of await app.call(plannableBookings, {}, session)) {
    if (target === "operator") expect(dues[0]?.dueOn).toBe(dueOf(told, "pay_amount", id) ?? dues[0]?.dueOn);
    const isOnNusuk = target === "wallet" && phase === "awaiting_reference";
    if (isOnNusuk) walletAgrees(told, dues, await app.call(readHandoff, { params: { id } }, session));
  }
}

/** Each step that the reader can pay or check off is due, on that day, and no other; nobody owes an example. */
function stepsAgree(told: Told, plans: readonly PaymentPlan[]): void {
  const open = plans.flatMap(({ isExample, steps }) =>
    steps.flatMap(({ id, dueOn, payer, state, can }) =>
      !isExample && payer.isYou && (state === "open" || state === "overdue") && (can.pay || can.checkOff)
        ? [`${id} by ${dueOn}`]
        : [],
    ),
  );
  const said = actsOf(told, "pay_step").map(({ stepId, dueOn }) => `${stepId} by ${dueOn}`);
  if (!isAway(told)) expect(said.toSorted()).toEqual(open.toSorted());
  for (const { isExample, steps } of plans) {
    if (isExample) expect(steps.some(({ state, can }) => state === "overdue" || can.pay || can.checkOff)).toBe(false);
  }
}

/** The money is there before the sale, whose expected day is that of whoever has not booked. */
function walletAgrees(told: Told, dues: PlannableDues, handoff: Handoff): void {
  const { walletBy, bookingId, referenceDueOn, saleExpectedOn, departureDate } = handoff;
  const today = dateOf(told.now);
  expect(referenceDueOn).toBe(dueOf(told, "record_reference", bookingId));
  const [due] = dues;
  expect(due?.isForecast).toBe(saleExpectedOn !== null);
  const [passport] = paperDates(nextHajj(departureDate), null);
  const last = [referenceDueOn, departureDate, passport?.dueOn].filter((day) => day != null).toSorted()[0] ?? "";
  const readyOn = addDays(last, -10);
  expect(walletBy).toBe(readyOn);
  const act = actsOf(told, "record_reference").find((one) => one.bookingId === bookingId);
  if (act) expect(act.walletBy).toBe(readyOn < today ? null : readyOn);
  expect(due?.dueOn).toBe(readyOn < today ? today : readyOn);
}

type PlannableDues = readonly { readonly dueOn: string; readonly isForecast: boolean }[];
