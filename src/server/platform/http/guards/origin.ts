/** Refuses calls that another site makes in a signed-in person's browser. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Own pages are those of `publicUrl` and of the host that the request itself was sent to. */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  app.addHook("onRequest", async (request) => {
    if (!READING.has(request.method) && !isOwn(request, publicUrl)) throw new AppError("foreign_origin");
  });
}

/** Browsers of today say where a request comes from; the others send Origin; programs send neither. */
function isOwn(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  return isOwnOrigin(request, publicUrl);
}

/** By the Origin header alone; who sends none is a program, which could send anything. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origin === publicUrl) return true;
  // `Origin: null` (sandboxed frames, files) is no address, and none of ours.
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Behind https, a page of our name that came over plain http may have been written by anybody on the way.
  return host === request.headers.host && (protocol === "https:" || publicUrl.startsWith("http:"));
}
