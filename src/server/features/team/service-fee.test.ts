/** What the service charges its operators: told to whoever works with money or packages, and to no other employee. */
import { expect, it } from "vitest";
import { askAgent } from "#contract/conversations.ts";
import { OPERATOR_RIGHTS } from "#domain/operators/rights.ts";
import { type Session, testApp } from "../../../../test/app.ts";
import { askCall } from "../../../../test/ask-call.ts";
import { operatorRoutes } from "../../../../test/contract-routes.ts";
import { givenPilgrim } from "../../../../test/factories/accounts.ts";
import { BY_OPERATOR, givenOffer, givenPaid, givenResident } from "../../../../test/factories/bookings.ts";
import { givenColleague, givenOwner } from "../../../../test/factories/teams.ts";

/** A percentage, and what it comes to of the one booking, that nothing else comes to. */
const app = await testApp({ settings: { SERVICE_FEE_PERCENT: "7.31" } });
const FEE = /\b7\.31\b|365\.50?\b|\b36550\b/;
const owner = await givenOwner(app);
const packageId = await givenOffer(app, owner.user.id);
const { id: bookingId } = await givenPaid(app, await givenResident(app, BY_OPERATOR), packageId);
const reads = [...(await operatorRoutes()).values()].filter(({ method }) => method === "GET");

/** The calls whose answer has it. */
async function callsThatTell(session: Session): Promise<string[]> {
  const telling: string[] = [];
  for (const route of reads) {
    const answer = await askCall(app, route, () => (route.path.includes("packages") ? packageId : bookingId), session);
    if (answer.statusCode < 300 && FEE.test(answer.body)) telling.push(route.path);
  }
  return telling;
}

async function askAssistant(session: Session): Promise<string> {
  const body = { message: "what cut do you take per booking" };
  return (await app.call(askAgent, { params: { agentId: "payment_pro" }, body }, session)).content;
}

const IN_MONEY = ["/api/operator/statements"];
const IN_PACKAGES = ["/api/packages/:id/standing"];
const TOLD: Partial<Record<string, readonly string[]>> = { money: IN_MONEY, packages: IN_PACKAGES };
const PEOPLE = [...OPERATOR_RIGHTS.map((right) => ({ right, rights: [right] })), { right: "nothing", rights: [] }];

it.each(PEOPLE)(
  "an employee with a right to $right alone is told where their work needs it",
  async ({ right, rights }) => {
    const { session } = await givenColleague(app, owner, rights);
    const expected = TOLD[right] ?? [];

    expect((await callsThatTell(session)).toSorted()).toEqual(expected);
    expect(FEE.test(await askAssistant(session))).toBe(expected.length > 0);
  },
);

it("the owner is told by every one of them, and no pilgrim by any", async () => {
  expect((await callsThatTell(owner.session)).toSorted()).toEqual([...IN_MONEY, ...IN_PACKAGES]);
  expect(await askAssistant(owner.session)).toMatch(FEE);
  const { session } = await givenPilgrim(app);
  expect(await callsThatTell(session)).toEqual([]);
  expect(await askAssistant(session)).not.toMatch(FEE);
});
