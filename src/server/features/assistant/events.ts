/** An answer as server-sent events: its lines one after the other, then the whole message. */
import type { FastifyRequest } from "fastify";
import type { ConversationMessage } from "#contract/conversations.ts";
import type { StreamEvent } from "#server/platform/http/event-stream.ts";

export function wantsEvents({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes("text/event-stream") ?? false;
}

/** It is kept before the first event: a reader whose line breaks finds it in the conversation. */
export async function* eventsOf(message: ConversationMessage): AsyncGenerator<StreamEvent> {
  const lines = message.content.split("\n");
  for (const [at, line] of lines.entries()) {
    yield { event: "text", data: { text: at === 0 ? line : `\n${line}` } };
  }
  yield { event: "message", data: message };
}
