/** A language model that says what a test tells it to, behind the chat interface that most models share. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";
import { z } from "zod";

const Body = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string().nullable() })),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })),
});
export type ModelRequest = z.output<typeof Body>;
export type Script = (request: ModelRequest, response: ServerResponse) => void;

/** Of a tool's answer. */
const Rows = z.array(
  z.object({ ref: z.string(), says: z.string(), values: z.record(z.string(), z.string()).default({}) }),
);
export type ModelRow = z.output<typeof Rows>[number];

export interface FakeModel {
  readonly baseUrl: string;
  /** Every request so far. */
  readonly asked: ModelRequest[];
  /** What it does from now on. */
  does(script: Script): void;
}

/** Closed after the file that opens it. */
export async function fakeModel(): Promise<FakeModel> {
  let script: Script = says("");
  const asked: ModelRequest[] = [];
  function does(next: Script): void {
    script = next;
  }
  const server = createServer(async (request, response) => {
    const body = Body.parse(JSON.parse(await text(request)));
    asked.push(body);
    response.writeHead(200, { "content-type": "text/event-stream" });
    script(body, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, asked, does };
}

export function piece(delta: unknown, finish: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`;
}

export function says(...pieces: readonly string[]): Script {
  return (_, response) =>
    response.end(`${pieces.map((content) => piece({ content })).join("")}${piece({}, "stop")}data: [DONE]\n\n`);
}

export type Call = readonly [name: string, args: unknown];

export function calls(...wanted: readonly Call[]): Script {
  const tool_calls = wanted.map(([name, args], index) => ({
    ...{ index, id: `c${index}` },
    function: { name, arguments: JSON.stringify(args) },
  }));
  return (_, response) => response.end(`${piece({ tool_calls }, "tool_calls")}data: [DONE]\n\n`);
}

/** Looks up first, then says what comes of the rows that it was given. */
export function looksUp(
  wanted: readonly Call[],
  then: (rows: readonly ModelRow[]) => string | readonly string[],
): Script {
  return (request, response) => {
    const told = request.messages.filter(({ role }) => role === "tool");
    if (told.length === 0) return calls(...wanted)(request, response);
    return says(...[then(rowsIn(request))].flat())(request, response);
  };
}

/** What the tools have told so far. */
export function rowsIn({ messages }: ModelRequest): ModelRow[] {
  return messages.flatMap(({ role, content }) => {
    if (role !== "tool") return [];
    const rows = Rows.safeParse(JSON.parse(content ?? "null"));
    return rows.success ? rows.data : [];
  });
}
