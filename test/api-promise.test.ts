/**
 * What docs/api.md promises: the API of each release in test/fixtures/api goes on as it was. The first run with another
 * version in package.json writes that one's file; an older file is never changed. What was closed at once, because it
 * endangered people's data, is named here with the release.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { ERROR_STATUS } from "#contract/errors.ts";
import { LIVE_TYPES } from "#contract/realtime.ts";
import packageJson from "../package.json" with { type: "json" };
import { testApp } from "./app.ts";

const FOLDER = "test/fixtures/api";

/** Their addresses carried a secret, which lands in logs: docs/decisions/0106. */
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  "0.1.0.txt": [
    "GET /api/claims/{code}",
    "GET /api/family/shared/{code}",
    "GET /api/invitations/{token}",
    "GET /api/operator/team/joining/{token}",
    "POST /api/claims/{code}",
    "POST /api/email-verification/{token}",
    "POST /api/invitations/{token}/accept",
    "POST /api/operator/team/joining/{token}",
    "POST /api/password-reset/{token}",
  ],
};

/** A JSON schema, as far as a promise goes. */
interface Shape {
  readonly type?: string | readonly string[] | undefined;
  readonly $ref?: string | undefined;
  readonly properties?: Readonly<Record<string, Shape>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Shape | undefined;
  readonly anyOf?: readonly Shape[] | undefined;
  readonly oneOf?: readonly Shape[] | undefined;
  readonly allOf?: readonly Shape[] | undefined;
}
const Shape: z.ZodType<Shape> = z.lazy(() =>
  z
    .object({
      type: z.union([z.string(), z.array(z.string())]).optional(),
      $ref: z.string().optional(),
      properties: z.record(z.string(), Shape).optional(),
      required: z.array(z.string()).optional(),
      items: Shape.optional(),
      anyOf: z.array(Shape).optional(),
      oneOf: z.array(Shape).optional(),
      allOf: z.array(Shape).optional(),
    })
    // `true`: anything; `false`: nothing.
    .or(z.boolean().transform(() => ({}))),
);
const Contents = z.record(z.string(), z.object({ schema: Shape.optional() }));
const Call = z.object({
  parameters: z.array(z.object({ in: z.string(), name: z.string(), required: z.boolean().optional() })).default([]),
  requestBody: z.object({ content: Contents }).optional(),
  responses: z.record(z.string(), z.object({ content: Contents.optional() })),
});
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Call)),
  components: z.object({ schemas: z.record(z.string(), Shape) }),
});

const present = await describeApi();
const releases = readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));

/** A line each: a call, a field that it needs, a field that it gives; the same of the named shapes; a refusal, a message. */
async function describeApi(): Promise<readonly string[]> {
  const app = await testApp();
  const { paths, components } = Description.parse(
    (await app.inject({ method: "GET", url: "/api/openapi.json" })).json(),
  );
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => linesOf(`${method.toUpperCase()} ${path}`, call)),
  );
  const shapes = Object.entries(components.schemas).flatMap(([name, shape]) => given(`#${name}`, shape));
  const refusals = Object.entries(ERROR_STATUS).map(([code, status]) => `refusal ${code} ${status}`);
  const messages = LIVE_TYPES.map((type) => `message ${type}`);
  return [...new Set([...calls, ...shapes, ...refusals, ...messages])].sort();
}

function linesOf(name: string, { parameters, requestBody, responses }: z.output<typeof Call>): string[] {
  const asked = parameters.filter((one) => one.required && one.in !== "path").map((one) => `${name} needs ${one.name}`);
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => (schema ? needed(schema) : []));
  const good = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const answers = good.flatMap(([, { content }]) => Object.values(content ?? {}));
  return [
    name,
    ...asked,
    ...bodies.map((field) => `${name} needs ${field}`),
    ...answers.flatMap(({ schema }) => (schema ? given(name, schema) : [])),
  ];
}

/** The outermost fields that a body needs. */
function needed({ required = [], allOf = [] }: Shape): string[] {
  return [...required, ...allOf.flatMap(needed)];
}

function given(place: string, shape: Shape): string[] {
  const { type, $ref, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = shape;
  const kinds = [type ?? []].flat();
  return [
    ...kinds.filter((kind) => kind !== "object" && kind !== "array").map((kind) => `${place} gives ${kind}`),
    ...($ref ? [`${place} gives ${$ref.split("/").at(-1)}`] : []),
    ...(items ? given(`${place}[]`, items) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => given(place, one)),
    ...Object.entries(properties).flatMap(([name, field]) => given(`${place}.${name}`, field)),
  ];
}

/** A kept file's lines, and what of today would break who goes by them. */
function broken(then: ReadonlySet<string>): string[] {
  const now = new Set(present);
  const known = new Set(Array.from(then, (line) => line.split(/ (?:needs|gives) /)[0] ?? ""));
  const gone = [...then].filter((line) => !/ needs /.test(line) && !now.has(line));
  // A field that may be missing now, or must be sent now, of something that was there.
  const harder = present.filter((line) => {
    const [place = ""] = line.split(/ (?:needs|gives null)/);
    return place !== line && known.has(place) && !then.has(line);
  });
  return [...gone.map((line) => `gone: ${line}`), ...harder.map((line) => `new: ${line}`)];
}

it.each(releases)("goes on as in %s", (release) => {
  const closed = new Set(CLOSED[release]);
  const lines = readFileSync(join(FOLDER, release), "utf8").trim().split("\n");
  const callOf = (line: string) => /^[A-Z]+ [^ .[]+/.exec(line)?.[0] ?? "";

  expect(broken(new Set(lines.filter((line) => !closed.has(callOf(line)))))).toEqual([]);
  expect([...closed].filter((call) => !lines.includes(call) || present.includes(call))).toEqual([]);
});

it("knows what would break a program", () => {
  const line = present.find((one) => one.includes(" gives string")) ?? "";
  const needed = present.find((one) => one.includes(" needs ")) ?? "";

  expect(broken(new Set([...present, "GET /api/gone"]))).toEqual(["gone: GET /api/gone"]);
  expect(broken(new Set([...present, line.replace("string", "number")]))).toHaveLength(1);
  expect(broken(new Set(present.filter((one) => one !== needed)))).toEqual([`new: ${needed}`]);
});

it("keeps what this release is", async () => {
  const file = `${packageJson.version}.txt`;
  if (!releases.includes(file)) await expect(`${present.join("\n")}\n`).toMatchFileSnapshot(join("..", FOLDER, file));
});
