/** Somebody on a waitlist whom staff keep from signing in: nobody loses a place in line by a measure that nobody has confirmed. */
import { expect, it } from "vitest";
import { login } from "#contract/accounts.ts";
import { confirmBooking } from "#contract/bookings.ts";
import { confirmMeasure } from "#contract/measures.ts";
import { listWaitlist } from "#contract/waitlist.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff, sessionOf } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  givenHold,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenMeasures } from "../../../../test/factories/measures.ts";
import { givenWaitlists } from "../../../../test/factories/waitlists.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const [staff, second] = [await givenStaff(app), await givenStaff(app)];
const { stop, lift, idOf } = givenMeasures(app, time, staff);
const operator = await givenOperator(app);
const { enter, cancel, entryOf, sweep } = await givenWaitlists(app, operator);

/** Two wait for the seats of two others, the first of them with a password. */
async function givenLine() {
  const packageId = await givenOffer(app, operator.user.id, { seats: 2 });
  const holders = [await givenResident(app, BY_NUSUK), await givenResident(app, BY_NUSUK)];
  const held: { member: Member; id: string }[] = [];
  for (const member of holders) {
    const { id } = await givenHold(app, member, packageId);
    await app.call(confirmBooking, { params: { id } }, member.session);
    held.push({ member, id });
  }
  const first = await givenPilgrim(app);
  const { db } = app.platform;
  await db.updateTable("users").set({ countryOfResidence: BY_NUSUK }).where("id", "=", first.user.id).execute();
  const next = await givenResident(app, BY_NUSUK);
  const [own, others] = [await enter(first, packageId), await enter(next, packageId)];
  return {
    first,
    seatComesBack: async () => {
      const back = held.shift();
      if (back) await cancel(back.member, back.id);
      await app.jobsDone();
    },
    stateOf: async () => {
      const row = db.selectFrom("waitlistEntries").select("state").where("id", "=", own.id);
      return (await row.executeTakeFirstOrThrow()).state;
    },
    next: () => entryOf(next, others.id),
  };
}

/** As they read it, signed in anew. */
async function offerOf({ user, password }: Given) {
  const payload = { username: user.username, password };
  const session = sessionOf(await app.inject({ method: "POST", url: login.path, payload }));
  const [entry] = await app.call(listWaitlist, {}, session);
  return entry;
}

it("an offer keeps its time until the measure is confirmed or ended", async () => {
  const { first, seatComesBack, stateOf } = await givenLine();
  await seatComesBack();
  const before = Date.parse((await offerOf(first))?.offerExpiresAt ?? "");

  await stop("account", first.user.id);
  time.move({ hours: 30 });
  await sweep();
  expect(await stateOf()).toBe("offered");

  await lift(first.user.id);
  const after = await offerOf(first);
  expect(after).toMatchObject({ state: "offered", offSale: false });
  expect(Date.parse(after?.offerExpiresAt ?? "") - before).toBe(30 * HOUR_MS);

  await stop("account", first.user.id);
  await app.call(confirmMeasure, { params: { id: await idOf(first.user.id) } }, second.session);
  await sweep();
  time.move({ hours: 25 });
  await sweep();
  expect(await stateOf()).toBe("lapsed");
});

it("a place in line is gone round meanwhile, and kept", async () => {
  const { first, seatComesBack, stateOf, next } = await givenLine();

  await stop("account", first.user.id);
  await seatComesBack();
  await sweep();
  expect([await stateOf(), (await next()).state]).toEqual(["waiting", "offered"]);

  await lift(first.user.id);
  await seatComesBack();
  expect(await stateOf()).toBe("offered");
});
