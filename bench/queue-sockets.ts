/** 5,000 sockets that hear of their place once a second, each its own or all one message, against a bare `ws` server that sends each its own: processor, memory, delay. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { z } from "zod";
import { Crowd, Usage } from "./ground/servers/socket-crowd.ts";

const SECONDS = 20;
/** Sockets that open at the same time. */
const OPENING = 50;
const SETTLE_MS = 3_000;

const Own = z.object({ type: z.literal("queue_update"), data: z.object({ position: z.int() }) });
const Shared = z.object({
  type: z.literal("places_update"),
  data: z.object({ asOf: z.object({ gone: z.int() }) }),
});
const Frame = z.discriminatedUnion("type", [Own, Shared]);

interface Arrival {
  readonly at: number;
  /** Households that had left the line in front, as the message tells. */
  readonly departed: number;
}

console.log(`  ${SECONDS} s each`);
const bare = await measure("bare ws", "ground/servers/bare-socket-server.ts");
const own = await measure("each its own", "ground/servers/queue-socket-server.ts", "subscribe_queue");
const shared = await measure("one for all", "ground/servers/queue-socket-server.ts", "subscribe_places");
console.log(
  `  processor a message against bare ws: each its own ${(own / bare).toFixed(1)}, one for all ${(shared / bare).toFixed(1)}`,
);

type Topic = "subscribe_queue" | "subscribe_places";

/** Microseconds of processor a message. */
async function measure(label: string, file: string, topic: Topic | null = null): Promise<number> {
  const child = fork(join(import.meta.dirname, file));
  try {
    const crowd = Crowd.parse((await once(child, "message"))[0]);
    const arrivals: Arrival[] = [];
    const sockets = await openAll(crowd, topic, arrivals);
    await sleep(SETTLE_MS);
    const before = await usageOf(child);
    arrivals.length = 0;
    await sleep(SECONDS * 1000);
    const heard = [...arrivals];
    const after = await usageOf(child);
    const cpu = after.cpuMicroseconds - before.cpuMicroseconds;
    print({ label, sockets: sockets.length, heard, cpu, after });
    for (const socket of sockets) socket.terminate();
    return cpu / heard.length;
  } finally {
    const exited = once(child, "exit");
    child.send("stop");
    await exited;
  }
}

async function openAll(
  { origin, windowId, members }: Crowd,
  type: Topic | null,
  arrivals: Arrival[],
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  const left = members.values();
  const openOthers = async () => {
    for (const { path, cookie, userId, rank } of left) {
      const socket = new WebSocket(origin + path, { headers: { cookie } });
      socket.on("message", (data) => {
        const frame = Frame.safeParse(JSON.parse(String(data)));
        if (frame.success) arrivals.push({ at: Date.now(), departed: departedBy(frame.data, rank) });
      });
      await once(socket, "open");
      if (type) socket.send(JSON.stringify({ type, userId, windowId, timestamp: new Date().toISOString() }));
      sockets.push(socket);
    }
  };
  await Promise.all(Array.from({ length: OPENING }, openOthers));
  return sockets;
}

function departedBy(frame: z.output<typeof Frame>, rank: number): number {
  return frame.type === "queue_update" ? rank - frame.data.position : frame.data.asOf.gone;
}

async function usageOf(child: ReturnType<typeof fork>): Promise<Usage> {
  child.send("usage");
  return Usage.parse((await once(child, "message"))[0]);
}

interface Outcome {
  readonly label: string;
  readonly sockets: number;
  readonly heard: readonly Arrival[];
  /** Microseconds. */
  readonly cpu: number;
  readonly after: Usage;
}

function print({ label, sockets, heard, cpu, after }: Outcome): void {
  const moved = new Map(after.moves.map(({ at, departed }) => [departed, at]));
  const delays = heard
    .flatMap(({ at, departed }) => {
      const since = moved.get(departed);
      return since === undefined ? [] : [at - since];
    })
    .sort((a, b) => a - b);
  const delay = (share: number) => `${delays[Math.floor(share * (delays.length - 1))] ?? "?"} ms`;
  console.log(
    `  ${label.padEnd(14)}${sockets} sockets, ${(heard.length / SECONDS).toFixed(0)} messages/s,` +
      ` processor ${(cpu / SECONDS / 10_000).toFixed(1)} % of a core (${(cpu / heard.length).toFixed(0)} µs a message),` +
      ` ${after.megabytes.toFixed(0)} MB, delay ${delay(0.5)} (p99 ${delay(0.99)})`,
  );
}
