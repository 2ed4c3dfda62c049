/**
 * Every call of the contract with one part of its input replaced by something hostile: whatever comes, the answer is one
 * of the contract's, and says nothing of the server's inside.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Problem } from "#contract/errors.ts";
import type { Route } from "#contract/route.ts";
import { type Session, testApp } from "./app.ts";
import { contractRoutes } from "./contract-routes.ts";
import { givenStaff } from "./factories/accounts.ts";
import { BY_OPERATOR, givenOffer, givenResident } from "./factories/bookings.ts";
import { givenOwner } from "./factories/teams.ts";
import { requestFor } from "./request.ts";
import { sampleInput } from "./sample-input.ts";
import { series } from "./series.ts";

const ROUNDS = series(2, 50);
const SEED = 1448;

const app = await testApp();
const owner = await givenOwner(app);
await givenOffer(app, owner.user.id);
const SESSIONS: Readonly<Record<string, Session>> = {
  pilgrim: (await givenResident(app, BY_OPERATOR)).session,
  operator: owner.session,
  staff: (await givenStaff(app)).session,
};

/** These end the session that asks. */
const ENDING = ["POST /api/logout", "DELETE /api/user", "POST /api/user/password"];

const deep = (levels: number): unknown => (levels === 0 ? "x" : { a: deep(levels - 1) });

const HOSTILE: readonly unknown[] = [
  ...[null, true, [], {}, -1, 0.1, 1e308, Number.MAX_SAFE_INTEGER + 2, "", " ", "\u0000", "\ud800", "\u202e\u2066"],
  ...["' or 1=1; drop table users; --", "{{7*7}}<%= 7*7 %>", "<script>alert(1)</script>", "../../../../etc/passwd"],
  ...["x\r\nset-cookie: a=b", "%00", "%ff", '=HYPERLINK("http://x.example")', "http://169.254.169.254/", "__proto__"],
  ...["a".repeat(70_000), `${"a".repeat(50)}!`, "9".repeat(400), "2027-02-30", "0000-00-00", "+999999-01-01T00:00:00Z"],
  ...[
    "NaN",
    "Infinity",
    "1e999",
    "٣",
    "ﷺ".repeat(200),
    "👨‍👩‍👧‍👦".repeat(300),
    ["x", ["x"]],
    JSON.parse('{"__proto__":{"isAdmin":true}}'),
  ],
  ...[deep(60), Array.from({ length: 2_000 }, () => "x")],
];

/** Words of the inside: files, stacks, statements, addresses of services. */
const INSIDE =
  /\bat \S+ \(|node_modules|\/src\/|\.ts:\d+|select .* from|insert into|syntax error|ECONNREFUSED|violates|pg_/i;

interface Ask {
  readonly part: "params" | "query" | "body" | "headers" | "more";
  readonly at: number;
  readonly value: unknown;
}

const asks: fc.Arbitrary<Ask> = fc.record({
  part: fc.constantFrom("params", "query", "body", "headers", "more"),
  at: fc.nat(40),
  value: fc.constantFrom(...HOSTILE),
});

const routes = [...(await contractRoutes())].filter(([name]) => !ENDING.includes(name));

describe("hostile input", () => {
  it.each(routes)("%s answers as the contract says", async (_, route) => {
    await fc.assert(
      fc.asyncProperty(asks, async (ask) => {
        const answer = await app.inject(requestFor(route, inputWith(route, ask), sessionFor(route)));
        const seen = `${answer.statusCode} ${answer.body.slice(0, 300)}`;
        expect(answer.statusCode, seen).toBeLessThan(500);
        expect(String(answer.headers["set-cookie"] ?? ""), seen).not.toContain("a=b");
        if (answer.statusCode < 400) return;
        expect(Problem.safeParse(answer.json()).success, seen).toBe(true);
        expect(answer.body, seen).not.toMatch(INSIDE);
      }),
      { numRuns: ROUNDS, seed: SEED },
    );
  });
});

function sessionFor({ who }: Route): Session | undefined {
  if (who === "anyone" || who === "signed_in") return SESSIONS.pilgrim;
  return SESSIONS[who[0] ?? "pilgrim"];
}

/** The smallest sound input with one of its values replaced, or with a field that nobody asked for. */
function inputWith(route: Route, { part, at, value }: Ask) {
  const names = [...route.path.matchAll(/:([^/]+)/g)].map(([, name]) => name ?? "");
  const input = {
    params: Object.fromEntries(names.map((name) => [name, "00000000-0000-4000-8000-000000000000"])),
    query: sampleInput(route.query),
    headers: {},
    body: route.multipart ? undefined : sampleInput(route.body),
  };
  if (part === "headers") return { ...input, headers: headerOf(value) };
  if (part === "more") return { ...input, body: withField(input.body, "isAdmin", value) };
  // An address is written by its sender, and half a pair of code units cannot be.
  if (part === "params")
    return { ...input, params: replaced(input.params, at, String(value).replace(/\p{Cs}/gu, "x")) };
  return { ...input, [part]: replaced(input[part], at, value) };
}

/** Node refuses to send what is no header value at all. */
function headerOf(value: unknown): Record<string, string> {
  const text = String(value)
    .replace(/[^\t\x20-\x7e]/g, "")
    .slice(0, 4_000);
  return { "x-request-id": text, "accept-language": text, "idempotency-key": text, "if-none-match": text };
}

function withField(body: unknown, name: string, value: unknown): unknown {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body, [name]: value } : body;
}

/** One of the object's own fields, or the whole. */
function replaced(given: unknown, at: number, value: unknown): unknown {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given === undefined ? given : value;
  const keys = Object.keys(given);
  const key = keys[at % (keys.length + 1)];
  return key === undefined ? (keys.length === 0 ? given : value) : { ...given, [key]: value };
}
