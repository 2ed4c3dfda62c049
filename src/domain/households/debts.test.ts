import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { owedAmong } from "./debts.ts";
import { divide } from "./shares.ts";

describe("what members have laid out", () => {
  it("is owed back in the proportion of the parts, and by nobody who has borne their own", () => {
    const parts = [
      { memberId: "amina", minor: 6000_00 },
      { memberId: "yusuf", minor: 3000_00 },
      { memberId: "maryam", minor: 0 },
    ];
    const laid = (...minors: number[]) => parts.map(({ memberId }, at) => ({ memberId, minor: minors[at] ?? 0 }));

    expect(owedAmong(laid(1000_00), parts)).toEqual([{ from: "yusuf", to: "amina", minor: 333_33 }]);
    expect(owedAmong(laid(0, 1000_00), parts)).toEqual([{ from: "amina", to: "yusuf", minor: 666_67 }]);
    expect(owedAmong(laid(6000_00, 3000_00), parts)).toEqual([]);
    expect(owedAmong(laid(0, 4000_00, 5000_00), parts)).toEqual([
      { from: "amina", to: "yusuf", minor: 1000_00 },
      { from: "amina", to: "maryam", minor: 5000_00 },
    ]);
    expect(owedAmong([], parts)).toEqual([]);
  });

  it("leaves everybody with their part once all debts are paid", () => {
    const anyLaid = fc.array(fc.nat({ max: 5000_00 }), { maxLength: 10 });
    const anyParts = fc.array(fc.nat({ max: 10_000_00 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(anyLaid, anyParts, (minors, borneParts) => {
        const parts = borneParts.map((minor, at) => ({ memberId: `member ${at}`, minor }));
        fc.pre(parts.some(({ minor }) => minor > 0));
        const laid = parts.map(({ memberId }, at) => ({ memberId, minor: minors[at] ?? 0 }));
        const debts = owedAmong(laid, parts);

        const borne = laid.map(({ memberId, minor }) =>
          debts.reduce(
            (sum, { from, to, minor: owed }) => sum + (from === memberId ? owed : to === memberId ? -owed : 0),
            minor,
          ),
        );
        const all = laid.reduce((sum, { minor }) => sum + minor, 0);
        expect(borne).toEqual(
          divide(
            all,
            parts.map(({ minor }) => minor),
          ),
        );
        expect(debts.every(({ from, to, minor }) => from !== to && minor > 0)).toBe(true);
      }),
    );
  });
});
