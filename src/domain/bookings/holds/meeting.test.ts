/** Which journeys a party is warned of before it holds another. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BookedTrip, meetingJourneys, type WantedJourney } from "./meeting.ts";

const NOW = new Date("2026-11-20T09:00:00.000Z");
const part = (seats: number, ...ids: string[]) => ({ packageId: "safa", seats, travellers: ids.map((id) => ({ id })) });
const booked = (changes: Partial<BookedTrip> = {}): BookedTrip => ({
  ...{ phase: "confirmed", completed: false, holdExpiresAt: null },
  ...{ departureDate: "2027-05-05", returnDate: "2027-05-25", parts: [part(2)] },
  ...changes,
});
const wanted = (changes: Partial<WantedJourney> = {}): WantedJourney => ({
  ...{ packageId: "noor", departureDate: "2027-05-25", returnDate: "2027-06-10", travellerIds: [], unnamed: 1 },
  ...changes,
});
const count = (one: BookedTrip, other: WantedJourney) => meetingJourneys([one], other, NOW).length;

describe("meetingJourneys", () => {
  it.each([
    ["a day in common", booked(), wanted(), 1],
    ["none", booked(), wanted({ departureDate: "2027-05-26" }), 0],
    ["the same package at other times", booked(), wanted({ packageId: "safa", departureDate: "2027-05-26" }), 1],
    ["one that was cancelled", booked({ phase: "cancelled" }), wanted(), 0],
    ["one that is over", booked({ completed: true }), wanted(), 0],
    ["a hold", booked({ phase: "held", holdExpiresAt: "2026-11-20T09:00:01.000Z" }), wanted(), 1],
    ["a hold that ran out", booked({ phase: "held", holdExpiresAt: "2026-11-20T09:00:00.000Z" }), wanted(), 0],
    ["others by name", booked({ parts: [part(1, "a")] }), wanted({ travellerIds: ["b"], unnamed: 0 }), 0],
    ["the same by name", booked({ parts: [part(1, "a")] }), wanted({ travellerIds: ["a"], unnamed: 0 }), 1],
    ["a place without a name", booked({ parts: [part(2, "a")] }), wanted({ travellerIds: ["b"], unnamed: 0 }), 1],
  ])("%s", (_, one, other, expected) => {
    expect(count(one, other)).toBe(expected);
  });

  it("never sees fewer journeys when more people come along or more days are wanted", () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2027-05-${String(n).padStart(2, "0")}`);
    const days = fc.tuple(day, day).map(([a, b]) => (a < b ? [a, b] : [b, a]) as [string, string]);
    const ids = fc.subarray(["a", "b", "c"]);
    fc.assert(
      fc.property(days, days, ids, ids, fc.nat(1), ([from, to], [leaves, back], there, asked, unnamed) => {
        const one = booked({ departureDate: from, returnDate: to, parts: [part(there.length, ...there)] });
        const other = wanted({ departureDate: leaves, returnDate: back, travellerIds: asked, unnamed });

        expect(count(one, { ...other, unnamed: unnamed + 1 })).toBeGreaterThanOrEqual(count(one, other));
        expect(count(one, { ...other, returnDate: "2027-06-30" })).toBeGreaterThanOrEqual(count(one, other));
      }),
    );
  });
});
