/** When people wish to be told that their turn comes near, and who is that near. */
import { sql } from "kysely";
import type { QueueAlerts } from "#contract/queue.ts";
import { ALERT_PLACES } from "#domain/queue/ticket.ts";
import type { Db } from "#server/platform/database/database.ts";
import { headOfLine } from "../line/ranks.repository.ts";
import { readersOfTicket } from "../people/readers.repository.ts";

export async function findAlerts(db: Db, userId: string): Promise<QueueAlerts> {
  const chosen = await db.selectFrom("queueAlerts").select("places").where("userId", "=", userId).executeTakeFirst();
  return chosen ?? { places: ALERT_PLACES.usual };
}

export async function putAlerts(db: Db, userId: string, { places }: QueueAlerts): Promise<void> {
  await db
    .insertInto("queueAlerts")
    .values({ userId, places })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ places }))
    .execute();
}

/**
 * Marks as told, and names with the place, who of a place in line stands as near as they wished to be told at: whoever joined
 * alone, else each of the household. Under the line's lock, so that each is named to one node, once. Only the head of the line
 * is read, however many wait.
 */
export async function pickNear(tx: Db, windowId: string) {
  const head = await headOfLine(tx, windowId, ALERT_PLACES.most);
  const { rows } = await sql<{ id: string; userId: string; place: number }>`
    with near as (
      select ticket.id, reader.user_id, place::integer
      from unnest(${head.map(({ entryId }) => entryId)}::text[]) with ordinality as first (id, place)
      join queue_tickets ticket on ticket.id = first.id
      cross join lateral ${readersOfTicket} reader
      left join queue_alerts alerts on alerts.user_id = reader.user_id
      where place <= case when alerts.user_id is null then ${ALERT_PLACES.usual}::integer else alerts.places end
        and not exists (select from queue_near_told told where told.ticket_id = ticket.id and told.user_id = reader.user_id)
    ), told as (
      insert into queue_near_told (ticket_id, user_id) select id, user_id from near
    )
    select id, user_id, place from near
  `.execute(tx);
  return rows;
}
