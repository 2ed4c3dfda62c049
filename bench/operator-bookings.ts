/** The operator's bookings with 100,000 of one operator: a page of the table against the bare SQL of its rows. */
import { sql } from "kysely";
import { listBookings } from "#contract/bookings.ts";
import { givenLargeOperator } from "./ground/large-operator.ts";
import { openProduct } from "./ground/open-product.ts";
import { printTimes, timesOf } from "./ground/percentiles.ts";

const TURNS = 200;
const PAGE = 25;

const product = await openProduct();
try {
  const { id, session } = await givenLargeOperator(product, { packages: 5000, bookings: 100_000 });
  const bare = await timesOf(TURNS, () =>
    sql`select * from bookings where operator_id = ${id} order by created_at desc, id desc limit ${PAGE}`.execute(
      product.platform.db,
    ),
  );
  const page = await timesOf(TURNS, () =>
    product.app.inject({ url: `${listBookings.path}?limit=${PAGE}`, headers: session }),
  );
  printTimes("bare SQL, a page", bare, bare);
  printTimes("product, a page", page, bare);
} finally {
  await product.close();
}
