import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { Problem } from "#contract/errors.ts";
import { testApp } from "../../test/app.ts";

const { app } = await testApp();
const address = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));

const json = { "content-type": "application/json" };

describe("the framework's own refusals", () => {
  it.each([
    ["bad JSON", { method: "POST", url: "/api/login", headers: json, payload: "{" }, 400, "malformed_body"],
    ["an empty body", { method: "POST", url: "/api/login", headers: json, payload: "" }, 400, "invalid_input"],
    [
      "bytes that are no UTF-8",
      { method: "POST", url: "/api/login", headers: json, payload: Buffer.from('{"username":"\xff"}', "latin1") },
      400,
      "malformed_body",
    ],
    [
      "a poisoned body",
      { method: "POST", url: "/api/login", headers: json, payload: '{"__proto__":{}}' },
      400,
      "malformed_body",
    ],
    [
      "a huge body",
      { method: "POST", url: "/api/login", headers: json, payload: `"${"x".repeat(1024 * 1024)}"` },
      413,
      "too_large",
    ],
    ["bad URL encoding", { method: "GET", url: "/api/%ff" }, 400, "malformed_url"],
    ["an unknown path", { method: "GET", url: "/api/nothing" }, 404, "not_found"],
    ["a wrong method", { method: "DELETE", url: "/api/health/live" }, 405, "method_not_allowed"],
  ] as const)("answers %s with a problem", async (_name, request, status, code) => {
    const answer = await app.inject(request);

    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(Problem.parse(answer.json())).toMatchObject({ status, code });
  });

  it("takes an empty JSON body for none", async () => {
    const answer = await app.inject({ method: "POST", url: "/api/logout", headers: json, payload: "" });

    expect(answer.statusCode).toBe(204);
  });

  it("says which methods an address has", async () => {
    const answer = await app.inject({ method: "DELETE", url: "/api/health/live" });

    expect(answer.headers.allow).toBe("GET, HEAD");
  });

  it.each([
    [`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${"a".repeat(20_000)}\r\n\r\n`, 431, "headers_too_large"],
    ["this is not HTTP\r\n\r\n", 400, "malformed_body"],
  ])("answers what is no request at all (%#)", async (bytes, status, code) => {
    const socket = connect(Number(address.port), address.hostname);
    socket.write(bytes);
    const answer = await text(socket);

    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ status, code });
  });
});

describe("a sender of half a request that neither reads nor closes", () => {
  it("keeps no connection", async () => {
    const open = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
    const before = await open();
    const sockets = Array.from({ length: 20 }, () =>
      connect({ port: Number(address.port), host: address.hostname, allowHalfOpen: true }).pause(),
    );
    // Also where it fails: the server would wait for them at its end.
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    await expect.poll(open).toBe(before + sockets.length);
    for (const socket of sockets) socket.on("error", () => {}).write("GET / HTTP/1.1\r\nhost: x\r\nbroken\r\n");

    await expect.poll(open, { timeout: 5000 }).toBeLessThanOrEqual(before);
  });
});

describe("a call from another site", () => {
  const post = (headers: Record<string, string>) =>
    app.inject({ method: "POST", url: "/api/nothing", headers: { host: "localhost:3000", ...headers } });

  it.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { origin: "not an address" },
    { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
  ])("is refused: %o", async (headers) => {
    expect((await post(headers)).json()).toMatchObject({ status: 403, code: "foreign_origin" });
  });

  it.each([{ "sec-fetch-site": "same-origin" }, { "sec-fetch-site": "none" }, { origin: "http://localhost:3000" }, {}])(
    "is none of %o",
    async (headers) => {
      expect((await post(headers)).statusCode).toBe(404);
    },
  );

  it("is one of the own name over plain http, where the product stands behind https", async () => {
    const secure = await testApp({ settings: { PUBLIC_URL: "https://rihla.example" } });
    const statusOf = async (origin: string, host: string) =>
      (await secure.inject({ method: "POST", url: "/api/nothing", headers: { host, origin } })).statusCode;

    expect(await statusOf("http://rihla.example", "rihla.example")).toBe(403);
    expect(await statusOf("https://rihla.example", "rihla.example")).toBe(404);
    // A second name of the same installation.
    expect(await statusOf("https://www.rihla.example", "www.rihla.example")).toBe(404);
  });

  it("may read", async () => {
    const answer = await app.inject({ url: "/api/health/live", headers: { "sec-fetch-site": "cross-site" } });

    expect(answer.statusCode).toBe(200);
  });
});

describe("the API description", () => {
  it("names every call with its callers and refusals", async () => {
    const description = (await app.inject({ url: "/api/openapi.json" })).json();

    expect(description.openapi).toBe("3.1.0");
    expect(description.paths["/api/health/ready"].get).toMatchObject({
      description: "Who may call: anyone.",
      security: [],
      responses: {
        400: { description: "invalid_input, malformed_body" },
        503: { content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } },
      },
    });
  });
});
