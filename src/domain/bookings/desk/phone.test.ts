/** Seats that wait for a caller, and the links that hand their bookings over. */
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import { claimLinkEnd, claimState, isPhoneDeadline } from "./phone.ts";

const NOW = new Date("2026-11-20T09:00:00Z");
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

describe("isPhoneDeadline", () => {
  it("takes an hour to seven days, both included", () => {
    expect([0.9, 1, 24, 7 * 24, 7 * 24 + 0.1, -5].map((hours) => isPhoneDeadline(inHours(hours), NOW))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("claimState", () => {
  it("says first that it is claimed, then that it is over, then how the link stands", () => {
    const open = { isOver: false, claimedAt: null, linkExpiresAt: inHours(1) };
    expect(claimState(open, NOW)).toBe("open");
    expect(claimState({ ...open, linkExpiresAt: NOW }, NOW)).toBe("expired");
    expect(claimState({ ...open, linkExpiresAt: null }, NOW)).toBe("no_link");
    expect(claimState({ ...open, isOver: true }, NOW)).toBe("over");
    expect(claimState({ isOver: true, claimedAt: NOW, linkExpiresAt: NOW }, NOW)).toBe("claimed");
  });
});

describe("a claim link", () => {
  it("ends with the hold, or after a month where there is none", () => {
    expect(claimLinkEnd(inHours(5), NOW)).toEqual(inHours(5));
    expect(claimLinkEnd(null, NOW)).toEqual(inHours(30 * 24));
  });
});
