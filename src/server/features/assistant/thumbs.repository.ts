/** Which answers helped. */
import { sql } from "kysely";
import type { Act } from "#assistant/intents/acts.ts";
import type { Thumb } from "#contract/conversations.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { AssistantMessageRow } from "./repository.ts";

/** In danger nobody is asked whether it helped. */
const URGENT: Act = "safety.emergency";

/** An answer to a question: not what says that staff have it. */
export function takesThumb({ role, replyTo, act }: Pick<AssistantMessageRow, "role" | "replyTo" | "act">): boolean {
  return role === "assistant" && replyTo !== null && act !== URGENT;
}

/** False where the account has no such answer. */
export async function setThumb(db: Db, userId: string, messageId: number, thumb: Thumb | null): Promise<boolean> {
  const message = await db
    .selectFrom("assistantMessages")
    .select(["id", "role", "replyTo", "act"])
    .where("id", "=", messageId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!message || !takesThumb(message)) return false;
  await db.updateTable("assistantMessages").set({ thumb }).where("id", "=", message.id).execute();
  return true;
}

/** By matter, of the answers given since then, the least helpful first. */
export function countThumbs(db: Db, since: Date) {
  const of = (thumb: Thumb) => sql<number>`(count(*) filter (where thumb = ${thumb}))::int`;
  return db
    .selectFrom("assistantMessages")
    .select(["act", of("up").as("up"), of("down").as("down")])
    .where("thumb", "is not", null)
    .where("createdAt", ">=", since)
    .groupBy("act")
    .orderBy("down", "desc")
    .orderBy("up")
    .orderBy("act")
    .execute();
}
