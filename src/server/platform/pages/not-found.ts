/** Addresses that nothing answers: 404 or 405 for the API, the page with the not-found screen for people. */
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { SendScreen } from "./screen-pages.ts";

const READING = new Set(["GET", "HEAD"]);

/** A page with this address is not there: it reads "/%". */
const UNREADABLE = "/%25";

/**
 * The framework refuses an address that cannot be decoded before any of our headers is set. That is right for programs;
 * people's pages go on as an address that is not there, and end at the not-found screen.
 */
export function readableUrl(url = "/"): string {
  const [path = "/"] = url.split("?");
  return isApi(path) || isDecodable(path) ? url : UNREADABLE;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Before any route, so that all of them are seen. `sendScreen`: null where there is no built web app to be sent. */
export function installNotFound(app: FastifyInstance, sendScreen: SendScreen | null): void {
  const known: { method: string; pattern: RegExp }[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    const pattern = new RegExp(`^${url.replace(/:[^/]+/g, "[^/]+").replace(/\*$/, ".*")}$`);
    for (const one of [method].flat()) known.push({ method: one, pattern });
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = "/"] = request.url.split("?");
    if (sendScreen && READING.has(request.method) && !isApi(path)) return sendScreen(path, request, reply);
    const allowed = known.filter(({ pattern }) => isApi(path) && pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0) throw new AppError("not_found");
    reply.header("allow", [...new Set(allowed)].join(", "));
    throw new AppError("method_not_allowed");
  });
}

function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}
