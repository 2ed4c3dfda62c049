import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { requestFor } from "../../../../test/request.ts";
import { createHttpApp } from "../../http-app.ts";
import { readConfig } from "../config/config.ts";
import { loadSite } from "../config/site.ts";
import { AppError } from "../errors/app-error.ts";
import { CALM } from "../observe/load.ts";
import { openLog } from "../observe/log.ts";
import { openMetrics } from "../observe/metrics.ts";
import { handle } from "./handle.ts";
import type { SessionUser } from "./session.ts";
import * as routes from "./test-routes.ts";

const config = readConfig({ LOG_LEVEL: "silent", RATE_LIMITS: "off" });
const plain = { employment: null, demo: false, lacks: [] };
const users: Record<string, SessionUser> = {
  pilgrim: { ...plain, id: "p1", operatorId: "p1", role: "pilgrim", preferredLanguage: "ar" },
  operator: { ...plain, id: "o1", operatorId: "o1", role: "operator", preferredLanguage: "en" },
};

const deps = { config, log: openLog(config), metrics: openMetrics(), load: CALM, site: loadSite() };
const app = await createHttpApp(
  { ...deps, db: await testDatabase() },
  { find: async (token) => (users[token] ? { user: users[token], extended: token === "operator" } : null) },
);
handle(app, routes.sumRoute, ({ params, query, body }) => ({
  id: params.id,
  total: body.seats * query.times,
  secret: "column",
}));
handle(app, routes.whoAmI, ({ user }) => ({ id: user.id }));
handle(app, routes.forOperators, () => undefined);
handle(app, routes.uploadTestFile, ({ upload }) => ({
  type: upload.fields.type,
  sizeBytes: upload.bytes.length,
  fileName: upload.fileName,
}));
handle(app, routes.download, () => ({ contentType: "image/png", content: Buffer.from("x"), fileName: "جواز.png" }));
handle(app, routes.elsewhere, () => "/auth");
handle(app, routes.refuse, ({ query }) => {
  if (query.how === "fault") throw new Error("the password is hunter2");
  if (query.how === "limit") throw new AppError("too_many_requests", { seconds: 7 });
  throw new AppError("sold_out", { left: 2, parts: [{ packageId: "x" }] });
});

const as = (name: string) => ({ cookie: `rihla_session=${name}` });
const good = { params: { id: "a" }, body: { seats: 2, day: "2027-05-14" } };
const call = (route: Parameters<typeof requestFor>[0], args: object = {}, session?: { cookie: string }) =>
  app.inject(requestFor(route, args, session));

describe("a call of the contract", () => {
  it("hands over parsed values with their defaults, and answers nothing that the contract does not name", async () => {
    const answer = await call(routes.sumRoute, { ...good, query: { times: "3" } });

    expect([answer.statusCode, answer.json()]).toEqual([200, { id: "a", total: 6 }]);
  });

  it.each([
    [{ seats: 0, day: "2027-05-14" }, { seats: "The smallest number here is 1." }],
    [{ seats: 1e9, day: "2027-05-14" }, { seats: "The largest number here is 8." }],
    [{ seats: 1.5, day: "2027-05-14" }, { seats: "Write a whole number." }],
    [{ seats: "2", day: "2027-05-14" }, { seats: "This has the wrong form." }],
    [{ seats: 2 }, { day: "This is needed." }],
    [{ seats: 2, day: "14/05/2027" }, { day: "Write a date as year-month-day, such as 2027-05-14." }],
    [{ seats: 2, day: "2027-05-14", parts: [{ name: " " }] }, { "parts.0.name": "This is needed." }],
    [{ seats: 2, day: "2027-05-14", parts: [{ name: "abcdef" }] }, { "parts.0.name": "Write at most 5 characters." }],
    [[], { body: "This has the wrong form." }],
    [null, { body: "This is needed." }],
  ])("names the wrong field of %j", async (body, errors) => {
    const answer = await call(routes.sumRoute, { ...good, body });

    expect(answer.json()).toMatchObject({ status: 400, code: "invalid_input", errors });
  });

  it("names a wrong query value too", async () => {
    const answer = await call(routes.sumRoute, { ...good, query: { times: "many" } });

    expect(answer.json()).toMatchObject({ code: "invalid_input", errors: { times: "This has the wrong form." } });
  });

  it("takes no other kind of body and no endless parameter", async () => {
    const headers = { "content-type": "text/xml" };
    const kind = await app.inject({ method: "POST", url: "/api/test/a/sum", headers, payload: "<a/>" });
    const long = await call(routes.sumRoute, { ...good, params: { id: "x".repeat(300) } });

    expect(kind.json()).toMatchObject({ status: 415, code: "unsupported_media_type" });
    expect(long.json()).toMatchObject({ status: 414, code: "uri_too_long" });
  });

  it("answers nothing with 204, a redirect with 302, a file as an attachment that cannot run", async () => {
    const done = await call(routes.forOperators, {}, as("operator"));
    const led = await call(routes.elsewhere);
    const file = await call(routes.download);

    expect([done.statusCode, done.body]).toEqual([204, ""]);
    expect([led.statusCode, led.headers.location]).toEqual([302, "/auth"]);
    expect(file.headers).toMatchObject({
      "content-type": "image/png",
      "content-disposition": "attachment; filename*=UTF-8''%D8%AC%D9%88%D8%A7%D8%B2.png",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });
});

describe("who may call", () => {
  it("lets in whom the route names and nobody else", async () => {
    const answers = await Promise.all([
      call(routes.whoAmI),
      call(routes.whoAmI, {}, as("stranger")),
      call(routes.whoAmI, {}, as("pilgrim")),
      call(routes.forOperators),
      call(routes.forOperators, {}, as("pilgrim")),
      call(routes.forOperators, {}, as("operator")),
    ]);

    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 200, 401, 403, 204]);
  });

  it("asks who it is before it looks at the body", async () => {
    const answer = await app.inject({
      method: "DELETE",
      url: "/api/test/offer",
      body: "{",
      headers: { "content-type": "application/json" },
    });

    expect(answer.statusCode).toBe(401);
  });

  it("keeps what one person is answered out of every cache", async () => {
    const [own, refused, open] = await Promise.all([
      call(routes.whoAmI, {}, as("pilgrim")),
      call(routes.forOperators, {}, as("pilgrim")),
      call(routes.sumRoute, good),
    ]);

    const kept = [own, refused, open].map(({ headers }) => headers["cache-control"]);
    expect(kept).toEqual(["private, no-store", "private, no-store", undefined]);
  });

  it("moves the cookie's end along with the session's", async () => {
    const [pilgrim, operator] = await Promise.all([
      call(routes.whoAmI, {}, as("pilgrim")),
      call(routes.whoAmI, {}, as("operator")),
    ]);

    expect(pilgrim.cookies).toEqual([]);
    expect(operator.cookies).toEqual([
      { name: "rihla_session", value: "operator", maxAge: 2_592_000, path: "/", httpOnly: true, sameSite: "Lax" },
      { name: "signed_in", value: "1", maxAge: 2_592_000, path: "/", sameSite: "Lax" },
    ]);
  });
});

describe("a refusal", () => {
  it("is a problem with a sentence, its numbers, and no more", async () => {
    const answer = await call(routes.refuse, { query: { how: "refusal" } });

    expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(answer.json()).toEqual({
      type: "urn:rihla:problem:sold_out",
      title: "Sold out",
      status: 409,
      detail: "Only 2 seats are left. Nothing was taken: choose fewer seats or another package.",
      code: "sold_out",
      left: 2,
      parts: [{ packageId: "x" }],
    });
  });

  it("speaks the language of the page, else the browser's, in which the page is drawn, else the user's", async () => {
    const page = await app.inject({
      url: "/api/test/refuse?how=refusal",
      headers: { cookie: `${as("pilgrim").cookie}; lang=en` },
    });
    const browser = await app.inject({ url: "/api/test/me", headers: { "accept-language": "fr;q=0.2, ar-EG;q=0.9" } });
    const drawn = await app.inject({
      url: "/api/test/refuse?how=refusal",
      headers: { ...as("pilgrim"), "accept-language": "en" },
    });
    const own = await app.inject({ url: "/api/test/refuse?how=refusal", headers: as("pilgrim") });

    expect(browser.json().detail).toBe("لم تسجّل الدخول. سجّل الدخول ثم حاول مرة أخرى.");
    expect(own.json().detail).toContain("لم يبقَ إلا مقعدان.");
    expect(page.json().detail).toContain("Only 2 seats");
    expect(drawn.json().detail).toContain("Only 2 seats");
  });

  it("says when to try again", async () => {
    const answer = await call(routes.refuse, { query: { how: "limit" } });

    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "7"]);
  });

  it("tells nothing about a fault but the number to ask for", async () => {
    const answer = await call(routes.refuse, { query: { how: "fault" } });

    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("hunter2");
    expect(answer.json().requestId).toBe(answer.headers["x-request-id"]);
  });
});

describe("input that parsing has nothing against", () => {
  it.each([
    ["a field that the contract does not name", { body: { ...good.body, colour: "red" } }, "colour"],
    ["such a field further in", { body: { ...good.body, parts: [{ name: "a", age: 1 }] } }, "parts.0.age"],
    ["such a parameter", { query: { times: "3", page: "2" } }, "page"],
    ["U+0000", { body: { ...good.body, parts: [{ name: "a\u0000" }] } }, "parts.0.name"],
    ["half a surrogate pair", { body: { ...good.body, parts: [{ name: "\ud83d" }] } }, "parts.0.name"],
    ["U+0000 in the address", { params: { id: "a\u0000" } }, "id"],
  ])("is refused at its field: %s", async (_, parts, field) => {
    const answer = await call(routes.sumRoute, { ...good, ...parts });

    expect(answer.json()).toMatchObject({ status: 400, code: "invalid_input" });
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it("may be any other text", async () => {
    const answer = await call(routes.sumRoute, {
      ...good,
      body: { ...good.body, parts: [{ name: "\u{1f54b} \u0007" }] },
    });

    expect(answer.statusCode).toBe(200);
  });
});

describe("an upload", () => {
  const LIMIT = 2 * 1024 * 1024;
  const file = (size: number) => ({ name: "passport.jpg", type: "image/jpeg", bytes: Buffer.alloc(size) });

  it("takes a file up to the limit", async () => {
    const answer = await call(routes.uploadTestFile, { upload: { fields: { type: "visa" }, file: file(LIMIT) } });

    expect(answer.json()).toEqual({ type: "visa", sizeBytes: LIMIT, fileName: "passport.jpg" });
  });

  it("takes the fields also when they come after the file", async () => {
    const parts = [
      '--b\r\ncontent-disposition: form-data; name="document"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nxyz\r\n',
      '--b\r\ncontent-disposition: form-data; name="type"\r\n\r\npassport\r\n--b--\r\n',
    ];
    const answer = await app.inject({
      method: "POST",
      url: "/api/test/upload",
      headers: { "content-type": "multipart/form-data; boundary=b" },
      payload: parts.join(""),
    });

    expect(answer.json()).toEqual({ type: "passport", sizeBytes: 3, fileName: "a.png" });
  });

  it.each([
    [{ fields: { type: "visa" }, file: file(LIMIT + 1) }, 413, "too_large"],
    [{ fields: { type: "visa" } }, 400, "invalid_input"],
    [{ fields: { type: "painting" }, file: file(3) }, 400, "invalid_input"],
    [{ file: file(3) }, 400, "invalid_input"],
    [{ fields: { type: "visa", colour: "red" }, file: file(3) }, 400, "invalid_input"],
  ])("refuses %# with a problem", async (upload, status, code) => {
    const answer = await call(routes.uploadTestFile, { upload });

    expect(answer.json()).toMatchObject({ status, code });
  });

  it.each([
    ["a field twice", ['name="type"', 'name="type"', 'name="document"; filename="a"'], ["type"]],
    ["a second file", ['name="type"', 'name="stamp"; filename="b"'], ["stamp", "document"]],
    ["two files", ['name="type"', 'name="document"; filename="a"', 'name="document"; filename="b"'], ["document"]],
  ])("names the part that is too many: %s", async (_, names, fields) => {
    const parts = names.map((name) => `--b\r\ncontent-disposition: form-data; ${name}\r\n\r\nvisa\r\n`);
    const answer = await app.inject({
      method: "POST",
      url: "/api/test/upload",
      headers: { "content-type": "multipart/form-data; boundary=b" },
      payload: `${parts.join("")}--b--\r\n`,
    });

    expect(answer.json()).toMatchObject({ status: 400, code: "invalid_input" });
    expect(Object.keys(answer.json().errors)).toEqual(fields);
  });

  it.each([
    ["text/plain", "x", "unsupported_media_type"],
    ["application/json", "{}", "unsupported_media_type"],
    ["multipart/form-data", "x", "malformed_body"],
    ["multipart/form-data; boundary=b", "--b\r\nhalf", "malformed_body"],
    [
      "multipart/form-data; boundary=b",
      '--b\r\ncontent-disposition: form-data; name="document"; filename="a"\r\n\r\nhalf',
      "malformed_body",
    ],
  ])("refuses a body of the kind %s that is no upload", async (type, payload, code) => {
    const answer = await app.inject({
      method: "POST",
      url: "/api/test/upload",
      headers: { "content-type": type },
      payload,
    });

    expect(answer.json()).toMatchObject({ code });
  });
});

describe("a node whose disk takes nothing", () => {
  it("says so while it goes on reading", async () => {
    const full = { ...config, dataDir: "/proc/no-such-folder" };
    const reading = await createHttpApp(
      { ...deps, config: full, db: await testDatabase() },
      { find: async () => null },
    );

    const answer = await reading.inject({ url: "/api/health/ready" });

    expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ok", writes: "refused" }]);
    expect((await app.inject({ url: "/api/health/ready" })).json()).toMatchObject({ status: "ok" });
  });
});

describe("a node that stops", () => {
  it("still says that it lives, and sends everything new to its neighbours", async () => {
    const stopping = await createHttpApp({ ...deps, db: await testDatabase() }, { find: async () => null });

    await stopping.drain();
    const live = await stopping.inject({ url: "/api/health/live" });
    const ready = await stopping.inject({ url: "/api/health/ready" });

    expect(live.statusCode).toBe(200);
    expect([ready.statusCode, ready.json().code, ready.headers["retry-after"]]).toEqual([503, "unavailable", "2"]);
  });
});
