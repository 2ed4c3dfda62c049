/** The ten steps told at length: dates, and who lacks what as each reader may know it. */
import { expect, it } from "vitest";
import {
  approveBooking,
  confirmBooking,
  createBooking,
  getBooking,
  nameTravellers,
  recordNusuk,
} from "#contract/bookings.ts";
import { addFamilyMember } from "#contract/family.ts";
import { readHandoff } from "#contract/handoff.ts";
import { journey, journeyGuide } from "#contract/journey.ts";
import { seeNumbers } from "#contract/official-numbers.ts";
import { changeTraveller } from "#contract/travellers.ts";
import { dateOf } from "#domain/calendar.ts";
import type { JourneyStep } from "#domain/journey/steps.ts";
import { duesOf } from "#domain/obligations/due/due.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenConfirmed,
  givenMoved,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../test/factories/families.ts";
import { givenPastOffer, givenTravelled } from "../../../../test/factories/journeys.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);

/** Leaves before what `givenOffer` makes else. */
const SOONER = { departureDate: "2027-05-04", returnDate: "2027-05-24" };
const read = ({ session }: Pick<Member, "session">) => app.call(journeyGuide, {}, session);

async function stepOf(member: Pick<Member, "session">, step: JourneyStep) {
  const found = (await read(member)).steps.find((one) => one.step === step);
  if (!found) throw new Error(`no step ${step}`);
  return found;
}
const names = ({ lacking }: Awaited<ReturnType<typeof stepOf>>) => lacking.map(({ name }) => name);

it("names who lacks what without a group: the reader and whom they have entered", async () => {
  const member = await givenPilgrim(app);
  const self = await givenTraveller(app, member, { relationship: "self", surname: "Rahman", givenNames: "Amina" });
  const son = await givenTraveller(app, member, { relationship: "son", givenNames: "Yusuf", phone: null });

  const upload = await stepOf(member, "upload");

  expect(names(upload)).toEqual(["Amina Rahman", "Yusuf Rahman"]);
  expect(upload.lacking.map(({ isYou, travellerId }) => ({ isYou, travellerId }))).toEqual([
    { isYou: true, travellerId: self.id },
    { isYou: false, travellerId: son.id },
  ]);
  expect(upload.lacking[0]?.lacks).toContainEqual({ kind: "mark", mark: "passport", state: "missing" });
  expect(names(await stepOf(member, "family"))).toEqual(["Yusuf Rahman"]);
});

it("tells a plain member only that another lacks something, and an administrator what", async () => {
  const administrator = await givenResident(app, BY_OPERATOR);
  const family = await givenFamily(app, administrator);
  const member = await givenJoined(app, administrator, family.id);

  const seen = (await stepOf(member, "upload")).lacking.find(({ isYou }) => !isYou);
  const known = (await stepOf(administrator, "upload")).lacking.find(({ isYou }) => !isYou);

  expect(seen?.lacks).toEqual([{ kind: "hidden" }]);
  expect(known?.lacks[0]).toEqual({ kind: "mark", mark: "passport", state: "missing" });
  expect([seen?.travellerId, known?.travellerId]).toEqual([null, null]);
  const hides = async (reader: Member) =>
    (await read(reader)).steps.filter(({ hidesSome }) => hidesSome).map(({ step }) => step);
  expect(await hides(member)).toEqual(["upload", "verification", "family"]);
  expect([(await stepOf(member, "upload")).open, (await stepOf(administrator, "upload")).open]).toEqual([1, 2]);
  expect(await hides(administrator)).toEqual([]);
});

it("dates what is done, says what is due, and leads to the booking", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  const booking = await givenPaid(app, member, await givenOffer(app, operator.user.id));
  time.move({ minutes: 5 });
  const second = await givenPaid(app, member, await givenOffer(app, operator.user.id, SOONER));

  const guide = await read(member);

  const on = Object.fromEntries(guide.steps.map(({ step, doneAt, dueOn }) => [step, { doneAt, dueOn }]));
  expect(guide).toMatchObject({ bookingId: second.id, channel: "operator" });
  expect(on.package?.doneAt).toBe(booking.createdAt);
  expect(on.payment?.doneAt).not.toBeNull();
  expect(on.upload).toEqual({ doneAt: null, dueOn: "2027-03-09" });
  expect(guide.steps.filter(({ isForecast }) => isForecast).map(({ step }) => step)).toEqual(["upload"]);
  expect(on.tracking?.dueOn).toBe(second.departureDate);
});

it("dates the way and the Hajj from the journey behind, not from the one that is booked next", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  const { past, onSale } = await givenPastOffer(app, operator.user.id);
  await givenTravelled(app, member, { packageId: past, operatorId: operator.user.id });
  await givenPaid(app, member, onSale);

  const [tracking, completion] = [await stepOf(member, "tracking"), await stepOf(member, "completion")];

  expect(tracking).toMatchObject({ status: "completed", doneAt: "2026-06-04" });
  expect(completion).toMatchObject({ status: "completed", doneAt: "2026-06-04" });
});

it("asks nobody for anything once the journey is behind, and tells what is not recorded of who was on it alone", async () => {
  const member = await givenResident(app, BY_OPERATOR);
  await givenTraveller(app, member, { relationship: "son", givenNames: "Yusuf", phone: null });
  const { past } = await givenPastOffer(app, operator.user.id);
  await givenTravelled(app, member, { packageId: past, operatorId: operator.user.id });

  const told = (await read(member)).steps.filter(({ lacking }) => lacking.length > 0);
  expect(told.map(({ step, lacking }) => [step, lacking.map(({ isYou }) => isYou)])).toEqual([
    ["upload", [true]],
    ["verification", [true]],
  ]);
  expect((await app.call(journey, {}, member.session)).steps.filter(({ open }) => open > 0)).toEqual([]);
});

it("tells the dashboard's tracker the same dates: the way by its days, the Hajj by the return, a group by none", async () => {
  const administrator = await givenResident(app, BY_OPERATOR);
  const family = await givenFamily(app, administrator);
  const member = await givenJoined(app, administrator, family.id);
  await givenMoved(app, member, BY_OPERATOR);
  await givenPaid(app, member, await givenOffer(app, operator.user.id, SOONER));

  const datesOf = (steps: readonly { step: JourneyStep; doneAt: string | null; dueOn: string | null }[]) =>
    Object.fromEntries(steps.map(({ step, doneAt, dueOn }) => [step, doneAt ?? dueOn]));
  const tracked = datesOf((await app.call(journey, {}, member.session)).steps);

  expect(tracked).toEqual(datesOf((await read(member)).steps));
  expect(tracked).toMatchObject({ tracking: SOONER.departureDate, completion: SOONER.returnDate, family: null });
});

it("tells a member whom the household's Nusuk booking does not name that others may lack fingerprints, and never whose", async () => {
  const booker = await givenResident(app, BY_NUSUK);
  const self = await givenTraveller(app, booker, { relationship: "self" });
  const family = await givenFamily(app, booker);
  const member = await givenJoined(app, booker, family.id);
  const packageId = await givenOffer(app, operator.user.id);
  const before = await stepOf(member, "nusuk");
  const body = { parts: [{ packageId, travellerIds: [self.id] }], familyId: family.id };
  const { id, customerName } = await app.call(createBooking, { body }, booker.session);
  // A hold asks for none yet.
  const held = [await stepOf(member, "nusuk"), await stepOf(booker, "nusuk")];
  await app.call(confirmBooking, { params: { id } }, booker.session);

  const [seen, known] = [await stepOf(member, "nusuk"), await stepOf(booker, "nusuk")];

  expect(known.lacking.map(({ isYou }) => isYou)).toEqual([true]);
  for (const one of [before, ...held]) expect(one).toMatchObject({ lacking: [], hidesSome: false });
  expect(seen).toMatchObject({ lacking: [], hidesSome: true });
  // Who pays and books there is told beside it, as on the booking.
  expect((await read(member)).bookedBy).toBe(customerName);
});

it("dates the purchase on Nusuk for a member who travels on it as for whoever booked", async () => {
  const booker = await givenResident(app, BY_NUSUK);
  const self = await givenTraveller(app, booker, { relationship: "self" });
  const family = await givenFamily(app, booker);
  const member = await givenJoined(app, booker, family.id);
  await givenMoved(app, member, BY_NUSUK);
  const own = await givenTraveller(app, member, { relationship: "self", givenNames: "Yusuf" });
  const packageId = await givenOffer(app, operator.user.id);
  await app.platform.db
    .updateTable("packages")
    .set({ releaseDate: "2027-02-01" })
    .where("id", "=", packageId)
    .execute();
  const body = { parts: [{ packageId, travellerIds: [self.id, own.id] }], familyId: family.id };
  const { id } = await app.call(createBooking, { body }, booker.session);
  await app.call(confirmBooking, { params: { id } }, booker.session);
  await app.call(approveBooking, { params: { id } }, operator.session);

  const dayOf = async (reader: Member) => {
    const { dueOn, isForecast, isOwnPart } = await stepOf(reader, "nusuk");
    return { dueOn, isForecast, isOwnPart };
  };
  const day = { dueOn: "2027-02-01", isForecast: false, isOwnPart: false };
  expect([await dayOf(booker), await dayOf(member)]).toEqual([day, day]);
});

it("asks for the official app in what is due as its step, the hand-off and the booking do, until the journey begins", async () => {
  const booker = await givenResident(app, BY_NUSUK);
  const self = await givenTraveller(app, booker, { relationship: "self" });
  const mother = await givenTraveller(app, booker, { relationship: "mother" });
  await app.platform.db.updateTable("users").set({ travelsAlone: false }).where("id", "=", booker.id).execute();
  const both = [self.id, mother.id];
  const packageId = await givenOffer(app, operator.user.id);
  const { id } = await app.call(
    createBooking,
    { body: { parts: [{ packageId, travellerIds: both }] } },
    booker.session,
  );
  const at = { params: { id } };
  await app.call(confirmBooking, at, booker.session);
  const asked = async () => {
    const { obligations } = await app.call(journey, {}, booker.session);
    const { checks } = await app.call(readHandoff, at, booker.session);
    return {
      due: obligations.flatMap(({ act }) => (act.kind === "give_biometrics" ? [act.traveller?.id ?? self.id] : [])),
      step: (await stepOf(booker, "nusuk")).lacking.map(({ travellerId }) => travellerId),
      handoff: checks.find(({ check }) => check === "biometrics")?.people ?? [],
      booking: duesOf(await app.call(getBooking, at, booker.session), time.clock()).flatMap(
        ({ action, travellerId }) => (action === "give_biometrics" ? [travellerId] : []),
      ),
    };
  };

  expect(await asked()).toEqual({ due: both, step: both, handoff: both, booking: both });
  const { obligations } = await app.call(journey, {}, booker.session);
  expect(obligations.find(({ act }) => act.kind === "give_biometrics")).toMatchObject({
    who: "you",
    due: { at: "2027-03-09", isForecast: true, isLate: false },
    blocks: "visa",
  });

  const done = { params: { id: mother.id }, body: { biometricsDoneOn: dateOf(time.clock()) } };
  await app.call(changeTraveller, done, booker.session);
  const own = [self.id];
  expect(await asked()).toEqual({ due: own, step: own, handoff: own, booking: own });

  await app.platform.db
    .updateTable("bookings")
    .set({ departureDate: dateOf(time.clock()) })
    .where("id", "=", id)
    .execute();
  expect(await asked()).toEqual({ due: [], step: [], handoff: [], booking: [] });
});

it("asks for the injection of everybody named, from the booking to the day that is written down, in its list as in what is due", async () => {
  const booker = await givenResident(app, BY_NUSUK);
  const self = await givenTraveller(app, booker, { relationship: "self" });
  const mother = await givenTraveller(app, booker, { relationship: "mother" });
  await app.platform.db.updateTable("users").set({ travelsAlone: false }).where("id", "=", booker.id).execute();
  const both = [self.id, mother.id];
  const body = { parts: [{ packageId: await givenOffer(app, operator.user.id), travellerIds: both }] };
  const { id } = await app.call(createBooking, { body }, booker.session);
  const asked = async () => {
    const { obligations } = await app.call(journey, {}, booker.session);
    const dues = duesOf(await app.call(getBooking, { params: { id } }, booker.session), time.clock());
    return [
      obligations.flatMap(({ act }) => (act.kind === "get_vaccinated" ? [act.traveller?.id ?? self.id] : [])),
      dues.flatMap(({ action, travellerId }) => (action === "get_vaccinated" ? [travellerId] : [])),
    ];
  };
  const had = (person: string, vaccinatedOn: string | null) =>
    app.call(changeTraveller, { params: { id: person }, body: { vaccinatedOn } }, booker.session);

  expect(await asked()).toEqual([[], []]);
  await app.call(confirmBooking, { params: { id } }, booker.session);
  expect(await asked()).toEqual([both, both]);
  await had(mother.id, dateOf(time.clock()));
  expect(await asked()).toEqual([[self.id], [self.id]]);
  // One that no longer protects at that journey settles nothing.
  await had(mother.id, "2023-11-01");
  expect(await asked()).toEqual([both, both]);
  await had(self.id, "2026-01-10");
  await had(mother.id, "2026-01-10");
  expect(await asked()).toEqual([[], []]);
});

it("asks nobody for the official app of a booking that names nobody yet", async () => {
  const booker = await givenResident(app, BY_NUSUK);
  await givenTraveller(app, booker, { relationship: "self" });
  const family = await givenFamily(app, booker);
  const member = await givenJoined(app, booker, family.id);
  const other = await givenTraveller(app, member, { relationship: "self" });
  const packageId = await givenOffer(app, operator.user.id);
  const body = { parts: [{ packageId, seats: 2 }], familyId: family.id };
  const { id } = await app.call(createBooking, { body }, booker.session);
  await app.call(confirmBooking, { params: { id } }, booker.session);
  const asked = async (reader: Member) => {
    const { obligations } = await app.call(journey, {}, reader.session);
    const { open, hidesSome } = await stepOf(reader, "nusuk");
    return [obligations.some(({ act }) => act.kind === "give_biometrics"), open, hidesSome];
  };

  expect([await asked(booker), await asked(member)]).toEqual([
    [false, 0, false],
    [false, 0, false],
  ]);

  const namesNobody = async () => (await app.call(journeyGuide, {}, booker.session)).namesNobody;
  expect(await namesNobody()).toBe(true);

  const parts = [{ travellerIds: [other.id] }];
  await app.call(nameTravellers, { params: { id }, body: { parts } }, booker.session);

  expect(await namesNobody()).toBeUndefined();
  expect([await asked(booker), await asked(member)]).toEqual([
    [false, 0, true],
    [true, 1, false],
  ]);
});

it("misses everybody's visa as soon as one of the same booking is there", async () => {
  const booker = await givenResident(app, BY_NUSUK);
  const self = await givenTraveller(app, booker, { relationship: "self" });
  const mother = await givenTraveller(app, booker, { relationship: "mother" });
  const packageId = await givenOffer(app, operator.user.id);
  const body = { parts: [{ packageId, travellerIds: [self.id, mother.id] }] };
  const { id } = await app.call(createBooking, { body }, booker.session);
  await app.call(confirmBooking, { params: { id } }, booker.session);
  await app.call(approveBooking, { params: { id } }, operator.session);
  await app.call(recordNusuk, { params: { id }, body: { reference: "NSK-2002" } }, booker.session);
  const visas = async () => {
    const { parts } = await app.call(getBooking, { params: { id } }, booker.session);
    const people = parts.flatMap(({ travellers }) => travellers);
    return people.map(({ papers }) => papers?.find(({ type }) => type === "visa")?.state);
  };
  expect(await visas()).toEqual(["not_due", "not_due"]);

  const file = { stage: "done", fileName: "visa.jpg", contentType: "image/jpeg", sizeBytes: 1 } as const;
  await app.platform.db
    .insertInto("documents")
    .values({ ...file, userId: booker.id, travellerId: self.id, type: "visa", status: "verified" })
    .execute();

  expect((await visas()).toSorted()).toEqual(["missing", "verified"]);
});

it("counts a purchase on Nusuk as paid when its operator has seen the number, for whoever reads it", async () => {
  const booker = await givenResident(app, BY_NUSUK);
  const booking = await givenConfirmed(app, booker, await givenOffer(app, operator.user.id));
  const at = { params: { id: booking.id } };
  await app.call(approveBooking, at, operator.session);
  const told = async () => {
    const { status, doneAt, waitsFor } = await stepOf(booker, "payment");
    return { status, doneAt, waitsFor };
  };

  const bought = await told();
  await app.call(recordNusuk, { ...at, body: { reference: "NSK-1001" } }, booker.session);
  const reported = await told();
  time.move({ minutes: 5 });
  await app.call(seeNumbers, { ...at, body: { references: ["NSK-1001"] } }, operator.session);

  expect(bought).toEqual({ status: "pending", doneAt: null, waitsFor: "purchase" });
  expect(reported).toEqual({ status: "pending", doneAt: null, waitsFor: "operator_sees" });
  expect(await told()).toEqual({ status: "completed", doneAt: time.clock().toISOString(), waitsFor: null });
});

it("goes by the told country until something is booked, and knows no way before it is told", async () => {
  const [there, here, untold] = await Promise.all([
    givenResident(app, BY_OPERATOR),
    givenResident(app, BY_NUSUK),
    givenPilgrim(app),
  ]);

  const channels = await Promise.all([there, here, untold].map(async (member) => (await read(member)).channel));

  expect(channels).toEqual(["operator", "nusuk", null]);
});

it("tells of whoever has no account that another acts for them", async () => {
  const administrator = await givenResident(app, BY_OPERATOR);
  const family = await givenFamily(app, administrator);
  const father = await givenTraveller(app, administrator, { relationship: "father", givenNames: "Yahya" });
  await app.call(
    addFamilyMember,
    { params: { id: family.id }, body: { travellerId: father.id } },
    administrator.session,
  );
  const member = await givenJoined(app, administrator, family.id);

  const { lacking } = await stepOf(member, "upload");

  expect(lacking.map(({ isYou, hasAccount, travellerId }) => [isYou, hasAccount, travellerId])).toEqual(
    expect.arrayContaining([
      [true, true, null],
      [false, true, null],
      [false, false, null],
    ]),
  );
});

it("is nobody else's: a stranger's guide knows none of these people, and a visitor gets none", async () => {
  const member = await givenPilgrim(app);
  await givenTraveller(app, member, { givenNames: "Khadija" });
  const stranger = await givenPilgrim(app);

  expect(JSON.stringify(await read(stranger))).not.toContain("Khadija");
  expect(await app.refusal(journeyGuide, {})).toMatchObject({ status: 401 });
});
