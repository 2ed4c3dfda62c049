/** The chance of a seat: its bounds, its direction, and the brute-force sum on small lines. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestWish, chanceOfSeats, MOST_COUNTED, type Outlook } from "./chance.ts";

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
        const outlook: Outlook = { ahead, seatsLeft, own, decisions };
        const chance = chanceOfSeats(outlook) ?? -1;
        expect(chance % 5).toBe(0);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(100);
        expect(chanceOfSeats({ ...outlook, ahead: [...ahead, 3] }) ?? 0).toBeLessThanOrEqual(chance);
      }),
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
