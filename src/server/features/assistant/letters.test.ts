/** What was written between the asker and operators, and what the household would like to book, each account its own. */
import { expect, it } from "vitest";
import { askAgent } from "#contract/conversations.ts";
import { answerEnquiry, askOperator } from "#contract/enquiries.ts";
import { createFamily } from "#contract/family.ts";
import { setPreferences } from "#contract/household-plans.ts";
import { addTraveller } from "#contract/travellers.ts";
import { type Session, testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { givenOffer, standingClock } from "../../../../test/factories/bookings.ts";

const app = await testApp({ clock: standingClock().clock });

const ask = (session: Session, message: string) =>
  app.call(askAgent, { params: { agentId: "tour_advisor" }, body: { message } }, session);

it("about an operator's answer is told what was written, and about favourites the household's own list", async () => {
  const father = { relationship: "father", surname: "Rahman", givenNames: "Ahmed" } as const;
  const asker = await givenPilgrim(app);
  const stranger = await givenPilgrim(app);
  for (const { session } of [asker, stranger]) await app.call(addTraveller, { body: father }, session);
  const operator = await givenOperator(app);
  const offer = await givenOffer(app, operator.user.id);
  const body = { question: "Does the hotel have a lift?", isPublic: false };
  const { id } = await app.call(askOperator, { params: { id: offer }, body }, asker.session);
  const group = await app.call(createFamily, { body: { name: "Karim family", groupType: "family" } }, asker.session);
  await app.call(setPreferences, { params: { id: group.id }, body: { packageIds: [offer] } }, asker.session);

  const before = await ask(asker.session, "has the operator replied?");
  await app.call(answerEnquiry, { params: { id }, body: { answer: "Six of them." } }, operator.session);
  const after = await ask(asker.session, "did the agency answer my question");
  const favourites = await ask(asker.session, "which of my favourites is cheapest");

  expect(before.content).toContain("has not been answered yet");
  expect(after.content).toContain("your question was answered on");
  expect(favourites.content).toMatch(/^1 package is among your household’s favourites\./);
  expect((await ask(stranger.session, "has the operator replied?")).content).toMatch(/^Nothing between you/);
  expect((await ask(stranger.session, "which of my favourites is cheapest")).content).toMatch(/^I see no favourites/);
});
