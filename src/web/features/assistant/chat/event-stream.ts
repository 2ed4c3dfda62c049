/** Reads server-sent events as they come (https://html.spec.whatwg.org/#server-sent-events), with data written as JSON. */
export interface ReceivedEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Rejects when the line breaks or an event holds no JSON; an event that is cut off at the end is left out. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ReceivedEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (waiting + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
    waiting = blocks.pop() ?? "";
    for (const block of blocks) yield eventOf(block);
  }
}

function eventOf(block: string): ReceivedEvent {
  const fieldOf = (name: string) =>
    block
      .split(/\r?\n/)
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join("\n");
  return { event: fieldOf("event"), data: JSON.parse(fieldOf("data")) };
}
