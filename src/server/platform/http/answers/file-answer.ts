/** Sends bytes so that a browser can only show or save them, never run them. */
import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

export interface FileAnswer {
  readonly contentType: string;
  readonly content: Readable | Buffer;
  /** Offered when the reader saves it. */
  readonly fileName?: string;
  /** Shown in the page instead of saved; for pictures that we made ourselves. */
  readonly inline?: boolean;
  /** Under this address there are always these bytes: everybody's caches may keep them, or only the reader's browser. */
  readonly immutableFor?: "everybody" | "reader";
}

const YEAR_SECONDS = 31_536_000;
const CACHED = {
  everybody: `public, max-age=${YEAR_SECONDS}, immutable`,
  reader: `private, max-age=${YEAR_SECONDS}, immutable`,
} as const;

/** A signed-in reader's answer may come with a renewed cookie, so it is kept by no cache but theirs. */
export function sendFile(
  { contentType, content, fileName, inline, immutableFor }: FileAnswer,
  reply: FastifyReply,
): FastifyReply {
  const keptBy = immutableFor && reply.request.user ? "reader" : immutableFor;
  const name = fileName ? `; filename*=UTF-8''${encodeURIComponent(fileName)}` : "";
  return reply
    .type(contentType)
    .header("content-disposition", `${inline ? "inline" : "attachment"}${name}`)
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("cache-control", keptBy ? CACHED[keptBy] : "private, no-store")
    .send(content);
}
