/** What would improve the operator's listings. */
import { expect, it } from "vitest";
import { answerEnquiry, askOperator } from "#contract/enquiries.ts";
import { listingImprovements } from "#contract/listing-analytics.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { givenOffer, standingClock } from "../../../../test/factories/bookings.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });

const STATED = {
  description:
    "A group of forty with two guides who have led the Hajj for many years, and a doctor who travels along. ".repeat(2),
  campClass: "A" as const,
  makkahHotel: "Ajyad Street",
  madinahHotel: "King Fahd Road",
  accessible: true,
  guideLanguages: ["en"],
  meals: "half board",
  flights: true,
};

const LEFT = { departureDate: "2026-05-15", returnDate: "2026-06-04", hijriYear: 1447 } as const;

it("is what listed packages do not state, with how many others do, each with its packages", async () => {
  const [own, other] = [await givenOperator(app), await givenOperator(app)];
  await givenOffer(app, other.user.id, STATED);
  await givenOffer(app, other.user.id, { ...STATED, campClass: null });
  const bare = await givenOffer(app, own.user.id, { ...STATED, campClass: null, meals: null });
  await givenOffer(app, own.user.id, { status: "draft" });
  // What has left is on no market any more.
  for (const { user } of [own, other]) await givenOffer(app, user.id, LEFT);

  const { listed, improvements } = await app.call(listingImprovements, {}, own.session);

  expect(listed).toBe(1);
  expect(improvements.map(({ rule, others, count }) => [rule, others?.stating, count])).toEqual([
    ["meals", 2, 1],
    ["camp", 1, 1],
    ["pictures", 0, 1],
    ["instalments", 0, 1],
  ]);
  expect(improvements[0]?.packages).toMatchObject([{ id: bare }]);
});

it("counts questions that were answered slowly or still wait, and none of the others", async () => {
  const { user, session } = await givenOperator(app);
  const packageId = await givenOffer(app, user.id, STATED);
  const ask = async (question: string) => {
    const { session: asker } = await givenPilgrim(app);
    const body = { question, isPublic: false };
    return app.call(askOperator, { params: { id: packageId }, body }, asker);
  };
  const slowOnes = async () => {
    const { improvements } = await app.call(listingImprovements, {}, session);
    return improvements.find(({ rule }) => rule === "answers")?.slow ?? 0;
  };
  const quick = await ask("Is there a lift in the hotel in Makkah?");
  const slow = await ask("May my mother bring her own wheelchair?");
  await app.call(answerEnquiry, { params: { id: quick.id }, body: { answer: "Yes, two." } }, session);

  expect(await slowOnes()).toBe(0);
  time.move({ hours: 25 });
  expect(await slowOnes()).toBe(1);
  await app.call(answerEnquiry, { params: { id: slow.id }, body: { answer: "Yes." } }, session);
  expect(await slowOnes()).toBe(1);
});

it("is told to operators alone", async () => {
  for (const { session } of [await givenPilgrim(app), await givenStaff(app)]) {
    expect((await app.refusal(listingImprovements, {}, session)).status).toBe(403);
  }
  expect((await app.refusal(listingImprovements, {})).status).toBe(401);
});
