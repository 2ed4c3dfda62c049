/** `GET /api/metrics` for Prometheus: by its token, or without one from this machine alone. */
import { createHash, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../context.ts";
import { AppError } from "./app-error.ts";
import type { App } from "./handle.ts";

/** Headers by which a proxy says that somebody else is asking. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip"];

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

/** A proxy on this machine comes from here too, but with a header that names whom it speaks for. */
function comesFromHere({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? "";
  const loopback = isIP(address) > 0 && /^(::ffff:)?127\.|^::1$/.test(address);
  return loopback && FORWARDED.every((name) => headers[name] === undefined);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
