/** Every operator call of the contract by everybody who could try it. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Problem } from "#contract/errors.ts";
import type { Route } from "#contract/route.ts";
import { removeFromTeam } from "#contract/team.ts";
import { lacksRight, OPERATOR_RIGHTS } from "#domain/operators/rights.ts";
import { testApp } from "../../../../test/app.ts";
import { askCall } from "../../../../test/ask-call.ts";
import { operatorRoutes } from "../../../../test/contract-routes.ts";
import { givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { BY_OPERATOR, givenOffer, givenPaid, givenResident } from "../../../../test/factories/bookings.ts";
import { givenColleague, givenOwner } from "../../../../test/factories/teams.ts";

const app = await testApp();
const owner = await givenOwner(app);
const removed = await givenColleague(app, owner, OPERATOR_RIGHTS);
await app.call(removeFromTeam, { params: { id: removed.user.id } }, owner.session);
const kept = await givenColleague(app, owner, []);
const packageId = await givenOffer(app, owner.user.id);
const { id: bookingId } = await givenPaid(app, await givenResident(app, BY_OPERATOR), packageId);

/** By the beginning of a call's path: something of the owner's that its id may name. */
const THINGS: readonly (readonly [string, string])[] = [
  ["/api/packages/", packageId],
  ["/api/operator/packages/", packageId],
  ["/api/bookings/", bookingId],
  ["/api/operator/bookings/", bookingId],
  ["/api/operator/team/", kept.user.id],
];

type Outcome = "401" | "403" | "let in";

interface Person {
  readonly name: string;
  readonly session: { readonly cookie: string } | undefined;
  expected(route: Route): Outcome;
}

const admits = ({ who }: Route, role: "pilgrim" | "staff"): Outcome =>
  who === "signed_in" || who.includes(role) ? "let in" : "403";

async function employee(name: string, rights: readonly (typeof OPERATOR_RIGHTS)[number][]): Promise<Person> {
  const { session } = await givenColleague(app, owner, rights);
  const expected = ({ right }: Route): Outcome => (lacksRight({ ownerName: "", rights }, right) ? "403" : "let in");
  return { name, session, expected };
}

const people: Person[] = [
  { name: "a visitor", session: undefined, expected: () => "401" },
  { name: "a pilgrim", session: (await givenPilgrim(app)).session, expected: (route) => admits(route, "pilgrim") },
  { name: "staff", session: (await givenStaff(app)).session, expected: (route) => admits(route, "staff") },
  { name: "the owner", session: owner.session, expected: () => "let in" },
  { name: "another owner", session: (await givenOperator(app)).session, expected: () => "let in" },
  { name: "a removed employee", session: removed.session, expected: () => "let in" },
  await employee("an employee without rights", []),
];
for (const right of OPERATOR_RIGHTS) people.push(await employee(`an employee with ${right}`, [right]));

/** Refusals of the guard; others are about what was asked for. */
const GUARDS: readonly string[] = ["forbidden", "right_needed", "owner_needed"];

const routes = [...(await operatorRoutes())].filter(([, { right }]) => right !== undefined);

describe.each(routes)("%s", (_, route) => {
  it("lets in whom the contract names, employees by their rights, and nobody else", async () => {
    const outcomes: Record<string, string> = {};
    for (const { name, session } of people) {
      const answer = await askCall(app, route, () => randomUUID(), session);
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      const code = answer.statusCode === 403 ? Problem.parse(answer.json()).code : "";
      const isRefused = answer.statusCode === 401 || GUARDS.includes(code);
      outcomes[name] = isRefused ? String(answer.statusCode) : "let in";
    }

    expect(outcomes).toEqual(Object.fromEntries(people.map(({ name, expected }) => [name, expected(route)])));
  });
});

describe.each(routes.filter(([, { path }]) => path.includes(":")))(
  "%s, naming something of the owner's,",
  (_, route) => {
    it.each(["another owner", "a removed employee"])("is not there for %s", async (name) => {
      const thing = THINGS.find(([start]) => route.path.startsWith(start))?.[1] ?? randomUUID();
      const session = people.find((person) => person.name === name)?.session;

      const answer = await askCall(app, route, (param) => (param === "id" ? thing : randomUUID()), session);

      // 400: the sample was refused before anybody looked for the thing.
      expect([400, 404], answer.body).toContain(answer.statusCode);
    });
  },
);
