/** The opening draw of 1,000,000 households, from the first row read to the last rank written, against one statement of SQL. */
import { sql } from "kysely";
import { drawOrder } from "#domain/queue/draw.ts";
import { openWindow } from "#server/features/queue/opening.ts";
import { sha256 } from "#server/features/queue/sha256.ts";
import { openProduct } from "./ground/open-product.ts";
import { givenHouseholds, givenSaleLine, queueGround, withoutLimit } from "./ground/sale-line.ts";

const HOUSEHOLDS = 1_000_000;
const MEGABYTE = 1024 * 1024;
const HOUR_MS = 3_600_000;

const product = await openProduct();
const { db } = product.platform;
try {
  const ids = Array.from({ length: HOUSEHOLDS }, (_, at) => sha256(String(at)).slice(0, 32));
  print("hashes and sorting alone", await measured(async () => void drawOrder(ids, "seed", sha256)));
  ids.length = 0;
  const announced = { state: "announced", opensAt: new Date(Date.now() - HOUR_MS), admitPerMinute: 60 } as const;
  const bare = await givenSaleLine(product, announced);
  await givenHouseholds(product, bare, { count: HOUSEHOLDS, isRanked: false });
  const statement = await measured(() => drawInSql(bare));
  print("one statement of SQL", statement);
  const drawn = await givenSaleLine(product, announced);
  await givenHouseholds(product, drawn, { count: HOUSEHOLDS, isRanked: false });
  const opening = await measured(() => openWindow(queueGround(product), drawn));
  print("product", opening);
  console.log(`  product against SQL: ${(opening.seconds / statement.seconds).toFixed(2)}`);
} finally {
  await product.close();
}

interface Measured {
  readonly seconds: number;
  /** The most that this process, with its threads, took over what it had before; the database not counted. */
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
function drawInSql(windowId: string): Promise<void> {
  const update = sql`
    update queue_tickets set rank = drawn.place from (
      select id, row_number() over (order by encode(sha256(convert_to('seed:' || id, 'UTF8')), 'hex') collate "C", id)::integer as place
      from queue_tickets where window_id = ${windowId} and state = 'waiting'
    ) as drawn where queue_tickets.id = drawn.id
  `;
  return withoutLimit(db, update);
}

function print(label: string, { seconds, megabytes }: Measured): void {
  console.log(`  ${label.padEnd(28)}${seconds.toFixed(1).padStart(8)} s${`+${megabytes.toFixed(0)} MB`.padStart(12)}`);
}
