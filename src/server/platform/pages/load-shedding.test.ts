/** What a node that has too much to do still answers, and where it sends the browsers of a burst. */
import { describe, expect, it } from "vitest";
import { register } from "#contract/accounts.ts";
import { listPackages } from "#contract/packages.ts";
import { joinWindow, saleWindows } from "#contract/queue.ts";
import { testDatabase } from "../../../../test/database.ts";
import { requestFor } from "../../../../test/request.ts";
import { createHttpApp } from "../../http-app.ts";
import { readConfig } from "../config/config.ts";
import { loadSite } from "../config/site.ts";
import { handle } from "../http/handle.ts";
import type { Load, Needs, Pressure } from "../observe/load.ts";
import { openLog } from "../observe/log.ts";
import { openMetrics } from "../observe/metrics.ts";

const config = readConfig({ LOG_LEVEL: "silent" });
const strain: { now: Pressure; of: Needs | "all"; seconds: number } = { now: 0, of: "all", seconds: 0 };
const load: Load = {
  pressure: (needs) => (needs === undefined || strain.of === "all" || strain.of === needs ? strain.now : 0),
  secondsInLine: () => strain.seconds,
};
const deps = { config, db: await testDatabase(), log: openLog(config), metrics: openMetrics(), site: loadSite() };
const app = await createHttpApp({ ...deps, load }, { find: async () => null });
for (const route of [register, saleWindows, joinWindow, listPackages])
  handle(app, route, () => Promise.reject(new Error("reached")));

async function statusAt(pressure: Pressure, url: string, method: "GET" | "POST" = "GET"): Promise<number> {
  strain.now = pressure;
  return (await app.inject({ method, url })).statusCode;
}

describe("under load", () => {
  it.each([
    // What can wait, places and sales, coming into line; 503 is the refusal, all else came through.
    [0, false, false, false],
    [1, true, false, false],
    [2, true, true, false],
    [3, true, true, true],
  ] as const)("of %i calls are refused by what they are worth", async (pressure, other, places, joining) => {
    expect((await statusAt(pressure, "/api/register", "POST")) === 503).toBe(other);
    expect((await statusAt(pressure, "/api/queue/windows")) === 503).toBe(places);
    expect((await statusAt(pressure, "/api/queue/windows/w/join", "POST")) === 503).toBe(joining);
    expect(await statusAt(pressure, "/api/health/live")).toBe(200);
  });

  it.each([
    // What is strained; who is refused at the greatest pressure.
    ["sales", { windows: false, joining: true, list: false }],
    ["reading", { windows: true, joining: false, list: false }],
    ["memory", { windows: false, joining: false, list: true }],
  ] as const)("of %s nobody is refused who does not need that", async (of, refused) => {
    strain.of = of;
    const isRefused = async (...asked: [string, "POST"?]) => (await statusAt(3, ...asked)) === 503;

    expect({
      windows: await isRefused("/api/queue/windows"),
      joining: await isRefused("/api/queue/windows/w/join", "POST"),
      list: await isRefused("/api/packages"),
    }).toEqual(refused);
    strain.of = "all";
  });

  it("a list from memory is answered as long as anything is", async () => {
    expect(await statusAt(2, "/api/packages")).not.toBe(503);
    expect(await statusAt(3, "/api/packages")).toBe(503);
  });

  it("a refusal says when to come back, not everybody at the same moment", async () => {
    strain.now = 3;

    const answers = await Promise.all(Array.from({ length: 60 }, () => app.inject(requestFor(saleWindows, {}))));

    const waits = answers.map(({ headers }) => Number(headers["retry-after"]));
    expect(answers[0]?.json()).toMatchObject({ status: 503, code: "unavailable" });
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(12);
    expect(new Set(waits).size).toBeGreaterThan(1);

    strain.seconds = 20;
    const behind = await app.inject(requestFor(saleWindows, {}));
    strain.seconds = 0;

    expect(Number(behind.headers["retry-after"])).toBeGreaterThanOrEqual(20);
  });
});

describe("the waiting room", () => {
  const browse = (url: string, language = "en") =>
    app.inject({ url, headers: { accept: "text/html,*/*", "accept-language": language } });

  it("takes browsers that come to the queue under load, in their language, and nobody else", async () => {
    strain.now = 1;
    const door = await browse("/queue", "ar");
    expect(door).toMatchObject({
      statusCode: 302,
      headers: { location: "/waiting-room/ar", "cache-control": "no-store" },
    });
    expect((await browse("/queue?tab=past")).headers.location).toBe("/waiting-room/en");
    expect((await browse("/queueing")).statusCode).toBe(404);

    strain.now = 0;
    expect((await browse("/queue")).statusCode).not.toBe(302);
  });

  it.each(["en", "ar"])(
    "is one small page that any cache may keep, also under the greatest load (%s)",
    async (language) => {
      strain.now = 3;
      const page = await browse(`/waiting-room/${language}`);
      const [, script = ""] = /<script src="([^"]+)"/.exec(page.body) ?? [];

      expect(page).toMatchObject({ statusCode: 200, headers: { "cache-control": "public, max-age=300" } });
      expect(page.headers["set-cookie"]).toBeUndefined();
      expect(page.body).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`);
      expect(page.body.length).toBeLessThan(4_000);
      expect(await browse(script)).toMatchObject({
        statusCode: 200,
        headers: { "cache-control": "public, max-age=300", "content-type": "text/javascript; charset=utf-8" },
      });
    },
  );
});
