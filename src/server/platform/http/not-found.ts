/** Addresses that nothing answers: 404 or 405 for the API, the page with the not-found screen for people. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { isScreen } from "#contract/screens.ts";
import { AppError } from "./app-error.ts";

const PAGE = "app.html";
const READING = new Set(["GET", "HEAD"]);

/** Before any route, so that all of them are seen. `hasPages`: whether the built web app is there to be sent. */
export function installNotFound(app: FastifyInstance, hasPages: boolean): void {
  const known: { method: string; pattern: RegExp }[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    const pattern = new RegExp(`^${url.replace(/:[^/]+/g, "[^/]+").replace(/\*$/, ".*")}$`);
    for (const one of [method].flat()) known.push({ method: one, pattern });
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = "/"] = request.url.split("?");
    if (hasPages && READING.has(request.method) && !isApi(path)) return sendPage(path, reply);
    const allowed = known.filter(({ pattern }) => isApi(path) && pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0) throw new AppError("not_found");
    reply.header("allow", [...new Set(allowed)].join(", "));
    throw new AppError("method_not_allowed");
  });
}

function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

/** One page for every screen; the status tells browsers and crawlers which addresses exist. */
function sendPage(path: string, reply: FastifyReply): FastifyReply {
  return reply
    .code(isScreen(path) ? 200 : 404)
    .header("cache-control", "no-cache")
    .sendFile(PAGE, { cacheControl: false });
}
