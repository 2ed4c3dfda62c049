/** An answer whose bytes were made before anybody asked: not serialised again, and not sent twice to who has it. */
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { compress, takesGzip } from "./gzip.ts";

export const JSON_TYPE = "application/json; charset=utf-8";

/** Bytes of JSON hold what the route's response promises: the maker has parsed them with it. */
export class Prepared {
  readonly body: Buffer;
  readonly type: string;
  /** Changes with the bytes; weak, because compressed and plain bytes share it. */
  readonly etag: string;
  /** Caches before us may keep for so long what is sent to no session; null: they ask each time. */
  readonly keptSeconds: number | null;
  #compressed: Promise<Buffer> | null = null;

  constructor(text: string, type = JSON_TYPE, keptSeconds: number | null = null) {
    this.type = type;
    this.keptSeconds = keptSeconds;
    this.body = Buffer.from(text);
    this.etag = `W/"${createHash("sha1").update(this.body).digest("base64url")}"`;
  }

  /** Compressed when first asked for, off the main thread. */
  compressed(): Promise<Buffer> {
    this.#compressed ??= compress(this.body);
    return this.#compressed;
  }
}

/** Who may keep it: a session that is renewed comes with its cookie. */
export function cachingOf({ keptSeconds }: Prepared, user: object | null) {
  if (user) return "private, no-cache";
  return keptSeconds === null ? "no-cache" : (`public, max-age=${keptSeconds}` as const);
}

/** 304 when the asker has these very bytes. */
export async function sendPrepared(
  prepared: Prepared,
  request: FastifyRequest,
  reply: FastifyReply,
  caching: ReturnType<typeof cachingOf> | "no-store" = "no-cache",
): Promise<FastifyReply> {
  const vary = [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", ");
  reply.header("etag", prepared.etag).header("cache-control", caching).header("vary", vary);
  if (hasAlready(request.headers["if-none-match"] ?? "", prepared.etag)) return reply.code(304).send();
  reply.type(prepared.type);
  if (!takesGzip(request.headers["accept-encoding"])) return reply.send(prepared.body);
  return reply.header("content-encoding", "gzip").send(await prepared.compressed());
}

/** A comparison that ignores whether a cache on the way has made the tag weak or strong. */
function hasAlready(ifNoneMatch: string, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  const known = ifNoneMatch.split(",").map(strong);
  return known.includes(strong(etag)) || known.includes("*");
}
