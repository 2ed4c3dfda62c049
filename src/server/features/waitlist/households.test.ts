/** A household on the waitlist: its place and its offer are for who administers it. */
import { expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { cancelBooking, confirmBooking, getBooking } from "#contract/bookings.ts";
import { changeFamilyMember, listFamily } from "#contract/family.ts";
import { journeyGuide, moment } from "#contract/journey.ts";
import { listNotifications } from "#contract/notifications.ts";
import { joinWaitlist, leaveWaitlist, listWaitlist } from "#contract/waitlist.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenHold,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../test/factories/families.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);

/** A household with two administrators, the first of whom waits for it in a line before somebody else. */
async function givenHouseholdInLine(country: string) {
  const packageId = await givenOffer(app, operator.user.id, { seats: 2 });
  const holder = await givenResident(app, country);
  const hold = await givenHold(app, holder, packageId, 2);
  const amina = await givenResident(app, country);
  const { id: familyId } = await givenFamily(app, amina);
  const yusuf = await givenJoined(app, amina, familyId);
  const change = async (by: Member, who: Member, role: "admin" | "member") => {
    const [group] = await app.call(listFamily, {}, who.session);
    const memberId = group?.members.find(({ isYou }) => isYou)?.id ?? "";
    await app.call(changeFamilyMember, { params: { id: familyId, memberId }, body: { role } }, by.session);
  };
  await change(amina, yusuf, "admin");
  await app.call(joinWaitlist, { body: { packageId, seats: 2, familyId } }, amina.session);
  const next = await givenResident(app, country);
  await app.call(joinWaitlist, { body: { packageId, seats: 1 } }, next.session);
  const giveBack = async () => {
    await app.call(cancelBooking, { params: { id: hold.id } }, holder.session);
    await app.jobsDone();
  };
  return { amina, yusuf, next, giveBack, endAdministration: () => change(yusuf, amina, "member") };
}

async function placeOf({ session }: Member) {
  const [place] = await app.call(listWaitlist, {}, session);
  if (!place) throw new Error("one place was taken");
  return place;
}

it("is told to every member of the household, of whom who joined alone can leave", async () => {
  const { amina, yusuf, next, giveBack, endAdministration } = await givenHouseholdInLine(BY_NUSUK);
  await endAdministration();
  const seen = async (member: Member) => {
    const { state, isMine, holder, position, partiesWaiting } = await placeOf(member);
    return { state, isMine, holder, position, partiesWaiting };
  };
  const { holder } = await placeOf(amina);
  expect(holder).not.toBe("");

  expect(await seen(yusuf)).toEqual({ state: "waiting", isMine: false, holder, position: 1, partiesWaiting: 2 });
  expect(await seen(amina)).toMatchObject({ isMine: true, position: 1 });
  expect(await app.call(listWaitlist, {}, next.session)).toHaveLength(1);
  const { id } = await placeOf(yusuf);
  expect(await app.refusal(leaveWaitlist, { params: { id } }, yusuf.session)).toMatchObject({ status: 404 });
  await giveBack();
  expect(await placeOf(yusuf)).toMatchObject({ id, isMine: false });
});

it.each([
  [BY_NUSUK, "confirm"],
  [BY_OPERATOR, "pay"],
] as const)(
  "an offer to a household in %s is not taken by who administers it no longer, only given up",
  async (country, how) => {
    const { amina, next, giveBack, endAdministration } = await givenHouseholdInLine(country);
    await giveBack();
    const { id, bookingId } = await placeOf(amina);
    const params = { id: bookingId ?? "" };
    await endAdministration();

    const refusal =
      how === "confirm"
        ? await app.refusal(confirmBooking, { params }, amina.session)
        : await app.refusal(payBooking, { params, body: { card: GOOD_CARD } }, amina.session);
    await app.call(leaveWaitlist, { params: { id } }, amina.session);
    await app.jobsDone();

    expect(refusal).toMatchObject({ status: 403, code: "administrator_needed" });
    expect([(await placeOf(amina)).state, (await placeOf(next)).state]).toEqual(["declined", "offered"]);
  },
);

it("an offer that nobody can take any more is waited for by nobody", async () => {
  const { yusuf, giveBack, endAdministration } = await givenHouseholdInLine(BY_NUSUK);
  await giveBack();
  const acts = async () => (await app.call(moment, {}, yusuf.session)).obligation.act.kind;

  expect(await acts()).toBe("await_hold");
  await endAdministration();

  expect(await acts()).not.toBe("await_hold");
});

it("a household's offer is taken by who administers it, and the others hear of the offer and of its end", async () => {
  const { amina, yusuf, giveBack } = await givenHouseholdInLine(BY_NUSUK);
  await giveBack();
  const { bookingId } = await placeOf(amina);
  const told = async ({ session }: Member) =>
    (await app.call(listNotifications, {}, session)).notifications
      .filter(({ link }) => link === `/bookings/${bookingId}`)
      .map(({ kind, settledBy }) => [kind, settledBy])
      .toSorted();
  expect(await told(yusuf)).toEqual([["household_offer", null]]);
  const now = await app.call(moment, { query: {} }, yusuf.session);
  expect(now).toMatchObject({ state: "offer", obligation: { who: "member", act: { kind: "await_hold", bookingId } } });
  // As many as whoever may secure them reads.
  const { seats } = await app.call(getBooking, { params: { id: bookingId ?? "" } }, yusuf.session);
  expect([seats, now.words?.title]).toEqual([2, expect.stringMatching(/^2 places are held/)]);

  await app.call(confirmBooking, { params: { id: bookingId ?? "" } }, amina.session);

  expect((await placeOf(amina)).state).toBe("taken");
  expect(await told(yusuf)).toEqual([
    ["household_booked", null],
    ["household_offer", "household_booked"],
  ]);
  expect(await told(amina)).toContainEqual(["waitlist_offer", "household_booked"]);
});

it("a party whose household is administered by somebody else by then leaves the line and is told, and the next is asked", async () => {
  const { amina, next, giveBack, endAdministration } = await givenHouseholdInLine(BY_NUSUK);
  await endAdministration();

  await giveBack();

  const { notifications } = await app.call(listNotifications, {}, amina.session);
  expect([(await placeOf(amina)).state, (await placeOf(next)).state]).toEqual(["left", "offered"]);
  expect(notifications.map(({ kind }) => kind)).toContain("waitlist_without_household");
});

it.each([
  [BY_NUSUK, "confirm"],
  [BY_OPERATOR, "pay"],
] as const)(
  "an offer to a household in %s is no place in any step of anybody, and chosen when it is taken up",
  async (country, how) => {
    const { amina, yusuf, giveBack } = await givenHouseholdInLine(country);
    await giveBack();
    const { bookingId, holder } = await placeOf(yusuf);
    const both = () => Promise.all([amina, yusuf].map(({ session }) => app.call(journeyGuide, {}, session)));
    const states = async () =>
      (await both()).map(({ steps }) =>
        steps.flatMap(({ step, status, doneAt }) => (step === "package" || step === "queue" ? [[status, doneAt]] : [])),
      );
    const open = ["pending", null];
    expect(await states()).toEqual([
      [open, open],
      [open, open],
    ]);
    const [, his] = await both();
    expect(his?.bookedBy).toMatch(holder);

    time.move({ minutes: 3 });
    const params = { id: bookingId ?? "" };
    if (how === "confirm") await app.call(confirmBooking, { params }, amina.session);
    else await app.call(payBooking, { params, body: { card: GOOD_CARD } }, amina.session);
    const takenUp = expect.any(String);
    expect(await states()).toMatchObject([
      [
        ["completed", takenUp],
        ["completed", null],
      ],
      [
        ["completed", takenUp],
        ["completed", null],
      ],
    ]);
  },
);
