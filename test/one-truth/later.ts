/** What happens to a household once it is settled: papers that no longer hold, amounts paid, plans that end. */
import { payBooking } from "#contract/booking-payments.ts";
import { getBooking } from "#contract/bookings.ts";
import { checkOffStep, listPaymentPlans, removePaymentPlan } from "#contract/payment-plans.ts";
import { GOOD_CARD } from "../factories/bookings.ts";
import type { Deps, Household } from "./settle.ts";
import type { World } from "./world.ts";

/** What happens by itself while days pass: a verified paper that is judged anew and no longer holds, reminders, ends. */
export async function expirePaper({ app }: Deps, { owner: { people } }: Household): Promise<void> {
  const [first] = await app.platform.db
    .selectFrom("documents")
    .select("id")
    .where("travellerId", "in", [...people.map(({ id }) => id), ""])
    .where("status", "=", "verified")
    .orderBy("id")
    .limit(1)
    .execute();
  const changed = app.platform.db.updateTable("documents").set({ status: "rejected" });
  if (first) await changed.where("id", "=", first.id).execute();
}

/** What its payer was reminded of is done: the next amount of a booking, or a plan; whether anything has changed. */
export async function endDues(deps: Deps, world: World, household: Household): Promise<boolean> {
  const isPaid = world.planEnd !== "stands" && (await payNext(deps, household));
  return (await endPlan(deps, world, household)) || isPaid;
}

async function payNext({ app }: Deps, { owner: { member }, bookings }: Household): Promise<boolean> {
  const [first] = bookings;
  if (!first) return false;
  const { id, phase, schedule } = await app.call(getBooking, { params: { id: first.id } }, member.session);
  const next = phase === "awaiting_balance" ? schedule.find(({ state }) => state !== "paid") : undefined;
  if (!next) return false;
  const body = { card: GOOD_CARD, scope: "next" as const, amount: next.open };
  await app.call(payBooking, { params: { id }, body }, member.session);
  return true;
}

/** Its first step is checked off, or it is removed. */
async function endPlan({ app }: Deps, { plan, planEnd }: World, { owner }: Household): Promise<boolean> {
  const { session } = owner.member;
  const [own] = plan === "own" && planEnd !== "stands" ? await app.call(listPaymentPlans, {}, session) : [];
  if (!own) return false;
  const params = { id: own.id, step: own.steps[0]?.id ?? "" };
  if (planEnd === "removed") await app.call(removePaymentPlan, { params }, session);
  else await app.call(checkOffStep, { params, body: { done: true } }, session);
  return true;
}
