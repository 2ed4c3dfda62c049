import { expect, it } from "vitest";
import { testDatabase } from "../../../../../test/database.ts";
import { requestFor } from "../../../../../test/request.ts";
import { createHttpApp } from "../../../http-app.ts";
import { readConfig } from "../../config/config.ts";
import { loadSite } from "../../config/site.ts";
import { CALM } from "../../observe/load.ts";
import { openLog } from "../../observe/log.ts";
import { openMetrics } from "../../observe/metrics.ts";
import { handle } from "../handle.ts";
import { sumRoute } from "../test-routes.ts";

const SOMEBODY = { employment: null, role: "pilgrim", preferredLanguage: "en", demo: false, lacks: [] } as const;
const config = readConfig({ LOG_LEVEL: "silent" });
const deps = {
  config,
  db: await testDatabase(),
  log: openLog(config),
  metrics: openMetrics(),
  load: CALM,
  site: loadSite(),
};
const ended = new Set<string>();
let lookedUp = 0;
const app = await createHttpApp(deps, {
  find: async (token) => {
    lookedUp += 1;
    return ended.has(token) ? null : { user: { ...SOMEBODY, id: token, operatorId: token }, extended: false };
  },
});
handle(app, sumRoute, ({ params }) => ({ id: params.id, total: 0 }));
handle(app, { ...sumRoute, path: "/api/test/:id/door", asksWork: true }, ({ params }) => ({ id: params.id, total: 0 }));
handle(app, { ...sumRoute, path: "/api/test/:id/sum/look", reads: true }, ({ params }) => ({
  id: params.id,
  total: 0,
}));

const look = async (remoteAddress: string, account?: string) => {
  const headers = account ? { cookie: `rihla_session=${account}` } : {};
  return (await app.inject({ url: "/api/site", remoteAddress, headers })).statusCode;
};

/** How many of so many calls are answered. */
async function answered(count: number, ask: (at: number) => Promise<number>): Promise<number> {
  let good = 0;
  for (let at = 0; at < count; at += 1) good += Number((await ask(at)) === 200);
  return good;
}

const call = (remoteAddress: string, body: object = { seats: 1, day: "2027-05-14" }) =>
  app.inject({ ...requestFor(sumRoute, { params: { id: "a" }, body }), remoteAddress });

const callSpelled = (url: string, remoteAddress = "192.0.2.3") =>
  app.inject({ method: "POST", url, payload: { seats: 1, day: "2027-05-14" }, remoteAddress });

it("stops an address that changes things too often without a session, invalid tries included, and nobody else", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 60; count++)
    statuses.push((await call("192.0.2.1", count % 2 ? {} : undefined)).statusCode);

  const refused = await call("192.0.2.1");
  const other = await call("192.0.2.2");

  expect(new Set(statuses)).toEqual(new Set([200, 400]));
  expect(refused.json()).toMatchObject({ status: 429, code: "too_many_requests" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(other.statusCode).toBe(200);
});

it("counts a call whatever way its address is written", async () => {
  for (let count = 0; count < 60; count++) await callSpelled("/api/test/a/sum");

  expect((await callSpelled("/%61pi/test/a/sum")).statusCode).toBe(429);
});

it("counts no change where a POST only reads", async () => {
  const read = async () => (await callSpelled("/api/test/a/sum/look")).statusCode;

  expect(await answered(90, read)).toBe(90);
});

it("counts an account first, wherever it calls from, and leaves its neighbours at the same address alone", async () => {
  expect(await answered(620, (at) => look(at % 2 ? "192.0.2.8" : "192.0.2.9", "busy"))).toBe(600);
  expect(await answered(900, (at) => look("192.0.2.8", `neighbour-${at % 3}`))).toBe(900);
});

/** Changes that need no session, each with the cookie of an account of its own. */
const changes = (count: number, remoteAddress: (at: number) => string, account: (at: number) => string) =>
  answered(count, async (at) => {
    const cookie = `rihla_session=${account(at)}`;
    const request = requestFor(sumRoute, { params: { id: "a" }, body: { seats: 1, day: "2027-05-14" } }, { cookie });
    return (await app.inject({ ...request, remoteAddress: remoteAddress(at) })).statusCode;
  });

it("stops changes that need no session by network, however many accounts are made for it", async () => {
  const made = await changes(
    150,
    (at) => `2001:db8:0:9::${at + 1}`,
    (at) => `made-${at}`,
  );

  expect(made).toBe(60);
});

it("stops them by account too, from however many networks it sends them", async () => {
  const sent = await changes(
    150,
    (at) => `198.51.100.${at}`,
    () => "spread",
  );

  expect(sent).toBe(60);
});

it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("counts accounts alone on this machine (%s)", async (address) => {
  const made = await changes(
    100,
    () => address,
    (at) => `here-${address}-${at}`,
  );

  expect(made).toBe(100);
});

it("bounds an address, whoever calls from it and whatever part of its network it uses", async () => {
  expect(await answered(6_100, (at) => look(`2001:db8:0:7::${(at % 90) + 1}`))).toBe(6_000);
  expect(await look("2001:db8:0:8::1")).toBe(200);
});

it("refuses nobody who is signed in for what a neighbour sends, and no reader or newcomer for what is sent to the doors", async () => {
  expect(await look("192.0.2.20", "buyer")).toBe(200);
  await answered(6_100, async () => (await callSpelled("/api/test/a/sum", "192.0.2.20")).statusCode);
  expect(await look("192.0.2.20")).toBe(200);
  expect((await callSpelled("/api/test/a/door", "192.0.2.20")).statusCode).toBe(200);
  await answered(6_100, () => look("192.0.2.20"));

  expect(await look("192.0.2.20")).toBe(429);
  expect(await look("192.0.2.20", "buyer")).toBe(200);
  // Nobody has seen this one open: it is looked up for whoever the network has calls left for.
  expect(await look("192.0.2.20", "unknown")).toBe(429);
});

it("counts a session that has ended as its network", async () => {
  expect(await look("192.0.2.21", "ended")).toBe(200);
  ended.add("ended");
  await answered(6_100, () => look("192.0.2.21"));

  // That it is over is seen once.
  expect(await look("192.0.2.21", "ended")).toBe(200);
  const before = lookedUp;
  expect(await look("192.0.2.21", "ended")).toBe(429);
  expect(lookedUp).toBe(before);
});
