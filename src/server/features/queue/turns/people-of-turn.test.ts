/** Seats won in a turn are for the people of that place alone. */
import { describe, expect, it } from "vitest";
import { deskBooking, releaseSeat } from "#contract/booking-desk.ts";
import { payBooking } from "#contract/booking-payments.ts";
import { cancelBooking, nameTravellers } from "#contract/bookings.ts";
import { joinWindow } from "#contract/queue.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  GOOD_CARD,
  givenHold,
  givenMoved,
  givenResident,
} from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { amina, elsewhere, givenTurns, here } from "../../../../../test/factories/turn-seats.ts";

const { time, app, operator, givenWindow, open, play, join, givenSeats, show, told } = await givenTurns();

describe("a place in line", () => {
  it("has no more seats than people who can come", async () => {
    const window = await givenWindow(operator);
    const account = await givenResident(app, BY_OPERATOR);
    await givenTraveller(app, account, here);
    const asked = (seats: number) => ({ params: { id: window.id }, body: { seats } });

    expect(await app.refusal(joinWindow, asked(3), account.session)).toMatchObject({
      status: 422,
      code: "unacceptable",
    });
    expect((await app.call(joinWindow, asked(1), account.session)).seats).toBe(1);
  });

  it("is for its people alone: whoever is entered later has no seat, unless the operator says so, once", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...amina, relationship: "self" });
    const seats = await givenSeats(window, account, [self]);
    const [buyer, second] = [
      await givenTraveller(app, account, elsewhere),
      await givenTraveller(app, account, elsewhere),
    ];
    const onHold = await seats.nameRefused([buyer.id]);
    await show(account, "C20000001");
    await seats.pay();
    const paid = await seats.swapRefused(self.id, buyer.id);
    await show(account, "C20000002", buyer.id);
    const withPassport = await seats.swapRefused(self.id, buyer.id);

    expect(onHold).toMatchObject({ status: 409, code: "turn_people", name: expect.stringContaining("Rahman") });
    expect([paid.code, withPassport.code]).toEqual(["turn_people", "turn_people"]);
    const release = { ...seats.at, body: { travellerId: self.id, reason: "She is ill" } };
    expect((await app.refusal(releaseSeat, release, (await givenOperator(app)).session)).status).toBe(404);
    const desk = await app.call(releaseSeat, release, operator.session);
    expect(desk).toMatchObject({ released: [self.id], notes: [{ body: "She is ill" }] });
    expect(desk.timeline.map(({ event }) => event)).toContain("seat_released");
    expect(await told(account.id, "seat_released")).toBe(1);

    const booking = await seats.swapped(self.id, buyer.id);

    expect(booking.parts.flatMap(({ travellers }) => travellers.map((one) => one.id))).toEqual([buyer.id]);
    expect((await app.call(deskBooking, seats.at, operator.session)).released).toEqual([]);
    expect((await seats.swapRefused(buyer.id, second.id)).code).toBe("turn_people");
  });

  it("is for the same people when the hold is given up while the turn lasts, and the turn comes back", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...amina, relationship: "self" });
    const seats = await givenSeats(window, account, [self]);
    await show(account, "C20000021");

    await app.call(cancelBooking, seats.at, account.session);
    const twice = await app.refusal(joinWindow, { params: { id: window.id }, body: {} }, account.session);
    await play(window.id, 5);
    const params = { id: (await givenHold(app, account, window.packageId)).id };
    const naming = { params, body: { parts: [{ travellerIds: [self.id] }] } };
    const named = await app.call(nameTravellers, naming, account.session);
    const paid = await app.call(payBooking, { params, body: { card: GOOD_CARD } }, account.session);

    expect(twice.code).toBe("already_in_queue");
    expect(named.parts[0]?.travellers.map(({ id }) => id)).toEqual([self.id]);
    expect(paid.phase).toBe("confirmed");
  });

  it("is free as soon as the hold is given up after the turn", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...amina, relationship: "self" });
    const seats = await givenSeats(window, account, [self]);

    time.move({ minutes: 10 });
    await app.call(cancelBooking, seats.at, account.session);

    expect((await join(window.id, account)).state).toBe("waiting");
  });

  it("cannot be opened by the operator of seats that were not won in a turn, or for whoever is not named", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...amina, relationship: "self" });
    const seats = await givenSeats(window, account, [self]);
    const body = (travellerId: string) => ({ ...seats.at, body: { travellerId, reason: "Ill" } });

    expect((await app.refusal(releaseSeat, body("nobody"), operator.session)).code).toBe("not_on_booking");
    await app.platform.db.updateTable("saleWindows").set({ simulated: true }).where("id", "=", window.id).execute();
    expect((await app.refusal(releaseSeat, body(self.id), operator.session)).code).toBe("illegal_transition");
    expect((await app.call(deskBooking, seats.at, operator.session)).released).toBeNull();
  });

  it("is for somebody entered twice, who shows the passport of one who stands there", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const admin = await givenResident(app, BY_OPERATOR);
    const family = await givenFamily(app, admin);
    const yusuf = await givenJoined(app, admin, family.id);
    await givenMoved(app, yusuf, BY_OPERATOR);
    const self = await givenTraveller(app, admin, { ...here, relationship: "self" });
    await givenTraveller(app, yusuf, { ...amina, relationship: "self" });
    await show(yusuf, "C20000003");
    const again = await givenTraveller(app, admin, { ...amina, relationship: "sister" });
    const seats = await givenSeats(window, admin, [self], { familyId: family.id });
    await show(admin, "C20000003", again.id);

    expect((await seats.named([again.id])).parts[0]?.travellers.map(({ id }) => id)).toEqual([again.id]);
    const stranger = await givenTraveller(app, admin, elsewhere);
    await show(admin, "C20000011", stranger.id);
    expect((await seats.nameRefused([stranger.id])).code).toBe("turn_people");
  });
});
