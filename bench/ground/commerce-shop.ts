/** A shop of a commerce server from npm, installed for this bench alone, on a database of its own and in a process of its own. */
import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { Started } from "./servers/parent.ts";

const SOURCE = join(import.meta.dirname, "../commerce");
/** What the named versions ask for is taken as it was that day. */
const INSTALL = ["install", "--before=2026-06-01", "--no-audit", "--no-fund"];

export interface Shop {
  readonly origin: string;
  close(): Promise<void>;
}

/** With so many products, `stock` of each. Throws where npm cannot install it. */
export async function openCommerceShop(products: number, stock: number): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), "rihla-commerce-"));
  await cp(SOURCE, folder, { recursive: true });
  await promisify(execFile)("npm", INSTALL, { cwd: folder });
  const database = await EmbeddedPostgres.open(join(folder, "postgres"));
  // It writes into the folder that it runs in, and would report to its makers.
  const env = { ...process.env, VENDURE_DISABLE_TELEMETRY: "true" };
  const child = fork(join(folder, "server.mjs"), { cwd: folder, env });
  child.send({ connection: database.connection, folder, products, stock });
  const { port } = Started.parse((await once(child, "message"))[0]);
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      const exited = once(child, "exit");
      child.send("stop");
      await exited;
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
