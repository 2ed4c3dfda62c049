/** What the validator and the API description (OpenAPI) are told about a call. */
import type { FastifySchema } from "fastify";
import { z } from "zod";
import { ERROR_STATUS, type ErrorCode, Problem } from "#contract/errors.ts";
import { IdempotencyHeaders } from "#contract/idempotency.ts";
import type { Route } from "#contract/route.ts";
import { rightsOf } from "#domain/operators/rights.ts";
import { needsOf } from "./session.ts";

/** Refusals that every call can give; those about the asker only where somebody must be signed in. */
const ALWAYS: readonly ErrorCode[] = [
  "invalid_input",
  "malformed_body",
  "foreign_origin",
  "too_many_requests",
  "internal",
  "unavailable",
];
const WITH_ASKER: readonly ErrorCode[] = ["not_signed_in", "forbidden"];
const WITH_PARAMS: readonly ErrorCode[] = ["not_found"];
const ONCE: readonly ErrorCode[] = ["idempotency_key_reused"];
const WITH_BODY: readonly ErrorCode[] = ["too_large", "unsupported_media_type"];

declare module "fastify" {
  interface FastifySchema {
    summary?: string;
    description?: string;
    tags?: readonly string[];
    consumes?: readonly string[];
    security?: readonly Record<string, readonly string[]>[];
    operationId?: string;
    hide?: boolean;
    /** The field of a multipart call that holds the file. */
    fileField?: string;
  }
}

export function describeRoute(route: Route): FastifySchema {
  const { params, query, multipart } = route;
  const headers = route.once ? IdempotencyHeaders.extend(route.headers?.shape ?? {}) : route.headers;
  const body = multipart ? multipart.fields : route.body;
  return {
    summary: route.summary,
    description: describeCallers(route),
    tags: [route.path.split("/")[2] ?? "api"],
    security: route.who === "anyone" ? [] : [{ session: [] }],
    response: { ...goodAnswer(route), ...refusals(route) },
    ...(multipart && { consumes: ["multipart/form-data"], fileField: multipart.file }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
  };
}

function describeCallers({ who, right }: Route): string {
  if (who === "anyone") return "Who may call: anyone.";
  const callers = `Who may call: ${who === "signed_in" ? "anyone signed in" : who.join(", ")}.`;
  if (right === undefined) return callers;
  if (right === "owner") return `${callers} Not an operator's employees.`;
  return `${callers} An operator's employees with the right ${rightsOf(right).join(" or ")}.`;
}

function goodAnswer({ response, status }: Route): Record<number, unknown> {
  if (response === "empty") return { 204: z.null().describe("Done; no content.") };
  if (response === "redirect") return { 302: z.null().describe("Elsewhere; see Location.") };
  if (response === "file")
    return { 200: { content: { "application/octet-stream": { schema: z.string().meta({ format: "binary" }) } } } };
  return { [status ?? 200]: response };
}

function refusals(route: Route): Record<number, unknown> {
  const codes = [
    ...ALWAYS,
    ...(route.who === "anyone" ? [] : WITH_ASKER),
    ...(route.right === undefined
      ? []
      : [route.right === "owner" ? ("owner_needed" as const) : ("right_needed" as const)]),
    ...(route.params ? WITH_PARAMS : []),
    ...(route.once ? ONCE : []),
    ...(route.multipart || route.body ? WITH_BODY : []),
    ...needsOf(route.who, route.needs),
    ...(route.errors ?? []),
  ];
  return Object.fromEntries(
    [...new Set(codes.map((code) => ERROR_STATUS[code]))].map((status) => {
      const description = [...new Set(codes)].filter((code) => ERROR_STATUS[code] === status).join(", ");
      return [status, { description, content: { "application/problem+json": { schema: Problem } } }];
    }),
  );
}
