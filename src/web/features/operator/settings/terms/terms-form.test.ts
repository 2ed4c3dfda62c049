/** Standard terms as they are typed, and what is sent of them. */
import { expect, it } from "vitest";
import { termsBody, termsFormOf } from "./terms-form.ts";

const FORM = termsFormOf({ terms: { approval: "approval", cancellation: [], payment: null }, version: 1 });
const TWENTY = { kind: "percent", percent: 20 };

it("take a percentage of the deposit as its field does: whole", () => {
  const depositOf = (depositValue: string) =>
    termsBody({ ...FORM, deposit: "percent", depositValue })?.payment?.deposit ?? null;

  expect(["٢٠", "20.0000"].map(depositOf)).toEqual([TWENTY, TWENTY]);
  expect(["33.5", "", "x"].map(depositOf)).toEqual([null, null, null]);
});

it("take an amount of the deposit with its decimals", () => {
  const body = termsBody({ ...FORM, deposit: "per_person", depositValue: "٢٥٠٫٥" });

  expect(body?.payment?.deposit).toEqual({ kind: "per_person", amount: 250.5 });
});
