/** The world as rows, before any database: the same for the same seed and day, and true on any day. */
import { describe, expect, it } from "vitest";
import { afterBookingEvent, type BookingEvent } from "#domain/bookings/booking.ts";
import { addDays, daysBetween, hajjDays, nextHajj } from "#domain/calendar.ts";
import { channelOf } from "#domain/countries.ts";
import { REMIND_DAYS } from "#domain/payments/schedules/standing.ts";
import { casesOf } from "../../../../test/series.ts";
import { ENDINGS, type EndingName } from "./bookings/booking-plan.ts";
import { SEED } from "./figures.ts";
import { makeWorld } from "./world.ts";

const secrets = { demo: "a", staff: "c", unusable: "b" };
const worldOn = (day: string, seed = SEED) => makeWorld({ seed, now: new Date(`${day}T14:08:00Z`), secrets });

const TODAY = "2026-11-20";
const world = worldOn(TODAY);

it("has bookings by phone, one of them unclaimed, whose caller nobody can sign in as", () => {
  const waiting = world.phoneBookings.filter(({ standInId }) => standInId);
  expect(world.phoneBookings.length).toBeGreaterThan(3);
  expect(waiting).toHaveLength(1);
  const standIns = world.users.filter(({ standsIn }) => standsIn);
  expect(standIns.map(({ id }) => id)).toEqual(waiting.map(({ standInId }) => standInId));
});

describe("the demonstration world", () => {
  it("is the same for the same seed and instant", () => {
    expect(worldOn(TODAY)).toEqual(world);
  });

  it("is another one for another seed", () => {
    expect(worldOn(TODAY, "another").packages).not.toEqual(world.packages);
  });

  it("has forty operators, all but two with a verified licence", () => {
    expect(world.operators).toHaveLength(40);
    expect(world.operators.filter(({ licenceVerifiedAt }) => licenceVerifiedAt === null)).toHaveLength(2);
  });

  it("holds the licence that each operator's row shows, and has one application of each other operator waiting", () => {
    const byOperator = new Map(world.licences.map((licence) => [licence.operatorId, licence]));

    expect(byOperator.size).toBe(world.licences.length);
    for (const { userId, licenceVerifiedAt, licenceNumber } of world.operators) {
      const licence = byOperator.get(userId);
      expect(licence?.status).toBe(licenceVerifiedAt ? "approved" : "submitted");
      if (licenceVerifiedAt) expect([licence?.number, licence?.decidedAt]).toEqual([licenceNumber, licenceVerifiedAt]);
    }
  });

  it("has an operator that tells of each city of its packages, and names no guide's language besides theirs", () => {
    const { operatorId, about } = world.business.profile;
    const cities = world.packages.flatMap((one) =>
      one.operatorId === operatorId && one.status === "listed" ? one.departureCity : [],
    );

    expect(cities.length).toBeGreaterThan(5);
    for (const city of new Set(cities)) expect(about).toContain(city);
    expect(about).not.toMatch(/English|Urdu|Indonesian/);
  });

  it("has letters of which none waits past its promise", () => {
    const open = world.letters.filter(({ answer, spamAt }) => !answer && !spamAt);

    expect(open.length).toBeGreaterThan(2);
    for (const { dueAt } of open) expect(new Date(dueAt) > new Date(`${TODAY}T14:08:00Z`)).toBe(true);
  });

  it("lists nothing of an operator without a licence", () => {
    const unverified = world.operators
      .filter(({ licenceVerifiedAt }) => !licenceVerifiedAt)
      .map(({ userId }) => userId);

    const theirs = world.packages.filter(({ operatorId }) => unverified.includes(operatorId));

    expect(new Set(theirs.map(({ status }) => status))).toEqual(new Set(["draft"]));
  });

  it("prices packages from 2,400 to 19,000 dollars, most of them between 5,000 and 10,000", () => {
    const dollars = world.packages
      .filter(({ status }) => status === "listed")
      .map(({ priceMinor }) => priceMinor / 100);

    expect(Math.min(...dollars)).toBeGreaterThanOrEqual(2400);
    expect(Math.max(...dollars)).toBeLessThanOrEqual(19000);
    expect(dollars.filter((price) => price >= 5000 && price < 10000).length).toBeGreaterThan(dollars.length / 2);
  });

  it("has two sold-out packages, some with fewer than five seats, one paused, and drafts of the demo operator", () => {
    const listed = world.packages.filter(({ status }) => status === "listed");
    const statuses = world.packages.filter(({ hijriYear }) => hijriYear === 1448).map(({ status }) => status);

    expect(listed.filter(({ availableSlots }) => availableSlots === 0)).toHaveLength(2);
    expect(listed.filter(({ availableSlots }) => availableSlots > 0 && availableSlots < 5).length).toBeGreaterThan(9);
    expect(statuses.filter((status) => status === "paused")).toHaveLength(1);
    expect(world.packages.filter((p) => p.operatorId === "al-safa-travel" && p.status === "draft")).toHaveLength(3);
  });

  it("sells the Hajj that lies ahead, on dates around its days", () => {
    const { tarwiyah, lastDay } = hajjDays(1448);

    for (const offer of world.packages.filter(({ status }) => status === "listed")) {
      expect(offer.hijriYear).toBe(1448);
      expect(offer.departureDate < tarwiyah && offer.returnDate > lastDay).toBe(true);
      expect(offer.nights).toBe(daysBetween(offer.departureDate, offer.returnDate));
    }
  });

  it("gives every booking the channel of its customer's country, once that has been asked", () => {
    const countries = new Map(world.users.map(({ id, countryOfResidence }) => [id, countryOfResidence ?? ""]));

    for (const { userId, channel } of world.bookings.filter((booking) => booking.channel)) {
      expect(channelOf(countries.get(userId) ?? "").channel).toBe(channel);
    }
  });

  it("serves every booking's channel by its package", () => {
    const channels = new Map(world.packages.map(({ id, channels }) => [id, channels]));
    const packages = new Map(world.parts.map(({ bookingId, packageId }) => [bookingId, packageId]));

    for (const { id, channel } of world.bookings.filter((booking) => booking.channel)) {
      expect(channels.get(packages.get(id ?? "") ?? "")).toContain(channel);
    }
  });
});

/** What must have happened to a hold for each ending. */
const PATHS: Record<EndingName, readonly BookingEvent[]> = {
  confirmed: ["secure_for_approval", "approve_paid"],
  in_instalments: ["secure_for_approval", "approve_in_part"],
  awaiting_reference: ["secure_for_approval", "approve_on_nusuk"],
  awaiting_approval: ["secure_for_approval"],
  hold_expired: ["expire"],
  withdrawn: ["secure_for_approval", "cancel"],
  declined: ["secure_for_approval", "decline"],
  unanswered: ["secure_for_approval", "lapse"],
  cancelled_later: ["secure_for_approval", "approve_paid", "cancel"],
  given_up: ["secure_for_approval", "approve_on_nusuk", "cancel"],
};

describe.each(Object.entries(PATHS))("a booking that is %s", (name, events) => {
  it("came there by legal steps", () => {
    const phase = events.reduce<ReturnType<typeof afterBookingEvent>>(
      (before, event) => before && afterBookingEvent(before, event),
      "held",
    );

    expect(Object.entries(ENDINGS).find(([ending]) => ending === name)?.[1].phase).toBe(phase);
  });
});

/** Every eleven days of a year and a half: two seasons and the days of Hajj between them, of which each fifth tells. */
const EVERY_DAY = Array.from({ length: 50 }, (_, i) => addDays(TODAY, i * 11));
const DAYS = casesOf(EVERY_DAY, (_, at) => at % 5 === 0);

// One test a day, so that each day's world can be let go of before the next one is made.
it.each(DAYS)(
  "sells the Hajj that comes next when made on %s, with nothing overdue and nothing ahead but travel",
  (day) => {
    const { packages, bookings, reviews, users, payments, paymentPlans } = worldOn(day);
    const now = new Date(`${day}T14:08:00Z`);

    const instants = [
      ...bookings.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
      ...[...reviews, ...users, ...packages, ...payments].map(({ createdAt }) => createdAt),
    ];
    expect(instants.filter((instant) => instant === undefined || instant > now)).toEqual([]);

    const listed = packages.filter(({ status }) => status === "listed");
    expect(bookings.filter(({ approvalDueAt }) => approvalDueAt && approvalDueAt <= now)).toEqual([]);
    expect(listed.filter(({ departureDate }) => departureDate <= day)).toEqual([]);
    expect(listed.filter(({ releaseDate }) => releaseDate && releaseDate <= day)).toEqual([]);
    // What is open of a plan is not yet what the household's dashboard leads with.
    const open = paymentPlans.flatMap(({ steps }) => steps.filter(({ doneAt }) => !doneAt));
    expect(open.filter(({ dueOn }) => String(dueOn) <= addDays(day, REMIND_DAYS))).toEqual([]);

    const season = Math.max(...packages.map(({ hijriYear }) => hijriYear));
    const next = nextHajj(day);
    expect(season).toBe(daysBetween(day, next.lastDay) < 30 ? next.hijriYear + 1 : next.hijriYear);
  },
);
