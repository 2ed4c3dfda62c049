/** The HTTP server before any feature: limits, headers, session, errors, description, pages. */
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { z } from "zod";
import type { Platform } from "../context.ts";
import type { Metrics } from "../metrics.ts";
import type { RefusedTries } from "../refused-tries.ts";
import { answerBrokenRequest } from "./broken-requests.ts";
import { checkInput } from "./check-input.ts";
import { doneOnce } from "./done-once.ts";
import { installDraining } from "./draining.ts";
import { installErrorHandler, sendError } from "./error-handler.ts";
import { type App, inPool } from "./handle.ts";
import { healthRoutes } from "./health-routes.ts";
import { installJsonBodies } from "./json-bodies.ts";
import { shedLoad } from "./load-shedding.ts";
import { metricsRoute } from "./metrics-route.ts";
import { installNetwork } from "./network.ts";
import { installNotFound, readableUrl } from "./not-found.ts";
import { installOpenApi } from "./openapi.ts";
import { refuseForeignOrigins } from "./origin.ts";
import { installRateLimit } from "./rate-limit.ts";
import { installSecurityHeaders } from "./security-headers.ts";
import { recogniseUser, type SessionLookup } from "./session.ts";
import { siteRoute } from "./site-route.ts";
import { waitingRoom } from "./waiting-room.ts";
import { installWebFiles } from "./web-files.ts";

/** JSON bodies of the contract are small; files come as multipart with a limit of their own. */
const BODY_BYTES = 1024 * 1024;
const MAX_PARAM_CHARACTERS = 200;
const REQUEST_MS = 60_000;

/** Ready for `handle`. The order below is the order of the checks. */
export async function createHttpApp(
  platform: Pick<Platform, "config" | "db" | "load" | "log" | "metrics" | "site"> & {
    readonly refusedTries?: RefusedTries;
  },
  sessions: SessionLookup,
): Promise<App> {
  const { config, db, metrics } = platform;
  const secure = config.publicUrl.startsWith("https:");
  const app = newFastify(platform);
  app
    .decorate("secure", secure)
    .decorate("doneOnce", doneOnce(db))
    .decorate("refusedTries", platform.refusedTries ?? null);
  app.decorateRequest("user", null).decorateRequest("upload", null).decorateReply("begunSession", null);
  installNetwork(app);
  installContract(app);
  installJsonBodies(app);
  installErrorHandler(app);
  installDraining(app);
  installRequestLog(app, metrics);
  await installSecurityHeaders(app, secure);
  if (config.rateLimits) await installRateLimit(app);
  refuseForeignOrigins(app, config.publicUrl);
  await app.register(cookie);
  if (config.rateLimits) shedLoad(app, platform.load);
  await app.register(multipart);
  app.addHook("onRequest", async (request, reply) => {
    // Whether we live must not hang on the database that the session lies in.
    const personal = /^\/(?:api\/(?!health\/)|ws(?:\?|$))/.test(request.url);
    if (personal) await inPool(request.routeOptions.config, () => recogniseUser(sessions, request, reply));
  });
  await installOpenApi(app, config);
  installNotFound(app, await installWebFiles(app, config));
  healthRoutes(app, db, config.dataDir);
  metricsRoute(app, platform);
  siteRoute(app, platform.site);
  waitingRoom(app);
  return app;
}

function newFastify({ config, log }: Pick<Platform, "config" | "log">): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  return Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    trustProxy: config.trustProxy ? [...config.trustProxy] : false,
    genReqId: () => crypto.randomUUID(),
    return503OnClosing: false,
    forceCloseConnections: "idle",
    rewriteUrl: ({ url }) => readableUrl(url),
    routerOptions: { maxParamLength: MAX_PARAM_CHARACTERS },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
}

/** Checks what comes in and what goes out with the contract's own objects, so that a column too many never leaves. */
function installContract(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(checkInput);
  app.setSerializerCompiler(({ schema }) => {
    const answer = z.instanceof(z.ZodType).parse(schema);
    return (data) => JSON.stringify(answer.parse(data));
  });
}

/** One line a request, with its number also in the answer; the path without its query, which may be personal. */
function installRequestLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const milliseconds = Math.round(elapsedTime);
    request.log.info({ method, route: routeOptions.url, status, milliseconds }, "http");
    metrics.answered({ method, route: routeOptions.url ?? "none", status, seconds: elapsedTime / 1000 });
  });
}
