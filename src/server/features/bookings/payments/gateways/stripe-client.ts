/** Stripe's own library, set up for this installation; it takes 15 MB, and is loaded only where Stripe is set up. */
import type Stripe from "stripe";
import type { Config } from "#server/platform/config/config.ts";

const TIMEOUT_MS = 20_000;
/** Beside our own: a request that is repeated carries the same idempotency key. */
const RETRIES = 2;

export async function stripeClient({ secretKey, apiUrl }: NonNullable<Config["stripe"]>): Promise<Stripe> {
  const library = await import("stripe");
  return new library.default(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(apiUrl && addressOf(new URL(apiUrl))),
  });
}

function addressOf({ hostname, port, protocol }: URL) {
  return { host: hostname, port, protocol: protocol === "http:" ? ("http" as const) : ("https" as const) };
}
