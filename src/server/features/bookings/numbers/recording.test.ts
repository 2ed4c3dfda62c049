/** Official numbers: one up to eight people, two for nine or ten, and complete with the last. */
import { describe, expect, it } from "vitest";
import { approveBooking, type Booking, getBooking, listBookings, recordNusuk } from "#contract/bookings.ts";
import { listNotifications } from "#contract/notifications.ts";
import { seeNumbers } from "#contract/official-numbers.ts";
import { operatorAttention } from "#contract/operators.ts";
import { type Session, testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenConfirmed,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../../test/factories/bookings.ts";

const app = await testApp({ clock: standingClock().clock });
const { user: operator, session: desk } = await givenOperator(app);

async function givenApproved(seats: number) {
  const pilgrim = await givenResident(app, BY_NUSUK);
  const booking = await givenConfirmed(app, pilgrim, await givenOffer(app, operator.id), seats);
  await app.call(approveBooking, { params: { id: booking.id } }, desk);
  return { booking, session: pilgrim.session };
}

const record = ({ id }: Booking, body: { reference: string; application?: number }, session: Session) =>
  app.call(recordNusuk, { params: { id }, body }, session);
const refuse = ({ id }: Booking, body: unknown, session: Session) =>
  app.refusal(recordNusuk, { params: { id }, body }, session);

describe("where Nusuk sells", () => {
  it("eight people are complete with one number", async () => {
    const { booking, session } = await givenApproved(8);

    const done = await record(booking, { reference: "NSK-1001" }, session);

    expect(done).toMatchObject({ phase: "confirmed", references: ["NSK-1001"], nusukReference: "NSK-1001" });
  });

  it("a number that a pilgrim reports is told to the operator once it is whole, and waits among what needs it", async () => {
    const { booking, session } = await givenApproved(9);
    const told = async () =>
      (await app.call(listNotifications, {}, desk)).notifications.filter(({ kind }) => kind === "customer_reported");
    const waiting = async () =>
      (await app.call(operatorAttention, { query: { limit: 200 } }, desk)).bookings
        .filter(({ reasons }) => reasons.some(({ rule }) => rule === "number_waits"))
        .map(({ id }) => id);
    const before = (await told()).length;

    await record(booking, { reference: "NSK-3001" }, session);
    expect((await told()).length).toBe(before);
    expect(await waiting()).not.toContain(booking.id);
    await record(booking, { reference: "NSK-3002" }, session);

    expect((await told()).length).toBe(before + 1);
    const notice = async () => (await told()).find(({ params }) => params.reference === booking.reference);
    expect((await notice())?.settledBy).toBeNull();
    expect(await waiting()).toContain(booking.id);

    // What was told to be confirmed says so once it is.
    const references = ["NSK-3001", "NSK-3002"];
    await app.call(seeNumbers, { params: { id: booking.id }, body: { references } }, desk);
    expect((await notice())?.settledBy).toBe("customer_reported");
    expect(await waiting()).not.toContain(booking.id);
  });

  it.each([9, 10])("%i people are complete with two, in the order in which they come", async (seats) => {
    const { booking, session } = await givenApproved(seats);

    const half = await record(booking, { reference: "NSK-1001" }, session);
    const whole = await record(booking, { reference: "NSK-1002" }, session);

    expect(half).toMatchObject({
      phase: "awaiting_reference",
      paymentStatus: "pending",
      references: ["NSK-1001", null],
      nusukReference: null,
    });
    expect(whole).toMatchObject({
      phase: "confirmed",
      paymentStatus: "completed",
      references: ["NSK-1001", "NSK-1002"],
      nusukReference: "NSK-1001, NSK-1002",
    });
  });

  it("the second may come first, and either may be corrected", async () => {
    const { booking, session } = await givenApproved(9);

    await record(booking, { reference: "NSK-1002", application: 1 }, session);
    await record(booking, { reference: "NSK-1009", application: 0 }, session);
    const corrected = await record(booking, { reference: "NSK-1001", application: 0 }, session);

    expect(corrected.references).toEqual(["NSK-1001", "NSK-1002"]);
    expect(corrected.nusukReference).toBe("NSK-1001, NSK-1002");
  });

  it("two who record at the same moment lose neither number", async () => {
    const { booking, session } = await givenApproved(10);

    await Promise.all([
      record(booking, { reference: "NSK-1001", application: 0 }, session),
      record(booking, { reference: "NSK-1002", application: 1 }, session),
    ]);

    const seen = await app.call(getBooking, { params: { id: booking.id } }, session);
    expect(seen).toMatchObject({ phase: "confirmed", references: ["NSK-1001", "NSK-1002"] });
  });

  it("refuses the same number twice, an application that there is not, and who may not record", async () => {
    const { booking, session } = await givenApproved(9);
    const small = await givenApproved(2);
    await record(booking, { reference: "NSK-1001" }, session);

    const twice = await refuse(booking, { reference: "NSK-1001", application: 1 }, session);
    const third = await refuse(booking, { reference: "NSK-1003", application: 2 }, session);
    const second = await refuse(small.booking, { reference: "NSK-1003", application: 1 }, small.session);
    const byOperator = await refuse(booking, { reference: "NSK-1002" }, desk);
    const stranger = await givenResident(app, BY_NUSUK);
    const byStranger = await refuse(booking, { reference: "NSK-1002" }, stranger.session);

    expect(twice).toMatchObject({ code: "unacceptable", errors: { reference: expect.any(String) } });
    expect(third).toMatchObject({ code: "invalid_input", errors: { application: expect.any(String) } });
    expect(second).toMatchObject({ code: "unacceptable", errors: { application: expect.any(String) } });
    expect([byOperator.code, byStranger.code]).toEqual(["illegal_transition", "not_found"]);
  });
});

describe("where the operator sells", () => {
  it("the operator records a number for each of two applications; the booking is confirmed all along", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const booking = await givenPaid(app, pilgrim, await givenOffer(app, operator.id), 9);
    await app.call(approveBooking, { params: { id: booking.id } }, desk);

    const half = await record(booking, { reference: "CTR-2001" }, desk);
    const whole = await record(booking, { reference: "CTR-2002" }, desk);

    expect(half).toMatchObject({ phase: "confirmed", references: ["CTR-2001", null], nusukReference: null });
    expect(whole).toMatchObject({ phase: "confirmed", nusukReference: "CTR-2001, CTR-2002" });
    const [seen] = await app.call(listBookings, { query: { q: booking.reference } }, pilgrim.session);
    expect(seen?.references).toEqual(["CTR-2001", "CTR-2002"]);
  });
});
