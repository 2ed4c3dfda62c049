/** How people wish to be told, read all at once for those whom something is about to reach. */
import { sql } from "kysely";
import type { ChannelWishes, Choices, Reader } from "#domain/notifications/delivery.ts";
import type { Topic } from "#domain/notifications/topics.ts";
import type { Db } from "#server/platform/database/database.ts";

export interface KnownReader extends Reader {
  readonly subscriptionIds: readonly string[];
}

interface Choice extends ChannelWishes {
  readonly topic: Topic;
}

/** By account; who is not there any more is left out. */
export async function findReaders(tx: Db, userIds: readonly string[]): Promise<Map<string, KnownReader>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("users")
    .leftJoin("noticeSettings as settings", "settings.userId", "users.id")
    .select(["users.id", "settings.timeZone", "settings.quietFrom", "settings.quietUntil"])
    .select([
      sql<Choice[]>`coalesce((
        select json_agg(json_build_object('topic', topic, 'app', app, 'push', push, 'mail', mail))
        from notice_choices where user_id = users.id), '[]')`.as("choices"),
      sql<string[]>`array(select id from push_subscriptions where user_id = users.id)`.as("subscriptionIds"),
    ])
    .where("users.id", "in", userIds)
    .execute();
  return new Map(
    rows.map(({ id, choices, subscriptionIds, ...settings }) => [
      id,
      {
        choices: choicesOf(choices),
        quiet: quietOf(settings),
        hasBrowser: subscriptionIds.length > 0,
        subscriptionIds,
      },
    ]),
  );
}

export function choicesOf(rows: readonly Choice[]): Choices {
  return Object.fromEntries(rows.map(({ topic, app, push, mail }) => [topic, { app, push, mail }]));
}

interface Hours {
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

function quietOf({ timeZone, quietFrom: from, quietUntil: until }: Hours): Reader["quiet"] {
  return timeZone === null || from === null || until === null ? null : { from, until, timeZone };
}
