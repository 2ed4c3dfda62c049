/** A process that serves the product with a window in which 5,000 households wait and one a second is let in. */
import { sql } from "kysely";
import { givenCrowd } from "../../../test/factories/bookings.ts";
import { openProduct } from "../open-product.ts";
import { givenSaleLine } from "../opening-day/sale-line.ts";
import { serveCrowd, type Usage } from "./socket-crowd.ts";

const SOCKETS = 5_000;

const product = await openProduct();
const { db } = product.platform;
const windowId = await givenSaleLine(product, { state: "open", opensAt: new Date(), admitPerMinute: 60 });
const crowd = await givenCrowd(product, SOCKETS);
await db
  .insertInto("queueTickets")
  .values(
    crowd.map(({ id: userId }, at) => ({
      ...{ id: `entry-${at + 1}`, windowId, userId, seats: 1, rank: at + 1 },
      joinedAt: new Date(),
    })),
  )
  .execute();
await sql`analyze queue_tickets`.execute(db);
await db
  .updateTable("saleWindows")
  .set({ lastRank: SOCKETS, openedAt: new Date() })
  .where("id", "=", windowId)
  .execute();
const address = await product.app.listen({ port: 0, host: "127.0.0.1" });

/** Each moment at which somebody was let in. */
async function moves(): Promise<Usage["moves"]> {
  const rows = await db
    .selectFrom("queueTickets")
    .select("departedAt")
    .where("windowId", "=", windowId)
    .where("departedAt", "is not", null)
    .orderBy("departedAt")
    .execute();
  return rows.map(({ departedAt }, at) => ({ at: departedAt?.getTime() ?? 0, departed: at + 1 }));
}

const members = crowd.map(({ id: userId, session: { cookie } }, at) => ({ path: "/ws", cookie, userId, rank: at + 1 }));
serveCrowd({ origin: address.replace("http", "ws"), windowId, members }, moves, () => product.close());
