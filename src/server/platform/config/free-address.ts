/** Asks early whether the server's address is free: a first start makes a whole world before it listens. */
import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "./config.ts";

/** Throws the error that listening there would throw. */
export async function requireFreeAddress({ host, port }: Pick<Config, "host" | "port">): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
