/** An answer that comes in pieces: server-sent events (https://html.spec.whatwg.org/#server-sent-events). */
import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

export interface StreamEvent {
  readonly event: string;
  /** Written as JSON. */
  readonly data: unknown;
}

export class EventStream {
  readonly events: AsyncIterable<StreamEvent>;

  constructor(events: AsyncIterable<StreamEvent>) {
    this.events = events;
  }
}

/** Ends with its events; a reader who leaves ends them. */
export function sendEvents({ events }: EventStream, reply: FastifyReply): FastifyReply {
  reply.type("text/event-stream; charset=utf-8").header("cache-control", "no-store").header("x-accel-buffering", "no");
  return reply.send(Readable.from(written(events)));
}

async function* written(events: AsyncIterable<StreamEvent>): AsyncGenerator<string> {
  for await (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
