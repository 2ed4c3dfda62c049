/** 5,000 sockets that hear of their place once a second, against a bare `ws` server that sends as much: processor, memory, delay. */
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

const Frame = z.object({ type: z.literal("queue_update"), data: z.object({ position: z.int() }) });

interface Arrival {
  readonly at: number;
  /** Households that had left the line in front, as the message tells. */
  readonly departed: number;
}

console.log(`  ${SECONDS} s each`);
const bare = await measure("bare ws", "ground/servers/bare-socket-server.ts");
const product = await measure("product", "ground/servers/queue-socket-server.ts");
console.log(`  processor of the product against bare ws: ${(product / bare).toFixed(1)}`);

/** Microseconds of processor a message. */
async function measure(label: string, file: string): Promise<number> {
  const child = fork(join(import.meta.dirname, file));
  try {
    const crowd = Crowd.parse((await once(child, "message"))[0]);
    const arrivals: Arrival[] = [];
    const sockets = await openAll(crowd, arrivals);
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

async function openAll({ origin, members }: Crowd, arrivals: Arrival[]): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  const left = members.values();
  const openOthers = async () => {
    for (const { path, cookie, userId, rank } of left) {
      const socket = new WebSocket(origin + path, { headers: { cookie } });
      socket.on("message", (data) => {
        const frame = Frame.safeParse(JSON.parse(String(data)));
        if (frame.success) arrivals.push({ at: Date.now(), departed: rank - frame.data.data.position });
      });
      await once(socket, "open");
      if (userId) socket.send(JSON.stringify({ type: "subscribe_queue", userId, timestamp: new Date().toISOString() }));
      sockets.push(socket);
    }
  };
  await Promise.all(Array.from({ length: OPENING }, openOthers));
  return sockets;
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
    `  ${label.padEnd(10)}${sockets} sockets, ${(heard.length / SECONDS).toFixed(0)} messages/s,` +
      ` processor ${(cpu / SECONDS / 10_000).toFixed(1)} % of a core (${(cpu / heard.length).toFixed(0)} µs a message),` +
      ` ${after.megabytes.toFixed(0)} MB, delay ${delay(0.5)} (p99 ${delay(0.99)})`,
  );
}
