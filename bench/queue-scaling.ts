/** What lies past this machine, simulated: a burst of joins on so many nodes before one database (docs/scaling.md). */
import { draws } from "../test/draws.ts";

/** Measured on this machine by `queue-joins` (docs/performance.md): 1 s over the joins a second, split at the service. */
const DATABASE_MS = 3.4;
const NODE_MS = 2.7;
/** Measured by `queue-sockets`. */
const MESSAGE_US = 58;
const SOCKET_MB = 0.07;
/** A node is not planned fuller than this. */
const PLANNED = 0.7;
/** As the product sends: each second up to this place, every five seconds behind it. */
const NEAR = 5_000;
const FAR_SECONDS = 5;

const BURSTS = [
  { households: 40_000, seconds: 60 },
  { households: 200_000, seconds: 120 },
  { households: 1_000_000, seconds: 300 },
] as const;
const PLANTS = [
  { nodes: 1, cores: 2 },
  { nodes: 4, cores: 8 },
  { nodes: 16, cores: 32 },
  { nodes: 64, cores: 128 },
] as const;

const draw = draws(1_448);

/** Exponential: some joins meet a busy moment. */
function timeOf(mean: number): number {
  return -mean * Math.log(1 - draw());
}

/** Servers that each do one thing at a time, in order of asking. */
function stage(servers: number) {
  const freeAt = new Float64Array(servers);
  return {
    /** When it is done; the server is that which is free first, or `of` a balancer that does not know. */
    done(at: number, work: number, of?: number): number {
      const server = of ?? freeAt.indexOf(freeAt.reduce((least, time) => Math.min(least, time)));
      const end = Math.max(at, freeAt[server] ?? 0) + work;
      freeAt[server] = end;
      return end;
    },
  };
}

interface Burst {
  readonly households: number;
  readonly seconds: number;
}

interface Plant {
  readonly nodes: number;
  /** Of the database. */
  readonly cores: number;
}

/** Seconds that each join took, ascending, and when the last was in. */
function simulate({ households, seconds }: Burst, { nodes, cores }: Plant) {
  const [web, database] = [stage(nodes), stage(cores)];
  const arrivals = Array.from({ length: households }, () => draw() * seconds * 1000).sort((a, b) => a - b);
  const asked = arrivals
    .map((at) => ({ at, through: web.done(at, timeOf(NODE_MS), Math.floor(draw() * nodes)) }))
    .sort((a, b) => a.through - b.through);
  let last = 0;
  const waits = asked.map(({ at, through }) => {
    const end = database.done(through, timeOf(DATABASE_MS));
    last = Math.max(last, end);
    return (end - at) / 1000;
  });
  return { waits: waits.sort((a, b) => a - b), allIn: last / 1000 };
}

for (const burst of BURSTS) {
  console.log(`${burst.households.toLocaleString("en")} households within ${burst.seconds} s`);
  for (const plant of PLANTS) {
    const { waits, allIn } = simulate(burst, plant);
    const at = (share: number) => `${(waits[Math.floor(share * (waits.length - 1))] ?? 0).toFixed(1)} s`;
    console.log(
      `  ${`${plant.nodes} nodes, ${plant.cores} cores`.padEnd(24)}median ${at(0.5)}, p99 ${at(0.99)}, all in after ${allIn.toFixed(0)} s`,
    );
  }
  const perSecond = Math.min(burst.households, NEAR) + Math.max(0, burst.households - NEAR) / FAR_SECONDS;
  const nodes = Math.ceil((perSecond * MESSAGE_US) / 1e6 / PLANNED);
  const gigabytes = (burst.households * SOCKET_MB) / 1024;
  console.log(
    `  all of them looking on: ${perSecond.toFixed(0)} messages/s, ${nodes} nodes, ${gigabytes.toFixed(1)} GB for sockets`,
  );
}
