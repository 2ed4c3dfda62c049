/** `GET /api/metrics` for Prometheus: by its token, or without one from this machine alone. */
import { createHash, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Platform } from "./platform/context.ts";
import { AppError } from "./platform/errors/app-error.ts";
import type { App } from "./platform/http/handle.ts";
import { isThisMachine, networkOf } from "./platform/limits/network.ts";

/** Headers that proxies add to what they pass on. */
const OF_A_PROXY = /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|(?:true|cf)-.*)$/;
/** As somebody on this machine calls it. */
const OWN_NAME = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

export function metricsRoute(app: App, { config, metrics }: Pick<Platform, "config" | "metrics">): void {
  const mayRead = config.metricsToken === null ? comesFromHere : carries(config.metricsToken);
  app.get("/api/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request)) throw new AppError("forbidden");
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function carries(token: string): (request: FastifyRequest) => boolean {
  const wanted = digest(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ""), wanted);
}

/**
 * A proxy on this machine comes from here too, but with a header of its own; a page that has its name point here, by that
 * name.
 */
function comesFromHere({ socket, headers, host }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? "";
  const loopback = isIP(address) > 0 && isThisMachine(networkOf(address));
  return loopback && OWN_NAME.test(host) && !Object.keys(headers).some((name) => OF_A_PROXY.test(name));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
