/** What people type as their share. */
import { expect, it } from "vitest";
import { parseShare, previewOf, shareProblem, type TypedShare, typedShareOf } from "./shares-model.ts";

const typed = (kind: TypedShare["kind"], text: string): TypedShare => ({ memberId: "a", heads: 1, kind, text });

it.each([
  ["percent", "33.33", null, 3333],
  ["percent", "100", null, 10_000],
  ["percent", "100.01", "badPercent", 0],
  ["percent", "-1", "badPercent", 0],
  ["percent", "a third", "badPercent", 0],
  ["amount", "1200,5", null, 120_050],
  ["amount", "١٢٠٠٫٥", null, 120_050],
  ["amount", "١٬٢٠٠٫٥", null, 120_050],
  ["amount", "1,200.50", null, 120_050],
  ["amount", "1,200", "badAmount", 0],
  ["amount", "0.001", "badAmount", 0],
  ["amount", "", "badAmount", 0],
  ["even", "whatever", null, 0],
] as const)("of %s %s is said %s and counts %i", (kind, text, problem, value) => {
  expect(shareProblem(typed(kind, text))).toBe(problem);
  expect(parseShare(typed(kind, text)).value).toBe(value);
});

it("shows at once what it comes to, and writes back what is kept", () => {
  const shares = [typed("percent", "25"), { ...typed("even", ""), memberId: "b" }];

  expect(previewOf(100_01, shares).map(({ minor }) => minor)).toEqual([2500, 7501]);
  expect(typedShareOf({ memberId: "a", heads: 1, kind: "percent", value: 3333 }).text).toBe("33.33");
});
