/** An answer whose bytes were made before anybody asked: not serialised again, and not sent twice to who has it. */
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Bytes of JSON that hold what the route's response promises; the maker has parsed them with it. */
export class Prepared {
  readonly body: Buffer;
  /** Changes with the bytes. */
  readonly etag: string;

  constructor(json: string) {
    this.body = Buffer.from(json);
    this.etag = `"${createHash("sha1").update(this.body).digest("base64url")}"`;
  }
}

/** 304 when the asker has these very bytes. */
export function sendPrepared({ body, etag }: Prepared, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header("etag", etag).header("cache-control", "no-cache");
  if (hasAlready(request.headers["if-none-match"] ?? "", etag)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(body);
}

/** A cache on the way may have made the tag weak; for reading that is the same. */
function hasAlready(ifNoneMatch: string, etag: string): boolean {
  const known = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}
