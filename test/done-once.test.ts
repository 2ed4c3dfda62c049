/**
 * Every call that makes something, sent twice with one `Idempotency-Key`, as after an answer that was lost: one row and
 * the same answer; with other words it is refused; somebody else's same key is theirs; ten at once are one.
 */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { currentUser, register } from "#contract/accounts.ts";
import { acceptInvitation, createFamily } from "#contract/family.ts";
import type { Route } from "#contract/route.ts";
import { addTraveller, deleteTraveller, listTravellers } from "#contract/travellers.ts";
import { sweepKept } from "#server/platform/http/done-once.ts";
import { testApp } from "./app.ts";
import { contractRoutes } from "./contract-routes.ts";
import { givenOperator, givenPilgrim, registration, sessionOf } from "./factories/accounts.ts";
import { BY_NUSUK, givenResident } from "./factories/bookings.ts";
import { givenFamily, givenInvitation } from "./factories/families.ts";
import { type Asker, givenMakings } from "./factories/makings.ts";
import { givenTraveller, traveller } from "./factories/travellers.ts";
import { requestFor } from "./request.ts";

const app = await testApp();
const { db } = app.platform;
const AT_ONCE = 10;

const ask = (route: Route, { session, asked }: Asker, key?: string) =>
  app.inject(
    requestFor(route, { ...asked, headers: { ...asked.headers, ...(key && { "idempotency-key": key }) } }, session),
  );

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const operator = await givenOperator(app);

/** Done twice these do no more than once, or have a way of their own to tell. */
const OF_THEMSELVES = [
  /^(PUT|PATCH) /,
  /^POST .*\/(read|undo)$/,
  // Sessions and what ends them.
  /^POST \/api\/(login(\/passkey(\/challenge)?)?|logout)$/,
  /^DELETE \/api\/user(\/sessions\/:id)?$/,
  // The same bytes are known again.
  /^POST .*\/(upload|intake|file|images|picture|import|rows-to-mend)$/,
  // The form's token, the message's id, the gateway's own numbers.
  /^POST \/api\/(contact|conversations\/:agentId\/message|payment\/webhooks\/stripe)$/,
  // Asks the gateway how a payment stands, or closes it.
  /^POST .*\/payment\/(ask|withdraw)$|^POST .*\/steps\/:step\/withdraw$/,
  // Names the number that it takes back, which is gone then; its picture is removed beside the database.
  /^POST .*\/nusuk\/withdraw$/,
  // One place a household, one line a browser, one sum a question.
  /^POST \/api\/(queue\/windows\/:id\/join|push-subscriptions|unsubscribe\/:token|payment\/optimize)$/,
  /^POST .*\/(views|passport-number)$/,
  // What is gone is gone.
  /^DELETE .*\/picture$/,
  /^DELETE \/api\/(conversations|documents|push-subscriptions|wishes|packages|operator\/team\/membership)/,
];
const { pilgrim, MAKING } = await givenMakings(app, operator);

describe.each(Object.entries(MAKING))("%s", (_, { route, table, given, otherwise }) => {
  it("asked for again after a lost answer is one, with the same answer", async () => {
    const asker = await given();
    const before = await rowsOf(table);

    const first = await ask(route, asker, "lost");
    const again = await ask(route, asker, "lost");

    expect(first.statusCode, first.body).toBeLessThan(300);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await rowsOf(table)).toBe(before + 1);
  });

  it("is not another thing under the same key, and a stranger's same key is theirs", async () => {
    const [asker, stranger] = [await given(), await given()];
    const other = { ...asker, asked: { ...asker.asked, body: { ...asker.asked.body, ...otherwise } } };
    const before = await rowsOf(table);

    expect((await ask(route, asker, "one")).statusCode).toBeLessThan(300);
    const refused = await ask(route, other, "one");
    const theirs = await ask(route, stranger, "one");

    expect(refused.statusCode, refused.body).toBeGreaterThanOrEqual(400);
    expect(theirs.statusCode, theirs.body).toBeLessThan(300);
    expect(await rowsOf(table)).toBe(before + 2);
  });

  it("is one when it is asked for ten times at once", async () => {
    const asker = await given();
    const before = await rowsOf(table);

    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(route, asker, "ten")));

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode, answers[0]?.body).toBeLessThan(300);
    expect(await rowsOf(table)).toBe(before + 1);
  });
});

describe("the same key with other words", () => {
  it("says that it has done something else", async () => {
    const { session } = await givenPilgrim(app);
    await ask(createFamily, { session, asked: { body: { name: "One" } } }, "used");
    const problem = await app.refusal(
      createFamily,
      { headers: { "idempotency-key": "used" }, body: { name: "Two" } },
      session,
    );

    expect(problem).toMatchObject({ status: 422, code: "idempotency_key_reused" });
  });

  it("does what was put right after a refusal, which did nothing", async () => {
    const { session } = await givenPilgrim(app);
    const wrong = await ask(
      addTraveller,
      { session, asked: { body: traveller({ birthDate: "2099-01-01" }) } },
      "mended",
    );
    const right = await ask(addTraveller, { session, asked: { body: traveller() } }, "mended");

    expect([wrong.statusCode, right.statusCode]).toEqual([422, 201]);
    expect(await app.call(listTravellers, {}, session)).toHaveLength(1);
  });

  it("without a key, each is one", async () => {
    const asker = await pilgrim({ body: { ...traveller() } });
    await ask(addTraveller, asker);
    await ask(addTraveller, asker);

    expect(await app.call(listTravellers, {}, asker.session)).toHaveLength(2);
  });
});

describe("registering", () => {
  it("again after a lost answer signs in to the one account", async () => {
    const asked = { body: { ...registration() } };
    const answers = await Promise.all([1, 2, 3].map(() => ask(register, { session: undefined, asked }, "mine")));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const users = await Promise.all(answers.map((answer) => app.call(currentUser, {}, sessionOf(answer))));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
    expect(
      await db
        .selectFrom("sessions")
        .select("id")
        .where("userId", "=", users[0]?.id ?? "")
        .execute(),
    ).toHaveLength(1);
  });

  it("gives nobody the session of a stranger who chose the same key", async () => {
    const mine = registration();
    await ask(register, { session: undefined, asked: { body: { ...mine } } }, "1");
    const guessed = await ask(register, { session: undefined, asked: { body: { ...mine, password: "a guess" } } }, "1");
    const other = await ask(register, { session: undefined, asked: { body: { ...registration() } } }, "1");

    expect([guessed.statusCode, guessed.json().code, guessed.cookies]).toEqual([409, "username_taken", []]);
    expect(other.statusCode).toBe(201);
  });
});

it("lets what can be done but once be asked for again: joining, removing", async () => {
  const administrator = await givenResident(app, BY_NUSUK);
  const { code } = await givenInvitation(app, administrator, (await givenFamily(app, administrator)).id);
  const { session } = await givenPilgrim(app);
  const joining = { session, asked: { body: { token: code } } };
  const { id } = await givenTraveller(app, administrator);
  const removing = { session: administrator.session, asked: { params: { id }, body: {} } };
  const joined = [await ask(acceptInvitation, joining, "join"), await ask(acceptInvitation, joining, "join")];
  const { body: _, ...nothing } = removing.asked;
  const removed = await Promise.all(
    [1, 2].map(() =>
      app.inject(requestFor(deleteTraveller, { ...nothing, headers: { "idempotency-key": "gone" } }, removing.session)),
    ),
  );

  expect([...joined, ...removed].map(({ statusCode }) => statusCode)).toEqual([200, 200, 204, 204]);
});

it("keeps no word of an answer in the clear, and nothing after its day", async () => {
  const { session, asked } = await pilgrim({ body: { ...traveller({ surname: "Abdurrahman" }) } });
  await ask(addTraveller, { session, asked }, "a-long-and-random-key");
  const kept = await db.selectFrom("keptAnswers").selectAll().execute();

  expect(kept.length).toBeGreaterThan(0);
  expect(kept.every(({ sealedAnswer }) => sealedAnswer !== null && !sealedAnswer.includes("Abdurrahman"))).toBe(true);
  await db.updateTable("keptAnswers").set({ keptAt: sql`now() - interval '25 hours'` }).execute();
  await sweepKept(db);
  expect(await rowsOf("kept_answers")).toBe(0);
});

it("takes a key wherever sending twice would do twice", async () => {
  const changing = [...(await contractRoutes())].filter(([, { method, reads }]) => method !== "GET" && !reads);
  const without = changing.filter(([name, { once }]) => !once && !OF_THEMSELVES.some((own) => own.test(name)));
  const unkeepable = changing.filter(
    ([, { once, response, multipart }]) =>
      once === "kept" && (multipart || response === "file" || response === "redirect"),
  );

  expect(without.map(([name]) => name)).toEqual([]);
  expect(unkeepable).toEqual([]);
  // What came between is told by a version, and one's own lost answer must not be what came between.
  const versioned = changing.filter(([, { errors = [], once }]) => errors.includes("changed_meanwhile") && !once);
  expect(versioned.map(([name]) => name).toSorted()).toEqual([
    // Compares what it is sent with what is there.
    "PATCH /api/packages/:id",
    // Names the number that it takes back.
    "POST /api/bookings/:id/nusuk/withdraw",
    // The same order is no change.
    "PUT /api/payment/methods/order",
  ]);
  expect(changing.filter(([, { once, headers }]) => once === "own" && !headers)).toEqual([]);
});
