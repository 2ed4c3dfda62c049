/** How often one account and one address may call: a mosque or an office shares an address, so the account counts first. */
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";

/** A person's pages and devices; of an account that strangers share, each one's. */
const PER_ACCOUNT = 600;
/** A thousand people behind one connection, with six calls each. */
const PER_ADDRESS = 6_000;
/** Accounts and addresses counted at the same time; past it the one that called longest ago begins anew. */
const KNOWN = 50_000;

/** What guessers and spammers like is counted apart: `OPEN_CHANGES_PER_MINUTE`, and limits.ts. */
export async function installRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: ({ user }) => (user ? PER_ACCOUNT : PER_ADDRESS),
    timeWindow: "1 minute",
    cache: KNOWN,
    keyGenerator: ({ user, ip }) => (user ? `account ${user.id}${user.demo ? normalizeIP(ip) : ""}` : normalizeIP(ip)),
    allowList: isFree,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const countAddress = app.createRateLimit({ max: PER_ADDRESS, keyGenerator: ({ ip }) => normalizeIP(ip) });
  // Before the session is looked up.
  app.addHook("onRequest", async (request) => {
    const counted = await countAddress(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  });
}

/** By the route: an address can be written in several ways (`/%61pi/…`). */
function isFree({ routeOptions: { url = "" } }: FastifyRequest): boolean {
  return !url.startsWith("/api/") || url.startsWith("/api/health/");
}

function tooMany(milliseconds: number): AppError {
  return new AppError("too_many_requests", { seconds: Math.ceil(milliseconds / 1000) });
}
