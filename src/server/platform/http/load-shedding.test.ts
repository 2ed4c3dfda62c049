/** What a node that has too much to do still answers, and where it sends the browsers of a burst. */
import { describe, expect, it } from "vitest";
import { register } from "#contract/accounts.ts";
import { joinWindow, saleWindows } from "#contract/queue.ts";
import { testDatabase } from "../../../../test/database.ts";
import { requestFor } from "../../../../test/request.ts";
import { readConfig } from "../config.ts";
import type { Pressure } from "../load.ts";
import { openLog } from "../log.ts";
import { openMetrics } from "../metrics.ts";
import { loadSite } from "../site.ts";
import { handle } from "./handle.ts";
import { createHttpApp } from "./http-app.ts";

const config = readConfig({ LOG_LEVEL: "silent" });
const strain: { now: Pressure } = { now: 0 };
const ground = { config, db: await testDatabase(), log: openLog(config), metrics: openMetrics(), site: loadSite() };
const app = await createHttpApp({ ...ground, load: { pressure: () => strain.now } }, { find: async () => null });
for (const route of [register, saleWindows, joinWindow]) handle(app, route, () => Promise.reject(new Error("reached")));

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

  it("a refusal says when to come back, not everybody at the same moment", async () => {
    strain.now = 3;

    const answers = await Promise.all(Array.from({ length: 60 }, () => app.inject(requestFor(saleWindows, {}))));

    const waits = answers.map(({ headers }) => Number(headers["retry-after"]));
    expect(answers[0]?.json()).toMatchObject({ status: 503, code: "unavailable" });
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(12);
    expect(new Set(waits).size).toBeGreaterThan(1);
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
