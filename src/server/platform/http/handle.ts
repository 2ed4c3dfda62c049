/** Registers a call of the contract: its object is the validator, the guard, the answer's filter and the description. */
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { z } from "zod";
import type { Route, RouteInput, RouteResult } from "#contract/route.ts";
import type { Locale } from "#i18n/locales.ts";
import { forSelling } from "../database/pools/pools.ts";
import { askedBy, type Asker as WhoAsks } from "../workers/asker.ts";
import { EventStream, sendEvents } from "./answers/event-stream.ts";
import { type FileAnswer, sendFile } from "./answers/file-answer.ts";
import { cachingOf, Prepared, sendPrepared } from "./answers/prepared.ts";
import { limitOpenChange } from "./guards/rate-limit.ts";
import { localeOf } from "./locale.ts";
import { describeRoute } from "./route-description.ts";
import { guard, type SessionUser, setSessionCookie } from "./session.ts";
import { receiveUpload, type UploadedFile } from "./upload.ts";

export type App = FastifyInstance;

/** The asker: certain, but where the route lets anyone in. */
type Asker<R extends Route> = R["who"] extends "anyone" ? SessionUser | null : SessionUser;

type Uploaded<R extends Route> = R extends { multipart: { fields: infer F extends z.ZodObject } }
  ? UploadedFile & { readonly fields: z.output<F> }
  : undefined;

/** What a handler works on: everything parsed by the route's own objects. */
export interface Call<R extends Route> extends RouteInput<R> {
  readonly user: Asker<R>;
  readonly locale: Locale;
  readonly upload: Uploaded<R>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler answers: the json value or its ready bytes or events, a file, the local path of a redirect; after `empty` nothing is read. */
export type Answered<R extends Route> = R["response"] extends z.ZodType
  ? RouteResult<R> | Prepared | EventStream
  : R["response"] extends "file"
    ? FileAnswer
    : R["response"] extends "redirect"
      ? string
      : unknown;

export type Handler<R extends Route> = (call: Call<R>) => Promise<Answered<R>> | Answered<R>;

declare module "fastify" {
  interface FastifyRequest {
    upload: UploadedFile | null;
  }
}

/** Fewer than elsewhere for calls that guessers and spammers like: changing ones that need no session. */
const OPEN_CHANGES_PER_MINUTE = 60;

export function handle<R extends Route>(app: App, route: R, handler: Handler<NoInfer<R>>): void {
  app.route({
    method: route.method,
    url: route.path,
    schema: describeRoute(route),
    ...optionsOf(app, route),
    handler: (request, reply) => inPool(route, () => answer(route, handler, request, reply)),
  });
}

/** Gives `work` connections of its kind. */
export function inPool<T>({ standsOn }: { readonly standsOn?: Route["standsOn"] }, work: () => T): T {
  return standsOn === "sales" ? forSelling(work) : work();
}

async function answer<R extends Route>(
  route: R,
  handler: Handler<R>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call = callOf<R>(request, reply);
  const key = request.headers["idempotency-key"];
  const work = () => askedBy(askerOf(request, reply), () => handler(call));
  if (route.once === "kept" && typeof key === "string") return sendOnce(route, key, call, work);
  return send(route, await work(), request, reply);
}

/** What was answered the first time, with the session that it began. */
async function sendOnce(
  route: Route,
  key: string,
  { request, reply, params, query, body, user }: Call<Route>,
  work: () => unknown,
): Promise<FastifyReply> {
  const { response } = route;
  const attempt = { key, call: `${route.method} ${route.path}`, userId: user?.id ?? null };
  let isFirst = false;
  const kept = await reply.server.doneOnce({ ...attempt, asked: { params, query, body } }, async () => {
    reply.begunSession = null;
    isFirst = true;
    const answer = await work();
    return {
      body: typeof response === "string" ? null : JSON.stringify(response.parse(answer)),
      session: reply.begunSession,
    };
  });
  if (kept.session !== null && !isFirst) setSessionCookie(reply, kept.session);
  if (kept.body === null) return send(route, null, request, reply);
  // As text: it went through the contract when it was kept.
  return reply
    .code(route.status ?? 200)
    .type("application/json; charset=utf-8")
    .send(kept.body);
}

function optionsOf(app: App, route: Route): RouteShorthandOptions {
  const { multipart, who, reads, asksWork = false, underLoad = "first", standsOn } = route;
  const open = who === "anyone" && route.method !== "GET" && !reads;
  const count = open ? limitOpenChange(app, route.perMinute ?? OPEN_CHANGES_PER_MINUTE, asksWork) : null;
  return {
    onRequest: async (request) => {
      guard(route, request.user);
      await count?.(request);
    },
    config: { underLoad, asksWork, ...(standsOn && { standsOn }) },
    ...(multipart && {
      preValidation: async (request) => {
        const { fields, file } = await receiveUpload(request, multipart);
        request.body = fields;
        request.upload = file;
      },
    }),
  };
}

/** Of an account that strangers share, each address is one. */
function askerOf({ user, ip }: FastifyRequest, { raw }: FastifyReply): WhoAsks {
  const network = normalizeIP(ip);
  return { account: user && (user.demo ? `${user.id} ${network}` : user.id), network, hasLeft: () => raw.destroyed };
}

/** The one place where the contract's types are laid over what Fastify has parsed with the same contract's objects. */
function callOf<R extends Route>(request: FastifyRequest, reply: FastifyReply): Call<R> {
  const { params, query, headers, body, user, upload } = request;
  return {
    params,
    query,
    headers,
    body,
    user,
    locale: localeOf(request),
    upload: upload ? { ...upload, fields: body } : undefined,
    request,
    reply,
  } as Call<R>;
}

async function send(
  route: Route,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { response } = route;
  if (answer instanceof Prepared) return sendPrepared(answer, request, reply, cachingOf(answer, request.user));
  if (answer instanceof EventStream) return sendEvents(answer, reply);
  if (response === "empty") return reply.code(204).send();
  if (response === "redirect") return reply.redirect(z.string().startsWith("/").parse(answer), 302);
  if (response === "file") return sendFile(answer as FileAnswer, reply);
  return reply.code(route.status ?? 200).send(answer);
}
