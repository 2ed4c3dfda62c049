/** What the payment calls take: SPEC's request as it stands, and nothing that is no sum. */
import { expect, it } from "vitest";
import * as centre from "./payment-centre.ts";
import * as history from "./payment-history.ts";
import * as plans from "./payment-plans.ts";

const SAMPLE = {
  totalAmount: 34000,
  currencies: ["GBP", "SAR", "USD"],
  paymentMethods: [
    { type: "visa", currency: "GBP", limit: 15000 },
    { type: "mastercard", currency: "GBP", limit: 20000 },
  ],
  familyMembers: 5,
};

it("SPEC's request is taken, a method of an unknown type as `other`", () => {
  const [first] = SAMPLE.paymentMethods;
  const odd = { ...SAMPLE, paymentMethods: [{ ...first, type: "cheque" }] };

  expect(centre.OptimizeRequest.parse(SAMPLE)).toEqual(SAMPLE);
  expect(centre.OptimizeRequest.parse(odd).paymentMethods[0]?.type).toBe("other");
});

it.each([
  { totalAmount: 0 },
  { totalAmount: -1 },
  { totalAmount: Number.NaN },
  { totalAmount: 1e12 },
  { totalAmount: 10.005 },
  { currencies: ["XXX"] },
  { currencies: [] },
  { paymentMethods: [] },
  { familyMembers: 0 },
  { familyMembers: 9 },
  { familyMembers: 2.5 },
])("%j is refused", (wrong) => {
  expect(centre.OptimizeRequest.safeParse({ ...SAMPLE, ...wrong }).success).toBe(false);
});

it("every call has a path of its own under /api", () => {
  const paths = [centre, plans, history].flatMap((module) =>
    Object.values(module).flatMap((value) => ("path" in Object(value) ? [JSON.stringify(value)] : [])),
  );

  expect(new Set(paths).size).toBe(paths.length);
});
