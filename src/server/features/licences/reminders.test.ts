/** An operator is reminded of the end of its licence in time, each time once, and not once the next one is handed in. */
import { expect, it } from "vitest";
import { applyForLicence, decideLicence } from "#contract/licences.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { reminderDue } from "#domain/operators/licence.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPasskey, givenStaff } from "../../../../test/factories/accounts.ts";
import { standingClock } from "../../../../test/factories/bookings.ts";
import { sweepLicences } from "./sweep-licences.job.ts";

const { clock, move } = standingClock();
const app = await testApp({ clock });
const staff = await givenStaff(app);

function handIn({ session }: Given, validUntil: string) {
  const paper = { number: "T7000", registerUrl: "https://www.atol.org/check", companyName: "Safa Journeys" };
  return app.call(applyForLicence, { body: { ...paper, scheme: "atol", party: null, validUntil } }, session);
}

/** Straight from the rows: in these weeks the session has ended. */
async function remindersOf({ user }: Given) {
  const told = app.platform.db.selectFrom("notifications").select("params").where("userId", "=", user.id);
  const rows = await told.where("kind", "=", "licence_ending").orderBy("createdAt").execute();
  return rows.map(({ params }) => params.days);
}

it("comes 60, 30 and 7 days before, until the next licence waits for its decision", async () => {
  const [idle, early] = [await givenOperator(app, { licensed: false }), await givenOperator(app, { licensed: false })];
  for (const operator of [idle, early]) {
    await givenPasskey(app, operator);
    const { id } = await handIn(operator, addDays(dateOf(clock()), 65));
    await app.call(decideLicence, { params: { id }, body: { decision: "approve" } }, staff.session);
  }

  for (const days of [0, 5, 0, 20]) {
    move({ days });
    await app.runJob(sweepLicences, {});
  }
  await handIn(early, addDays(dateOf(clock()), 400));
  for (const days of [10, 23, 1]) {
    move({ days });
    await app.runJob(sweepLicences, {});
  }

  expect(await remindersOf(idle)).toEqual([60, 30, 7]);
  expect(await remindersOf(early)).toEqual([60]);
});

it("says the last of several that were missed", () => {
  expect([61, 60, 31, 30, 8, 7, 0].map(reminderDue)).toEqual([null, 60, 60, 30, 30, 7, 7]);
});
