/** What supervisor and workers say to each other; libraries that count over the same channel say things of their own. */
import type pg from "pg";
import { z } from "zod";

const Connection = z.custom<pg.PoolConfig>((value) => typeof value === "object" && value !== null);

/** How to reach the database that the supervisor has started or found; its fields are those of `Ways` (database/ways.ts). */
const Ways = z.object({ connection: Connection, serving: Connection });
export type GivenWays = z.output<typeof Ways>;

export const ToWorker = z.discriminatedUnion("rihla", [
  Ways.extend({ rihla: z.literal("ways") }),
  z.object({ rihla: z.literal("metrics"), id: z.number(), text: z.string().nullable() }),
]);
export type ToWorker = z.output<typeof ToWorker>;

export const ToSupervisor = z.discriminatedUnion("rihla", [
  z.object({ rihla: z.literal("ways") }),
  /** It answers at its address; the lines are for whoever has started the product. */
  z.object({ rihla: z.literal("ready"), lines: z.array(z.string()) }),
  z.object({ rihla: z.literal("metrics"), id: z.number() }),
]);
export type ToSupervisor = z.output<typeof ToSupervisor>;

/** A message of ours; null for one of the libraries, of which every call brings two, so that they are not parsed. */
export function readMessage<Message>(shape: z.ZodType<Message>, message: unknown): Message | null {
  const isOurs = typeof message === "object" && message !== null && "rihla" in message;
  return isOurs ? (shape.safeParse(message).data ?? null) : null;
}
