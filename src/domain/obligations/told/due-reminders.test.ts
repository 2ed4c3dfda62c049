/** When a mail asks for what is due. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#domain/calendar.ts";
import type { NextAction } from "../action.ts";
import { obligationOf } from "../obligation.ts";
import { dueReminders, walletReminders } from "./due-reminders.ts";

const DUE = "2027-03-09";
const paper = (dueOn: string, reason: "visa" | "turn_hold" = "visa"): NextAction => ({
  ...{ kind: "upload_document", type: "photo", traveller: null, dueOn, reason, isForecast: true },
});
const told = (acts: readonly NextAction[], today: string) =>
  dueReminders(
    acts.map((act) => obligationOf(act, new Date(`${today}T12:00:00Z`))),
    today,
  );

it("counts what is due by one day, and leaves what has reminders of its own", () => {
  const number: NextAction = { kind: "record_reference", bookingId: "b1", dueOn: DUE, walletBy: null };
  const injection: NextAction = {
    ...{ kind: "get_vaccinated", bookingId: "b1", traveller: null, dueOn: "2027-03-12" },
    ...{ reason: "entry", isForecast: false },
  };
  const hurried = paper("2027-03-09T10:00:00.000Z", "turn_hold");
  expect(told([paper(DUE), number, hurried, paper(DUE), injection], "2027-03-02")).toEqual([
    { key: "2027-03-09 7", dueOn: DUE, count: 2, isLate: false },
    { key: "2027-03-12 21", dueOn: "2027-03-12", count: 1, isLate: false },
  ]);
});

it.each([
  [22, []],
  [21, ["21"]],
  [8, ["21"]],
  [7, ["7"]],
  [2, ["7"]],
  [1, ["1"]],
  [0, ["1"]],
  [-1, ["late"]],
  [-7, ["late"]],
  [-8, []],
])("tells %i days before it %o", (left, bands) => {
  expect(told([paper(DUE)], addDays(DUE, -left)).map(({ key }) => key)).toEqual(bands.map((band) => `${DUE} ${band}`));
});

it("tells of a day four times at most, on whichever days one looks", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -30, max: 60 })), (days) => {
      const keys = days.flatMap((left) => told([paper(DUE)], addDays(DUE, -left)).map(({ key }) => key));
      expect(new Set(keys).size).toBeLessThanOrEqual(4);
    }),
  );
});

it("tells of the transfer to the wallet in the same bands, and anew for a new day", () => {
  const number = (walletBy: string): NextAction => ({
    ...{ kind: "record_reference", bookingId: "b1", dueOn: "2027-03-20", walletBy },
  });
  const keysOn = (today: string, walletBy: string) =>
    walletReminders([obligationOf(number(walletBy), new Date(`${today}T12:00:00Z`))], today).map(({ key }) => key);

  expect([22, 21, 7, 1, 0].map((left) => keysOn(addDays(DUE, -left), DUE))).toEqual([
    [],
    [`wallet b1 ${DUE} 21`],
    [`wallet b1 ${DUE} 7`],
    [`wallet b1 ${DUE} 1`],
    [`wallet b1 ${DUE} 1`],
  ]);
  expect(keysOn(DUE, addDays(DUE, 5))).toEqual(["wallet b1 2027-03-14 7"]);
});
