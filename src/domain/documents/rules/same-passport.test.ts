import fc from "fast-check";
import { expect, it } from "vitest";
import { DOCUMENT_STATUSES } from "../document.ts";
import { type Bearer, bearerBefore, bearersAfter } from "./same-passport.ts";

const bearer = fc.record({
  userId: fc.constantFrom("amina", "bilal", "chandra"),
  travellerId: fc.constantFrom(null, "one", "two"),
  status: fc.constantFrom(...DOCUMENT_STATUSES),
  approved: fc.boolean(),
});

const bearers = fc
  .uniqueArray(bearer, {
    selector: ({ userId, travellerId }) => `${userId} ${travellerId}`,
    minLength: 2,
    maxLength: 6,
  })
  .map((drawn): Bearer[] =>
    drawn.map((one, place) => ({
      ...{ ...one, id: `d${place}`, place, together: true },
      approved: one.approved && one.status === "verified",
    })),
  );

/** As a judgement by machine leaves it: a person's decision stands. */
const judged = (mine: Bearer, all: readonly Bearer[]): Bearer => {
  if (mine.approved) return mine;
  const before = bearerBefore(mine, all);
  if (!before) return { ...mine, status: "verified" };
  return { ...mine, status: before.userId === mine.userId ? "rejected" : "pending" };
};

it("is verified by machine for one of them, in whatever order they are judged, and for none beside one that staff approved", () => {
  fc.assert(
    fc.property(bearers, fc.array(fc.nat(), { maxLength: 12 }), (drawn, order) => {
      let all = drawn;
      const judge = (at: number) => {
        all = all.map((one, index) => (index === at ? judged(one, all) : one));
      };
      for (const step of order) judge(step % all.length);
      // Whoever is judged passes it on to those who follow, until nothing changes.
      for (let round = 0; round < 3; round += 1) for (const at of all.keys()) judge(at);

      const verified = all.filter(({ status }) => status === "verified");
      expect(verified.filter(({ approved }) => !approved).length).toBeLessThanOrEqual(
        verified.some(({ approved }) => approved) ? 0 : 1,
      );
      expect(verified.length).toBeGreaterThan(0);
      expect(all.flatMap((mine) => bearersAfter(mine, all))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it("says nothing of anybody who shares neither household nor sale window", () => {
  const mine = { id: "m", userId: "amina", travellerId: null, status: "pending", approved: false, place: 2 } as const;
  const other = { ...mine, id: "o", userId: "bilal", status: "verified", place: 1 } as const;

  expect(bearerBefore({ ...mine, together: true }, [{ ...other, together: false }])).toBeNull();
  expect(bearerBefore({ ...mine, together: true }, [{ ...other, together: true }])?.id).toBe("o");
});
