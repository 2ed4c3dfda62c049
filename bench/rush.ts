/** How long GET /api/packages takes while 200 clients hold seats of one package, against the same server at rest. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { createBooking } from "#contract/bookings.ts";
import { middle } from "./ground/middle.ts";
import { Rush } from "./ground/servers/rush.ts";

const SECONDS = 4;
/** Odd, so that a middle one stands for all: the machine may be busy with something else in some. */
const TURNS = 3;
const CLIENTS = 200;
/** People who read the catalogue meanwhile. */
const READERS = 10;
/** Who have held so far. */
let buyers = 0;

interface Turn {
  readonly median: number;
  readonly p99: number;
  /** A second. */
  readonly reads: number;
  readonly holds: number;
}

const child = fork(join(import.meta.dirname, "ground/servers/rush-server.ts"));
try {
  const rush = Rush.parse((await once(child, "message"))[0]);
  console.log(`${READERS} readers, ${CLIENTS} clients that hold seats, the middle of ${TURNS} turns of ${SECONDS} s`);
  const turns: { rest: Turn; sale: Turn }[] = [];
  await read(rush.origin);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const rest = { ...(await read(rush.origin)), holds: 0 };
    turns.push({ rest, sale: await readDuring(rush) });
  }
  print(
    "at rest",
    turns.map(({ rest }) => rest),
  );
  print(
    "during the sale",
    turns.map(({ sale }) => sale),
  );
  const ratio = middle(turns.map(({ rest, sale }) => sale.p99 / rest.p99));
  console.log(`p99 of the sale against rest: ${ratio.toFixed(1)}`);
} finally {
  const exited = once(child, "exit");
  child.send("stop");
  await exited;
}

async function read(origin: string): Promise<Omit<Turn, "holds">> {
  const { errors, non2xx, latency, requests } = await autocannon({
    ...{ url: `${origin}/api/packages`, connections: READERS, duration: SECONDS },
    headers: { "accept-encoding": "gzip" },
  });
  if (errors + non2xx > 0) throw new Error(`${errors} requests failed, ${non2xx} were refused`);
  return { median: latency.p50, p99: latency.p99, reads: requests.average };
}

async function readDuring(rush: Rush): Promise<Turn> {
  const end = new AbortController();
  let holds = 0;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!end.signal.aborted) if (await hold(rush, nextBuyer(rush))) holds += 1;
  });
  const measured = await read(rush.origin);
  end.abort();
  await Promise.all(clients);
  return { ...measured, holds: holds / SECONDS };
}

/** Each account holds once or twice, as in life. */
function nextBuyer({ cookies }: Rush): string {
  buyers += 1;
  return cookies[buyers % cookies.length] ?? "";
}

async function hold({ origin, packageId }: Rush, cookie: string): Promise<boolean> {
  const body = JSON.stringify({ parts: [{ packageId, seats: 1 }] });
  const headers = { cookie, "content-type": "application/json" };
  const answer = await fetch(origin + createBooking.path, { method: "POST", headers, body });
  await answer.arrayBuffer();
  return answer.status === 201;
}

function print(label: string, turns: readonly Turn[]): void {
  const cell = (pick: (turn: Turn) => number, unit: string) =>
    `${middle(turns.map(pick)).toFixed(0)} ${unit}`.padStart(14);
  console.log(
    `${label.padEnd(18)}median${cell((turn) => turn.median, "ms")}   p99${cell((turn) => turn.p99, "ms")}${cell((turn) => turn.reads, "reads/s")}${cell((turn) => turn.holds, "holds/s")}`,
  );
}
