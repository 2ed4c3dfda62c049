import { expect, it } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { requestFor } from "../../../../test/request.ts";
import { readConfig } from "../config.ts";
import { openLog } from "../log.ts";
import { openMetrics } from "../metrics.ts";
import { loadSite } from "../site.ts";
import { handle } from "./handle.ts";
import { createHttpApp } from "./http-app.ts";
import { sum } from "./test-routes.ts";

const config = readConfig({ LOG_LEVEL: "silent" });
const ground = { config, db: await testDatabase(), log: openLog(config), metrics: openMetrics(), site: loadSite() };
const app = await createHttpApp(ground, { find: async () => null });
handle(app, sum, ({ params }) => ({ id: params.id, total: 0 }));

const call = (remoteAddress: string, body: object = { seats: 1, day: "2027-05-14" }) =>
  app.inject({ ...requestFor(sum, { params: { id: "a" }, body }), remoteAddress });

const callSpelled = (url: string) =>
  app.inject({
    method: "POST",
    url,
    payload: { seats: 1, day: "2027-05-14" },
    remoteAddress: "192.0.2.3",
  });

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
