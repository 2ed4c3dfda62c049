/** How long GET /api/packages takes while 200 clients hold seats of one package, against the same server at rest. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { middle } from "./ground/middle.ts";
import { holdsDuring, type Reads, readCatalogue } from "./ground/opening-day/clients.ts";
import { Rush } from "./ground/servers/rush.ts";

const SECONDS = 4;
/** Odd, so that a middle one stands for all: the machine may be busy with something else in some. */
const TURNS = 3;
const CLIENTS = 200;
/** People who read the catalogue meanwhile. */
const READERS = 10;

interface Turn extends Reads {
  /** A second. */
  readonly holds: number;
}

const child = fork(join(import.meta.dirname, "ground/servers/rush-server.ts"));
try {
  const rush = Rush.parse((await once(child, "message"))[0]);
  console.log(`${READERS} readers, ${CLIENTS} clients that hold seats, the middle of ${TURNS} turns of ${SECONDS} s`);
  const turns: { rest: Turn; sale: Turn }[] = [];
  await read(rush);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const rest = { ...(await read(rush)), holds: 0 };
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

function read({ origin }: Rush): Promise<Reads> {
  return readCatalogue(origin, READERS, SECONDS);
}

async function readDuring(rush: Rush): Promise<Turn> {
  const measured: Reads[] = [];
  const holds = await holdsDuring(rush, CLIENTS, async () => {
    measured.push(await read(rush));
  });
  const [reads] = measured;
  if (!reads) throw new Error("nobody has read");
  return { ...reads, holds };
}

function print(label: string, turns: readonly Turn[]): void {
  const cell = (pick: (turn: Turn) => number, unit: string) =>
    `${middle(turns.map(pick)).toFixed(0)} ${unit}`.padStart(14);
  console.log(
    `${label.padEnd(18)}median${cell((turn) => turn.median, "ms")}   p99${cell((turn) => turn.p99, "ms")}${cell((turn) => turn.perSecond, "reads/s")}${cell((turn) => turn.holds, "holds/s")}`,
  );
}
