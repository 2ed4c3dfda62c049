/** How a measured server speaks with the bench that started it: its port once, its used CPU time when asked, its end. */
import { z } from "zod";
import { processorMs } from "#verification/limits/processor-spent.ts";

export const Task = z.object({ url: z.url() });
export const Started = z.object({ port: z.number() });
export const Usage = z.object({ cpuMicroseconds: z.number() });

/** Tells the port, then answers until the bench says stop. */
export function serveBench(port: number, stop: () => Promise<void>): void {
  process.send?.({ port } satisfies z.input<typeof Started>);
  process.on("message", (message) => {
    if (message === "stop") void stop().then(() => process.exit(0));
    else process.send?.({ cpuMicroseconds: processorMs() * 1000 } satisfies z.input<typeof Usage>);
  });
}
