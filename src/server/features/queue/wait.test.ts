/** No wait is promised that hangs on what those whose turn runs will take. */
import { expect, it } from "vitest";
import { leaveWindow } from "#contract/queue.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import { BY_OPERATOR, givenResident, type Member, standingClock } from "../../../../test/factories/bookings.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { givenWindow, round, open, join, status } = givenQueue(app, time);

it("promises no time while the seats left are set aside for those whose turn runs, and says how many must take none", async () => {
  const strangers = [];
  for (let one = 0; one < 3; one += 1) strangers.push(await givenResident(app, BY_OPERATOR));
  const window = await givenWindow(operator, { seats: 3 });
  for (const account of strangers) await join(window.id, account);
  await open(window.id);
  const late = await givenResident(app, BY_OPERATOR);
  await join(window.id, late);
  time.move({ seconds: 20 });
  await round(window.id);

  expect(await placeOf(late)).toMatchObject({ position: 1, undecided: 3, leastPassing: 1, estimatedWaitTime: null });
  const [first] = strangers;
  await app.call(leaveWindow, { params: { id: window.id } }, first?.session);
  time.move({ seconds: 2 });
  expect(await placeOf(late)).toMatchObject({ position: 1, undecided: 2, leastPassing: 0, estimatedWaitTime: 1 });
});

async function placeOf(account: Member) {
  return (await status(account)).ticket;
}
