/** The answers that a screen asks for first, sent along in its page to whoever is signed in: a turn on a slow line less. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { currentUser, User } from "#contract/accounts.ts";
import { listBookings, listMyBookings, NEWEST_BOOKINGS } from "#contract/bookings.ts";
import { dashboard } from "#contract/dashboard.ts";
import { listDocuments } from "#contract/documents.ts";
import { listFamily } from "#contract/family.ts";
import { journey, journeyGuide } from "#contract/journey.ts";
import { myLicences } from "#contract/licences.ts";
import { listNotifications } from "#contract/notifications.ts";
import { operatorSummary } from "#contract/operators.ts";
import { FIRST_PACKAGES, listPackages, myPackages, packageFacets } from "#contract/packages.ts";
import { plannableBookings } from "#contract/payment-dues.ts";
import { listPaymentMethods } from "#contract/payment-methods.ts";
import { queueStatus } from "#contract/queue.ts";
import { PAGE_MARK } from "#contract/realtime.ts";
import type { SCREENS } from "#contract/screens.ts";
import { listTravellers } from "#contract/travellers.ts";
import { listWaitlist } from "#contract/waitlist.ts";
import { SORTS } from "#domain/packages/search/order.ts";
import { readingOnce } from "../database/pools/reading-once.ts";

/** What a screen asks for first; `searched`: its address says what is looked for. The shell's own calls come on top. */
type FirstCalls = (user: User, searched: boolean) => readonly string[];

const FIRST_CALLS: Readonly<Record<string, FirstCalls>> = {
  "/dashboard": () => [dashboard.path],
  "/packages": (user, searched) =>
    searched ? [] : marketCalls(user.role === "pilgrim" ? user.countryOfResidence : null),
  "/documents": () => [listDocuments.path, listTravellers.path, listMyBookings.path, journey.path],
  "/queue": () => [queueStatus.path, journey.path],
  "/payments": () => [listPaymentMethods.path, plannableBookings.path, listFamily.path, journey.path],
  "/family": () => [listFamily.path, journey.path],
  "/bookings": () => [listBookings.path, listWaitlist.path, journey.path],
  "/journey": () => [journey.path, journeyGuide.path],
  "/operator-dashboard": () => [
    `${operatorSummary.path}?days=30`,
    myLicences.path,
    `${listBookings.path}?limit=${NEWEST_BOOKINGS}`,
    myPackages.path,
  ],
} satisfies Partial<Record<(typeof SCREENS)[number], FirstCalls>>;

/** The market's, while nothing is searched for; where whoever asks lives, null for a visitor, decides what stands first. */
export function marketCalls(residence: string | null): string[] {
  const first = { ...(residence && { residence }), sort: SORTS[0], limit: String(FIRST_PACKAGES) };
  return [packageFacets.path, `${listPackages.path}?${new URLSearchParams(first)}`];
}

/** Whoever waits longer for a page than this gets it without. */
const PATIENCE_MS = 1_000;
/** A node that was late once has more to do than this: for so long the pages ask for themselves. */
const REST_MS = 10_000;
/** What the calls of the page itself would carry: who asks, from where, in which language. */
const CARRIED = ["cookie", "accept-language", "user-agent", "x-forwarded-for", "x-forwarded-proto", "host"] as const;

/** By the address of the call, only what was answered with 200, and the mark. Calls pass every check that they pass from outside. */
export type FirstAnswers = Readonly<Record<string, unknown>>;

/** For `screen` (an address of `SCREENS`); null where it has none or the node has too much to do. */
export function firstAnswers(
  app: FastifyInstance,
): (screen: string, asked: FastifyRequest) => Promise<FirstAnswers | null> {
  let restUntil = 0;

  return async (screen, asked) => {
    const callsOf = FIRST_CALLS[screen];
    if (!callsOf || Date.now() < restUntil) return null;
    const mark = Date.now();
    const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
    const answers = await Promise.race([readingOnce(() => gathered(app, callsOf, asked)), late]);
    if (!answers) restUntil = Date.now() + REST_MS;
    return answers && answers.length > 0 ? Object.fromEntries([...answers, [PAGE_MARK, mark]]) : null;
  };
}

/** None where nobody is signed in any more. */
async function gathered(
  app: FastifyInstance,
  callsOf: FirstCalls,
  asked: FastifyRequest,
): Promise<[string, unknown][]> {
  const ask = (path: string) => answerTo(app, asked, path);
  const [own] = await ask(currentUser.path);
  if (!own) return [];
  const calls = callsOf(User.parse(own[1]), asked.url.includes("?"));
  const others = await Promise.all([listNotifications.path, ...calls].map(ask));
  return [own, ...others.flat()];
}

async function answerTo(
  app: FastifyInstance,
  { headers, ip }: FastifyRequest,
  url: string,
): Promise<[string, unknown][]> {
  const carried = CARRIED.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
  const answer = await app.inject({
    url,
    remoteAddress: ip,
    headers: { ...Object.fromEntries(carried), accept: "application/json" },
  });
  return answer.statusCode === 200 ? [[url, answer.json()]] : [];
}
