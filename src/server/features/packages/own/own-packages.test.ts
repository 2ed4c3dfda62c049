/** An operator's packages through the real calls: drafts, changes, the market, and everybody else kept out. */
import { describe, expect, it } from "vitest";
import {
  closePackage,
  createPackage,
  deletePackage,
  getPackage,
  listPackages,
  myPackages,
  type Package,
  pausePackage,
  publishPackage,
  updatePackage,
} from "#contract/packages.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { BY_NUSUK, givenConfirmed, givenOffer, givenResident } from "../../../../../test/factories/bookings.ts";
import { givenDraft, givenListed, packageDraft } from "../../../../../test/factories/packages.ts";

const app = await testApp();
const operator = await givenOperator(app);
const rival = await givenOperator(app);
const pilgrim = await givenPilgrim(app);

const draft = (overrides = {}) => packageDraft(app.platform.clock(), overrides);
const at = ({ id }: Package) => ({ params: { id } });
const setFreeSeats = ({ id }: Package, availableSlots: number) =>
  app.platform.db.updateTable("packages").set({ availableSlots }).where("id", "=", id).execute();

describe("a new package", () => {
  it("is a draft with every seat free and the defaults filled in", async () => {
    const made = await app.call(createPackage, { body: draft({ price: 7499.99, makkahHotel: " " }) }, operator.session);

    expect(made).toMatchObject({
      status: "draft",
      name: "Nur al-Haram",
      operatorId: operator.user.id,
      operatorName: "Amina Rahman",
      licenceVerified: true,
      price: 7499.99,
      availableSlots: 40,
      channels: ["nusuk", "operator"],
      makkahHotel: null,
      rating: null,
      reviewCount: 0,
      bookingCount: 0,
    });
    expect(made.roomTypes.map(({ type, occupants, supplement }) => [type, occupants, supplement.amount])).toEqual([
      ["quad", 4, "0.00"],
      ["triple", 3, "0.00"],
      ["double", 2, "0.00"],
    ]);
    expect(made.terms.approval).toBe("approval");
  });

  it("keeps what the operator wrote, the longest notice first", async () => {
    const made = await givenDraft(app, operator, {
      channels: ["operator"],
      roomTypes: [
        { type: "quad", supplement: 0 },
        { type: "double", supplement: 850.5 },
      ],
      terms: {
        approval: "instant",
        cancellation: [
          { daysBefore: 10, refundPercent: 20 },
          { daysBefore: 40, refundPercent: 80 },
        ],
      },
      guideLanguages: ["en", "ur"],
      accessible: true,
      operatorReference: "LON-1",
    });

    expect(made.roomTypes[1]?.supplement).toEqual({ amount: "850.50", currency: "USD" });
    expect(made.terms.cancellation.map(({ daysBefore }) => daysBefore)).toEqual([40, 10]);
    expect(made).toMatchObject({ channels: ["operator"], guideLanguages: ["en", "ur"], operatorReference: "LON-1" });
  });

  it.each([
    ["title", ""],
    ["title", "a\u0000b"],
    ["price", 0],
    ["price", 10.001],
    ["price", "7500"],
    ["price", 1e9],
    ["capacity", 0],
    ["capacity", 1.5],
    ["departureDate", "2027-02-30"],
    ["departureDate", "0000-01-01"],
    ["accommodationType", "Palace"],
    ["channels", []],
    ["roomTypes", []],
  ])("with %s %o is refused at its field", async (field, value) => {
    const problem = await app.refusal(createPackage, { body: { ...draft(), [field]: value } }, operator.session);

    expect(problem).toMatchObject({ status: 400, code: "invalid_input" });
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  it.each([
    ["returnDate", () => ({ returnDate: draft().departureDate })],
    ["duration", () => ({ duration: 21 })],
    ["roomTypes", () => ({ roomTypes: [{ type: "quad", supplement: 5 }] })],
    ["releaseDate", () => ({ releaseDate: draft().returnDate })],
  ])("whose %s does not fit is refused with the field named", async (field, changes) => {
    const problem = await app.refusal(createPackage, { body: draft(changes()) }, operator.session);

    expect(problem).toMatchObject({ status: 422, code: "unacceptable", errors: { [field]: expect.any(String) } });
  });

  it("has a reference that no other package of its operator has", async () => {
    const body = draft({ operatorReference: "MAN-7" });
    await app.call(createPackage, { body }, operator.session);

    const problem = await app.refusal(createPackage, { body }, operator.session);

    expect(problem).toMatchObject({ status: 422, errors: { operatorReference: expect.any(String) } });
    expect((await app.call(createPackage, { body }, rival.session)).operatorReference).toBe("MAN-7");
  });

  it("is for operators alone", async () => {
    expect(await app.refusal(createPackage, { body: draft() })).toMatchObject({ status: 401 });
    expect(await app.refusal(createPackage, { body: draft() }, pilgrim.session)).toMatchObject({ status: 403 });
    const headers = { origin: "https://elsewhere.example" };
    expect(await app.refusal(createPackage, { body: draft(), headers }, operator.session)).toMatchObject({
      code: "foreign_origin",
    });
  });
});

describe("changing a package", () => {
  it("moves its release date to no day that has passed, and to no earlier one while somebody waits for a number", async () => {
    const day = (days: number) => addDays(dateOf(app.platform.clock()), days);
    const id = await givenOffer(app, operator.user.id, {
      releaseDate: day(30),
      departureDate: day(90),
      returnDate: day(110),
      hijriYear: 1448,
    });
    const move = (releaseDate: string | null) => ({ params: { id }, body: { releaseDate } });
    await app.call(updatePackage, move(day(20)), operator.session);
    const past = await app.refusal(updatePackage, move(day(-1)), operator.session);
    await givenConfirmed(app, await givenResident(app, BY_NUSUK), id);

    const sooner = await app.refusal(updatePackage, move(day(19)), operator.session);

    expect(past).toMatchObject({ status: 422, errors: { releaseDate: expect.stringContaining("has passed") } });
    expect(sooner).toMatchObject({
      status: 422,
      errors: { releaseDate: expect.stringContaining("wait for their Nusuk number") },
    });
    expect((await app.call(updatePackage, move(day(21)), operator.session)).releaseDate).toBe(day(21));
  });

  it("changes what was sent and leaves the rest", async () => {
    const made = await givenDraft(app, operator, { minaCamp: "47" });

    const changed = await app.call(updatePackage, { ...at(made), body: { title: "Safa", price: 1 } }, operator.session);

    expect(changed).toEqual({ ...made, title: "Safa", name: "Safa", price: 1, version: 2 });
  });

  it("keeps the taken seats taken when the capacity changes", async () => {
    const made = await givenListed(app, operator);
    await setFreeSeats(made, 30);

    const changed = await app.call(updatePackage, { ...at(made), body: { capacity: 12 } }, operator.session);

    expect(changed).toMatchObject({ capacity: 12, availableSlots: 2 });
  });

  it.each([
    ["capacity", { capacity: 9 }],
    ["departureDate", { departureDate: "2027-05-04", duration: 19 }],
  ])("refuses a %s that the sold seats forbid", async (field, body) => {
    const made = await givenListed(app, operator);
    await setFreeSeats(made, 30);

    const problem = await app.refusal(updatePackage, { ...at(made), body }, operator.session);

    expect(problem).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } });
    expect(await app.call(getPackage, at(made))).toEqual({ ...made, availableSlots: 30 });
  });

  it("moves dates and nights together or not at all", async () => {
    const made = await givenDraft(app, operator);
    const returnDate = addDays(made.returnDate, 1);

    const problem = await app.refusal(updatePackage, { ...at(made), body: { returnDate } }, operator.session);
    const moved = await app.call(updatePackage, { ...at(made), body: { returnDate, duration: 21 } }, operator.session);

    expect(problem).toMatchObject({ status: 422, errors: { duration: expect.stringContaining("21") } });
    expect(moved).toMatchObject({ returnDate, duration: 21 });
  });

  it("does not put a departure of the past on the market", async () => {
    const made = await givenListed(app, operator);
    const body = { departureDate: "2020-05-01", returnDate: "2020-05-21" };

    const problem = await app.refusal(updatePackage, { ...at(made), body }, operator.session);

    expect(problem).toMatchObject({ status: 422, errors: { departureDate: expect.any(String) } });
  });

  it("is over once it is closed", async () => {
    const made = await givenListed(app, operator);
    await app.call(closePackage, at(made), operator.session);

    const problem = await app.refusal(updatePackage, { ...at(made), body: { title: "X" } }, operator.session);

    expect(problem).toMatchObject({ status: 409, code: "illegal_transition" });
  });

  it("loses no change of two that come at once", async () => {
    const made = await givenDraft(app, operator);
    const change = (body: object) => app.call(updatePackage, { ...at(made), body }, operator.session);

    await Promise.all([change({ title: "One" }), change({ meals: "Half board" }), change({ capacity: 7 })]);

    expect(await app.call(getPackage, at(made), operator.session)).toMatchObject({
      title: "One",
      meals: "Half board",
      capacity: 7,
      availableSlots: 7,
    });
  });
});

describe("the market", () => {
  it("is entered, left, entered again and closed for good", async () => {
    const made = await givenDraft(app, operator);
    const act = async (route: typeof publishPackage) => (await app.call(route, at(made), operator.session)).status;

    expect([
      await act(publishPackage),
      await act(pausePackage),
      await act(publishPackage),
      await act(closePackage),
    ]).toEqual(["listed", "paused", "listed", "closed"]);
  });

  it.each([pausePackage, closePackage])("cannot be left by a draft (%#)", async (route) => {
    const problem = await app.refusal(route, at(await givenDraft(app, operator)), operator.session);

    expect(problem).toMatchObject({ status: 409, code: "illegal_transition" });
  });

  it("needs a verified licence", async () => {
    const newcomer = await givenOperator(app, { licensed: false });
    const made = await givenDraft(app, newcomer);

    const problem = await app.refusal(publishPackage, at(made), newcomer.session);

    expect(problem).toMatchObject({ status: 403, code: "licence_needed" });
    expect(await app.refusal(getPackage, at(made))).toMatchObject({ status: 404 });
  });

  it("needs a departure ahead", async () => {
    const made = await givenDraft(app, operator, { departureDate: "2024-06-01", returnDate: "2024-06-21" });

    const problem = await app.refusal(publishPackage, at(made), operator.session);

    expect(problem).toMatchObject({ status: 422, code: "unacceptable", errors: { departureDate: expect.any(String) } });
  });

  it("shows to its operator what is listed, at once", async () => {
    const made = await givenListed(app, operator);
    const shown = async () => (await app.call(listPackages, {}, operator.session)).some(({ id }) => id === made.id);

    expect(await shown()).toBe(true);
    await app.call(pausePackage, at(made), operator.session);
    expect(await shown()).toBe(false);
  });
});

describe("deleting", () => {
  it("is for drafts", async () => {
    const made = await givenDraft(app, operator);
    const listed = await givenListed(app, operator);

    await app.call(deletePackage, at(made), operator.session);

    expect(await app.refusal(getPackage, at(made), operator.session)).toMatchObject({ status: 404 });
    expect(await app.refusal(deletePackage, at(listed), operator.session)).toMatchObject({ status: 409 });
  });
});

describe("another operator's package", () => {
  it.each([updatePackage, publishPackage, pausePackage, closePackage, deletePackage])(
    "is not there (%#)",
    async (route) => {
      const made = await givenListed(app, operator);

      const body = route === updatePackage ? { title: "Mine" } : undefined;
      const problem = await app.refusal(route, { ...at(made), body }, rival.session);

      expect(problem).toMatchObject({ status: 404, code: "not_found" });
      expect(await app.call(getPackage, at(made))).toEqual(made);
    },
  );

  it("is not among one's own, which come newest first in every state", async () => {
    const owner = await givenOperator(app);
    const older = await givenDraft(app, owner);
    const newer = await givenListed(app, owner);

    expect(await app.call(myPackages, {}, owner.session)).toEqual([newer, older]);
    expect(await app.refusal(myPackages, {}, pilgrim.session)).toMatchObject({ status: 403 });
  });
});
