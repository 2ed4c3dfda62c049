/** The terms that new packages begin with: set by the owner, taken over where a draft names none, never backwards. */
import { describe, expect, it } from "vitest";
import { createPackage, getPackage, updatePackage } from "#contract/packages.ts";
import { changeStandardTerms, getStandardTerms } from "#contract/standard-terms.ts";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { givenDraft, packageDraft } from "../../../../../test/factories/packages.ts";
import { givenColleague, givenOwner } from "../../../../../test/factories/teams.ts";
import { requestFor } from "../../../../../test/request.ts";

const app = await testApp();
const GENEROUS = {
  approval: "instant" as const,
  cancellation: [
    { daysBefore: 7, refundPercent: 60 },
    { daysBefore: 90, refundPercent: 100 },
  ],
  changeDays: 14,
  payment: {
    deposit: { kind: "per_person" as const, amount: 500 },
    balanceDays: 45,
    instalments: 3,
    graceDays: 5,
  },
};
const SHOWN = {
  ...GENEROUS,
  cancellation: GENEROUS.cancellation.toReversed(),
  payment: { ...GENEROUS.payment, deposit: { kind: "per_person", amount: { amount: "500.00", currency: "USD" } } },
};

describe("standard terms", () => {
  it("are everybody's until they are set, and then those of new packages that name none", async () => {
    const owner = await givenOwner(app);
    const before = await givenDraft(app, owner);
    const first = await app.call(getStandardTerms, {}, owner.session);

    const set = await app.call(changeStandardTerms, { body: { terms: GENEROUS, version: 0 } }, owner.session);
    const silent = await givenDraft(app, owner, { title: "Silent" });
    const own = { approval: "approval" as const, cancellation: [] };
    const said = await givenDraft(app, owner, { title: "Said", terms: own });

    expect(first).toEqual({ terms: { ...STANDARD_TERMS, payment: null }, version: 0 });
    expect(set).toEqual({ terms: SHOWN, version: 1 });
    expect(silent.terms).toEqual(SHOWN);
    expect(said.terms).toMatchObject(own);
    const kept = await app.call(getPackage, { params: { id: before.id } }, owner.session);
    expect(kept.terms).toEqual(before.terms);
  });

  it("say what is taken, which a package keeps whose own terms do not", async () => {
    const owner = await givenOwner(app);
    const taking = { accepts: ["debit" as const, "visa" as const], minimum: 250 };
    const shown = { accepts: ["debit", "visa"], minimum: { amount: "250.00", currency: "USD" } };
    const own = { terms: { approval: "approval" as const, cancellation: [] } };

    const set = await app.call(
      changeStandardTerms,
      { body: { terms: { ...GENEROUS, taking }, version: 0 } },
      owner.session,
    );
    const said = await givenDraft(app, owner, own);
    await app.call(changeStandardTerms, { body: { terms: GENEROUS, version: 1 } }, owner.session);
    const kept = await app.call(updatePackage, { params: { id: said.id }, body: own }, owner.session);

    expect(set.terms.taking).toEqual(shown);
    expect(said.terms.taking).toEqual(shown);
    expect(kept.terms.taking).toEqual(shown);
    expect((await givenDraft(app, owner)).terms.taking).toBeUndefined();
  });

  it("are one operator's alone", async () => {
    const [owner, other] = [await givenOwner(app), await givenOperator(app)];
    await app.call(changeStandardTerms, { body: { terms: GENEROUS, version: 0 } }, owner.session);

    expect((await app.call(getStandardTerms, {}, other.session)).version).toBe(0);
    expect((await givenDraft(app, other)).terms).toEqual({ ...STANDARD_TERMS, payment: null });
  });

  it("are written once when several write at once, and never over what was not seen", async () => {
    const { session } = await givenOwner(app);
    const write = async (version: number) =>
      (await app.inject(requestFor(changeStandardTerms, { body: { terms: GENEROUS, version } }, session))).statusCode;

    const first = await Promise.all(Array.from({ length: 5 }, () => write(0)));
    const next = await Promise.all(Array.from({ length: 5 }, () => write(1)));

    expect([first, next].map((tries) => tries.toSorted())).toEqual([
      [200, 412, 412, 412, 412],
      [200, 412, 412, 412, 412],
    ]);
  });

  it("are read and used by employees who make packages, and set by the owner alone", async () => {
    const owner = await givenOwner(app);
    await app.call(changeStandardTerms, { body: { terms: GENEROUS, version: 0 } }, owner.session);
    const [maker, clerk] = [
      await givenColleague(app, owner, ["packages"]),
      await givenColleague(app, owner, ["bookings"]),
    ];
    const change = { body: { terms: GENEROUS, version: 1 } };

    const made = await app.call(createPackage, { body: packageDraft(app.platform.clock()) }, maker.session);

    expect(made.terms).toEqual(SHOWN);
    expect((await app.refusal(changeStandardTerms, change, maker.session)).code).toBe("owner_needed");
    expect((await app.refusal(getStandardTerms, {}, clerk.session)).code).toBe("right_needed");
    expect((await app.refusal(changeStandardTerms, change, (await givenPilgrim(app)).session)).status).toBe(403);
    expect((await app.refusal(changeStandardTerms, change)).status).toBe(401);
  });

  it.each([
    ["two steps of one day", { cancellation: [...GENEROUS.cancellation, { daysBefore: 7, refundPercent: 1 }] }, 422],
    ["grace past the departure", { payment: { ...GENEROUS.payment, graceDays: 30, balanceDays: 30 } }, 422],
    ["a least payment above the deposit", { taking: { accepts: ["visa"], minimum: 500.01 } }, 422],
    ["nothing that is taken", { taking: { accepts: [], minimum: 0 } }, 400],
    ["what the gateway does not take", { taking: { accepts: ["bank_transfer"], minimum: 0 } }, 400],
    ["more back than was paid", { cancellation: [{ daysBefore: 7, refundPercent: 101 }] }, 400],
    ["an unknown way to confirm", { approval: "never" }, 400],
  ])("are refused with %s", async (_, wrong, status) => {
    const { session } = await givenOwner(app);

    const body = { terms: { ...GENEROUS, ...wrong }, version: 0 };
    const refused = await app.refusal(changeStandardTerms, { body }, session);

    expect(refused.status).toBe(status);
    expect(Object.keys(refused.errors ?? {})[0]).toContain("terms.");
  });
});
