/** How often one account and one network may call: a mosque or an office shares an address, so the account counts first. */
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { SharedCounts } from "../../cluster/shared-counts.ts";
import { isWorker } from "../../cluster/worker.ts";
import { AppError } from "../../errors/app-error.ts";
import { isThisMachine } from "../../limits/network.ts";
import { sessionToken } from "../session.ts";

/** A person's pages and devices; of an account that strangers share, each one's. */
const PER_ACCOUNT = 600;
/** A thousand people behind one connection, with six calls each. */
const PER_NETWORK = 6_000;
/** Accounts, networks and sessions remembered at the same time; past it the one that came first begins anew. */
const KNOWN = 50_000;

type Count = (request: FastifyRequest) => Promise<void>;

declare module "fastify" {
  interface FastifyRequest {
    /** Where the route `asksWork`: its network sends more than is let in unasked. */
    isCrowded: boolean;
  }
  interface FastifyContextConfig {
    asksWork?: boolean;
  }
}

/**
 * What guessers and spammers like is counted apart: `limitOpenChange`, and limits.ts. A network is counted before the session
 * is looked up, which costs, but for sessions that were open when they last called: those count as their accounts alone, so
 * that no neighbour uses up their calls. Of the others a flood of sign-ins stops nobody's reading nor registering.
 */
export async function installRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: ({ user }) => (user ? PER_ACCOUNT : PER_NETWORK),
    timeWindow: "1 minute",
    cache: KNOWN,
    // A count that does not come is no reason to refuse anybody.
    ...(isWorker && { store: SharedCounts, skipOnError: true }),
    keyGenerator: (request) => accountKey(request) ?? networkKey(request),
    allowList: isFree,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const open = new Set<string>();
  const count = countBy(app, PER_NETWORK, networkKey);
  app.addHook("onRequest", async (request) => {
    if (!open.has(sessionToken(request) ?? "")) await count(request);
  });
  app.addHook("onResponse", async (request, { begunSession }) => {
    const token = sessionToken(request);
    if (token !== null) open.delete(token);
    const now = begunSession ?? (request.user && token);
    if (now) open.add(now);
    const [first] = open;
    if (open.size > KNOWN && first !== undefined) open.delete(first);
  });
}

/**
 * Counts calls that change something and need no session: by network, whatever cookie comes along, for everybody can make
 * themselves an account and with it a cookie; and by account, wherever it calls from. From this machine whoever is signed
 * in counts as their account alone. Past a network's limit a route that `asksWork` is told so, for its feature to decide.
 */
export function limitOpenChange(app: FastifyInstance, perMinute: number, asksWork: boolean): Count {
  if (!app.hasDecorator("createRateLimit")) return async () => {};
  const refusalOfNetwork = refusalBy(app, perMinute, ({ network }) => network);
  const countAccount = countBy(app, perMinute, (request) => accountKey(request) ?? "");
  return async (request) => {
    if (request.user) await countAccount(request);
    if (request.user && isThisMachine(request.network)) return;
    const refusal = await refusalOfNetwork(request);
    if (refusal && !asksWork) throw refusal;
    request.isCrowded = refusal !== null;
  };
}

/** Throws AppError `too_many_requests` past `max` a minute of one key. */
function countBy(app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string): Count {
  const refusalOf = refusalBy(app, max, keyGenerator);
  return async (request) => {
    const refusal = await refusalOf(request);
    if (refusal) throw refusal;
  };
}

/** Counts, and answers `too_many_requests` past `max` a minute of one key. */
function refusalBy(app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string) {
  const count = app.createRateLimit({ max, keyGenerator });
  return async (request: FastifyRequest): Promise<AppError | null> => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? tooMany(counted.ttl) : null;
  };
}

function networkKey({ network, method, routeOptions: { config, url } }: FastifyRequest): string {
  if (config.asksWork) return `${url} ${network}`;
  return `${method === "GET" ? "reads" : "changes"} ${network}`;
}

function accountKey({ user, network }: FastifyRequest): string | null {
  return user && `account ${user.id}${user.demo ? ` ${network}` : ""}`;
}

/** By the route: an address can be written in several ways (`/%61pi/…`). */
function isFree({ routeOptions: { url = "" } }: FastifyRequest): boolean {
  return !url.startsWith("/api/") || url.startsWith("/api/health/");
}

function tooMany(milliseconds: number): AppError {
  return new AppError("too_many_requests", { seconds: Math.ceil(milliseconds / 1000) });
}
