/** Several nodes of the product behind one address, on one PostgreSQL; each can be killed and started. */
import { randomBytes } from "node:crypto";
import { type ServerProcess, startServer } from "../../test/server-process.ts";
import { openBalancer } from "./balancer.ts";

export interface Nodes {
  /** Where they are reached together. */
  readonly origin: string;
  /** Of those that run, the oldest first; each calls itself so at the database too. */
  names(): string[];
  /** One more. */
  start(): Promise<void>;
  /** Without a word to it. Its neighbours go on alone; what stands before them finds out by itself. */
  kill(name: string): Promise<void>;
  close(): Promise<void>;
}

interface Ground {
  /** As in DATABASE_URL. */
  readonly databaseUrl: string;
  /** What all of them share beside the database. */
  readonly dataDir: string;
  /** 32 bytes. */
  readonly secret: Buffer;
  /** Further settings, as in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** No node runs yet. */
export async function openNodes({ databaseUrl, dataDir, secret, settings = {} }: Ground): Promise<Nodes> {
  const balancer = await openBalancer();
  const running = new Map<string, ServerProcess>();
  const aim = () => balancer.aim([...running.values()].map(({ origin }) => origin));

  async function kill(name: string): Promise<void> {
    await running.get(name)?.kill("server");
    running.delete(name);
  }

  return {
    origin: balancer.origin,
    names: () => [...running.keys()],
    async start() {
      const name = `node-${randomBytes(4).toString("hex")}`;
      const address = new URL(databaseUrl);
      address.searchParams.set("application_name", name);
      const shared = { DATABASE_URL: address.href, SECRET_KEY: secret.toString("base64"), PUBLIC_URL: balancer.origin };
      running.set(name, await startServer(dataDir, { ...shared, ...settings }));
      aim();
    },
    kill,
    async close() {
      await Promise.all([...running.keys()].map(kill));
      balancer.close();
    },
  };
}
