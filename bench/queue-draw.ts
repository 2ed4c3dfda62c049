/** The opening draw of 1,000,000 households, from the first row read to the last rank written; of 100,000 beside one statement of SQL. */
import { sql } from "kysely";
import { HOUR_MS } from "#domain/durations.ts";
import { drawOrder } from "#domain/queue/draw.ts";
import { openWindow } from "#server/features/queue/draw/opening.ts";
import { sha256 } from "#server/features/queue/draw/sha256.ts";
import { openProduct } from "./ground/open-product.ts";
import { givenHouseholds, givenSaleLine, queueGround, withoutLimit } from "./ground/opening-day/sale-line.ts";

const MANY = 1_000_000;
/** The statement alone takes minutes for a million on a busy machine. */
const COMPARED = 100_000;
const MEGABYTE = 1024 * 1024;

const product = await openProduct();
const { db } = product.platform;
try {
  const bare = await measured(sqlDrawOf(await gathered(COMPARED)));
  print(`one statement of SQL, ${COMPARED}`, bare);
  const compared = await measured(drawOf(await gathered(COMPARED)));
  print(`product, ${COMPARED}`, compared);
  console.log(`  product against SQL: ${(compared.seconds / bare.seconds).toFixed(2)}`);
  const ids = Array.from({ length: MANY }, (_, at) => sha256(String(at)).slice(0, 32));
  print(`hashes and sorting alone, ${MANY}`, await measured(async () => void drawOrder(ids, "seed", sha256)));
  ids.length = 0;
  print(`product, ${MANY}`, await measured(drawOf(await gathered(MANY))));
} finally {
  await product.close();
}

/** A window whose time has come, with so many households in it. */
async function gathered(count: number): Promise<string> {
  const opensAt = new Date(Date.now() - HOUR_MS);
  const windowId = await givenSaleLine(product, { state: "announced", opensAt, admitPerMinute: 60 });
  await givenHouseholds(product, windowId, { count, isRanked: false });
  return windowId;
}

function drawOf(windowId: string) {
  return () => openWindow(queueGround(product), windowId);
}

interface Measured {
  readonly seconds: number;
  /** The most that this process took over what it had before; the one that hashes and sorts, and the database, not counted. */
  readonly megabytes: number;
}

async function measured(work: () => Promise<unknown>): Promise<Measured> {
  const before = process.memoryUsage().rss;
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const from = performance.now();
  await work();
  const seconds = (performance.now() - from) / 1000;
  clearInterval(look);
  return { seconds, megabytes: (Math.max(most, process.memoryUsage().rss) - before) / MEGABYTE };
}

/** The same order, without a published root, a seed from all entries, or a check of anything. */
function sqlDrawOf(windowId: string) {
  const update = sql`
    insert into queue_ranks (window_id, rank, ticket_id, step_free)
    select window_id, row_number() over (order by encode(sha256(convert_to('seed:' || id, 'UTF8')), 'hex') collate "C", id), id, step_free
    from queue_tickets where window_id = ${windowId} and state = 'waiting'
  `;
  return () => withoutLimit(db, update);
}

function print(label: string, { seconds, megabytes }: Measured): void {
  console.log(`  ${label.padEnd(36)}${seconds.toFixed(1).padStart(8)} s${`+${megabytes.toFixed(0)} MB`.padStart(12)}`);
}
