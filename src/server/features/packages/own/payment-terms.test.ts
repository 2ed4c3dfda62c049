/** Terms of payment as an operator writes them. */
import { describe, expect, it } from "vitest";
import { createPackage, updatePackage } from "#contract/packages.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { packageDraft } from "../../../../../test/factories/packages.ts";

const app = await testApp();
const operator = await givenOperator(app);

describe("payment terms", () => {
  const payment = {
    deposit: { kind: "per_person" as const, amount: 500 },
    balanceDays: 45,
    instalments: 12,
    graceDays: 5,
  };
  const terms = { approval: "approval" as const, cancellation: [] };

  it("are written by the operator and read by everyone", async () => {
    const draft = packageDraft(app.platform.clock(), { terms: { ...terms, payment } });
    const made = await app.call(createPackage, { body: draft }, operator.session);

    expect(made.terms.payment).toEqual({
      ...payment,
      deposit: { kind: "per_person", amount: { amount: "500.00", currency: "USD" } },
    });
    const without = await app.call(updatePackage, { params: { id: made.id }, body: { terms } }, operator.session);
    expect(without.terms.payment).toBeNull();
  });

  it.each([
    [{ deposit: { kind: "percent", percent: 0 } }, 400],
    [{ deposit: { kind: "percent", percent: 101 } }, 400],
    [{ deposit: { kind: "per_person", amount: -1 } }, 400],
    [{ deposit: { kind: "per_person", amount: 1.005 } }, 400],
    [{ instalments: 13 }, 400],
    [{ instalments: 0 }, 400],
    [{ balanceDays: 0 }, 400],
    [{ balanceDays: 20, graceDays: 20 }, 422],
  ])("are refused where they make no sense: %o", async (wrong, status) => {
    const body = { ...packageDraft(app.platform.clock()), terms: { ...terms, payment: { ...payment, ...wrong } } };

    expect(await app.refusal(createPackage, { body }, operator.session)).toMatchObject({ status });
    expect(await app.refusal(createPackage, { body }, (await givenPilgrim(app)).session)).toMatchObject({
      status: 403,
    });
  });
});
