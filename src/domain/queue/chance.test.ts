/** The chance of a seat: its bounds, its direction, and the brute-force sum on small lines. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestWish, type ChanceCase, chanceOfSeats, chancesInLine, leastPassing, MOST_COUNTED } from "./chance.ts";

const decisions = { seen: 40, bought: 28 };
const sizes = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 60 });

describe("the chance of a seat", () => {
  it("is not known from fewer than thirty decisions", () => {
    expect(chanceOfSeats({ ahead: [], seatsLeft: 9, own: 2, decisions: { seen: 29, bought: 20 } })).toBeNull();
  });

  it("is certain with nobody ahead and seats enough, and nothing with too few", () => {
    expect(chanceOfSeats({ ahead: [], seatsLeft: 4, own: 4, decisions })).toBe(100);
    expect(chanceOfSeats({ ahead: [], seatsLeft: 3, own: 4, decisions })).toBe(0);
  });

  it("is a step of five, and falls with every household ahead and with every seat less", () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 8 }), (ahead, seatsLeft, own) => {
        const outlook: ChanceCase = { ahead, seatsLeft, own, decisions };
        const chance = chanceOfSeats(outlook) ?? -1;
        expect(chance % 5).toBe(0);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(100);
        expect(chanceOfSeats({ ...outlook, ahead: [...ahead, 3] }) ?? 0).toBeLessThanOrEqual(chance);
      }),
    );
  });

  it("is for everybody in a line what all its outcomes together say", () => {
    // So many have decided that the rate is known.
    const known = { seen: 4e9, bought: 3e9 };
    const short = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 9 });
    fc.assert(
      fc.property(short, fc.integer({ min: 1, max: 30 }), (line, seatsLeft) => {
        const chances = chancesInLine({ sizes: line, seatsLeft, decisions: known });
        for (let ahead = 0; ahead <= line.length; ahead += 1)
          for (let own = 1; own <= 10; own += 1) {
            const exact = 100 * shareWith(own, line.slice(0, ahead), { seatsLeft, rate: 0.75 });
            expect(Math.abs((chances(ahead, own) ?? Number.NaN) - exact)).toBeLessThanOrEqual(2.51);
          }
      }),
    );
  });

  it("is worked out for two thousand households and a hundred thousand seats without counting the seats", () => {
    const line = { sizes: Array.from({ length: MOST_COUNTED }, (_, at) => (at % 5) + 1), decisions };
    const plenty = chancesInLine({ ...line, seatsLeft: 100_000 });
    const scarce = chancesInLine({ ...line, seatsLeft: 4_200 });

    expect([plenty(MOST_COUNTED, 10), plenty(0, 1)]).toEqual([100, 100]);
    for (const ahead of [0, 900, 1_990])
      expect(scarce(ahead, 3)).toBe(
        chanceOfSeats({ ahead: line.sizes.slice(0, ahead), seatsLeft: 4_200, own: 3, decisions }),
      );
  });

  it("of a very long line goes on from that of a long one", () => {
    const ahead = (count: number) => Array.from({ length: count }, (_, at) => (at % 5) + 1);
    const near = chanceOfSeats({ ahead: ahead(MOST_COUNTED), seatsLeft: 4_200, own: 3, decisions }) ?? 0;
    const crowd = { households: MOST_COUNTED, seats: 3 * MOST_COUNTED, squares: 11 * MOST_COUNTED };
    const far = chanceOfSeats({ ahead: crowd, seatsLeft: 4_200, own: 3, decisions }) ?? 0;

    expect(Math.abs(near - far)).toBeLessThanOrEqual(5);
  });
});

describe("the best wish", () => {
  it("weighs rank and chance, and an unknown chance is none", () => {
    const wish = (...chances: (number | null)[]) =>
      bestWish(chances.map((chance, at) => ({ packageId: `p${at}`, chance })));

    expect(wish(90, 95)).toBe("p0");
    expect(wish(20, 95)).toBe("p1");
    expect(wish(null, 5)).toBe("p1");
    expect(wish(null, null)).toBeNull();
    expect(wish()).toBeNull();
  });
});

/** The share of all outcomes in which so many seats are left. */
function shareWith(
  own: number,
  ahead: readonly number[],
  { seatsLeft, rate }: { seatsLeft: number; rate: number },
): number {
  const [size, ...behind] = ahead;
  if (size === undefined) return seatsLeft >= own ? 1 : 0;
  const untouched = shareWith(own, behind, { seatsLeft, rate });
  if (size > seatsLeft) return untouched;
  return rate * shareWith(own, behind, { seatsLeft: seatsLeft - size, rate }) + (1 - rate) * untouched;
}

it("counts who ahead has to take nothing, before anybody has decided", () => {
  const passing = (households: number, seatsLeft: number, own = 1) => leastPassing({ households, seatsLeft, own });

  expect([passing(663, 82, 5), passing(10, 82, 5), passing(77, 82, 5), passing(78, 82, 5)]).toEqual([586, 0, 0, 1]);
  expect(passing(3, 1, 4)).toBe(3);
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(500), fc.integer({ min: 1, max: 10 }), (households, seatsLeft, own) => {
      const least = passing(households, seatsLeft, own);
      expect(least).toBeGreaterThanOrEqual(0);
      expect(least).toBeLessThanOrEqual(households);
      // If only so many pass, the others take a seat each and leave enough, where there ever were enough.
      if (own <= seatsLeft) expect(seatsLeft - (households - least)).toBeGreaterThanOrEqual(own);
    }),
  );
});
