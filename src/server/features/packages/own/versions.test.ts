/** Two people at one package, its history, its copies, and what stands on it. */
import { describe, expect, it } from "vitest";
import { duplicatePackage, packageStanding } from "#contract/own-packages.ts";
import { closePackage, getPackage, type Package, publishPackage, updatePackage } from "#contract/packages.ts";
import { BOOKING_PHASES } from "#domain/bookings/booking.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { BY_OPERATOR, givenHold, givenResident } from "../../../../../test/factories/bookings.ts";
import { givenDraft, givenListed } from "../../../../../test/factories/packages.ts";

const app = await testApp({ settings: { SERVICE_FEE_PERCENT: "2.5" } });
const operator = await givenOperator(app);
const rival = await givenOperator(app);
const pilgrim = await givenPilgrim(app);

const at = ({ id }: Package) => ({ params: { id } });
const seen = ({ version }: Package) => ({ "if-match": `"${version}"` });
const change = (made: Package, body: object, headers = {}) =>
  app.call(updatePackage, { ...at(made), body, headers }, operator.session);
const standing = (made: Package) => app.call(packageStanding, at(made), operator.session);

describe("a change on a version that somebody else has changed", () => {
  it("is refused with what was changed and by whom, and overwrites nothing", async () => {
    const made = await givenDraft(app, operator);
    await change(made, { price: 8000, capacity: 44 }, seen(made));

    const problem = await app.refusal(
      updatePackage,
      { ...at(made), body: { price: 1 }, headers: seen(made) },
      operator.session,
    );

    expect(problem).toMatchObject({
      status: 412,
      code: "changed_meanwhile",
      version: 2,
      changes: [{ version: 2, action: "change", by: "Amina Rahman", fields: ["capacity", "price"] }],
    });
    expect(await app.call(getPackage, at(made), operator.session)).toMatchObject({ price: 8000, version: 2 });
  });

  it("lets one of many through that saw the same version", async () => {
    const made = await givenDraft(app, operator);
    const titles = ["One", "Two", "Three", "Four"];

    const answers = await Promise.allSettled(titles.map((title) => change(made, { title }, seen(made))));

    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await app.call(getPackage, at(made), operator.session)).toMatchObject({ version: 2 });
  });

  it("goes through on the version that it names, and counts one on", async () => {
    const made = await givenDraft(app, operator);
    const first = await change(made, { title: "One" }, seen(made));
    const second = await change(made, { title: "Two" }, seen(first));

    expect([made.version, first.version, second.version]).toEqual([1, 2, 3]);
  });

  it("is done once when it is sent again on the same version because its answer was lost", async () => {
    const made = await givenDraft(app, operator);
    const first = await change(made, { title: "One", price: 8000 }, seen(made));

    expect(await change(made, { title: "One", price: 8000 }, seen(made))).toEqual(first);
  });

  it("counts nothing where nothing changes", async () => {
    const made = await givenDraft(app, operator);

    expect(await change(made, { title: made.title, channels: made.channels })).toEqual(made);
  });

  it.each(['"0"', "7", '"x"', '"1", "2"', "*"])("is refused for If-Match %s", async (value) => {
    const made = await givenDraft(app, operator);

    const call = { ...at(made), body: { title: "X" }, headers: { "if-match": value } };

    expect(await app.refusal(updatePackage, call, operator.session)).toMatchObject({ status: 400 });
  });

  it("is told of a state that came between", async () => {
    const made = await givenDraft(app, operator);
    await app.call(publishPackage, at(made), operator.session);

    const call = { ...at(made), body: { title: "X" }, headers: seen(made) };

    expect(await app.refusal(updatePackage, call, operator.session)).toMatchObject({
      changes: [{ action: "publish" }],
    });
  });
});

describe("the standing of a package", () => {
  it("tells every change with its author, newest first, and the seats from and to", async () => {
    const made = await givenListed(app, operator);
    await change(made, { capacity: 50 });
    await change(made, { capacity: 45, meals: "Full board" });

    const { changes } = await standing(made);

    expect(changes.map(({ action, fields, seats, by }) => [action, fields, seats, by])).toEqual([
      ["change", ["capacity", "meals"], { from: 50, to: 45 }, "Amina Rahman"],
      ["change", ["capacity"], { from: 40, to: 50 }, "Amina Rahman"],
      ["publish", [], null, "Amina Rahman"],
      ["create", [], null, "Amina Rahman"],
    ]);
  });

  it("tells the seats taken, the bookings and the fee of this installation", async () => {
    const made = await givenListed(app, operator);
    await app.platform.db.updateTable("packages").set({ availableSlots: 31 }).where("id", "=", made.id).execute();

    expect(await standing(made)).toMatchObject({
      seatsTaken: 9,
      serviceFeePercent: 2.5,
      bookings: { held: 0, awaitingApproval: 0, awaitingReference: 0, confirmed: 0 },
    });
  });

  it("counts a booking in every phase but an ended one", async () => {
    const { id } = await givenListed(app, operator);
    const member = await givenResident(app, BY_OPERATOR);
    for (const phase of BOOKING_PHASES) {
      const held = await givenHold(app, member, id);
      const holdExpiresAt = phase === "held" ? app.platform.clock() : null;
      const approvalDueAt = phase === "awaiting_approval" ? app.platform.clock() : null;
      const cancelReason = phase === "cancelled" ? "by_pilgrim" : null;
      const standing = { phase, holdExpiresAt, approvalDueAt, cancelReason, channel: "operator" } as const;
      await app.platform.db.updateTable("bookings").set(standing).where("id", "=", held.id).execute();
    }

    const { bookings } = await app.call(packageStanding, { params: { id } }, operator.session);

    expect(bookings).toEqual({ held: 1, awaitingApproval: 1, awaitingBalance: 1, awaitingReference: 1, confirmed: 1 });
  });
});

describe("a copy", () => {
  it("is a draft of the same series without the reference, with all its seats free", async () => {
    const made = await givenListed(app, operator, { operatorReference: "COPY-1", meals: "Half board", capacity: 12 });
    await app.platform.db.updateTable("packages").set({ availableSlots: 3 }).where("id", "=", made.id).execute();

    const copy = await app.call(duplicatePackage, at(made), operator.session);

    const own = { id: copy.id, status: "draft", availableSlots: 12, operatorReference: null, version: 1 };
    expect(copy).toEqual({ ...made, ...own });
    const series = await app.platform.db
      .selectFrom("packages")
      .select("seriesId")
      .where("id", "in", [made.id, copy.id])
      .execute();
    expect(new Set(series.map(({ seriesId }) => seriesId)).size).toBe(1);
  });

  it("can be made of a closed package", async () => {
    const made = await givenListed(app, operator);
    await app.call(closePackage, at(made), operator.session);

    expect(await app.call(duplicatePackage, at(made), operator.session)).toMatchObject({ status: "draft" });
  });
});

describe("everybody else", () => {
  it.each([duplicatePackage, packageStanding])("is kept out (%#)", async (route) => {
    const made = await givenListed(app, operator);

    expect(await app.refusal(route, at(made), rival.session)).toMatchObject({ status: 404, code: "not_found" });
    expect(await app.refusal(route, at(made), pilgrim.session)).toMatchObject({ status: 403 });
    expect(await app.refusal(route, at(made))).toMatchObject({ status: 401 });
  });
});
