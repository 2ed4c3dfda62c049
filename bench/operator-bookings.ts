/** The operator's bookings with 100,000 of one operator: pages, counts and the file, against the bare SQL of the same. */
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type RawBuilder, sql } from "kysely";
import { bookingCounts, bookingTable } from "#contract/booking-table.ts";
import { bookingService } from "#server/features/bookings/service.ts";
import { packageService } from "#server/features/packages/service.ts";
import { notificationsOn } from "../test/services.ts";
import { givenLargeOperator } from "./ground/large-operator.ts";
import { openProduct } from "./ground/open-product.ts";
import { printTimes, timesOf } from "./ground/percentiles.ts";

const TURNS = 200;
const PAGE = 25;
const MEGABYTE = 1024 * 1024;
const SAMPLE_MS = 20;

const product = await openProduct();
const { db } = product.platform;
try {
  const { id, session } = await givenLargeOperator(product, { packages: 5000, bookings: 100_000 });
  await comparePages(id, session);
  await compareFiles(id);
} finally {
  await product.close();
}

async function comparePages(operatorId: string, headers: { readonly cookie: string }): Promise<void> {
  const own = sql`operator_id = ${operatorId}`;
  const run = (query: RawBuilder<unknown>) => timesOf(TURNS, () => query.execute(db));
  const ask = (path: string, query: string) =>
    timesOf(TURNS, async () => {
      const { statusCode } = await product.app.inject({ url: `${path}?${query}`, headers });
      if (statusCode !== 200) throw new Error(`${path}?${query} was answered with ${statusCode}`);
    });
  const page = await run(sql`select * from bookings where ${own} order by created_at desc, id desc limit ${PAGE}`);
  printTimes("bare SQL, a page", page, page);
  printTimes("newest", await ask(bookingTable.path, "when=always"), page);
  printTimes("by departure", await ask(bookingTable.path, "sort=departure"), page);
  printTimes("confirmed", await ask(bookingTable.path, "status=confirmed&when=always"), page);
  printTimes("waiting for an answer", await ask(bookingTable.path, "sort=waiting"), page);
  const all = await run(sql`select b.id from bookings b join users u on u.id = b.user_id where ${own}
    order by lower(u.first_name || ' ' || u.last_name), b.id limit ${PAGE}`);
  printTimes("bare SQL, all by name", all, all);
  printTimes("by customer", await ask(bookingTable.path, "sort=customer&when=always"), all);
  printTimes("by amount", await ask(bookingTable.path, "sort=amount&when=always"), all);
  const words = await run(sql`select b.id from bookings b join users u on u.id = b.user_id where ${own}
    and (b.reference ilike '%zzz%' or u.first_name || ' ' || u.last_name ilike '%zzz%') limit ${PAGE}`);
  printTimes("bare SQL, words of nobody", words, words);
  printTimes("search, found often", await ask(bookingTable.path, "q=amina&when=always"), words);
  printTimes("search, found nowhere", await ask(bookingTable.path, "q=zzz&when=always"), words);
  const counted = await run(sql`select status, count(*) from bookings where ${own} group by status`);
  printTimes("bare SQL, counts", counted, counted);
  printTimes("counts", await ask(bookingCounts.path, "when=always"), counted);
  printTimes("counts of departures ahead", await ask(bookingCounts.path, ""), counted);
  printTimes("counts of a search", await ask(bookingCounts.path, "q=amina&when=always"), counted);
}

/** The rows as one table holds them, read away, and the product's own files of all of them. */
async function compareFiles(operatorId: string): Promise<void> {
  const { desk } = bookingService({
    ...product.platform,
    packages: packageService(product.platform),
    notifications: notificationsOn(product.platform),
  });
  const query = { status: "all", when: "always", assigned: "anyone", sort: "created" } as const;
  await weigh("bare SQL, all at once", async () => {
    const { rows } = await sql`select * from bookings where operator_id = ${operatorId}`.execute(db);
    return rows.length;
  });
  for (const format of ["csv", "xlsx"] as const) {
    await weigh(`file, ${format}`, async () => {
      const { content } = desk.export({ id: operatorId, operatorId }, { ...query, format }, "en");
      if (Buffer.isBuffer(content)) return content.length;
      let bytes = 0;
      const sink = new Writable({
        write(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          done();
        },
      });
      await pipeline(content, sink);
      return bytes;
    });
  }
}

/** Seconds, and how far the process grew over where it stood. */
async function weigh(label: string, work: () => Promise<number>): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, SAMPLE_MS);
  const from = performance.now();
  const size = await work();
  clearInterval(sampling);
  const seconds = (performance.now() - from) / 1000;
  const grown = (peak - before) / MEGABYTE;
  console.log(`${label.padEnd(34)}${seconds.toFixed(1)} s   +${grown.toFixed(0)} MB   ${size} of it`);
}
