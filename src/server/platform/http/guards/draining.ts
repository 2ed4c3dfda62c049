/** A node that stops: it answers what it has begun and sends everything new to its neighbours. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";

/** Before every other hook. Fastify's own refusal while closing has no problem body, so ours comes first. */
export function installDraining(app: FastifyInstance): void {
  let running = 0;
  let onIdle: (() => void) | null = null;
  app.decorate("drain", () => {
    return new Promise<void>((resolve) => {
      onIdle = resolve;
      if (running === 0) resolve();
    });
  });
  app.addHook("onRequest", async (request, reply) => {
    if (onIdle !== null && request.url !== "/api/health/live") {
      reply.header("connection", "close");
      throw new AppError("unavailable");
    }
    if (isSocket(request)) return;
    running += 1;
    reply.raw.once("close", () => {
      running -= 1;
      if (running === 0) onIdle?.();
    });
  });
}

/** A live channel stays open for hours; it is closed, not waited for. */
function isSocket(request: FastifyRequest): boolean {
  return request.headers.upgrade !== undefined;
}

declare module "fastify" {
  interface FastifyInstance {
    /** From now on new requests get 503; done when the running ones have ended. `app.close()` comes after. */
    drain(): Promise<void>;
  }
}
