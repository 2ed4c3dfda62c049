/** An answer as server-sent events: its lines as they come, then the whole message. */
import type { FastifyRequest } from "fastify";
import type { ConversationMessage } from "#contract/conversations.ts";
import type { StreamEvent } from "#server/platform/http/answers/event-stream.ts";

/** `text` with the next piece; `restart`: what was shown is taken back. */
export type Tell = (event: StreamEvent) => void;

export function wantsEvents({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes("text/event-stream") ?? false;
}

/** Tells a message that is there already, line by line. */
export function told(message: ConversationMessage, tell: Tell): ConversationMessage {
  for (const [at, line] of message.content.split("\n").entries()) {
    tell({ event: "text", data: { text: at === 0 ? line : `\n${line}` } });
  }
  return message;
}

/** What `answer` tells, then its message. A reader who leaves does not end it: the answer is kept and stands in the conversation. */
export async function* eventsOf(answer: (tell: Tell) => Promise<ConversationMessage>): AsyncGenerator<StreamEvent> {
  const waiting: StreamEvent[] = [];
  let wake: () => void = () => undefined;
  let isOver = false;
  const tell: Tell = (event) => {
    waiting.push(event);
    wake();
  };
  const done = answer(tell).finally(() => {
    isOver = true;
    wake();
  });
  // A failure is thrown to the reader below; whoever has left is told nothing.
  done.catch(() => undefined);
  while (!isOver || waiting.length > 0) {
    const next = waiting.shift();
    if (next) yield next;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
  yield { event: "message", data: await done };
}
