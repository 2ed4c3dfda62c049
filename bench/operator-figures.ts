/** The business center of one operator with 5,000 packages and 100,000 bookings: its figures against a bare sum over its rows. */
import { sql } from "kysely";
import { operatorAnalysis } from "#contract/analytics.ts";
import { figureBookings } from "#contract/figure-bookings.ts";
import { marketplaceFigures } from "#contract/listing-analytics.ts";
import { operatorAttention, operatorSummary } from "#contract/operators.ts";
import { myPackages } from "#contract/packages.ts";
import { givenLargeOperator } from "./ground/large-operator.ts";
import { openProduct } from "./ground/open-product.ts";
import { printTimes, timesOf } from "./ground/percentiles.ts";

const TURNS = 25;
const MEGABYTE = 1024 * 1024;

const CALLS = {
  "figures and their course": operatorSummary.path,
  "what needs attention": `${operatorAttention.path}?limit=5`,
  "analysis of 24 months": `${operatorAnalysis.path}?months=24`,
  "behind the revenue": `${figureBookings.path}?figure=revenue`,
  "behind the conversion": `${figureBookings.path}?figure=conversion`,
  "marketplace figures": marketplaceFigures.path,
  "own packages, all 5,000": myPackages.path,
};

const product = await openProduct();
try {
  const { id, session } = await givenLargeOperator(product, { packages: 5000, bookings: 100_000 });
  const bare = await timesOf(TURNS, () =>
    sql`
      select b.phase, count(distinct b.id), sum(case p.kind when 'charge' then p.amount_minor else -p.amount_minor end)
      from bookings b left join payments p on p.booking_id = b.id and p.status = 'completed'
      where b.operator_id = ${id} group by b.phase
    `.execute(product.platform.db),
  );
  printTimes("bare SQL, sums by phase", bare, bare);
  for (const [label, url] of Object.entries(CALLS)) {
    const before = process.memoryUsage().rss;
    const times = await timesOf(TURNS, async () => {
      const { statusCode, body } = await product.app.inject({ url, headers: { ...session } });
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
    });
    printTimes(label, times, bare);
    console.log(`${"".padEnd(34)}memory +${Math.round((process.memoryUsage().rss - before) / MEGABYTE)} MB`);
  }
} finally {
  await product.close();
}
