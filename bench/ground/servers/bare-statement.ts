/** A server of node:http alone that runs one statement a request: the least that a call which writes can cost. */
import { once } from "node:events";
import { createServer } from "node:http";
import { z } from "zod";

const Listening = z.object({ port: z.number() });

export interface BareStatement {
  readonly origin: string;
  close(): void;
}

export async function serveStatement(run: () => Promise<unknown>): Promise<BareStatement> {
  const server = createServer((request, reply) => {
    request.resume();
    request.on("end", () => {
      run().then(
        () => reply.writeHead(201, { "content-type": "application/json" }).end('{"ok":true}'),
        () => reply.writeHead(500).end(),
      );
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${Listening.parse(server.address()).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Asks as the clients of the other rows do. */
export async function post(url: string, headers: Record<string, string>, body: string): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body,
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`${url} was answered with ${answer.status}`);
}
