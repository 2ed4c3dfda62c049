/** Which notice goes out by which channel, and when. */
import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "#domain/durations.ts";
import { DEFAULT_WISHES, planDelivery, type Reader, stillMails } from "./delivery.ts";
import { mannerOf, NOTICE_KINDS } from "./notice.ts";
import { isEssential, isUrgent, TOPICS, topicOf, topicsFor, worthSeconds } from "./topics.ts";

const NOW = new Date("2026-12-01T23:00:00Z");
const MORNING = new Date("2026-12-02T07:00:00Z");
const QUIET = { from: 22 * 60, until: 7 * 60, timeZone: "Europe/London" };
const reader = (changes: Partial<Reader> = {}): Reader => ({
  choices: {},
  quiet: null,
  hasBrowser: false,
  ...changes,
});
const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * MINUTE_MS);

describe("a notice", () => {
  it("goes to the app and at once by mail to who has chosen nothing and has no browser that shows it", () => {
    expect(planDelivery("amount_ahead", reader(), NOW)).toEqual({ inApp: true, push: null, mail: NOW });
  });

  it("that a browser shows is mailed a little later, so that it may be read first", () => {
    expect(planDelivery("amount_ahead", reader({ hasBrowser: true }), NOW)).toEqual({
      inApp: true,
      push: NOW,
      mail: later(NOW, 3),
    });
  });

  it("waits for the end of quiet hours, its mail too", () => {
    expect(planDelivery("amount_ahead", reader({ hasBrowser: true, quiet: QUIET }), NOW)).toEqual({
      inApp: true,
      push: MORNING,
      mail: later(MORNING, 3),
    });
  });

  it("that is urgent passes quiet hours, by every channel at once", () => {
    expect(planDelivery("waitlist_offer", reader({ hasBrowser: true, quiet: QUIET }), NOW)).toEqual({
      inApp: true,
      push: NOW,
      mail: NOW,
    });
  });

  it("goes by none of the channels that were chosen against", () => {
    const choices = { documents: { app: false, push: false, mail: "off" } } as const;

    expect(planDelivery("document_rejected", reader({ choices, hasBrowser: true }), NOW)).toEqual({
      inApp: false,
      push: null,
      mail: null,
    });
  });

  it("of the summary is not mailed by itself", () => {
    const choices = { payments: { ...DEFAULT_WISHES, mail: "daily" } } as const;

    expect(planDelivery("amount_ahead", reader({ choices }), NOW)?.mail).toBeNull();
    expect(stillMails("amount_ahead", choices)).toBe(false);
  });

  it("that a contract needs on paper is mailed at once, whatever was chosen and whatever the hour", () => {
    const off = { app: false, push: false, mail: "off" } as const;
    const choices = { bookings: off, payments: off, account: off };

    for (const kind of NOTICE_KINDS.filter(isEssential))
      expect(planDelivery(kind, reader({ choices, quiet: QUIET }), NOW)?.mail, kind).toEqual(NOW);
    expect(planDelivery("customer_paid", reader({ quiet: QUIET }), NOW, true)?.mail).toBeNull();
  });

  it("of the account's safety always stands in the app", () => {
    const choices = { account: { app: false, push: false, mail: "off" } } as const;

    expect(planDelivery("password_changed", reader({ choices }), NOW)?.inApp).toBe(true);
  });

  it("that only stands in the activity goes nowhere", () => {
    expect(planDelivery("booking_sent", reader({ hasBrowser: true }), NOW)).toBeNull();
  });
});

it("has a topic that somebody can choose, for every kind", () => {
  const offered = new Set([...topicsFor("pilgrim"), ...topicsFor("operator"), ...topicsFor("staff")]);

  for (const kind of NOTICE_KINDS) expect(offered, kind).toContain(topicOf(kind));
  expect(offered).toEqual(new Set(TOPICS));
});

it("counts as urgent only what is told, and as essential what is mailed too", () => {
  for (const kind of NOTICE_KINDS) {
    if (isUrgent(kind)) expect(mannerOf(kind).told, kind).toBe(true);
    if (isEssential(kind)) expect(mannerOf(kind), kind).toEqual({ told: true, mail: true });
  }
});

it("is news to a phone that was away for a day, where it is urgent an hour, and of a hold for as long as it lasts", () => {
  expect((["document_rejected", "waitlist_offer", "hold_ending"] as const).map(worthSeconds)).toEqual([
    86_400, 3_600, 300,
  ]);
});
