/** A browser that Lighthouse can steer: found as the tests find theirs, with an open port for its tools. */
import { once } from "node:events";
import { createServer } from "node:net";
import { chromium } from "playwright-core";
import { z } from "zod";
import { findBrowser } from "../../../scripts/browser.ts";

export async function openDebuggedBrowser(): Promise<{ port: number; close(): Promise<void> }> {
  const { environment } = await findBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: environment.BROWSER_EXE ?? "",
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...environment },
    args: [`--remote-debugging-port=${port}`],
  });
  return { port, close: () => browser.close() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  return port;
}
