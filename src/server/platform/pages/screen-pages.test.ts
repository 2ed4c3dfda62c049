/** A screen's page: its files are named, its first answers come along for whom they are, and nobody else keeps them. */
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { currentUser, updateUser } from "#contract/accounts.ts";
import { listPackages } from "#contract/packages.ts";
import { queueStatus } from "#contract/queue.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { givenCrowd, givenHold, givenOffer, givenResident } from "../../../../test/factories/bookings.ts";
import { givenListed } from "../../../../test/factories/packages.ts";
import { screenPages } from "./screen-pages.ts";

const app = await testApp();
const files = {
  words: "/words",
  screens: {
    "/queue": { scripts: ["/assets/queue.js"], areas: ["queue"] },
    "/packages": { scripts: ["/assets/packages.js"], areas: ["packages"] },
  },
  frames: {
    ar: { "/queue": "<h1>frame</h1>" },
    en: { "/packages": '<h1>%slot:year%</h1><ul><li><img src="%slot:picture%"><h2>%slot:title%</h2></li></ul>' },
  },
};
const send = screenPages(app.app, '<html><head></head><body><div id="root"></div></body></html>', files);
const front = Fastify();
await front.register(cookie);
front.get("/*", (request, reply) => send(request.url.split("?")[0] ?? "", request, reply));
afterAll(() => front.close());

function read(path: string, session?: { cookie: string }, language = "en") {
  const own = session ? `; ${session.cookie}; signed_in=1` : "";
  return front.inject({ url: path, headers: { cookie: `lang=${language}${own}` } });
}

function answersIn(html: string): Record<string, unknown> {
  return JSON.parse(/<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(html)?.[1] ?? "{}");
}

it("names what the screen fetches, in the reader's language", async () => {
  const page = await read("/queue", undefined, "ar");

  expect(page.body).toContain('<link rel="modulepreload" crossorigin href="/assets/queue.js">');
  expect(page.body).toContain('<link rel="preload" as="fetch" crossorigin href="/words/ar/queue.json">');
  expect(page.body).toContain('href="/words/ar/shell.json"');
});

it("is kept by the browser of a visitor, and holds nothing of anybody", async () => {
  const page = await read("/queue");
  const again = await front.inject({ url: "/queue", headers: { "if-none-match": String(page.headers.etag) } });

  expect([page.statusCode, page.headers["cache-control"], again.statusCode]).toEqual([200, "no-cache", 304]);
  expect(answersIn(page.body)).toEqual({});
});

it("brings whoever is signed in what the calls themselves answer, and is not kept", async () => {
  const { session } = await givenPilgrim(app);

  const page = await read("/queue", session);

  expect(page.headers["cache-control"]).toBe("no-store");
  expect(answersIn(page.body)).toMatchObject({
    "/api/user": await app.call(currentUser, {}, session),
    "/api/queue/status": await app.call(queueStatus, {}, session),
    mark: expect.any(Number),
  });
});

it("shows the screen's frame to whoever is signed in, and to nobody else", async () => {
  const { session } = await givenPilgrim(app);

  const [own, ended, visitor] = await Promise.all([
    read("/queue", session, "ar"),
    read("/queue", { cookie: "session=ended" }, "ar"),
    read("/queue", undefined, "ar"),
  ]);

  expect(own.body).toContain('<div id="root"><h1>frame</h1></div>');
  expect([ended.body, visitor.body].filter((page) => page.includes("<h1>"))).toEqual([]);
});

it("leaves out what the asker may not see, or who they are no longer", async () => {
  const { session } = await givenOperator(app);

  const answers = answersIn((await read("/dashboard", session)).body);
  const ended = answersIn((await read("/dashboard", { cookie: "rihla_session=gone" })).body);

  expect(Object.keys(answers)).toEqual(["/api/user", "/api/notifications", "mark"]);
  expect(ended).toEqual({});
});

it("brings an operator the newest few bookings, not all", async () => {
  const operator = await givenOperator(app);
  const offer = await givenOffer(app, operator.user.id);
  for (const pilgrim of await givenCrowd(app, 7)) await givenHold(app, pilgrim, offer);

  const answers = answersIn((await read("/operator-dashboard", operator.session)).body);

  expect(answers["/api/bookings?limit=5"]).toHaveLength(5);
  expect(Object.keys(answers).filter((address) => address.startsWith("/api/bookings"))).toHaveLength(1);
});

it("brings the market's first packages by where one lives, and none where something is searched for", async () => {
  const { session } = await givenResident(app, "GB");

  const own = answersIn((await read("/packages", session)).body);
  const searching = answersIn((await read("/packages?accessible=true", session)).body);

  expect(Object.keys(own)).toEqual([
    ...["/api/user", "/api/notifications", "/api/packages/facets"],
    ...["/api/packages?residence=GB&sort=popular&limit=12", "mark"],
  ]);
  expect(Object.keys(searching)).toEqual(["/api/user", "/api/notifications", "mark"]);
});

it("shows the market's first packages in its frame, whatever their operator has typed", async () => {
  const { session } = await givenPilgrim(app);
  const operator = await givenOperator(app);
  const offer = await givenListed(app, operator, { title: "%slot:year% <b>Near & dear</b>" });
  await app.call(listPackages, {}, operator.session);

  const page = (await read("/packages", session)).body;
  const [, picture = ""] = new RegExp(`<img src="(/api/packages/${offer.id}/[^"]+)"`).exec(page) ?? [];

  expect(page).toContain("<h2>%slot:year% &lt;b&gt;Near &amp; dear&lt;/b&gt;</h2>");
  expect(page).toMatch(/<h1>14\d\d<\/h1>/);
  expect((await app.app.inject({ url: picture })).statusCode).toBe(200);
});

it("lets no name end the block", async () => {
  const { session } = await givenPilgrim(app);
  const firstName = "</script><script>alert(1)</script>";
  await app.call(updateUser, { body: { firstName } }, session);

  const page = await read("/queue", session);

  expect(page.body).not.toContain("<script>alert");
  expect(answersIn(page.body)).toMatchObject({ "/api/user": { firstName } });
});

it("says of an address without a screen that it is none", async () => {
  expect((await read("/nothing-here")).statusCode).toBe(404);
});
