import { expect, it } from "vitest";
import { testApp } from "../../../../test/app.ts";

const app = await testApp();

it("is alive and ready", async () => {
  const live = await app.inject({ url: "/api/health/live" });
  const ready = await app.inject({ url: "/api/health/ready" });

  expect([live.statusCode, live.json(), ready.statusCode, ready.json()]).toEqual([
    200,
    { status: "ok" },
    200,
    { status: "ok" },
  ]);
});
