/** The browsers that show a person's notices, for the rest of the notifications. */
import { ECDH, randomUUID } from "node:crypto";
import type { PushBrowsers } from "#contract/push.ts";
import { isPushEndpoint } from "#domain/notifications/push-endpoint.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { sealJson } from "#server/platform/secrets/sealed-json.ts";
import { pushKeys } from "./keys.ts";
import type { Subscription } from "./post-push.ts";
import * as rows from "./repository.ts";
import { pushSender, sendPush } from "./send-push.job.ts";

export type PushDeps = Pick<Platform, "config" | "db" | "clock" | "jobs" | "keys" | "log" | "site">;

export function pushService(platform: PushDeps) {
  const { config, db, clock, jobs, keys } = platform;
  const ownKeys = pushKeys(platform);

  async function list(userId: string, token: string | null): Promise<PushBrowsers> {
    const own = token === null ? undefined : await rows.findSessionId(db, token);
    const browsers = await rows.listBrowsers(db, userId);
    return {
      publicKey: (await ownKeys()).publicKey,
      browsers: browsers.map(({ sessionId, createdAt, ...browser }) => ({
        ...browser,
        createdAt: createdAt.toISOString(),
        current: sessionId === own,
      })),
    };
  }

  /** Throws AppError `demo_account`, `push_service_unknown`, `invalid_input`. */
  async function add(user: SessionUser, token: string | null, subscription: Subscription): Promise<{ id: string }> {
    if (user.demo) throw new AppError("demo_account");
    if (!isPushEndpoint(subscription.endpoint, config.pushService)) throw new AppError("push_service_unknown");
    if (!isPoint(subscription.keys.p256dh)) throw new AppError("invalid_input");
    const id = randomUUID();
    await db.transaction().execute(async (tx) => {
      const sessionId = token === null ? undefined : await rows.findSessionId(tx, token);
      if (sessionId === undefined) throw new AppError("not_signed_in");
      const sealedSubscription = sealJson(keys, id, subscription);
      const endpointHash = rows.hashOf(subscription.endpoint);
      await rows.putSubscription(tx, {
        ...{ id, userId: user.id, sessionId, endpointHash },
        ...{ sealedSubscription, createdAt: clock() },
      });
    });
    return { id };
  }

  /** One job a browser, so that one service that is away holds up no other. */
  async function send(tx: Db, notificationId: string, subscriptionIds: readonly string[]): Promise<void> {
    for (const subscriptionId of subscriptionIds) await jobs.enqueue(tx, sendPush, { notificationId, subscriptionId });
  }

  return {
    list,
    add,
    remove: (userId: string, which: rows.Which) => rows.deleteSubscription(db, userId, which),
    send,
    work: () => jobs.work(sendPush, pushSender(platform, ownKeys)),
  };
}

/** A key that is no point of the curve could be sealed for by nobody. */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, "prime256v1", "base64url", "hex", "compressed").length === 66;
  } catch {
    return false;
  }
}
