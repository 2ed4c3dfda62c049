/** Statements of a business over months, in which people pay, are refused, cancel, are declined and pay by hand. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { approveBooking, cancelBooking, declineBooking } from "#contract/bookings.ts";
import { recordDirectPayment } from "#contract/phone-bookings.ts";
import { dateOf } from "#domain/calendar.ts";
import { testApp } from "../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../test/books.ts";
import { type Given, givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BAD_CARD,
  BY_OPERATOR,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenPhone } from "../../../../test/factories/phone.ts";
import { lastingSessions } from "../../../../test/one-truth/clock.ts";
import { series } from "../../../../test/series.ts";
import { bookingsWithWrongFee } from "../../../../test/statement-recount.ts";
import { type Month, trueStatements } from "../../../../test/statements.ts";

const FEE_PERCENT = 2.5;
const RUNS = series(2, 12);
const time = standingClock();
const app = await testApp({ clock: time.clock, settings: { SERVICE_FEE_PERCENT: String(FEE_PERCENT) } });

const ACTS = ["pay", "pay", "refused", "byHand", "approve", "cancel", "decline", "wait", "wait"] as const;
type Act = (typeof ACTS)[number];
/** In the end a month closes over a payment, and some of it goes back in a later one. */
const ENDING = [
  { act: "pay", size: 2 },
  { act: "pay", size: 1 },
  { act: "approve", size: 1 },
  { act: "wait", size: 5 },
  { act: "wait", size: 5 },
  { act: "cancel", size: 1 },
] as const;
const anyActs = fc.array(fc.record({ act: fc.constantFrom(...ACTS), size: fc.integer({ min: 1, max: 5 }) }), {
  minLength: 8,
  maxLength: 14,
});

interface Sold {
  readonly id: string;
  readonly pilgrim: Member;
}

/** Bookings that were paid by card, the ones that still wait for an answer among them. */
interface Business {
  readonly operator: Given;
  readonly packageId: string;
  readonly standing: Sold[];
  readonly waiting: Sold[];
}

async function givenBusiness(): Promise<Business> {
  const operator = await givenOperator(app);
  const until = { departureDate: "2032-05-05", returnDate: "2032-05-25", hijriYear: 1453 };
  const packageId = await givenOffer(app, operator.user.id, { seats: 200, ...until });
  return { operator, packageId, standing: [], waiting: [] };
}

type Acting = (business: Business, size: number) => Promise<void>;

/** An act without a booking for it does nothing. */
const CARRY_OUT: Record<Act, Acting> = {
  async pay({ packageId, waiting }, size) {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const { id } = await givenPaid(app, pilgrim, packageId, size);
    waiting.push({ id, pilgrim });
  },
  async refused({ packageId }, size) {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, pilgrim, packageId, size);
    const args = { params: { id }, body: { card: BAD_CARD } };
    expect((await app.refusal(payBooking, args, pilgrim.session)).code).toBe("payment_refused");
  },
  async byHand({ operator, packageId }, size) {
    const { id } = await givenPhone(app, operator, packageId);
    const movedOn = dateOf(time.clock());
    const body = { amount: { amount: "10000.00", currency: "USD" as const }, reference: `R${size}`, movedOn };
    await app.call(recordDirectPayment, { params: { id }, body }, operator.session);
  },
  async approve({ operator, standing, waiting }) {
    const sold = waiting.shift();
    if (!sold) return;
    await app.call(approveBooking, { params: { id: sold.id } }, operator.session);
    standing.push(sold);
  },
  async decline({ operator, waiting }) {
    const sold = waiting.shift();
    if (!sold) return;
    const args = { params: { id: sold.id }, body: { reason: "The hotel has closed." } };
    await app.call(declineBooking, args, operator.session);
  },
  async cancel({ standing }) {
    const sold = standing.shift();
    if (!sold) return;
    await app.call(cancelBooking, { params: { id: sold.id } }, sold.pilgrim.session);
  },
  /** Longer than an answer may take: who still waits gets everything back. */
  async wait({ waiting }, size) {
    waiting.length = 0;
    time.move({ days: size * 5 });
    await lastingSessions(app);
  },
};

it("charge for what succeeds alone, and stay as they are once their month is over", async () => {
  let closedMonths = 0;
  await fc.assert(
    fc.asyncProperty(anyActs, async (acts) => {
      const business = await givenBusiness();
      const { operator } = business;
      let before: readonly Month[] = [];
      for (const { act, size } of [...acts, ...ENDING]) {
        await CARRY_OUT[act](business, size);
        await app.jobsDone();
        const months = await trueStatements(app, operator.user.id, operator.session);
        const closed = months.filter((month) => month.closed);
        // What was closed before is there as it was, at the end of the list.
        if (before.length > 0) expect(closed.slice(-before.length)).toEqual(before);
        before = closed;
        closedMonths = Math.max(closedMonths, closed.length);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(closedMonths).toBeGreaterThan(0);
  expect(await bookingsWithWrongFee(app.platform.db, FEE_PERCENT)).toEqual([]);
  await expectBooksToBalance(app.platform.db);
});
