/** Who is let in: never more than seats, rate and server bear, and nobody behind somebody who fits. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { admitNow, forgivenSeconds, type Gate, laneOrder, passedOver, roomAtGate, type Waiting } from "./admission.ts";

const GATE: Gate = {
  admitPerMinute: 12,
  openMinutes: 1,
  admitted: 0,
  undecided: 0,
  undecidedSeats: 0,
  free: [200],
  mostAtOnce: 500,
};
const line = (...sizes: number[]): Waiting[] =>
  sizes.map((seats, at) => ({ entryId: `e${at}`, seats, stepFree: false }));
const ids = (households: readonly Waiting[]) => households.map(({ entryId }) => entryId);

describe("the gate", () => {
  it("keeps the announced rate, and makes up for a standstill by one minute at most", () => {
    expect(roomAtGate(GATE)).toBe(12);
    expect(roomAtGate({ ...GATE, openMinutes: 0.5, admitted: 6 })).toBe(0);
    expect(roomAtGate({ ...GATE, openMinutes: 60, admitted: 100 })).toBe(12);
  });

  it("owes nothing of a standstill once that minute is made up for", () => {
    const after = { ...GATE, openMinutes: 30 };
    const openMinutes = after.openMinutes - forgivenSeconds(after) / 60;

    expect(roomAtGate({ ...after, openMinutes, admitted: 12 })).toBe(0);
    expect(roomAtGate({ ...after, openMinutes: openMinutes + 0.5, admitted: 12 })).toBe(6);
    // Where seats were short for some of them, the others of that minute are let in later.
    expect(roomAtGate({ ...after, openMinutes, admitted: 5 })).toBe(7);
    expect(forgivenSeconds(GATE)).toBe(0);
  });

  it("never lets more decide at once than the server bears", () => {
    expect(roomAtGate({ ...GATE, undecided: 495 })).toBe(5);
    expect(roomAtGate({ ...GATE, undecided: 505 })).toBe(0);
  });
});

describe("admission", () => {
  it("sets the seats of the undecided aside, whatever comes", () => {
    const household = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(
        fc.array(household, { maxLength: 60 }),
        fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 60 }),
        (sizes, free, undecidedSeats) => {
          const admitted = admitNow({ ...GATE, free, undecidedSeats }, line(...sizes));
          const seats = admitted.reduce((total, one) => total + one.seats, 0);
          const all = free.reduce((total, one) => total + one, 0);
          expect(seats).toBeLessThanOrEqual(Math.max(0, all - undecidedSeats));
          expect(admitted.length).toBeLessThanOrEqual(12);
          expect(admitted.every((one) => !passedOver(one.seats, free))).toBe(true);
        },
      ),
    );
  });

  it("passes over whoever no package has seats for, and goes on in order", () => {
    expect(ids(admitNow({ ...GATE, free: [3, 3] }, line(4, 2, 3, 1)))).toEqual(["e1", "e2", "e3"]);
    expect(passedOver(4, [3, 3])).toBe(true);
  });

  it("gives each third admission to the step-free lane while somebody is in it", () => {
    const households = line(1, 1, 1, 1, 1, 1).map((one, at) => ({ ...one, stepFree: at === 4 }));

    expect(ids(laneOrder(households, 0, 3))).toEqual(["e0", "e1", "e4", "e2", "e3", "e5"]);
    expect(ids(laneOrder(households, 2, 3))[0]).toBe("e4");
    expect(ids(laneOrder(households, 0, null))).toEqual(ids(households));
  });
});
