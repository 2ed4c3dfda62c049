/** Under load calls are refused in the order in which they can be missed; coming into line is the last. docs/decisions/0054 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Route } from "#contract/route.ts";
import { AppError } from "../errors/app-error.ts";
import { localeOf } from "../http/locale.ts";
import type { Load } from "../observe/load.ts";
import { waitingRoomIn } from "./waiting-room.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    underLoad?: Route["underLoad"];
    standsOn?: Route["standsOn"];
  }
}

const REFUSED_FROM = { first: 1, late: 2, last: 3 } as const;
/** Those who are sent away come back one by one, when those who wait now have had their turn. */
const RETRY_SECONDS = { soonest: 2, spread: 10 } as const;

/** Before anything is asked of the database. */
export function shedLoad(app: FastifyInstance, load: Load): void {
  app.addHook("onRequest", async (request, reply) => {
    if (load.pressure() === 0) return;
    if (isAtTheDoor(request))
      return reply.header("cache-control", "no-store").redirect(waitingRoomIn(localeOf(request)), 302);
    const { url = "", config } = request.routeOptions;
    if (!url.startsWith("/api/") || /^\/api\/(?:health\/|metrics)/.test(url)) return;
    const needs = config.standsOn ?? "reading";
    if (load.pressure(needs) < REFUSED_FROM[config.underLoad ?? "first"]) return;
    throw new AppError("unavailable", { seconds: later(load.secondsInLine(needs)) });
  });
}

/** A browser that opens the queue's screen: it waits on a page that costs nothing. */
function isAtTheDoor({ method, url, headers }: FastifyRequest): boolean {
  return method === "GET" && /^\/queue(?:[/?]|$)/.test(url) && (headers.accept ?? "").includes("text/html");
}

function later(secondsInLine: number): number {
  const { soonest, spread } = RETRY_SECONDS;
  return Math.max(soonest, secondsInLine) + Math.floor(Math.random() * (spread + 1));
}
