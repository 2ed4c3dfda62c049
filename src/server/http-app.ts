/** The HTTP server before any feature: limits, headers, session, errors, description, pages. */
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { z } from "zod";
import { metricsRoute } from "./metrics-route.ts";
import type { Platform } from "./platform/context.ts";
import { compressAnswers } from "./platform/http/answers/compressed.ts";
import { installErrorHandler, sendError } from "./platform/http/answers/error-handler.ts";
import { doneOnce } from "./platform/http/done-once.ts";
import { answerBrokenRequest } from "./platform/http/guards/broken-requests.ts";
import { checkInput } from "./platform/http/guards/check-input.ts";
import { installDraining } from "./platform/http/guards/draining.ts";
import { installJsonBodies } from "./platform/http/guards/json-bodies.ts";
import { refuseForeignOrigins } from "./platform/http/guards/origin.ts";
import { installRateLimit } from "./platform/http/guards/rate-limit.ts";
import { installSecurityHeaders } from "./platform/http/guards/security-headers.ts";
import { type App, inPool } from "./platform/http/handle.ts";
import { healthRoutes } from "./platform/http/health-routes.ts";
import { installOpenApi } from "./platform/http/openapi.ts";
import { recogniseUser, type SessionLookup } from "./platform/http/session.ts";
import { siteRoute } from "./platform/http/site-route.ts";
import { installNetwork } from "./platform/limits/network.ts";
import type { RefusedTries } from "./platform/limits/refused-tries.ts";
import type { Metrics } from "./platform/observe/metrics.ts";
import { shedLoad } from "./platform/pages/load-shedding.ts";
import { installNotFound, readableUrl } from "./platform/pages/not-found.ts";
import { waitingRoom } from "./platform/pages/waiting-room.ts";
import { installWebFiles } from "./platform/pages/web-files.ts";

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
  app
    .decorateRequest("user", null)
    .decorateRequest("upload", null)
    .decorateRequest("refusedAs", null)
    .decorateRequest("isCrowded", false)
    .decorateReply("begunSession", null);
  installNetwork(app);
  installContract(app);
  installJsonBodies(app);
  installErrorHandler(app);
  installDraining(app);
  installRequestLog(app, metrics);
  compressAnswers(app);
  await installSecurityHeaders(app, secure);
  await app.register(cookie);
  if (config.rateLimits) await installRateLimit(app);
  refuseForeignOrigins(app, config.publicUrl);
  if (config.rateLimits) shedLoad(app, platform.load);
  await app.register(multipart);
  app.addHook("onRequest", async (request, reply) => {
    // Whether we live must not hang on the database that the session lies in.
    const personal = /^\/(?:api\/(?!health\/)|ws(?:\?|$))/.test(request.url);
    if (personal) await inPool(request.routeOptions.config, () => recogniseUser(sessions, request, reply));
  });
  await installOpenApi(app, config);
  await installWebFiles(app, config);
  installNotFound(app, app.sendScreen);
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
    const refused = request.refusedAs && { code: request.refusedAs, userId: request.user?.id };
    request.log.info({ method, route: routeOptions.url, status, milliseconds, ...refused }, "http");
    metrics.answered({ method, route: routeOptions.url ?? "none", status, seconds: elapsedTime / 1000 });
  });
}
