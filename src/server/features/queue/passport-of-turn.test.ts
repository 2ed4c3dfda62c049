/** A seat won in a turn goes to the next in line where its passport is refused. */
import { describe, expect, it } from "vitest";
import { cancelBooking, confirmBooking, recordNusuk } from "#contract/bookings.ts";
import { acceptInvitation, addFamilyMember } from "#contract/family.ts";
import { endMeasure, findSubjects, takeMeasure } from "#contract/measures.ts";
import { decideDocument } from "#contract/staff.ts";
import { deleteTraveller } from "#contract/travellers.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import { BY_NUSUK, BY_OPERATOR, givenResident } from "../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation } from "../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { amina, elsewhere, givenTurns } from "../../../../test/factories/turn-seats.ts";

const {
  time,
  app,
  operator,
  staff,
  givenWindow,
  open,
  join,
  status,
  play,
  givenSeats,
  show,
  refuse,
  told,
  freeIn,
  look,
} = await givenTurns();

describe("a passport that a person refuses after its seat was kept", () => {
  it("leaves a day for another one; then the seat is for the next in line, the money goes back, and all are told", async () => {
    const window = await givenWindow(operator, { seats: 1 });
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...elsewhere, relationship: "self" });
    const document = await show(account, "C20000004");
    const seats = await givenSeats(window, account, [self]);
    const next = await givenResident(app, BY_OPERATOR);
    await join(window.id, next);
    expect(document.status).toBe("pending");
    expect((await seats.pay()).phase).toBe("confirmed");
    await look();
    expect(await told(account.id, "seat_refused")).toBe(0);

    await refuse(document.id);
    await look();
    await look();
    time.move({ hours: 23 });
    await look();
    expect(await told(account.id, "seat_refused")).toBe(1);
    expect((await seats.read()).phase).toBe("confirmed");
    time.move({ hours: 1 });
    await look();
    await app.jobsDone();

    expect(await seats.read()).toMatchObject({ phase: "cancelled", cancelReason: "seats_unproven" });
    expect(await told(account.id, "seat_lapsed")).toBe(1);
    expect(await told(operator.user.id, "customer_seat_lapsed")).toBe(1);
    const payments = app.platform.db.selectFrom("payments").select(["kind", "amountMinor", "status"]);
    const money = await payments.where("bookingId", "=", seats.at.params.id).orderBy("kind").execute();
    expect(money).toMatchObject([{ kind: "charge" }, { kind: "refund", status: "completed" }]);
    expect(money[0]?.amountMinor).toBe(money[1]?.amountMinor);
    expect(await freeIn(window)).toBe(1);
    await play(window.id, 30);
    expect((await status(next)).status).toBe("admitted");
  });

  /** Two accounts with seats of a turn each, on one passport: of the first it awaits a person, of the other it is accepted. */
  async function givenOneTwice(documentNumber: string) {
    const window = await givenWindow(operator);
    await open(window.id);
    const first = await givenResident(app, BY_OPERATOR);
    const mine = await givenTraveller(app, first, { ...elsewhere, relationship: "self" });
    const seats = await givenSeats(window, first, [mine]);
    const second = await givenResident(app, BY_OPERATOR);
    const same = await givenTraveller(app, second, { ...amina, relationship: "self" });
    const others = await givenSeats(window, second, [same]);
    const [awaited, accepted] = [await show(first, documentNumber), await show(second, documentNumber)];
    return { seats, others, awaited, accepted };
  }

  it("lapses as a refused one does where somebody else of the line has come to count by it", async () => {
    const { seats, others, awaited, accepted } = await givenOneTwice("C20000041");

    await seats.pay();
    await others.pay();
    await look();
    await app.call(decideDocument, { params: { id: awaited.id }, body: { decision: "approve" } }, staff.session);
    time.move({ hours: 24 });
    await look();

    expect([awaited.status, accepted.status]).toEqual(["pending", "verified"]);
    expect([(await seats.read()).status, (await others.read()).status]).toEqual(["cancelled", "confirmed"]);
  });

  it("is somebody else's of the line once its booking is cancelled and its turn is over", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const first = await givenResident(app, BY_OPERATOR);
    const mine = await givenTraveller(app, first, { ...amina, relationship: "self" });
    await show(first, "C20000043");
    const seats = await givenSeats(window, first, [mine]);
    const second = await givenResident(app, BY_OPERATOR);
    await givenTraveller(app, second, { ...amina, relationship: "self" });
    await show(second, "C20000043");
    await join(window.id, second);
    await seats.pay();
    await play(window.id, 30);
    const before = (await status(second)).status;
    await app.call(cancelBooking, seats.at, first.session);
    await play(window.id, 30);
    const whileItLasts = (await status(second)).status;
    time.move({ minutes: 10 });
    await play(window.id, 5);

    expect([before, whileItLasts, (await status(second)).status]).toEqual(["waiting", "waiting", "admitted"]);
  });

  it("counts by it from the moment that it is accepted", async () => {
    const { seats, others, awaited, accepted } = await givenOneTwice("C20000042");
    await seats.pay();
    await app.call(decideDocument, { params: { id: awaited.id }, body: { decision: "approve" } }, staff.session);
    await look();

    expect([awaited.status, accepted.status]).toEqual(["pending", "verified"]);
    expect((await others.payRefused()).code).toBe("turn_unproven");
    expect((await seats.read()).status).toBe("confirmed");
  });

  it("keeps the seat while another one awaits a person, and for good once that is accepted", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...elsewhere, relationship: "self" });
    const first = await show(account, "C20000005");
    const seats = await givenSeats(window, account, [self]);
    await seats.pay();
    await refuse(first.id);
    await look();
    const second = await show(account, "C20000006");
    await look();
    time.move({ hours: 25 });
    await look();
    expect((await seats.read()).phase).toBe("confirmed");
    // Refused too: a day again, and from then on.
    await refuse(second.id);
    await look();
    time.move({ hours: 23 });
    const third = await show(account, "C20000007");
    await app.call(decideDocument, { params: { id: third.id }, body: { decision: "approve" } }, staff.session);
    await look();
    time.move({ hours: 30 });
    await look();

    expect((await seats.read()).phase).toBe("confirmed");
    const looked = app.platform.db.selectFrom("turnSeats").select("awaits").where("bookingId", "=", seats.at.params.id);
    expect(await looked.execute()).toEqual([]);
  });

  it("takes that one seat alone, at its price, from a party of which the others have shown theirs", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...amina, relationship: "self" });
    const other = await givenTraveller(app, account, elsewhere);
    await show(account, "C20000008");
    const document = await show(account, "C20000009", other.id);
    const seats = await givenSeats(window, account, [self, other]);
    const { totalAmount } = await seats.pay();
    const before = await freeIn(window);
    await refuse(document.id);
    await look();
    time.move({ hours: 24 });
    await look();
    await app.jobsDone();

    const booking = await seats.read();
    expect(booking).toMatchObject({ phase: "confirmed", seats: 1 });
    expect(Number(booking.totalAmount)).toBe(Number(totalAmount) / 2);
    expect(Number(booking.amountPaid.amount)).toBe(Number(totalAmount) / 2);
    expect(booking.parts.flatMap(({ travellers }) => travellers.map((one) => one.id))).toEqual([self.id]);
    expect(await freeIn(window)).toBe(before + 1);
    expect(await told(account.id, "seat_lapsed")).toBe(1);
    // Whoever lost it may stand in line again.
    const people = app.platform.db.selectFrom("queuePeople").select("person").where("windowId", "=", window.id);
    expect(await people.execute()).toEqual([{ person: `user:${account.id}` }]);
  });

  it("takes the seats of several at once, tells of it once, and leaves the others what they have", async () => {
    const window = await givenWindow(operator, { seats: 5 });
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...amina, relationship: "self" });
    const others = [await givenTraveller(app, account, elsewhere), await givenTraveller(app, account, elsewhere)];
    await show(account, "C20000013");
    const shown = [await show(account, "C20000014", others[0]?.id), await show(account, "C20000015", others[1]?.id)];
    const seats = await givenSeats(window, account, [self, ...others]);
    const { totalAmount } = await seats.pay();
    for (const { id } of shown) await refuse(id);
    await look();
    time.move({ hours: 24 });
    await look();
    await app.jobsDone();

    const booking = await seats.read();
    expect(booking).toMatchObject({ phase: "confirmed", seats: 1 });
    expect(Number(booking.amountPaid.amount)).toBe(Number(totalAmount) / 3);
    expect(await told(account.id, "seat_lapsed")).toBe(1);
    expect(await freeIn(window)).toBe(4);
  });

  it("is asked for still of whoever has got an account of their own since", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const admin = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, admin, { ...amina, relationship: "self" });
    const entered = await givenTraveller(app, admin, { ...elsewhere, relationship: "sister" });
    const family = await givenFamily(app, admin);
    const adding = { params: { id: family.id }, body: { travellerId: entered.id } };
    const { members } = await app.call(addFamilyMember, adding, admin.session);
    await show(admin, "C20000016");
    const document = await show(admin, "C20000017", entered.id);
    const seats = await givenSeats(window, admin, [self, entered], { familyId: family.id });
    await seats.pay();
    const memberId = members.find(({ travellerId }) => travellerId === entered.id)?.id ?? "";
    const { code } = await givenInvitation(app, admin, family.id, { memberId });
    const sister = await givenResident(app, BY_OPERATOR);
    await givenTraveller(app, sister, { ...elsewhere, relationship: "self" });
    await app.call(acceptInvitation, { body: { token: code } }, sister.session);
    await refuse(document.id);
    await look();

    expect(await told(admin.id, "seat_refused")).toBe(1);
    time.move({ hours: 24 });
    await look();
    expect(await seats.read()).toMatchObject({ seats: 1 });
  });

  it("leaves nobody an empty seat: of whoever was taken off, or deleted, before it was accepted", async () => {
    const window = await givenWindow(operator, { seats: 2 });
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...amina, relationship: "self" });
    const other = await givenTraveller(app, account, elsewhere);
    await show(account, "C20000020");
    const document = await show(account, "C20000021", other.id);
    const seats = await givenSeats(window, account, [self, other]);
    await seats.pay();
    await refuse(document.id);
    await seats.named([self.id]);
    await app.call(deleteTraveller, { params: { id: other.id } }, account.session);
    await look();
    expect(await told(account.id, "seat_refused")).toBe(1);
    time.move({ hours: 24 });
    await look();

    expect(await seats.read()).toMatchObject({ phase: "confirmed", seats: 1 });
    expect(await freeIn(window)).toBe(1);
  });

  it("forgets whoever was taken off once somebody who is known has the seat", async () => {
    const window = await givenWindow(operator, { seats: 2 });
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...elsewhere, relationship: "self" });
    const document = await show(account, "C20000022");
    const seats = await givenSeats(window, account, [self]);
    await seats.pay();
    await refuse(document.id);
    await seats.named([]);
    await look();
    await show(account, "C20000023");
    await seats.named([self.id]);
    time.move({ hours: 25 });
    await look();

    expect((await seats.read()).phase).toBe("confirmed");
  });

  it("is not looked at under a lock while nothing of it is new, and takes no seat of a suspended operator's", async () => {
    const selling = await givenOperator(app);
    const window = await givenWindow(selling, { seats: 1 });
    await open(window.id);
    const account = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, account, { ...elsewhere, relationship: "self" });
    const document = await show(account, "C20000024");
    const seats = await givenSeats(window, account, [self]);
    await seats.pay();
    const { db } = app.platform;
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom("bookings").select("id").where("id", "=", seats.at.params.id).forUpdate().execute();
      await look();
    });
    await refuse(document.id);
    await look();
    time.move({ hours: 20 });
    const stopped = {
      kind: "operator",
      subjectId: selling.user.id,
      reason: "Sold seats that it did not have.",
    } as const;
    await app.call(takeMeasure, { body: stopped }, staff.session);
    time.move({ hours: 10 });
    await look();
    expect((await seats.read()).phase).toBe("confirmed");

    const [subject] = await app.call(findSubjects, { query: { q: selling.user.username } }, staff.session);
    await app.call(endMeasure, { params: { id: subject?.measures[0]?.id ?? "" } }, staff.session);
    await look();
    expect((await seats.read()).phase).toBe("confirmed");
    time.move({ hours: 4 });
    await look();
    expect((await seats.read()).phase).toBe("cancelled");
  });

  it("takes nothing that Nusuk has booked, nor from a journey that has begun", async () => {
    const window = await givenWindow(operator);
    await open(window.id);
    const given = async (country: string, documentNumber: string) => {
      const account = await givenResident(app, country);
      const record = { ...elsewhere, countryOfResidence: country, relationship: "self" } as const;
      const self = await givenTraveller(app, account, record);
      const document = await show(account, documentNumber);
      return { document, account, seats: await givenSeats(window, account, [self]) };
    };
    const atNusuk = await given(BY_NUSUK, "C20000010");
    await app.call(confirmBooking, atNusuk.seats.at, atNusuk.account.session);
    await app.call(recordNusuk, { ...atNusuk.seats.at, body: { reference: "NH-1448-7" } }, atNusuk.account.session);
    const begun = await given(BY_OPERATOR, "C20000012");
    await begun.seats.pay();
    for (const { document } of [atNusuk, begun]) await refuse(document.id);
    await look();
    time.move({ hours: 25 });
    await app.platform.db
      .updateTable("bookings")
      .set({ departureDate: time.clock().toISOString().slice(0, 10) })
      .where("id", "=", begun.seats.at.params.id)
      .execute();
    await look();

    const phases = await Promise.all([atNusuk, begun].map(async ({ seats }) => (await seats.read()).phase));
    expect(phases).toEqual(["confirmed", "confirmed"]);
  });
});
