/** A first start with the demonstration, on an address that is taken. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { refusalOf, said, startProgram } from "../../test/program.ts";

/** Two servers are begun one after the other, and the second makes the demonstration. */
const TWO_STARTS_MS = 180_000;

it(
  "makes no demonstration world for an address that is taken: staff's password would be shown to nobody",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "rihla-main-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const { port } = z.object({ port: z.number() }).parse(holder.address());
    const given = { DEMO: "on", DATA_DIR: join(folder, "four") };

    await refusalOf({ ...given, PORT: String(port) });
    holder.close();
    const server = startProgram({ ...given, PORT: "0" });
    const staff = await said(server.stdout, /^For staff, shown only this once: (\S+)/);
    server.kill("SIGTERM");
    await once(server, "exit");

    expect(staff).toBe("staff_demo");
  },
  TWO_STARTS_MS,
);
