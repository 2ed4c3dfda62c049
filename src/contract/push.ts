/** The browsers of a person that show notices while no page of ours is open. */
import { z } from "zod";
import { LONGEST_ENDPOINT } from "#domain/notifications/push-endpoint.ts";
import { BROWSERS, SYSTEMS } from "./accounts.ts";
import { Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** A point of P-256 without compression, and 16 random bytes, as the Push API gives them (RFC 8291 §2.1). */
const PublicKey = z.string().regex(/^B[\w-]{86}$/);
const Secret = z.string().regex(/^[\w-]{22}$/);

const Endpoint = z.string().min(1).max(LONGEST_ENDPOINT);

export const PushBrowsers = z
  .object({
    /** The installation's key: a browser subscribes with it. */
    publicKey: z.string(),
    /** Newest first. */
    browsers: z.array(
      z.object({
        id: z.string(),
        browser: z.enum(BROWSERS),
        system: z.enum(SYSTEMS),
        createdAt: Instant,
        /** The one that asks. */
        current: z.boolean(),
      }),
    ),
  })
  .meta({ id: "PushBrowsers" });
export type PushBrowsers = z.output<typeof PushBrowsers>;

export const listPushSubscriptions = defineRoute({
  method: "GET",
  path: "/api/push-subscriptions",
  who: "signed_in",
  summary: "The browsers that show this person's notices, and the key that a further one subscribes with.",
  response: PushBrowsers,
});

export const addPushSubscription = defineRoute({
  method: "POST",
  path: "/api/push-subscriptions",
  who: "signed_in",
  summary: "This browser shows the person's notices until it is signed out; what it showed for somebody else ends.",
  body: z.object({ endpoint: Endpoint, keys: z.object({ p256dh: PublicKey, auth: Secret }) }),
  response: z.object({ id: z.string() }),
  status: 201,
  errors: ["demo_account", "push_service_unknown"],
});

export const removePushSubscription = defineRoute({
  method: "DELETE",
  path: "/api/push-subscriptions",
  who: "signed_in",
  summary:
    "One of the person's browsers shows no more notices: that of the id, or of the address. None such is none the less.",
  body: z.union([z.strictObject({ id: z.string().max(64) }), z.strictObject({ endpoint: Endpoint })]),
  response: "empty",
});
