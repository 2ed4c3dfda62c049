/** The upgrade at `/ws`: who may open a socket, and the closing of all of them when the node stops. */
import websocket, { type WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { LIVE_PATH, MAX_FRAME_BYTES } from "#contract/realtime.ts";
import type { Platform } from "./platform/context.ts";
import { AppError } from "./platform/errors/app-error.ts";
import { isOwnOrigin } from "./platform/http/guards/origin.ts";
import type { App } from "./platform/http/handle.ts";
import { guard } from "./platform/http/session.ts";
import { openLiveConnection } from "./platform/live/connection.ts";
import { SocketLimiter } from "./platform/live/places.ts";

/** The mark of the page; anything else is none. */
const Since = z.object({ since: z.coerce.number().int().positive().nullable().catch(null) });

/** RFC 6455 §7.4 and the IANA registry: the service restarts, come back. */
const RESTARTING = 1012;
/** Then those that do not answer our farewell are cut off. */
const FAREWELL_MS = 1_000;

export async function installLive(app: App, { config, live: hub, log }: Pick<Platform, "config" | "live" | "log">) {
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES },
    // Broken and oversized frames come here too; those sockets are closing already, with the reason on its way.
    errorHandler: (error, socket) => {
      log.warn({ err: error }, "live: a socket failed");
      if (socket.readyState === socket.OPEN) socket.terminate();
    },
    preClose(done) {
      for (const socket of this.websocketServer.clients) socket.close(RESTARTING);
      setTimeout(() => {
        for (const socket of this.websocketServer.clients) socket.terminate();
      }, FAREWELL_MS).unref();
      this.websocketServer.close(() => done());
    },
  });
  const places = new SocketLimiter(config.rateLimits);
  app.route({
    method: "GET",
    url: LIVE_PATH,
    schema: { hide: true },
    preValidation: async (request) => {
      if (!isOwnOrigin(request, config.publicUrl)) throw new AppError("foreign_origin");
      guard({ who: "signed_in" }, request.user);
      // A plain request opens no socket, and its connection may outlive it by far.
      if (request.ws) takePlace(places, request);
    },
    handler: () => {
      throw new AppError("not_found");
    },
    wsHandler: (socket: WebSocket, { user, query }: FastifyRequest) => {
      if (user) openLiveConnection(socket, user, hub, Since.parse(query).since);
    },
  });
}

/** For as long as the connection below the socket lives, whether or not the upgrade succeeds. */
function takePlace(places: SocketLimiter, { user, network, raw }: FastifyRequest): void {
  if (user) raw.socket.once("close", places.take({ userId: user.id, network }));
}
