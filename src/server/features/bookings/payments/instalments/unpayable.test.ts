/** Amounts that could not be paid when they fell due end no booking, and are due some days after they can be. */
import { expect, it } from "vitest";
import { approveBooking } from "#contract/bookings.ts";
import { endMeasure, takeMeasure } from "#contract/measures.ts";
import { changePayoutAccount } from "#contract/payouts.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { givenStripe } from "../../../../../../test/factories/stripe.ts";
import { READY_ACCOUNT } from "../../../../../../test/stripe-server.ts";
import { endOverdueJob } from "../../phases/overdue.job.ts";
import { remindOfAmountsJob } from "./instalments.job.ts";

const { app, db, time, stripe, operator, staff, givenSent, tell } = await givenStripe();
const payment = { deposit: { kind: "percent", percent: 20 }, balanceDays: 60, instalments: 1, graceDays: 0 } as const;
const inDays = (days: number) => addDays(dateOf(time.clock()), days);

/** The deposit is paid, and the rest is due tomorrow. */
async function givenDeposit(approval: "instant" | "approval" = "instant") {
  const { id, pilgrim, page } = await givenSent({ approval, payment });
  stripe.pay(page.id);
  await tell(page);
  const rest = db.updateTable("instalments").where("bookingId", "=", id).where("position", ">", 0);
  await rest.set({ dueOn: inDays(1), keptUntil: inDays(1) }).execute();
  return { id, pilgrim };
}

/** After the sweep: the booking's phase, and the days of its rest. */
async function standing(id: string) {
  await app.runJob(endOverdueJob, {});
  const row = await db
    .selectFrom("bookings")
    .innerJoin("instalments", "instalments.bookingId", "bookings.id")
    .select(["phase", "dueOn", "keptUntil"])
    .where("bookings.id", "=", id)
    .where("position", ">", 0)
    .executeTakeFirstOrThrow();
  return [row.phase, row.dueOn, row.keptUntil];
}

/** The days of which a payer was told. */
async function toldOf(userId: string) {
  const rows = db.selectFrom("notifications").select("params").where("userId", "=", userId);
  return (await rows.where("kind", "=", "amount_ahead").execute()).map(({ params }) => params.dueOn);
}

it("are due a week after the operator's yes, where the answer took until their day", async () => {
  const { id } = await givenDeposit("approval");
  time.move({ hours: 47 });
  await app.call(approveBooking, { params: { id } }, operator.session);
  time.move({ minutes: 10 });
  await app.jobsDone();
  const day = inDays(7);

  expect(await standing(id)).toEqual(["awaiting_balance", day, day]);
  time.move({ hours: 8 * 24 });
  expect(await standing(id)).toEqual(["cancelled", day, day]);
});

it("wait while their payer may not sign in, and a week longer", async () => {
  const { id, pilgrim } = await givenDeposit();
  const reason = "Somebody else seems to use it.";
  await app.call(takeMeasure, { body: { kind: "account", subjectId: pilgrim.id, reason } }, staff.session);
  time.move({ hours: 72 });
  expect((await standing(id))[0]).toBe("awaiting_balance");
  const measure = db.selectFrom("measures").select("id").where("subjectId", "=", pilgrim.id);
  const params = { id: (await measure.executeTakeFirstOrThrow()).id };

  await app.call(endMeasure, { params }, staff.session);

  expect(await standing(id)).toEqual(["awaiting_balance", inDays(7), inDays(7)]);
  await app.runJob(remindOfAmountsJob, {});
  expect(await toldOf(pilgrim.id)).toEqual([inDays(7)]);
});

it("wait while the operator has no account that takes them, and a week longer", async () => {
  const { id } = await givenDeposit();
  const name = (account: string | null) => app.call(changePayoutAccount, { body: { account } }, operator.session);
  await name(null);
  time.move({ hours: 72 });
  expect((await standing(id))[0]).toBe("awaiting_balance");

  await name(READY_ACCOUNT);

  expect(await standing(id)).toEqual(["awaiting_balance", inDays(7), inDays(7)]);
  await name(READY_ACCOUNT);
  time.move({ hours: 8 * 24 });
  expect((await standing(id))[0]).toBe("cancelled");
});

it("end no booking whose journey has begun, and are due before it", async () => {
  const { id } = await givenDeposit("approval");
  const departs = (days: number) =>
    db
      .updateTable("bookings")
      .set({ departureDate: inDays(days) })
      .where("id", "=", id)
      .execute();
  await departs(5);
  time.move({ hours: 47 });
  await app.call(approveBooking, { params: { id } }, operator.session);
  time.move({ minutes: 10 });
  await app.jobsDone();
  const dayBefore = inDays(2);
  expect(await standing(id)).toEqual(["awaiting_balance", dayBefore, dayBefore]);
  await departs(-1);
  await db
    .updateTable("instalments")
    .set({ dueOn: inDays(-1), keptUntil: inDays(-1) })
    .where("bookingId", "=", id)
    .execute();

  expect((await standing(id))[0]).toBe("awaiting_balance");
});

it("wait a month for an account that stays suspended", async () => {
  const { id, pilgrim } = await givenDeposit();
  const body = { kind: "account" as const, subjectId: pilgrim.id, reason: "Somebody else uses it." };
  await app.call(takeMeasure, { body }, staff.session);
  await db.updateTable("measures").set({ confirmBy: null }).where("subjectId", "=", pilgrim.id).execute();
  time.move({ hours: 29 * 24 });
  expect((await standing(id))[0]).toBe("awaiting_balance");
  time.move({ hours: 2 * 24 });

  expect((await standing(id))[0]).toBe("cancelled");
});
