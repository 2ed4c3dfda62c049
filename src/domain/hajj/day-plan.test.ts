/** The plan of the six days: its dates, its order, its hours. */
import { describe, expect, it } from "vitest";
import { hajjDays } from "../calendar.ts";
import { ACTS_OF_DAY, HAJJ_ACTS } from "./acts.ts";
import { dayOfPlan, dayPlan, hajjOfPlan, openDayOf } from "./day-plan.ts";

const days = hajjDays(1448);
const plan = dayPlan(days);

it("has the six days from Mina to the last stoning", () => {
  expect(plan.map(({ dhulHijjah, date }) => `${dhulHijjah} ${date}`)).toEqual([
    "8 2027-05-14",
    "9 2027-05-15",
    "10 2027-05-16",
    "11 2027-05-17",
    "12 2027-05-18",
    "13 2027-05-19",
  ]);
});

it("names every act on some day", () => {
  const named = new Set(Object.values(ACTS_OF_DAY).flatMap((acts) => acts.map(({ name }) => name)));

  expect([...named].sort()).toEqual([...HAJJ_ACTS].sort());
});

it("marks as pillars what most schools do: ihram, the standing, the tawaf after it and the walk between the hills", () => {
  const pillars = plan.flatMap(({ acts }) => acts.filter(({ standing }) => standing === "pillar"));

  expect(pillars.map(({ name }) => name)).toEqual(["ihram", "standing", "ifadah", "sayi"]);
});

it("keeps the standing from noon to sunset by the sun of Arafat", () => {
  const standing = plan[1]?.acts.find(({ name }) => name === "standing");

  expect(standing).toMatchObject({ starts: "12:16", ends: "18:51" });
});

it("starts nothing before dawn and gives each day its five times", () => {
  for (const { acts, times } of plan) {
    expect(acts.every(({ starts }) => starts === null || starts >= "04:00")).toBe(true);
    expect(times.fajr < times.dhuhr && times.dhuhr < times.maghrib).toBe(true);
  }
});

describe("the day of the plan", () => {
  it.each([
    ["2027-05-13T20:59:00Z", null],
    ["2027-05-13T21:00:00Z", 8],
    ["2027-05-15T12:00:00Z", 9],
    ["2027-05-19T20:59:00Z", 13],
    ["2027-05-19T21:00:00Z", null],
  ])("at %s is %s, by the clocks of Makkah", (now, day) => {
    expect(dayOfPlan(days, new Date(now))).toBe(day);
  });
});

it("stays that of a Hajj for two weeks after its last day, open at what is done on leaving", () => {
  expect(["2027-05-14", "2027-05-20", "2027-06-02", "2027-06-03"].map((day) => hajjOfPlan(day).hijriYear)).toEqual([
    ...[1448, 1448, 1448, 1449],
  ]);
  const at = (day: string) => openDayOf(days, new Date(`${day}T09:00:00Z`));
  expect(["2027-05-01", "2027-05-16", "2027-05-19", "2027-05-20"].map(at)).toEqual([8, 10, 13, 13]);
});
