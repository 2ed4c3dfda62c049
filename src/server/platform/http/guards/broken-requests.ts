/** Answers requests that are not HTTP, or whose head is too large: they never reach a route. */
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "../../errors/app-error.ts";
import { PROBLEM_TYPE, problemOf } from "../answers/problem.ts";

/** For Fastify's `clientErrorHandler`. In English: whoever sends this has told us no language. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new AppError(error.code === "HPE_HEADER_OVERFLOW" ? "headers_too_large" : "malformed_body");
  const body = JSON.stringify(problemOf(refusal, "en"));
  socket.write(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      `Content-Type: ${PROBLEM_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  // As soon as that is written: `end` would wait for the other side to close too, and who sends this may never.
  socket.destroySoon();
}
