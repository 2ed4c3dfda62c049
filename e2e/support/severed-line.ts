/** A line to the server that can be cut or fall silent: what a browser's own "offline" does not do to its worker. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Line {
  /** The address that the browser uses. */
  readonly origin: string;
  /** Connections are refused from now on, and those that stand are broken. */
  cut(): Promise<void>;
  /** Connections are taken and never answered, as in a crowd. */
  fallSilent(): void;
}

export async function lineTo(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    open.add(near);
    near.on("close", () => open.delete(near));
    near.on("error", () => near.destroy());
    if (isSilent) return;
    const far = connect(Number(port), hostname);
    far.on("error", () => near.destroy());
    far.on("close", () => near.destroy());
    near.on("close", () => far.destroy());
    near.pipe(far).pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: own } = server.address() as AddressInfo;
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${own}`,
    async cut() {
      const closed = once(server, "close");
      server.close();
      breakAll();
      await closed;
    },
    fallSilent() {
      isSilent = true;
      breakAll();
    },
  };
}
