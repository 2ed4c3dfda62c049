/** A line between a server and a service on this machine, which can be in trouble of each kind that networks know. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

/**
 * `away`: whoever connects is turned off. `cut`: what is asked arrives, and the line breaks before its answer. `slow`: each
 * piece is late. `mute`: it is taken and nothing ever comes.
 */
export const TROUBLES = ["away", "cut", "slow", "mute"] as const;
type Trouble = (typeof TROUBLES)[number];

export interface Line {
  readonly port: number;
  /** From now on, what is connected included; null: in order. */
  becomes(trouble: Trouble | null): void;
  close(): void;
}

const LATE_MS = 250;

/** To the service at `port`; listens at a free port of its own. */
export async function openLine(port: number): Promise<Line> {
  let trouble: Trouble | null = null;
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.on("error", () => undefined).on("close", () => clients.delete(client));
    pass(client, port, trouble);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const hangUp = () => {
    for (const client of clients) client.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    becomes(next) {
      trouble = next;
      hangUp();
    },
    close() {
      server.close();
      hangUp();
    },
  };
}

function pass(client: Socket, port: number, trouble: Trouble | null): void {
  if (trouble === "away") return void client.resetAndDestroy();
  if (trouble === "mute") return void client.resume();
  const service = connect(port, "127.0.0.1");
  service.on("error", () => undefined).on("close", () => client.destroy());
  client.on("close", () => service.destroy());
  if (trouble === "cut") {
    client.pipe(service);
    service.once("data", () => client.resetAndDestroy());
  } else if (trouble === "slow") {
    client.pipe(late()).pipe(service);
    service.pipe(late()).pipe(client);
  } else client.pipe(service).pipe(client);
}

function late(): Transform {
  return new Transform({
    transform(piece, _encoding, done) {
      setTimeout(done, LATE_MS, null, piece);
    },
  });
}
