import { describe, expect, it } from "vitest";
import { testApp } from "../../test/app.ts";
import { givenPilgrim } from "../../test/factories/accounts.ts";

const TOKEN = "a token of the scraper";
const open = await testApp();
const closed = await testApp({ settings: { METRICS_TOKEN: TOKEN } });

const scrape = (app: typeof open, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  app.inject({ url: "/api/metrics", headers, remoteAddress });

describe("without a token", () => {
  it.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])("answers this machine (%s)", async (address) => {
    expect((await scrape(open, {}, address)).statusCode).toBe(200);
  });

  it.each(["127.0.0.1:3000", "[::1]:3000", "LocalHost"])(
    "is asked for by a name of this machine (%s)",
    async (host) => {
      expect((await scrape(open, { host })).statusCode).toBe(200);
    },
  );

  it.each([
    ["another machine", {}, "192.0.2.7"],
    ["whoever stands behind a proxy of this machine", { "x-forwarded-for": "192.0.2.7" }, "127.0.0.1"],
    ["whoever stands behind a proxy with the newer header", { forwarded: "for=192.0.2.7" }, "::1"],
    ["whoever stands behind a proxy that says its own name alone", { via: "1.1 proxy" }, "127.0.0.1"],
    ["whoever stands behind a proxy that tells the scheme", { "x-forwarded-proto": "https" }, "127.0.0.1"],
    ["whoever stands behind a proxy that tells the host", { "x-forwarded-host": "rihla.example" }, "127.0.0.1"],
    ["a page whose own name points to this machine", { host: "rebound.example:3000" }, "127.0.0.1"],
    ["a page whose name begins like ours", { host: "localhost.rebound.example" }, "127.0.0.1"],
  ])("refuses %s", async (_who, headers, address) => {
    expect((await scrape(open, headers, address)).json()).toMatchObject({ status: 403, code: "forbidden" });
  });
});

describe("with a token", () => {
  it("answers whoever carries it, and nobody else", async () => {
    const statuses = [
      await scrape(closed, { authorization: `Bearer ${TOKEN}` }, "192.0.2.7"),
      await scrape(closed, { authorization: "Bearer guessed" }),
      await scrape(closed),
    ].map(({ statusCode }) => statusCode);

    expect(statuses).toEqual([200, 403, 403]);
  });
});

describe("what is counted", () => {
  it("is requests by route and status, jobs, connections and the process, and nothing about a person", async () => {
    const { session, user } = await givenPilgrim(open);
    await open.inject({ url: "/api/bookings/secret-booking", headers: { ...session } });
    const { body, headers } = await scrape(open);

    expect(headers["content-type"]).toContain("text/plain");
    for (const line of [
      /^rihla_http_request_seconds_count\{method="GET",route="\/api\/bookings\/:id",status="404"\} 1$/m,
      /^rihla_holds_live 0$/m,
      /^rihla_jobs_open \d+$/m,
      /^rihla_database_connections [1-9]/m,
      /^process_resident_memory_bytes \d/m,
    ])
      expect(body).toMatch(line);
    for (const personal of ["secret-booking", user.id, user.username, user.email]) expect(body).not.toContain(personal);
  });

  it("is still told where one number cannot be read, as while the database is away", async () => {
    open.platform.metrics.gauge("rihla_away", "Cannot be read.", () => Promise.reject(new Error("away")));

    const { statusCode, body } = await scrape(open);

    expect(statusCode).toBe(200);
    expect(body).toMatch(/^rihla_away Nan$/m);
  });
});
