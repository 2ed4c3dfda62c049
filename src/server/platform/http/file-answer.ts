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
}

export function sendFile({ contentType, content, fileName, inline }: FileAnswer, reply: FastifyReply): FastifyReply {
  const name = fileName ? `; filename*=UTF-8''${encodeURIComponent(fileName)}` : "";
  return reply
    .type(contentType)
    .header("content-disposition", `${inline ? "inline" : "attachment"}${name}`)
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("cache-control", "private, no-store")
    .send(content);
}
