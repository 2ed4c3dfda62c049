/** An offer of the waitlist whose package may not be sold for a while: nobody can take it, so its time stands still. */
import { describe, expect, it } from "vitest";
import { confirmBooking, getBooking } from "#contract/bookings.ts";
import { moment } from "#contract/journey.ts";
import { applyForLicence, decideLicence } from "#contract/licences.ts";
import { endMeasure } from "#contract/measures.ts";
import { listNotifications } from "#contract/notifications.ts";
import { dateOf } from "#domain/calendar.ts";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenStaff } from "../../../../test/factories/accounts.ts";
import { BY_NUSUK, givenHold, givenOffer, givenResident, standingClock } from "../../../../test/factories/bookings.ts";
import { givenMeasures, type Kind } from "../../../../test/factories/measures.ts";
import { givenWaitlists } from "../../../../test/factories/waitlists.ts";
import { sweepLicences } from "../licences/sweep-licences.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const staff = await givenStaff(app);
const { stop, lift, standing } = givenMeasures(app, time, staff);
const { enter, cancel, entryOf, sweep } = await givenWaitlists(app, staff);

async function givenLicence({ session }: Given, validUntil = "2028-03-31"): Promise<string> {
  const paper = {
    scheme: "atol",
    party: null,
    number: `T-${validUntil}`,
    registerUrl: "https://www.atol.org/c",
  } as const;
  const { id } = await app.call(applyForLicence, { body: { ...paper, companyName: "Safa", validUntil } }, session);
  await app.call(decideLicence, { params: { id }, body: { decision: "approve" } }, staff.session);
  return id;
}

/** Two seats, both held: one comes back and is offered to the first of two who wait. */
async function givenOffered(validUntil?: string) {
  const operator = await givenOperator(app, { licensed: false });
  const licence = await givenLicence(operator, validUntil);
  const packageId = await givenOffer(app, operator.user.id, { seats: 2 });
  const [holds, keeps, first, second] = await Promise.all([1, 2, 3, 4].map(() => givenResident(app, BY_NUSUK)));
  if (!(holds && keeps && first && second)) throw new Error("four were given");
  const { id } = await givenHold(app, holds, packageId);
  const kept = await givenHold(app, keeps, packageId);
  for (const member of [holds, keeps]) {
    const params = { id: member === holds ? id : kept.id };
    await app.call(confirmBooking, { params }, member.session);
  }
  const [entry, next] = [await enter(first, packageId), await enter(second, packageId)];
  await cancel(holds, id);
  await app.jobsDone();
  const bookingId = (await entryOf(first, entry.id)).bookingId ?? "";
  return {
    ...{ operator, first, second },
    subjects: { licence, package: packageId, operator: operator.user.id },
    own: () => entryOf(first, entry.id),
    next: () => entryOf(second, next.id),
    comesBack: () => cancel(keeps, kept.id),
    booking: () => app.call(getBooking, { params: { id: bookingId } }, first.session),
    take: { params: { id: bookingId } },
  };
}

const endOf = (entry: { offerExpiresAt: string | null }) => Date.parse(entry.offerExpiresAt ?? "");

describe("an offer", () => {
  it.each(["licence", "package"] as const)("keeps its time while staff have stopped its %s", async (kind) => {
    const { operator, subjects, first, own, next, comesBack, booking, take } = await givenOffered();
    const before = await own();
    expect(before).toMatchObject({ state: "offered", offSale: false });

    await stop(kind, subjects[kind]);
    await comesBack();
    time.move({ hours: 30 });
    await sweep();

    expect(await own()).toMatchObject({ state: "offered", offSale: true });
    expect(await next()).toMatchObject({ state: "waiting", offSale: true });
    expect(await booking()).toMatchObject({ phase: "held", rests: true, operatorStopped: false });
    expect((await app.call(moment, {}, first.session)).obligation.act.kind).not.toBe("secure_hold");
    expect(await app.refusal(confirmBooking, take, first.session)).toMatchObject({ code: "not_on_sale" });

    await lift(operator.user.id);
    await sweep();
    const after = await own();
    expect(after).toMatchObject({ state: "offered", offSale: false });
    expect(endOf(after) - endOf(before)).toBe(30 * HOUR_MS);
    expect(await booking()).toMatchObject({ rests: false, holdExpiresAt: after.offerExpiresAt });
    expect(await next()).toMatchObject({ state: "offered" });
    await app.call(confirmBooking, take, first.session);
    time.move({ hours: 31 });
    await sweep();
    expect(await next()).toMatchObject({ state: "lapsed" });
  });

  it("keeps its time while its operator's licence has run out, until another one holds", async () => {
    const day = dateOf(time.clock());
    const { operator, first, own, booking, take } = await givenOffered(day);
    time.move({ hours: 20 });
    await app.runJob(sweepLicences, {});
    await sweep();
    const before = await booking();

    time.move({ days: 3 });
    await sweep();
    expect(before).toMatchObject({ phase: "held", rests: true });
    expect(await own()).toMatchObject({ state: "offered", offSale: true });

    await givenLicence(operator);
    await sweep();
    expect(await own()).toMatchObject({ state: "offered", offSale: false });
    await app.call(confirmBooking, take, first.session);
  });

  it("gets its time back once, however many measures stood beside one another", async () => {
    const { operator, subjects, own } = await givenOffered();
    const before = await own();
    const kinds: readonly Exclude<Kind, "account">[] = ["licence", "operator", "package"];
    for (const kind of kinds) {
      await stop(kind, subjects[kind]);
      time.move({ hours: 10 });
    }
    for (let left = kinds.length; left > 0; left -= 1) {
      expect(await own()).toMatchObject({ state: "offered", offSale: true });
      await lift(operator.user.id);
      time.move({ hours: left > 1 ? 1 : 0 });
      await sweep();
    }

    expect(await standing(operator.user.id)).toEqual([]);
    expect(endOf(await own()) - endOf(before)).toBe(32 * HOUR_MS);
  });

  it("of a sale that ends meanwhile ends with it", async () => {
    const { subjects, own, booking } = await givenOffered();
    const { departureDate } = await booking();
    await stop("package", subjects.package);

    const days = Math.ceil((Date.parse(departureDate) - time.clock().getTime()) / DAY_MS);
    time.move({ days });
    await sweep();

    expect(await own()).toMatchObject({ state: "lapsed" });
    time.move({ days: -days });
  });
});

it("nobody who waits is told that a sale goes on before it does", async () => {
  const { operator, subjects, second } = await givenOffered();
  const told = async () => {
    await app.jobsDone();
    const { notifications } = await app.call(listNotifications, {}, second.session);
    return notifications.map(({ kind }) => kind).filter((kind) => kind.startsWith("places_"));
  };

  await stop("operator", subjects.operator);
  time.move({ hours: 1 });
  await stop("licence", subjects.licence);
  const [licence, suspension] = await standing(operator.user.id);
  expect([licence?.kind, suspension?.kind]).toEqual(["licence", "operator"]);
  await app.call(endMeasure, { params: { id: suspension?.id ?? "" } }, staff.session);
  expect(await told()).toEqual(["places_stopped"]);

  time.move({ hours: 1 });
  await lift(operator.user.id);
  expect(await told()).toEqual(["places_back", "places_stopped"]);
});
