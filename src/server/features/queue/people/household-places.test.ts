/** A household's place in line when whoever joined for it goes. */
import { expect, it } from "vitest";
import { changeFamilyMember, dissolveFamily, listFamily, removeFamilyMember } from "#contract/family.ts";
import { eraseAccount } from "#contract/privacy.ts";
import { leaveWindow } from "#contract/queue.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { standingClock } from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../../test/factories/families.ts";
import { givenQueue } from "../../../../../test/factories/queue.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { givenWindow, open, play, join, status } = givenQueue(app, time);

/** A household of three that its first administrator has joined the line for; the second administers it with her. */
async function givenHouseholdInLine() {
  const window = await givenWindow(operator);
  const { user, session, password } = await givenPilgrim(app);
  const first = { id: user.id, session };
  const { id } = await givenFamily(app, first);
  const [third, second] = [await givenJoined(app, first, id), await givenJoined(app, first, id)];
  await join(window.id, first, { familyId: id });
  const [group] = await app.call(listFamily, {}, second.session);
  const memberId = group?.members.find(({ isYou }) => isYou)?.id ?? "";
  await app.call(changeFamilyMember, { params: { id, memberId }, body: { role: "admin" } }, first.session);
  return { window, first, second, third, id, password };
}

type InLine = Awaited<ReturnType<typeof givenHouseholdInLine>>;

async function leave({ first, id }: InLine): Promise<void> {
  const [group] = await app.call(listFamily, {}, first.session);
  const memberId = group?.members.find(({ isYou }) => isYou)?.id ?? "";
  await app.call(removeFamilyMember, { params: { id, memberId } }, first.session);
}

const dissolve = ({ id, second }: InLine) => app.call(dissolveFamily, { params: { id } }, second.session);

it("stays with somebody who stands there when they leave and the household is dissolved", async () => {
  const line = await givenHouseholdInLine();
  const { window, first, second, third } = line;
  await leave(line);
  const alone = await join(window.id, first);
  await dissolve(line);

  expect((await status(first)).ticket).toMatchObject({ entryId: alone.entryId, seats: 1 });
  expect((await status(second)).ticket).toMatchObject({ state: "waiting", seats: 2 });
  await app.call(leaveWindow, { params: { id: window.id } }, second.session);
  // Nobody is shut out by it.
  for (const one of [second, third]) expect((await join(window.id, one)).state).toBe("waiting");
  expect((await status(first)).ticket?.entryId).toBe(alone.entryId);
});

it("stays with somebody who stands there when they leave in its turn", async () => {
  const line = await givenHouseholdInLine();
  await open(line.window.id);
  await play(line.window.id, 30);
  await leave(line);
  await dissolve(line);

  expect((await status(line.second)).ticket).toMatchObject({ state: "admitted" });
  expect((await status(line.first)).ticket).toBeNull();
});

it("stays with somebody who stands there when their account is erased", async () => {
  const line = await givenHouseholdInLine();
  await app.call(eraseAccount, { body: { password: line.password } }, line.first.session);
  await dissolve(line);
  await open(line.window.id);
  await play(line.window.id, 30);

  expect((await status(line.second)).ticket).toMatchObject({ state: "admitted" });
});
