/** Two people who do anything at once to one booking: no step is paid twice, and ledger, payments and gateway agree. */
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { cancelBooking } from "#contract/bookings.ts";
import { listPaymentPlans, type PaymentPlan, payStep, savePaymentPlan } from "#contract/payment-plans.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { usd } from "../../../../../test/factories/amounts.ts";
import { BAD_CARD, GOOD_CARD, type Member, standingClock } from "../../../../../test/factories/bookings.ts";
import { givenShared } from "../../../../../test/factories/shared-plans.ts";
import { series } from "../../../../../test/series.ts";
import { proveBooksJob } from "../../bookings/payments/proof/prove-books.job.ts";

const RUNS = series(5, 60);
const time = standingClock();
const app = await testApp({ clock: time.clock, settings: { SERVICE_FEE_PERCENT: "2.5" } });
const { db } = app.platform;
const operator = await givenOperator(app);

/** 4,000 dollars are open, in four steps of 1,000: two of the owner and two of a member. */
async function givenSaved() {
  const { booking, owner, member, memberId } = await givenShared(app, operator.user.id);
  const dates = booking.schedule.filter(({ open }) => open.amount !== "0.00").map(({ dueOn }) => dueOn);
  const steps = dates.flatMap((dueOn) =>
    [null, memberId].map((payer) => ({ dueOn, memberId: payer, amount: usd("1000.00") })),
  );
  const plan = { title: "Hajj", target: "operator" as const, bookingId: booking.id };
  await app.call(savePaymentPlan, { body: { ...plan, steps } }, owner.session);
  return { id: booking.id, owner, member, plans: { owner: await planOf(owner), member: await planOf(member) } };
}

async function planOf({ session }: Member): Promise<PaymentPlan> {
  const [plan] = await app.call(listPaymentPlans, {}, session);
  if (!plan) throw new Error("no plan");
  return plan;
}

type Shared = Awaited<ReturnType<typeof givenSaved>>;
const anyAct = fc.record({
  kind: fc.constantFrom("step", "step", "step", "all", "next", "cancel"),
  who: fc.constantFrom("owner", "member"),
  which: fc.nat({ max: 3 }),
  card: fc.constantFrom(GOOD_CARD, GOOD_CARD, BAD_CARD),
});
type Act = typeof anyAct extends fc.Arbitrary<infer T> ? T : never;

function carryOut({ id, owner, ...shared }: Shared, { kind, who, which, card }: Act): Promise<unknown> {
  if (kind === "cancel") return app.call(cancelBooking, { params: { id } }, owner.session);
  if (kind !== "step") {
    const amount = usd(kind === "all" ? "4000.00" : "2000.00");
    return app.call(payBooking, { params: { id }, body: { card, scope: kind, amount } }, owner.session);
  }
  const plan = shared.plans[who];
  // The owner reads all four; each second one is theirs.
  const step = plan.steps[who === "owner" ? (which % 2) * 2 : which % 2];
  const session = who === "owner" ? owner.session : shared.member.session;
  const params = { id: plan.id, step: step?.id ?? "" };
  return app.call(payStep, { params, body: { card, amount: usd("1000.00") } }, session);
}

it("keep the books in balance, whatever they do", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(anyAct, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), async (rounds) => {
      const shared = await givenSaved();

      for (const acts of rounds) await Promise.allSettled(acts.map((act) => carryOut(shared, act)));
      await app.jobsDone();

      const { rows } = await sql`
        select step_id from payments where kind = 'charge' and status <> 'failed' and step_id is not null
        group by step_id having count(*) > 1`.execute(db);
      expect(rows).toEqual([]);
      await expectBooksToBalance(db);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  time.move({ hours: 3 });
  await app.runJob(proveBooksJob, {});
  expect(await db.selectFrom("paymentDifferences").selectAll().execute()).toEqual([]);
});
