/** What stands before several nodes: passes each connection to the next one that takes it, and knows nothing else. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface Balancer {
  readonly origin: string;
  /** From now on connections go to these nodes, in turn. */
  aim(origins: readonly string[]): void;
  close(): void;
}

export async function openBalancer(): Promise<Balancer> {
  let ports: readonly number[] = [];
  let turn = 0;
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.on("error", () => undefined).on("close", () => clients.delete(client));
    turn += 1;
    pass(client, [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)]);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    aim(origins) {
      ports = origins.map((origin) => Number(new URL(origin).port));
    },
    close() {
      server.close();
      for (const client of clients) client.destroy();
    },
  };
}

/** To the first of these that listens; a node that dies takes its connections with it. */
function pass(client: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) return void client.destroy();
  const node = connect(port, "127.0.0.1");
  let isOpen = false;
  node.once("connect", () => {
    isOpen = true;
    client.pipe(node).pipe(client);
  });
  node.on("error", () => undefined);
  node.on("close", () => (isOpen ? client.destroy() : pass(client, others)));
  client.on("close", () => node.destroy());
}
