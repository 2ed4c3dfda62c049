/** Hands one sealed message to a push service, over a connection that goes nowhere else. */
import { request as plainRequest } from "node:http";
import { request } from "node:https";
import webpush from "web-push";
import { z } from "zod";
import type { PushKeys } from "./keys.ts";
import { publicLookup } from "./public-lookup.ts";

export const Subscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
export type Subscription = z.output<typeof Subscription>;

export interface Push {
  readonly subscription: Subscription;
  readonly payload: string;
  readonly urgency: "normal" | "high";
  /** The service forgets it after so long. */
  readonly seconds: number;
}

export interface Sender {
  readonly keys: PushKeys;
  /** Whom a push service writes to about us. */
  readonly contact: string;
  /** Origin of the service for trials. */
  readonly local: string | null;
}

/** `gone`: this browser will never take one again. `refused`: not this one. `later`: the service is away or busy. */
export type PushOutcome = "sent" | "gone" | "refused" | "later";

const ANSWER_WITHIN_MS = 15_000;

/** Resolves with `later` where there is no answer; never follows a service elsewhere. */
export function postPush({ keys, contact, local }: Sender, push: Push): Promise<PushOutcome> {
  const { endpoint, method, headers, body } = webpush.generateRequestDetails(push.subscription, push.payload, {
    vapidDetails: { subject: contact, ...keys },
    contentEncoding: "aes128gcm",
    TTL: push.seconds,
    urgency: push.urgency,
  });
  const url = new URL(endpoint);
  const isLocal = url.origin === local;
  const options = { method, headers, timeout: ANSWER_WITHIN_MS, ...(!isLocal && { lookup: publicLookup }) };
  return new Promise((resolve) => {
    const asked = (isLocal && url.protocol === "http:" ? plainRequest : request)(url, options, (answer) => {
      // What it says is of no interest, and may be endless.
      answer.destroy();
      resolve(outcomeOf(answer.statusCode ?? 0));
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer in time")));
    asked.on("error", () => resolve("later"));
    asked.end(body);
  });
}

/** RFC 8030 §7.3, §8; 403 may be our own token refused (RFC 8292 §4.2), a wrong clock among its causes: no browser is lost for that. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}
