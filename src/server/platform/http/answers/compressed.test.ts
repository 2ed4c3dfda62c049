/** What is made for one asker is compressed for our own pages, and for no other site. */
import { gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { compressAnswers } from "./compressed.ts";

const LONG = { names: Array.from({ length: 100 }, (_, place) => `somebody ${place}`) };
const own = { "accept-encoding": "gzip, br", "sec-fetch-site": "same-origin" };

const app = Fastify();
compressAnswers(app);
app.get("/long", () => LONG);
app.get("/short", () => ({ names: [] }));
app.get("/drawing", (_, reply) => reply.type("image/svg+xml").send(Buffer.from("<svg/>".repeat(500))));
app.get("/photo", (_, reply) => reply.type("image/webp").send(Buffer.alloc(5_000)));
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string>) => app.inject({ url, headers });

it("sends a page of our own the same answer in fewer bytes", async () => {
  const answer = await get("/long", own);

  expect(answer.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-length": String(answer.rawPayload.length),
    vary: "accept-encoding, sec-fetch-site",
  });
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(LONG);
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(LONG).length / 3);
});

it("compresses a drawing", async () => {
  const answer = await get("/drawing", own);

  expect(gunzipSync(answer.rawPayload).toString()).toBe("<svg/>".repeat(500));
});

it.each([
  ["for another site, which could tell a secret from the length", "/long", { ...own, "sec-fetch-site": "cross-site" }],
  ["for who takes no gzip", "/long", { ...own, "accept-encoding": "gzip;q=0" }],
  ["what fits into a packet", "/short", own],
  ["what is compressed by its kind", "/photo", own],
])("leaves as it is %s", async (_, url, headers) => {
  const answer = await get(url, headers);

  expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, undefined]);
});
