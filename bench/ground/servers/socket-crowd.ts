/** What a server of many sockets tells its bench: who may connect, what it cost, and when the line moved. */
import { z } from "zod";
import { processorMs } from "#verification/limits/processor-spent.ts";

export const Crowd = z.object({
  origin: z.url(),
  windowId: z.string(),
  members: z.array(z.object({ path: z.string(), cookie: z.string(), userId: z.string(), rank: z.int() })),
});
export type Crowd = z.output<typeof Crowd>;

export const Usage = z.object({
  cpuMicroseconds: z.number(),
  megabytes: z.number(),
  /** Households that had left the line in front since the start, and when the last of them did, ms since 1970. */
  moves: z.array(z.object({ at: z.number(), departed: z.int() })),
});
export type Usage = z.output<typeof Usage>;

/** Tells the crowd, then answers until the bench says stop. */
export function serveCrowd(crowd: Crowd, moves: () => Promise<Usage["moves"]>, stop: () => Promise<void>): void {
  process.send?.(crowd);
  process.on("message", (message) => {
    if (message === "stop") void stop().then(() => process.exit(0));
    else void moves().then((list) => process.send?.({ ...usage(), moves: list } satisfies Usage));
  });
}

function usage(): Omit<Usage, "moves"> {
  return { cpuMicroseconds: processorMs() * 1000, megabytes: process.memoryUsage().rss / 1024 / 1024 };
}
