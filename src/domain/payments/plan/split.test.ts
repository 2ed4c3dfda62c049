/** Shares and settlement: exact, within what each can bear, and no transfer more than needed. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Member, SPLITS } from "./problem.ts";
import { flowsOf, transfersOf } from "./settlement.ts";
import { bearable, splitBetween } from "./split.ts";

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const sumMinor = fc.integer({ min: 1, max: 1_000_000_00 });
const member = fc.record({
  weight: fc.nat(5),
  capMinor: fc.option(fc.integer({ min: 1, max: 2_000_000_00 })),
});
const members = fc
  .array(member, { minLength: 1, maxLength: 8 })
  .map((some) => some.map((rest, at): Member => ({ ...rest, id: `m${at}`, name: `Member ${at}` })));

describe("splitBetween", () => {
  it("sums to the penny, gives nobody more than they can bear, and nothing to who weighs nothing", () => {
    fc.assert(
      fc.property(sumMinor, members, fc.constantFrom(...SPLITS), (minor, all, mode) => {
        const shares = splitBetween(minor, all, mode);

        if (bearable(all) < minor) {
          expect(shares).toBeNull();
          return;
        }
        expect(total(shares ?? [])).toBe(minor);
        for (const [at, { weight, capMinor }] of all.entries()) {
          expect(shares?.[at]).toBeGreaterThanOrEqual(0);
          expect(shares?.[at]).toBeLessThanOrEqual(weight === 0 ? 0 : (capMinor ?? Number.POSITIVE_INFINITY));
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it("differs by a penny at most between equals", () => {
    fc.assert(
      fc.property(sumMinor, fc.integer({ min: 1, max: 8 }), (minor, count) => {
        const all = Array.from({ length: count }, (_, at): Member => {
          return { id: `m${at}`, name: "", weight: 1, capMinor: null };
        });
        const shares = splitBetween(minor, all, "equal") ?? [];

        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("asks the most of who can bear the most", () => {
    const all = [3_000, 1_000, 2_000].map((capMinor, at): Member => {
      return { id: `m${at}`, name: "", weight: 1, capMinor };
    });

    expect(splitBetween(3_000, all, "by_ability")).toEqual([1_500, 500, 1_000]);
    expect(splitBetween(6_001, all, "by_ability")).toBeNull();
  });
});

describe("settlement", () => {
  const settled = fc
    .record({
      shares: fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 }),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }),
      owners: fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }),
    })
    .map(({ shares, cuts, owners }) => {
      const whole = total(shares);
      const points = [0, ...cuts.map((cut) => Math.floor(cut * whole)).toSorted((a, b) => a - b), whole];
      const used = points.slice(1).map((point, at) => point - (points[at] ?? 0));
      return {
        shares: shares.map((payableMinor, at) => ({ memberId: `m${at}`, totalMinor: payableMinor, payableMinor })),
        uses: used.map((costMinor, at) => ({ methodId: `c${at}`, usedMinor: costMinor, leftMinor: 0, costMinor })),
        methods: used.map((_, at) => ({ id: `c${at}`, memberId: `m${owners[at] ?? 0}` })),
        payer: "m0",
      };
    });

  it("lets everybody pay their share, and every method its charges", () => {
    fc.assert(
      fc.property(settled, (given) => {
        const flows = flowsOf(given);
        const through = (key: "memberId" | "methodId", id: string) =>
          total(flows.filter((flow) => flow[key] === id).map(({ amountMinor }) => amountMinor));

        for (const { memberId, payableMinor } of given.shares) expect(through("memberId", memberId)).toBe(payableMinor);
        for (const { methodId, costMinor } of given.uses) expect(through("methodId", methodId)).toBe(costMinor);
      }),
    );
  });

  it("leaves nobody owing anything, in fewer transfers than there are people", () => {
    fc.assert(
      fc.property(settled, (given) => {
        const transfers = transfersOf(given);

        expect(transfers.length).toBeLessThan(given.shares.length);
        for (const { memberId, payableMinor } of given.shares) {
          const own = given.methods.filter((method) => ownerOf(given, method.memberId) === memberId);
          const charged = given.uses.filter(({ methodId }) => own.some(({ id }) => id === methodId));
          const paid = total(transfers.filter(({ from }) => from === memberId).map(({ amountMinor }) => amountMinor));
          const got = total(transfers.filter(({ to }) => to === memberId).map(({ amountMinor }) => amountMinor));

          expect(total(charged.map(({ costMinor }) => costMinor)) + paid - got).toBe(payableMinor);
        }
      }),
    );
  });

  function ownerOf({ shares }: { shares: readonly { memberId: string }[] }, id: string): string {
    return shares.some(({ memberId }) => memberId === id) ? id : "m0";
  }

  it("settles two pairs in two transfers, not three", () => {
    const owed = { a: -5, b: 5, c: -7, d: 7 };
    const shares = Object.entries(owed).map(([memberId, minor]) => ({
      memberId,
      totalMinor: 0,
      payableMinor: 10 - minor,
    }));
    const uses = shares.map(({ memberId }) => ({ methodId: memberId, usedMinor: 10, leftMinor: 0, costMinor: 10 }));
    const methods = shares.map(({ memberId }) => ({ id: memberId, memberId }));

    expect(transfersOf({ shares, uses, methods, payer: "a" })).toHaveLength(2);
  });
});
