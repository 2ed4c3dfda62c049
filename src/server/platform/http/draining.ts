/** A node that stops: it answers what it has begun and sends everything new to its neighbours. */
import type { FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";

/** Fastify's own refusal while closing has no problem body, so ours stands before it. Call `app.drain()` before `app.close()`. */
export function installDraining(app: FastifyInstance): void {
  let draining = false;
  app.decorate("drain", () => {
    draining = true;
  });
  app.addHook("onRequest", async (request, reply) => {
    if (!draining || request.url === "/api/health/live") return;
    reply.header("connection", "close");
    throw new AppError("unavailable");
  });
}

declare module "fastify" {
  interface FastifyInstance {
    drain(): void;
  }
}
