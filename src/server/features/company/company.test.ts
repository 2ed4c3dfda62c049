/** The company's card: written by its owner alone, never over what was not seen, read by whoever has booked. */
import { describe, expect, it } from "vitest";
import { bookingCompany, changeCompany, getCompany } from "#contract/company.ts";
import { testApp } from "../../../../test/app.ts";
import { givenPilgrim } from "../../../../test/factories/accounts.ts";
import { BY_OPERATOR, givenOffer, givenPaid, givenResident } from "../../../../test/factories/bookings.ts";
import { givenColleague, givenOwner } from "../../../../test/factories/teams.ts";
import { requestFor } from "../../../../test/request.ts";

const app = await testApp();
const SAID = {
  address: "12 Mill Lane\nLondon",
  phones: ["+44 20 7946 0018"],
  email: "office@example.org",
  about: "Twenty years of Hajj with one guide for twelve people.",
};

describe("a company", () => {
  it("is empty beside its name until its owner writes it, and is counted on with each change", async () => {
    const { session, user } = await givenOwner(app);

    const empty = await app.call(getCompany, {}, session);
    const first = await app.call(changeCompany, { body: { ...SAID, version: 0 } }, session);
    const second = await app.call(changeCompany, { body: { ...SAID, phones: [], email: null, version: 1 } }, session);

    expect(empty).toMatchObject({ address: "", phones: [], email: null, about: "", version: 0 });
    expect(first).toEqual({ ...SAID, name: empty.name, version: 1 });
    expect(second).toMatchObject({ phones: [], email: null, version: 2 });
    const acts = app.platform.db.selectFrom("audit").select("action").where("subjectId", "=", user.id);
    expect((await acts.where("action", "=", "operator.company_changed").execute()).length).toBe(2);
  });

  it("is reached by numbers in Latin digits, whatever keyboard typed them", async () => {
    const { session } = await givenOwner(app);
    const phones = ["+٤٤ ٢٠ ٧٩٤٦ ٠٠١٨", "+९८ २१ ८८८८ १२३४", "\u2066+44 20 7946 0019\u2069"];

    const kept = await app.call(changeCompany, { body: { ...SAID, phones, version: 0 } }, session);

    expect(kept.phones).toEqual(["+44 20 7946 0018", "+98 21 8888 1234", "+44 20 7946 0019"]);
  });

  it("is written once when several write at once, and never over what was not seen", async () => {
    const { session } = await givenOwner(app);
    const write = async (version: number) =>
      (await app.inject(requestFor(changeCompany, { body: { ...SAID, version } }, session))).statusCode;

    const first = await Promise.all(Array.from({ length: 5 }, () => write(0)));
    const next = await Promise.all(Array.from({ length: 5 }, () => write(1)));

    for (const tries of [first, next]) {
      expect(tries.toSorted()).toEqual([200, 412, 412, 412, 412]);
    }
    expect((await app.call(getCompany, {}, session)).version).toBe(2);
  });

  it("is its owner's matter: employees with every other right are refused", async () => {
    const owner = await givenOwner(app);
    const { session } = await givenColleague(app, owner, ["packages", "bookings", "money"]);

    expect((await app.refusal(getCompany, {}, session)).code).toBe("owner_needed");
    expect((await app.refusal(changeCompany, { body: { ...SAID, version: 0 } }, session)).code).toBe("owner_needed");
  });

  it.each([
    ["phones", ["call us"]],
    ["phones", ["1".repeat(41)]],
    ["phones", Array.from({ length: 4 }, () => "+44 20 7946 0018")],
    ["email", "office"],
    ["address", "x".repeat(501)],
    ["about", "x".repeat(2001)],
    ["version", -1],
  ])("takes no %s like %j", async (field, value) => {
    const { session } = await givenOwner(app);

    const refused = await app.refusal(changeCompany, { body: { ...SAID, version: 0, [field]: value } }, session);

    expect(refused.status).toBe(400);
    expect(Object.keys(refused.errors ?? {}).some((name) => name.startsWith(field))).toBe(true);
  });

  it("is read by whoever has sent a booking to it, and by nobody else", async () => {
    const [owner, pilgrim] = [await givenOwner(app), await givenResident(app, BY_OPERATOR)];
    await app.call(changeCompany, { body: { ...SAID, version: 0 } }, owner.session);
    const { id } = await givenPaid(app, pilgrim, await givenOffer(app, owner.user.id));
    const other = await givenPilgrim(app);

    expect(await app.call(bookingCompany, { params: { id } }, pilgrim.session)).toMatchObject(SAID);
    expect((await app.refusal(bookingCompany, { params: { id } }, other.session)).status).toBe(404);
  });
});
