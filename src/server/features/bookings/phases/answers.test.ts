/** What pilgrim and operator may do with a booking in each phase, and what every other call answers. */
import { describe, expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import {
  approveBooking,
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  declineBooking,
  getBooking,
  recordNusuk,
} from "#contract/bookings.ts";
import { closePackage } from "#contract/packages.ts";
import { APPROVAL_HOURS } from "#domain/bookings/booking.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { type Given, givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenConfirmed,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);

interface Case {
  readonly pilgrim: Member;
  readonly operator: Given;
  readonly booking: Booking;
}

const reference = { reference: "NSK-48-1187" };
const reason = { reason: "The hotel has cancelled on us." };

const acts = {
  pay: ({ booking: { id }, pilgrim }: Case) => ({
    route: payBooking,
    args: { params: { id }, body: { card: GOOD_CARD } },
    by: pilgrim,
  }),
  confirm: ({ booking: { id }, pilgrim }: Case) => ({ route: confirmBooking, args: { params: { id } }, by: pilgrim }),
  cancel: ({ booking: { id }, pilgrim }: Case) => ({ route: cancelBooking, args: { params: { id } }, by: pilgrim }),
  approve: ({ booking: { id }, operator }: Case) => ({ route: approveBooking, args: { params: { id } }, by: operator }),
  decline: ({ booking: { id }, operator }: Case) => ({
    route: declineBooking,
    args: { params: { id }, body: reason },
    by: operator,
  }),
  recordByPilgrim: ({ booking: { id }, pilgrim }: Case) => ({
    route: recordNusuk,
    args: { params: { id }, body: reference },
    by: pilgrim,
  }),
  recordByOperator: ({ booking: { id }, operator }: Case) => ({
    route: recordNusuk,
    args: { params: { id }, body: reference },
    by: operator,
  }),
};
type Act = keyof typeof acts;

async function act(given: Case, name: Act) {
  const { route, args, by } = acts[name](given);
  const { params, ...rest } = { body: undefined, ...args };
  return app.inject({
    method: route.method,
    url: route.path.replace(":id", params.id),
    headers: { ...by.session },
    ...(rest.body && { payload: rest.body }),
  });
}

async function given(country: string, make: typeof givenHold): Promise<Case> {
  const pilgrim = await givenResident(app, country);
  const booking = await make(app, pilgrim, await givenOffer(app, operator.user.id), 2);
  return { pilgrim, operator, booking };
}

async function movedOn(first: Promise<Case>, ...names: Act[]): Promise<Case> {
  const made = await first;
  for (const name of names) expect((await act(made, name)).statusCode, name).toBe(200);
  await app.jobsDone();
  return made;
}

/** Every point of a booking's life on both ways. */
const points = {
  "held (operator)": () => given(BY_OPERATOR, givenHold),
  "held (nusuk)": () => given(BY_NUSUK, givenHold),
  "awaiting approval (operator)": () => given(BY_OPERATOR, givenPaid),
  "awaiting approval (nusuk)": () => given(BY_NUSUK, givenConfirmed),
  "awaiting reference": () => movedOn(given(BY_NUSUK, givenConfirmed), "approve"),
  "confirmed (operator)": () => movedOn(given(BY_OPERATOR, givenPaid), "approve"),
  "confirmed (nusuk)": () => movedOn(given(BY_NUSUK, givenConfirmed), "approve", "recordByPilgrim"),
  cancelled: () => movedOn(given(BY_OPERATOR, givenHold), "cancel"),
  declined: () => movedOn(given(BY_OPERATOR, givenPaid), "decline"),
};
type Point = keyof typeof points;

/** What each act leads to: the phase after it, or the refusal's code; `illegal_transition` where nothing is written. */
const outcomes: Record<Point, Partial<Record<Act, string>>> = {
  "held (operator)": { pay: "awaiting_approval", confirm: "pay_the_operator", cancel: "cancelled" },
  "held (nusuk)": { pay: "pay_on_nusuk", confirm: "awaiting_approval", cancel: "cancelled" },
  "awaiting approval (operator)": {
    pay: "already_paid",
    confirm: "already_paid",
    cancel: "cancelled",
    approve: "confirmed",
    decline: "cancelled",
  },
  "awaiting approval (nusuk)": { cancel: "cancelled", approve: "awaiting_reference", decline: "cancelled" },
  "awaiting reference": { cancel: "cancelled", recordByPilgrim: "confirmed" },
  "confirmed (operator)": {
    pay: "already_paid",
    confirm: "already_paid",
    cancel: "cancelled",
    recordByOperator: "confirmed",
  },
  "confirmed (nusuk)": {
    pay: "already_paid",
    confirm: "already_paid",
    cancel: "cancelled",
    recordByPilgrim: "confirmed",
    recordByOperator: "confirmed",
  },
  cancelled: {},
  declined: {},
};

const table = Object.keys(points).flatMap((point) =>
  Object.keys(acts).map((name) => {
    const [at, does] = [point as Point, name as Act];
    return { at, does, outcome: outcomes[at][does] ?? "illegal_transition" };
  }),
);

describe("a booking that is", () => {
  it.each(table)("$at answers $does with $outcome", async ({ at, does, outcome }) => {
    const made = await points[at]();

    const answer = await act(made, does);

    const { code, phase, booking } = answer.json<{ code?: string; phase?: string; booking?: Booking }>();
    expect(code ?? phase ?? booking?.phase).toBe(outcome);
  });

  it.each(Object.keys(acts).map((name) => name as Act))("somebody else's is not there for %s", async (name) => {
    const mine = await points["awaiting approval (operator)"]();
    const stranger = { ...mine, pilgrim: await givenResident(app, BY_OPERATOR), operator: await givenOperator(app) };

    expect((await act(stranger, name)).statusCode).toBe(404);
    const seen = await app.call(getBooking, { params: { id: mine.booking.id } }, mine.pilgrim.session);
    expect(seen.phase).toBe("awaiting_approval");
  });
});

describe("cancelling", () => {
  it("says beforehand what comes back and changes nothing by that", async () => {
    const { booking, pilgrim } = await movedOn(given(BY_OPERATOR, givenPaid), "approve");
    const args = { params: { id: booking.id } };

    const preview = await app.call(cancelBooking, { ...args, query: { preview: "" as const } }, pilgrim.session);
    const kept = await app.call(getBooking, args, pilgrim.session);
    const cancelled = await app.call(cancelBooking, args, pilgrim.session);
    await app.jobsDone();

    // More than sixty days before departure, the standard terms give 90 % back.
    expect(preview).toMatchObject({ refund: { amount: "9000.00" }, paid: { amount: "10000.00" } });
    expect(kept.phase).toBe("confirmed");
    expect(cancelled).toMatchObject({
      refund: preview.refund,
      booking: { phase: "cancelled", cancelReason: "by_pilgrim" },
    });
    const ended = await app.call(getBooking, args, pilgrim.session);
    expect(ended).toMatchObject({ paymentStatus: "refunded", amountPaid: { amount: "1000.00" } });
  });

  it("gives everything back until the operator has confirmed", async () => {
    const { booking, pilgrim } = await given(BY_OPERATOR, givenPaid);

    const { refund } = await app.call(cancelBooking, { params: { id: booking.id } }, pilgrim.session);

    expect(refund.amount).toBe("10000.00");
  });

  it("goes by the terms of the day of booking, whatever the operator changes later", async () => {
    const { booking, pilgrim } = await movedOn(given(BY_OPERATOR, givenPaid), "approve");
    const terms = JSON.stringify({ approval: "approval", cancellation: [] });
    await app.platform.db
      .updateTable("packages")
      .set({ terms })
      .where("id", "=", booking.parts[0]?.packageId ?? "")
      .execute();

    const { refund } = await app.call(cancelBooking, { params: { id: booking.id } }, pilgrim.session);

    expect(refund.amount).toBe("9000.00");
  });
});

describe("the operator's answer", () => {
  it("keeps the reason of a decline and gives seats and money back", async () => {
    const { booking, pilgrim } = await movedOn(given(BY_OPERATOR, givenPaid), "decline");

    const seen = await app.call(getBooking, { params: { id: booking.id } }, pilgrim.session);

    expect(seen).toMatchObject({ cancelReason: "by_operator", cancelNote: reason.reason, paymentStatus: "refunded" });
    await expectBooksToBalance(app.platform.db);
  });

  it("comes too late after 48 hours", async () => {
    const made = await given(BY_NUSUK, givenConfirmed);
    time.move({ hours: APPROVAL_HOURS });

    expect((await act(made, "approve")).json<{ code: string }>().code).toBe("illegal_transition");
  });
});

describe("a Nusuk reference", () => {
  it("completes confirmation and payment, and may be corrected", async () => {
    const made = await movedOn(given(BY_NUSUK, givenConfirmed), "approve", "recordByPilgrim", "recordByPilgrim");

    const seen = await app.call(getBooking, { params: { id: made.booking.id } }, made.pilgrim.session);

    expect(seen).toMatchObject({ phase: "confirmed", paymentStatus: "completed", nusukReference: reference.reference });
    expect(seen.amountPaid.amount).toBe("0.00");
  });
});

it("a package that is closed takes no more bookings, and those that it has go on to their end", async () => {
  const packageId = await givenOffer(app, operator.user.id, { seats: 9 });
  const [held, waiting, leaving] = await Promise.all([1, 2, 3].map(() => givenResident(app, BY_OPERATOR)));
  if (!held || !waiting || !leaving) throw new Error("somebody is missing");
  const first = await givenHold(app, held, packageId);
  const second = await givenPaid(app, waiting, packageId);
  const third = await givenPaid(app, leaving, packageId);

  await app.call(closePackage, { params: { id: packageId } }, operator.session);

  const at = ({ id }: Booking) => ({ params: { id } });
  const paid = await app.call(payBooking, { ...at(first), body: { card: GOOD_CARD } }, held.session);
  const approved = await app.call(approveBooking, at(second), operator.session);
  const { booking: cancelled } = await app.call(cancelBooking, at(third), leaving.session);
  await app.jobsDone();
  expect([paid.phase, approved.phase, cancelled.phase]).toEqual(["awaiting_approval", "confirmed", "cancelled"]);
  const body = { parts: [{ packageId, seats: 1 }] };
  const late = await givenResident(app, BY_OPERATOR);
  expect(await app.refusal(createBooking, { body }, late.session)).toMatchObject({ code: "not_on_sale" });
  await expectBooksToBalance(app.platform.db);
});
