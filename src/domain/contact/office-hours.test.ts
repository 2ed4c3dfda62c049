/** Offices by their own clocks: weekends, both changes of clocks, other zones, nights. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Office, officeState, WEEKDAYS, type Weekday } from "./office-hours.ts";

const MON_FRI: Weekday[] = ["mon", "tue", "wed", "thu", "fri"];
const SUN_THU: Weekday[] = ["sun", "mon", "tue", "wed", "thu"];
const office = (timeZone: string, days: Weekday[], opens = "09:00", closes = "18:00"): Office => ({
  timeZone,
  hours: [{ days, opens, closes }],
});

const LONDON = office("Europe/London", MON_FRI);
const RIYADH = office("Asia/Riyadh", SUN_THU);
const DUBAI = office("Asia/Dubai", MON_FRI);
const NEXT_MONDAY = { day: "mon", at: "09:00" } as const;

describe("an office", () => {
  it.each([
    ["London, a winter Friday, at the opening minute", LONDON, "2026-11-20T09:00:00Z", "18:00"],
    ["London, a minute before the closing one", LONDON, "2026-11-20T17:59:59Z", "18:00"],
    ["London in summer, an hour earlier by UTC", LONDON, "2026-07-15T08:00:00Z", "18:00"],
    ["London, the Monday after the clocks went back", LONDON, "2026-10-26T17:30:00Z", "18:00"],
    ["London, the Friday before the clocks went forward", LONDON, "2026-03-27T17:30:00Z", "18:00"],
    ["Riyadh on a Sunday, which is a working day there", RIYADH, "2026-11-22T06:00:00Z", "18:00"],
    ["Dubai on a Friday", DUBAI, "2026-11-20T05:00:00Z", "18:00"],
    ["a night desk before midnight", office("Asia/Riyadh", ["thu"], "20:00", "04:00"), "2026-11-19T20:00:00Z", "04:00"],
    ["a night desk after midnight", office("Asia/Riyadh", ["thu"], "20:00", "04:00"), "2026-11-20T00:30:00Z", "04:00"],
    ["a desk of all hours", office("Asia/Riyadh", [...WEEKDAYS], "00:00", "00:00"), "2026-11-20T21:00:00Z", "00:00"],
  ])("is open: %s", (_, place, now, until) => {
    expect(officeState(place, new Date(now))).toEqual({ open: true, until });
  });

  it.each([
    ["London before the day begins", LONDON, "2026-11-20T08:59:59Z", { day: null, at: "09:00" }],
    ["London at the closing minute of Friday", LONDON, "2026-11-20T18:00:00Z", NEXT_MONDAY],
    ["London in summer at what is 18:00 there", LONDON, "2026-07-15T17:00:00Z", { day: "thu", at: "09:00" }],
    [
      "London, the Monday after the clocks went back, at 08:30 UTC",
      LONDON,
      "2026-10-26T08:30:00Z",
      { day: null, at: "09:00" },
    ],
    ["London on the night the clocks go back", LONDON, "2026-10-25T01:30:00Z", NEXT_MONDAY],
    ["Riyadh on a Friday", RIYADH, "2026-11-20T09:00:00Z", { day: "sun", at: "09:00" }],
    [
      "Riyadh, already Friday while it is Thursday in London",
      RIYADH,
      "2026-11-19T21:30:00Z",
      { day: "sun", at: "09:00" },
    ],
    ["Dubai on a Saturday", DUBAI, "2026-11-21T09:00:00Z", NEXT_MONDAY],
    ["one without hours", { timeZone: "Asia/Dubai", hours: [] }, "2026-11-20T09:00:00Z", null],
  ])("is closed: %s", (_, place, now, next) => {
    expect(officeState(place, new Date(now))).toEqual({ open: false, next });
  });

  it("of one weekly day opens again on that day, a week later", () => {
    const fridays = office("Europe/London", ["fri"]);

    expect(officeState(fridays, new Date("2026-11-20T19:00:00Z"))).toEqual({
      open: false,
      next: { day: "fri", at: "09:00" },
    });
  });

  it("is open exactly when the minute before its closing is open and the closing minute is not", () => {
    const days = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 });
    const zones = fc.constantFrom("Europe/London", "Asia/Riyadh", "Asia/Dubai", "America/New_York", "Pacific/Auckland");
    const instants = fc.date({ min: new Date("2026-01-01"), max: new Date("2029-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, zones, instants, (some, zone, now) => {
        const place = office(zone, some);
        const state = officeState(place, now);
        const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "short" }).format(now);
        if (state.open) expect(clock >= "09:00" && clock < "18:00").toBe(true);
        else expect(state.next).not.toBeNull();
      }),
    );
  });
});
