/** Official numbers after they are recorded: asked about, put right, taken back, seen by the operator, with a picture beside them. */
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  approveBooking,
  type Booking,
  cancelBooking,
  createBooking,
  getBooking,
  recordNusuk,
} from "#contract/bookings.ts";
import { figureBookings } from "#contract/figure-bookings.ts";
import {
  addNumberPicture,
  numberPicture,
  officialNumbers,
  removeNumberPicture,
  reportedNumbers,
  seeManyNumbers,
  seeNumbers,
  withdrawNumber,
} from "#contract/official-numbers.ts";
import { operatorSummary } from "#contract/operators.ts";
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
import { picture } from "../../documents/test-files.ts";
import { sweepPictures } from "./sweep-pictures.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { user: operator, session: desk } = await givenOperator(app);

async function givenApproved(seats = 1, releaseDate: string | null = null) {
  const pilgrim = await givenResident(app, BY_NUSUK);
  const booking = await givenConfirmed(app, pilgrim, await givenOffer(app, operator.id, { releaseDate }), seats);
  await app.call(approveBooking, { params: { id: booking.id } }, desk);
  return { booking, session: pilgrim.session };
}

async function givenReported(seats = 1, releaseDate: string | null = null) {
  const given = await givenApproved(seats, releaseDate);
  await record(given.booking, { reference: "NSK-1001" }, given.session);
  return given;
}

type Body = { reference: string; application?: number; confirmed?: boolean; replaces?: string };
const record = ({ id }: Booking, body: Body, session: Session) =>
  app.call(recordNusuk, { params: { id }, body }, session);
const refuse = ({ id }: Booking, body: Body, session: Session) =>
  app.refusal(recordNusuk, { params: { id }, body }, session);
const withdrawal = ({ id }: Booking, reference: string, application = 0) => ({
  params: { id },
  body: { application, reference },
});
const read = ({ id }: Booking, session: Session) => app.call(getBooking, { params: { id } }, session);
const numbersOf = ({ id }: Booking, session: Session) => app.call(officialNumbers, { params: { id } }, session);
const see = ({ id }: Booking, references: (string | null)[], session = desk) =>
  app.call(seeNumbers, { params: { id }, body: { references } }, session);

const WHOLE = { phase: "confirmed", paymentStatus: "completed", nusukReference: "NSK-1001" };
const UNDONE = { phase: "awaiting_reference", paymentStatus: "pending", nusukReference: null, numbersSeen: false };

describe("what is typed", () => {
  it.each([
    ["an emoji", "🙏 abc"],
    ["no digit", "NSK"],
    ["nothing but marks of direction", "\u200F\u202E"],
    ["a control character", "NSK-1001\u0007"],
    ["more than anybody has", "4".repeat(150)],
    ["five hundred characters", "4".repeat(500)],
  ])("is refused with its field: %s", async (_, reference) => {
    const { booking, session } = await givenApproved();

    expect(await refuse(booking, { reference, confirmed: true }, session)).toMatchObject({
      errors: { reference: expect.any(String) },
    });

    expect(await read(booking, session)).toMatchObject(UNDONE);
  });

  it("is asked about where it is unusual, and taken once it is confirmed", async () => {
    const { booking, session } = await givenApproved();

    const asked = await refuse(booking, { reference: "a–1" }, session);
    const kept = await record(booking, { reference: "a–1", confirmed: true }, session);

    expect(asked).toMatchObject({ status: 422, code: "number_unusual", number: "a-1" });
    expect(kept.references).toEqual(["a-1"]);
  });

  it("is nothing after a cancellation, nor a stranger's", async () => {
    const { booking, session } = await givenReported();
    const stranger = await givenResident(app, BY_NUSUK);
    expect((await refuse(booking, { reference: "NSK-1002" }, stranger.session)).code).toBe("not_found");
    await app.call(cancelBooking, { params: { id: booking.id } }, session);

    expect((await refuse(booking, { reference: "NSK-1002" }, session)).code).toBe("illegal_transition");
    expect((await app.refusal(withdrawNumber, withdrawal(booking, "NSK-1001"), session)).code).toBe(
      "illegal_transition",
    );
    const seen = { params: { id: booking.id }, body: { references: ["NSK-1001"] } };
    expect((await app.refusal(seeNumbers, seen, desk)).code).toBe("illegal_transition");
  });
});

describe("putting right", () => {
  it("is done by either side and stands in the record with old, new, who and when", async () => {
    const { booking, session } = await givenReported();

    const byPilgrim = await record(booking, { reference: "NSK-1002", replaces: "NSK-1001" }, session);
    time.move({ minutes: 1 });
    const byOperator = await record(booking, { reference: "NSK-1003", replaces: "NSK-1002" }, desk);
    const { history } = await numbersOf(booking, desk);
    const shown = await numbersOf(booking, session);

    expect([byPilgrim.numbersSeen, byOperator.numbersSeen]).toEqual([false, true]);
    expect(history).toMatchObject([
      { what: "correct", by: "operator", name: expect.any(String), before: "NSK-1002", after: "NSK-1003" },
      { what: "correct", by: "pilgrim", name: null, before: "NSK-1001", after: "NSK-1002" },
      { what: "record", by: "pilgrim", name: null, before: null, after: "NSK-1001" },
    ]);
    expect(history[0]?.at).toBe(time.clock().toISOString());
    // A colleague's name is the business's alone.
    expect(shown.history.map(({ name }) => name)).toEqual([null, null, null]);
  });

  it("is refused where the number has changed since, and the operator reports none for a pilgrim", async () => {
    const { booking, session } = await givenApproved();
    expect((await refuse(booking, { reference: "NSK-1001" }, desk)).code).toBe("illegal_transition");
    await record(booking, { reference: "NSK-1001" }, session);

    expect((await refuse(booking, { reference: "NSK-1003", replaces: "NSK-1002" }, session)).code).toBe(
      "changed_meanwhile",
    );
  });

  it("with the same number, twice or at once, changes nothing", async () => {
    const { booking, session } = await givenApproved(9);

    await Promise.all([1, 2, 3].map(() => record(booking, { reference: "NSK-1001" }, session)));
    const { history, numbers } = await numbersOf(booking, session);

    expect(history).toHaveLength(1);
    expect(numbers.map(({ reference }) => reference)).toEqual(["NSK-1001", null]);
  });
});

describe("taking back", () => {
  it.each(["pilgrim", "operator"] as const)("by the %s undoes everything that followed", async (side) => {
    const { booking, session } = await givenReported();
    await see(booking, ["NSK-1001"]);
    expect(await read(booking, session)).toMatchObject({ ...WHOLE, numbersSeen: true });

    const by = side === "pilgrim" ? session : desk;
    const undone = await app.call(withdrawNumber, withdrawal(booking, "NSK-1001"), by);
    const again = await app.call(withdrawNumber, withdrawal(booking, "NSK-1001"), by);

    expect([undone, again]).toMatchObject([UNDONE, UNDONE]);
    expect((await numbersOf(booking, session)).history[0]).toMatchObject({ what: "withdraw", before: "NSK-1001" });
    expect(await record(booking, { reference: "NSK-1001" }, session)).toMatchObject({ ...WHOLE, numbersSeen: false });
  });

  it("at once, twice and beside a correction, leaves one state that the record explains", async () => {
    const { booking, session } = await givenReported();

    const ways = await Promise.allSettled([
      app.call(withdrawNumber, withdrawal(booking, "NSK-1001"), session),
      app.call(withdrawNumber, withdrawal(booking, "NSK-1001"), desk),
      record(booking, { reference: "NSK-1002", replaces: "NSK-1001" }, session),
    ]);
    const after = await read(booking, session);
    const { history } = await numbersOf(booking, session);

    expect(ways.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(history.filter(({ what }) => what === "withdraw").length).toBeLessThanOrEqual(1);
    expect(after.references[0]).toBe(history[0]?.after);
    expect(after.phase).toBe(after.references[0] === null ? "awaiting_reference" : "confirmed");
  });

  it("of one of two leaves the other, and the booking waits", async () => {
    const { booking, session } = await givenReported(9);
    await record(booking, { reference: "NSK-1002" }, session);

    const undone = await app.call(withdrawNumber, withdrawal(booking, "NSK-1001"), session);

    expect(undone).toMatchObject({ ...UNDONE, references: [null, "NSK-1002"] });
  });

  it("ends with the day after which the places would go back", async () => {
    const { booking, session } = await givenReported(1, "2026-11-25");
    const day = time.clock();
    time.move({ days: 6 });

    const refused = await app.refusal(withdrawNumber, withdrawal(booking, "NSK-1001"), session);

    expect(refused).toMatchObject({ status: 409, code: "number_stays" });
    expect(await read(booking, session)).toMatchObject(WHOLE);
    time.move({ days: -6 });
    expect(time.clock()).toEqual(day);
  });

  it("is the operator's alone where it recorded its own number, and keeps the booking confirmed", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const booking = await givenPaid(app, pilgrim, await givenOffer(app, operator.id));
    await app.call(approveBooking, { params: { id: booking.id } }, desk);
    expect(await record(booking, { reference: "CTR-2001" }, desk)).toMatchObject({ numbersSeen: true });

    expect((await app.refusal(withdrawNumber, withdrawal(booking, "CTR-2001"), pilgrim.session)).code).toBe(
      "illegal_transition",
    );
    expect(await app.call(withdrawNumber, withdrawal(booking, "CTR-2001"), desk)).toMatchObject({
      ...{ phase: "confirmed", paymentStatus: "completed", nusukReference: null },
    });
  });
});

describe("until the operator has seen it", () => {
  const figures = async (session: Session) => {
    const { revenue, conversion } = await app.call(operatorSummary, { query: { days: 30 } }, session);
    return [revenue.onNusuk.amount, revenue.reported.amount, conversion.completed];
  };

  it("a number counts as reported alone, in figures and their lists", async () => {
    const own = await givenOperator(app);
    const pilgrim = await givenResident(app, BY_NUSUK);
    const booking = await givenConfirmed(app, pilgrim, await givenOffer(app, own.user.id));
    await app.call(approveBooking, { params: { id: booking.id } }, own.session);
    await record(booking, { reference: "NSK-1001" }, pilgrim.session);

    const before = await figures(own.session);
    const behind = await app.call(figureBookings, { query: { figure: "reported" } }, own.session);
    const [waiting] = await app.call(reportedNumbers, {}, own.session);
    await Promise.all([1, 2].map(() => see(booking, ["NSK-1001"], own.session)));
    const after = await figures(own.session);

    expect([before, after]).toEqual([
      ["0.00", "5000.00", 0],
      ["5000.00", "0.00", 1],
    ]);
    expect(behind).toMatchObject({ count: 1, sum: { amount: "5000.00" } });
    expect(waiting).toMatchObject({ id: booking.id, references: ["NSK-1001"], pictures: [] });
    expect(await app.call(reportedNumbers, {}, own.session)).toEqual([]);
    const { history, numbers } = await numbersOf(booking, pilgrim.session);
    expect(history.map(({ what }) => what)).toEqual(["see", "record"]);
    expect(numbers[0]?.seenAt).toBe(time.clock().toISOString());
  });

  it("many are seen at once, each by itself and as it was shown", async () => {
    const [good, changed, foreign] = [await givenReported(), await givenReported(), await givenReported()];
    await record(changed.booking, { reference: "NSK-1009" }, changed.session);
    const other = await givenOperator(app);
    const all = [good, changed, foreign].map(({ booking: { id } }) => ({ id, references: ["NSK-1001"] }));

    const outcomes = await app.call(seeManyNumbers, { body: { bookings: all } }, desk);
    const byOther = await app.call(seeManyNumbers, { body: { bookings: all.slice(0, 1) } }, other.session);

    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["seen", "changed_meanwhile", "seen"]);
    expect(byOther.map(({ outcome }) => outcome)).toEqual(["not_found"]);
    expect((await read(changed.booking, desk)).numbersSeen).toBe(false);
  });
});

describe("the picture of the confirmation", () => {
  const at = ({ id }: Booking) => ({ id, application: "0" });
  const send = async (booking: Booking, session: Session) =>
    app.upload(
      addNumberPicture,
      { params: at(booking), file: { name: "nusuk.png", type: "image/png", bytes: await picture() } },
      session,
    );
  const look = async (booking: Booking, session: Session) =>
    app.inject({
      url: numberPicture.path.replace(":id", booking.id).replace(":application", "0"),
      headers: { ...session },
    });
  const stored = () => app.platform.files.list("number-picture-", new Date(time.clock().getTime() + 1e9));

  it("is kept re-encoded, for the booker's side and the operator of that booking alone", async () => {
    const { booking, session } = await givenReported();
    const [stranger, rival] = [await givenResident(app, BY_NUSUK), await givenOperator(app)];

    const { numbers } = await send(booking, session);
    const seen = await Promise.all([session, desk, stranger.session, rival.session].map((who) => look(booking, who)));

    expect(numbers[0]?.pictureAt).toBe(time.clock().toISOString());
    expect(seen.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404]);
    expect(seen[0]?.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "private, no-store" });
    expect((await sharp(seen[1]?.rawPayload).metadata()).format).toBe("jpeg");
    expect(await app.uploadRefusal(addNumberPicture, { params: at(booking) }, stranger.session)).toMatchObject({
      status: expect.toSatisfy((status: number) => status === 404 || status === 400),
    });
  });

  it("gives way to another, and goes with the number and by itself", async () => {
    const { booking, session } = await givenReported();
    await send(booking, session);
    const first = await stored();
    await send(booking, session);
    const second = await stored();

    await app.call(withdrawNumber, withdrawal(booking, "NSK-1001"), session);
    const third = await stored();
    await record(booking, { reference: "NSK-1001" }, session);
    await send(booking, session);
    const { numbers } = await app.call(removeNumberPicture, { params: { id: booking.id, application: 0 } }, session);

    expect([second.length, third.length]).toEqual([first.length, first.length - 1]);
    expect(numbers[0]?.pictureAt).toBeNull();
    expect(await stored()).toHaveLength(third.length);
    await app.runJob(sweepPictures, {});
    expect(await stored()).toHaveLength(third.length);
  });

  it("is refused without a number, for a file that is none, and is not the operator's to see once all has ended", async () => {
    const { booking, session } = await givenApproved();
    const file = { name: "nusuk.png", type: "image/png", bytes: Buffer.from("no picture") };

    const early = await app.uploadRefusal(addNumberPicture, { params: at(booking), file }, session);
    await record(booking, { reference: "NSK-1001" }, session);
    const none = await app.uploadRefusal(addNumberPicture, { params: at(booking), file }, session);
    await send(booking, session);
    await app.call(cancelBooking, { params: { id: booking.id } }, session);

    expect([early.code, none.code]).toEqual(["illegal_transition", "file_type"]);
    expect([(await look(booking, session)).statusCode, (await look(booking, desk)).statusCode]).toEqual([200, 404]);
  });
});

it("of a booking that is only held there is none to see", async () => {
  const pilgrim = await givenResident(app, BY_NUSUK);
  const parts = [{ packageId: await givenOffer(app, operator.id), seats: 1 }];
  const booking = await app.call(createBooking, { body: { parts } }, pilgrim.session);
  const seen = { params: { id: booking.id }, body: { references: [null] } };

  expect((await app.refusal(seeNumbers, seen, desk)).code).toBe("illegal_transition");
  expect((await numbersOf(booking, pilgrim.session)).numbers).toMatchObject([{ reference: null, seenAt: null }]);
});
