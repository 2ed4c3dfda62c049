/** SQL of the gateway's messages: each is worked on once. */
import type { Db } from "#server/platform/database/database.ts";

export async function isKnownEvent(db: Db, id: string): Promise<boolean> {
  const known = await db.selectFrom("gatewayEvents").select("id").where("id", "=", id).executeTakeFirst();
  return known !== undefined;
}

export interface GatewayEvent {
  readonly id: string;
  readonly kind: string;
  readonly account: string | null;
  readonly paymentId: string | null;
}

export async function keepEvent(db: Db, event: GatewayEvent, now: Date): Promise<void> {
  await db
    .insertInto("gatewayEvents")
    .values({ ...event, receivedAt: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
