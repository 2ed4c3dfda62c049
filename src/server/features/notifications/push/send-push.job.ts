/** The job that sends one notice to one browser; while a push service is away or busy it comes back with growing pauses. */
import { z } from "zod";
import { isUrgent, worthSeconds } from "#domain/notifications/topics.ts";
import type { Platform } from "#server/platform/context.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { openJson } from "#server/platform/secrets/sealed-json.ts";
import type { PushKeys } from "./keys.ts";
import { payloadOf } from "./payload.ts";
import { postPush, Subscription } from "./post-push.ts";
import { deleteSubscription, findPush, unreadIds } from "./repository.ts";

export const sendPush = defineJob({
  name: "notifications.push",
  data: z.object({ notificationId: z.string(), subscriptionId: z.string() }),
  // With pauses up to five minutes: an hour and a half.
  retries: 25,
  parallel: 4,
});

/** So many ids are told: all browsers take 3,000 bytes. */
const MOST_UNREAD = 30;

type Deps = Pick<Platform, "config" | "db" | "clock" | "keys" | "log" | "site">;

/** Nothing for a notice that was read meanwhile. Throws while the service is to be tried again. */
export function pushSender({ config, db, clock, keys, log, site }: Deps, ownKeys: () => Promise<PushKeys>) {
  return async ({ notificationId: id, subscriptionId }: z.output<typeof sendPush.data>): Promise<void> => {
    const told = await findPush(db, id, subscriptionId);
    if (!told) return;
    const { kind, link, userId, preferredLanguage: language } = told;
    const urgency = isUrgent(kind) ? "high" : "normal";
    const seconds = worthSeconds(kind) - Math.floor((clock().getTime() - told.createdAt.getTime()) / 1000);
    if (seconds <= 0) return;
    const payload = payloadOf({ id, kind, link, language, unread: await unreadIds(db, userId, MOST_UNREAD) });
    const subscription = Subscription.parse(openJson(keys, subscriptionId, told.sealedSubscription));
    const sender = { keys: await ownKeys(), contact: `mailto:${site.staffInbox}`, local: config.pushService };
    const outcome = await postPush(sender, { subscription, payload, urgency, seconds });
    if (outcome === "gone") await deleteSubscription(db, userId, { id: subscriptionId });
    if (outcome === "refused") log.warn({ subscriptionId }, "push: the service refused a notice");
    if (outcome === "later") throw new Error("The push service is away or busy.");
  };
}
