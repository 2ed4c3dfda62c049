/**
 * Every call of the contract by everybody who could try it: first with ids that name nothing, which shows whom the door
 * lets in, then with the ids of one household and one operator, which shows that a stranger's door leads nowhere.
 * What is found stands in docs/authorisation.md; `vitest run --project api test/authorisation.test.ts -u` writes it anew.
 */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { createBooking } from "#contract/bookings.ts";
import { uploadDocument } from "#contract/documents.ts";
import { Problem } from "#contract/errors.ts";
import type { Route } from "#contract/route.ts";
import { picture } from "#server/features/documents/test-files.ts";
import { testApp } from "./app.ts";
import { askCall } from "./ask-call.ts";
import { contractRoutes } from "./contract-routes.ts";
import { givenOperator, givenStaff } from "./factories/accounts.ts";
import { BY_OPERATOR, GOOD_CARD, givenOffer, givenResident } from "./factories/bookings.ts";
import { givenFamily, givenJoined } from "./factories/families.ts";
import { givenColleague, givenOwner } from "./factories/teams.ts";
import { givenTraveller } from "./factories/travellers.ts";

const app = await testApp();
const operator = await givenOwner(app);
const employee = await givenColleague(app, operator, []);
const packageId = await givenOffer(app, operator.user.id);
const pilgrim = await givenResident(app, BY_OPERATOR);
const family = await givenFamily(app, pilgrim);
const body = { parts: [{ packageId, seats: 1 }], familyId: family.id };
const booking = await app.call(createBooking, { body }, pilgrim.session);
await app.call(payBooking, { params: { id: booking.id }, body: { card: GOOD_CARD } }, pilgrim.session);
const member = await givenJoined(app, pilgrim, family.id);
const relative = await givenTraveller(app, pilgrim);
const file = { name: "a.png", type: "image/png", bytes: new Uint8Array(await picture()) };
const { document } = await app.upload(uploadDocument, { fields: { type: "photo" }, file }, pilgrim.session);
const stranger = await givenResident(app, BY_OPERATOR);
const otherOperator = await givenOperator(app);
const staff = await givenStaff(app);

/** Whose ids stand in an address, by its beginning. */
const THINGS: readonly (readonly [start: RegExp, id: string])[] = [
  [/^\/api\/(operator\/)?bookings\/:id/, booking.id],
  [/^\/api\/(staff\/)?documents\/:id/, document.id],
  [/^\/api\/family\/:id/, family.id],
  [/^\/api\/travellers\/:id/, relative.id],
  [/^\/api\/(operator\/)?packages\/:id/, packageId],
  [/^\/api\/operator\/team\/:id/, employee.user.id],
];

const routes = [...(await contractRoutes())].sort(([one], [other]) => (place(one) < place(other) ? -1 : 1));
/** About a package that is for everyone to ask about. */
const MEANT_FOR_STRANGERS = ["POST /api/packages/:id/enquiries"];
const owned = routes.filter(
  ([name, route]) => route.who !== "anyone" && thingOf(route) !== null && !MEANT_FOR_STRANGERS.includes(name),
);

/** By address first, so that what can be done to one thing stands together. */
function place(name: string): string {
  const [method = "", path = ""] = name.split(" ");
  return `${path} ${method}`;
}

function thingOf({ path }: Route): string | null {
  return THINGS.find(([start]) => start.test(path))?.[1] ?? null;
}

const ROLES = [
  { name: "visitor", session: undefined, isLetIn: ({ who }: Pick<Route, "who">) => who === "anyone" },
  { name: "pilgrim", session: stranger.session, isLetIn: admits("pilgrim") },
  { name: "operator", session: otherOperator.session, isLetIn: admits("operator") },
  { name: "staff", session: staff.session, isLetIn: admits("staff") },
] as const;

function admits(role: "pilgrim" | "operator" | "staff") {
  return ({ who }: Pick<Route, "who">) => who === "anyone" || who === "signed_in" || who.includes(role);
}

/** What the door says of a role; other refusals are about what was asked for. */
async function isStopped(route: Route, session: { cookie: string } | undefined): Promise<boolean> {
  const answer = await askCall(app, route, () => randomUUID(), session);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  if (answer.statusCode !== 401 && answer.statusCode !== 403) return false;
  const { code } = Problem.parse(answer.json());
  return code === "not_signed_in" || code === "forbidden";
}

/** These end the session or the account that asks, so each gets its own. */
const LAST = ["POST /api/logout", "DELETE /api/user", "DELETE /api/user/sessions/:id", "POST /api/user/password"];

describe("the door of each call", () => {
  it.each(routes.filter(([name]) => !LAST.includes(name)))(
    "%s opens to the contract's roles alone",
    async (_, route) => {
      const found = new Map<string, boolean>();
      for (const { name, session } of ROLES) found.set(name, !(await isStopped(route, session)));
      expect(found).toEqual(new Map(ROLES.map(({ name, isLetIn }) => [name, isLetIn(route)])));
    },
  );

  it.each(LAST)("%s stays shut to visitors", async (name) => {
    const route = routes.find(([one]) => one === name)?.[1];
    expect(route && (await isStopped(route, undefined))).toBe(route?.who !== "anyone");
  });
});

const STRANGERS = { "another pilgrim": stranger.session, "another operator": otherOperator.session } as const;

describe("somebody else's", () => {
  it.each(owned)("%s leads nowhere for a stranger", async (_, route) => {
    for (const session of Object.values(STRANGERS)) {
      const answer = await askCall(
        app,
        route,
        (param) => (param === "id" ? (thingOf(route) ?? "") : randomUUID()),
        session,
      );
      // 400: the sample was refused before anybody looked for the thing.
      expect([400, 403, 404], `${answer.statusCode} ${answer.body}`).toContain(answer.statusCode);
    }
  });
});

it("stands call by call in docs/authorisation.md", async () => {
  const reads = owned.filter(([, { method }]) => method === "GET");
  const seen = new Map<string, string[]>();
  for (const [name, route] of reads) {
    const people = [pilgrim.session, member.session, operator.session, employee.session, staff.session];
    const outcomes: string[] = [];
    for (const session of people) {
      const answer = await askCall(
        app,
        route,
        (param) => (param === "id" ? (thingOf(route) ?? "") : randomUUID()),
        session,
      );
      outcomes.push(OUTCOMES[answer.statusCode] ?? "yes");
    }
    seen.set(name, outcomes);
  }
  await expect(page(seen)).toMatchFileSnapshot("../docs/authorisation.md");
});

/** 400 and 409 come after the door and the row. */
const OUTCOMES: Readonly<Record<number, string>> = { 401: "–", 403: "–", 404: "not there" };

function page(seen: ReadonlyMap<string, readonly string[]>): string {
  const doors = routes.map(([name, { who, right, summary }]) => {
    const cells = ROLES.map(({ isLetIn }) => (isLetIn({ who }) ? "yes" : "–"));
    return `| \`${name}\` | ${cells.join(" | ")} | ${right ?? ""} | ${summary} |`;
  });
  const rows = [...seen].map(([name, outcomes]) => `| \`${name}\` | ${outcomes.join(" | ")} |`);
  return `# Who may call what

Made and compared by \`test/authorisation.test.ts\` from the contract and from the answers of the real server; \`vitest run --project api test/authorisation.test.ts -u\` writes it anew. A new call stands here or the test fails.

## At the door

By role, before anybody looks for a row. "Right": what an operator's employee needs besides (\`owner\`: the operator's own account alone); employees are gone through in \`src/server/features/team/role-matrix.test.ts\`. Whoever is stopped is answered 401 or 403.

| Call | visitor | pilgrim | operator | staff | Right | What it does |
|---|---|---|---|---|---|---|
${doors.join("\n")}

## Reading what is somebody's

One pilgrim who leads a household, with a booking for it at one operator. Another pilgrim and another operator are answered "not there" (404) by each of these calls and by each call that changes something; the test asks them all.

| Call | the pilgrim | a household member | the booking's operator | its employee without rights | staff |
|---|---|---|---|---|---|
${rows.join("\n")}
`;
}
