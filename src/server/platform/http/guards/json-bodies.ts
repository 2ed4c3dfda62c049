/** Reads JSON bodies: strictly UTF-8, and an empty one is none. */
import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors/app-error.ts";

/** Throws at bytes that are no UTF-8, where a lenient reader would put other characters in their place. */
const UTF8 = new TextDecoder("utf-8", { fatal: true });

export function installJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, bytes, done) => {
    // Some clients name a type for every call, also for those without a body.
    if (bytes.length === 0) return done(null, undefined);
    const text = decoded(bytes);
    if (text === null) return done(new AppError("malformed_body"));
    return parse(request, text, done);
  });
}

function decoded(bytes: Buffer): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}
