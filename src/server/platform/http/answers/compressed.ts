/** Compresses what is made for one asker: on a phone abroad the line is slower than gzip. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { compress, takesGzip } from "./gzip.ts";

/** What fits into one packet arrives no sooner when it is smaller. */
const LEAST_BYTES = 1_400;
const TEXT = /^(?:application\/(?:problem\+)?json|image\/svg\+xml|text\/)/;

/**
 * Only for a page of our own: another site that had its reader's browser ask could tell a secret from the length of what is
 * compressed together with its guesses (BREACH). What our page itself asks because of an address that another site wrote is
 * compressed; no answer repeats what was asked. What comes prepared is compressed already; streams stay as they are.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    const type = String(reply.getHeader("content-type") ?? "");
    if (payload.length < LEAST_BYTES || reply.hasHeader("content-encoding") || !TEXT.test(type)) return payload;
    const varies = [reply.getHeader("vary") ?? []].flat().join(", ");
    // What was prepared has chosen its own form.
    if (varies.includes("accept-encoding")) return payload;
    reply.header("vary", [varies, "accept-encoding, sec-fetch-site"].filter(Boolean).join(", "));
    if (!isOwnPage(request) || !takesGzip(request.headers["accept-encoding"])) return payload;
    reply.removeHeader("content-length").header("content-encoding", "gzip");
    return compress(payload);
  });
}

function isOwnPage({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-site"] === "same-origin";
}
