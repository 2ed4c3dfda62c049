/** The days of the list that a household takes over. */
import { describe, expect, it } from "vitest";
import { addDays, daysBetween, hajjDays } from "../calendar.ts";
import { DEFAULT_TODOS, defaultDue, isLate } from "./checklist.ts";

const HAJJ = hajjDays(1448);

describe("the list for Hajj", () => {
  it("is in the order of time", () => {
    const days = DEFAULT_TODOS.map((key) => defaultDue(key, HAJJ, "2026-11-20"));

    expect(days).toEqual(days.toSorted());
  });

  it("has the vaccine more than ten days before arrival and the certificate within three months of travel", () => {
    expect(defaultDue("vaccine", HAJJ, "2026-11-20")).toBe("2027-04-04");
    expect(defaultDue("health", HAJJ, "2026-11-20")).toBe("2027-03-09");
    expect(daysBetween(defaultDue("health", HAJJ, "2026-11-20"), HAJJ.tarwiyah)).toBeLessThan(90);
  });

  it("gives a household that begins late a week, and no day of Hajj itself", () => {
    expect(defaultDue("packages", HAJJ, "2027-03-01")).toBe("2027-03-08");
    expect(defaultDue("packages", HAJJ, "2027-05-12")).toBe("2027-05-13");
    expect(defaultDue("nusuk_card", HAJJ, addDays(HAJJ.tarwiyah, -1))).toBe("2027-05-13");
  });
});

it("is late the day after its day, and never once done", () => {
  const todo = { dueOn: "2026-11-20", isDone: false };

  expect(isLate(todo, "2026-11-20")).toBe(false);
  expect(isLate(todo, "2026-11-21")).toBe(true);
  expect(isLate({ ...todo, isDone: true }, "2026-11-21")).toBe(false);
  expect(isLate({ ...todo, dueOn: null }, "2026-11-21")).toBe(false);
});
