/** When people wish to be told that their turn comes near, and who is that near. */
import { sql } from "kysely";
import type { QueueAlerts } from "#contract/queue.ts";
import { ALERT_PLACES } from "#domain/queue/ticket.ts";
import type { Db } from "#server/platform/database/database.ts";
import { headOfLine } from "../line/ranks.repository.ts";

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
 * Marks as told, and names with their place, who stands as near as they wished to be told at. Under the line's lock, so
 * that each is named to one node, once. Only the head of the line is read, however many wait.
 */
export async function pickNear(tx: Db, windowId: string, now: Date) {
  const head = await headOfLine(tx, windowId, ALERT_PLACES.most);
  const { rows } = await sql<{ id: string; userId: string; place: number }>`
    with head as (
      select ticket.id, user_id, family_id, near_told_at, place::integer
      from unnest(${head.map(({ entryId }) => entryId)}::text[]) with ordinality as first (id, place)
      join queue_tickets ticket on ticket.id = first.id
    ), near as (
      select head.id, head.place from head left join queue_alerts alerts on alerts.user_id = head.user_id
      where head.user_id is not null and head.near_told_at is null
        and (head.family_id is null or exists (
          select from family_members member where member.group_id = head.family_id and member.user_id = head.user_id
        ))
        and head.place <= case when alerts.user_id is null then ${ALERT_PLACES.usual}::integer else alerts.places end
    )
    update queue_tickets ticket set near_told_at = ${now}
    from near where ticket.id = near.id
    returning ticket.id, ticket.user_id, near.place
  `.execute(tx);
  return rows;
}
