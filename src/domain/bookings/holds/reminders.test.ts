/** Which reminder falls on which day. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, daysBetween } from "#domain/calendar.ts";
import { answerRemindedUpTo, holdWarnedUpTo, minutesLeft, referenceReminders } from "./reminders.ts";

const TODAY = "2027-03-01";

const dueFor = (releaseDate: string) =>
  referenceReminders(TODAY).filter(({ from, until }) => from <= releaseDate && releaseDate <= until);

it("fourteen, seven and one day before the release date, and on the day itself the last", () => {
  const days = [15, 14, 8, 7, 2, 1, 0, -1].map((ahead) => dueFor(addDays(TODAY, ahead))[0]?.days ?? null);

  expect(days).toEqual([null, 14, 14, 7, 7, 1, 1, null]);
});

it("at most one for any release date, and never one that has more days than are left", () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 60 }), (ahead) => {
      const release = addDays(TODAY, ahead);
      const due = dueFor(release);
      expect(due.length).toBe(ahead >= 0 && ahead <= 14 ? 1 : 0);
      for (const { days } of due) expect(daysBetween(TODAY, release)).toBeLessThanOrEqual(days);
    }),
  );
});

it("an operator is reminded once half of the time for an answer is over", () => {
  const now = new Date("2027-03-01T12:00:00.000Z");

  expect(answerRemindedUpTo(now).toISOString()).toBe("2027-03-02T12:00:00.000Z");
});

it("a hold is spoken of in its last five minutes, and has at least one left until it ends", () => {
  const now = new Date("2027-03-01T10:00:00Z");
  const endingIn = (seconds: number) => minutesLeft(new Date(now.getTime() + seconds * 1000), now);

  expect(holdWarnedUpTo(now).toISOString()).toBe("2027-03-01T10:05:00.000Z");
  expect([300, 299, 120, 60, 59, 1].map(endingIn)).toEqual([5, 4, 2, 1, 1, 1]);
});
