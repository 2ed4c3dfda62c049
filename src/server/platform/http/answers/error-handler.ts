/** The one place where an error becomes an answer: refusals of ours, of the framework, of the database, and faults. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { ERROR_STATUS } from "#contract/errors.ts";
import { isTraced } from "#domain/refused-tries.ts";
import { isDatabaseAway } from "../../database/database.ts";
import { AppError } from "../../errors/app-error.ts";
import { StorageAway } from "../../files/storage.ts";
import { deviceOf } from "../../limits/device.ts";
import type { RefusedTries } from "../../limits/refused-tries.ts";
import { LineFull } from "../../workers/line.ts";
import { localeOf } from "../locale.ts";
import { fieldProblems } from "./field-problems.ts";
import { PROBLEM_TYPE, problemOf } from "./problem.ts";

/** How long to wait before asking again when we are starting, stopping or without database. */
const RETRY_SECONDS = 2;
/** A service elsewhere that is down is rarely back within seconds. */
const GATEWAY_RETRY_SECONDS = 30;
const BYTES_PER_MEGABYTE = 1024 * 1024;

declare module "fastify" {
  interface FastifyInstance {
    /** Where refusals at a door leave their trace; null: nowhere. */
    refusedTries: RefusedTries | null;
  }
  interface FastifyRequest {
    /** Why it was answered with a refusal, for its line in the log. */
    refusedAs: string | null;
  }
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

/** Also for answers that are made before a route is found. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, request);
  if (refusal.status >= ERROR_STATUS.internal) request.log.error({ err: error }, "http: a request failed");
  request.refusedAs = refusal.code;
  traceRefusal(refusal, request);
  if (refusal.code === "too_many_requests" || refusal.code === "holds_let_go")
    reply.header("retry-after", String(refusal.params.seconds));
  if (refusal.code === "gateway_away") reply.header("retry-after", String(GATEWAY_RETRY_SECONDS));
  if (refusal.code === "unavailable") reply.header("retry-after", String(refusal.params.seconds ?? RETRY_SECONDS));
  const problem = problemOf(refusal, localeOf(request));
  // As text: a problem must not pass through the serializer of the good answer.
  return reply.code(refusal.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
}

/** Who was refused at a door, from where and with what, for staff to look into. */
function traceRefusal({ code, accountId }: AppError, { server, user, network, headers }: FastifyRequest): void {
  if (!isTraced(code)) return;
  const device = deviceOf(headers["user-agent"]);
  server.refusedTries?.note({ code, accountId: accountId ?? user?.id ?? null, network, ...device });
}

/** What the caller may know of an error. */
export function refusalOf(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new AppError("invalid_input", {}, fieldProblems(error.validation));
  if (error instanceof LineFull || error instanceof StorageAway || isDatabaseAway(error))
    return new AppError("unavailable");
  if (isFrameworkError(error)) return frameworkRefusal(error, request);
  return new AppError("internal", { requestId: request.id });
}

function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && "code" in error && /^FST_/.test(String(error.code));
}

/** Bad input that the framework found before any code of ours. */
function frameworkRefusal(error: FastifyError, request: FastifyRequest): AppError {
  switch (error.statusCode) {
    case 400:
      return new AppError(error.code === "FST_ERR_BAD_URL" ? "malformed_url" : "malformed_body");
    case 404:
      return new AppError("not_found");
    case 406:
    case 415:
      return new AppError("unsupported_media_type");
    case 413:
      return new AppError("too_large", { limitMegabytes: request.routeOptions.bodyLimit / BYTES_PER_MEGABYTE });
    case 414:
      return new AppError("uri_too_long");
    default:
      return new AppError("internal", { requestId: request.id });
  }
}
