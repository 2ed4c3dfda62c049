/** Reads what the engine may know about the asker: their own rows by their session, through the features' own services. */

import { type Known, NOTHING_KNOWN } from "#assistant/known.ts";
import { BookingThread } from "#contract/booking-messages.ts";
import { BookingRow } from "#contract/booking-table.ts";
import { journey as journeyRoute } from "#contract/journey.ts";
import type { Notifications } from "#contract/notifications.ts";
import { reportedNumbers } from "#contract/official-numbers.ts";
import type { Package } from "#contract/packages.ts";
import { prayerTimes } from "#contract/prayer-times.ts";
import { QueueStatus } from "#contract/queue.ts";
import { listStatements } from "#contract/statements.ts";
import { lacksRight, type NeededRight } from "#domain/operators/rights.ts";
import type { Locale } from "#i18n/locales.ts";
import { sentenceValues } from "#i18n/sentence-values.ts";
import type { Platform } from "#server/platform/context.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import type { BookingService, OfficialNumberService } from "../bookings/service.ts";
import type { CustomerGroupService } from "../customer-groups/service.ts";
import type { DocumentService } from "../documents/service.ts";
import type { HouseholdService } from "../households/service.ts";
import type { JourneyService } from "../journey/service.ts";
import type { LicenceService } from "../licences/service.ts";
import type { ReachService } from "../listing-analytics/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { OperatorService } from "../operators/service.ts";
import type { PackageService } from "../packages/service.ts";
import type { PaymentService } from "../payments/service.ts";
import type { PrayerTimesService } from "../prayer-times/service.ts";
import type { ProblemService } from "../problems/service.ts";
import type { QueueService } from "../queue/service.ts";
import type { VoiceService } from "../reviews/service.ts";
import type { StatementService } from "../statements/service.ts";
import type { TeamService } from "../team/service.ts";
import type { TravellerService } from "../travellers/service.ts";
import type { WaitlistService } from "../waitlist/service.ts";

export interface ToolDeps {
  readonly bookings: Pick<BookingService, "list" | "previewCancel"> & {
    readonly desk: Pick<BookingService["desk"], "table" | "thread">;
  };
  readonly numbers: Pick<OfficialNumberService, "reported">;
  readonly documents: Pick<DocumentService, "list">;
  readonly households: Pick<HouseholdService, "list" | "rankedWishes">;
  readonly journeys: Pick<JourneyService, "of">;
  readonly packages: Pick<PackageService, "onSale" | "read"> & { readonly own: Pick<PackageService["own"], "list"> } & {
    readonly standardTerms: Pick<PackageService["standardTerms"], "read">;
  };
  readonly notifications: Pick<NotificationService, "list">;
  readonly payments: { readonly [Part in "methods" | "plans"]: Pick<PaymentService[Part], "list"> };
  readonly prayer: PrayerTimesService;
  readonly queue: Pick<QueueService, "status">;
  readonly travellers: Pick<TravellerService, "list">;
  readonly waitlist: Pick<WaitlistService, "list">;
  readonly operators: Pick<OperatorService, "attention" | "summary">;
  readonly groups: Pick<CustomerGroupService, "list">;
  readonly voices: { readonly enquiries: Pick<VoiceService["enquiries"], "ofOperator" | "ofAsker"> };
  readonly licences: { readonly own: Pick<LicenceService["own"], "list"> };
  readonly reach: Pick<ReachService, "figures" | "improvements">;
  readonly problems: Pick<ProblemService, "ofOperator">;
  readonly team: Pick<TeamService, "show">;
  readonly statements: Pick<StatementService, "list">;
}

export interface QuestionAsker {
  readonly user: SessionUser;
  /** The language that the answer will be in: verdicts are read in it. */
  readonly locale: Locale;
  readonly place: { readonly lat: number; readonly lng: number } | undefined;
}

/** What an employee needs to be told of a part of the desk; nobody but operators is told of it at all. */
const RIGHTS = {
  attention: "bookings",
  numbers: "bookings",
  deskBookings: "bookings",
  summary: "analytics",
  groups: "groups",
  enquiries: "voices",
  licences: "owner",
  listings: ["packages", "bookings", "groups"],
  reach: "analytics",
  problems: "voices",
  team: "owner",
  statements: "money",
  // Whoever puts a package on the market is shown it there.
  serviceFee: ["packages", "money"],
  terms: "packages",
  improvements: "analytics",
} as const satisfies Partial<Record<keyof Known, NeededRight>>;
const MOST_PRESSING = 50;
/** More departures ahead than this no operator is told of at once. */
const MOST_BOOKINGS = 2000;
const SUMMARY_DAYS = 30;
const MOST_REFUNDS = 5;
const MOST_NOTICES = 5;
/** Of so many bookings the letters are read, and so many questions to operators. */
const MOST_LETTERS = 5;
const MOST_FAVOURITES = 5;

type Readers = { readonly [Part in keyof Known]: (asker: QuestionAsker) => Promise<Known[Part]> };

/** Parts that are read for everyone; an operator travels nowhere, and its lists are about its customers. */
const FOR_EVERYONE: readonly (keyof Known)[] = ["packages", "prayer"];

export function toolReader(deps: ToolDeps, log: Platform["log"]) {
  const { bookings, documents, households, journeys, packages, payments, prayer, queue, travellers, waitlist } = deps;
  const { notifications } = deps;
  const { numbers, operators, groups, voices, licences, reach, problems, team, statements } = deps;

  /** Those on the market, and those that the asker's bookings are of. */
  async function packagesOf({ user }: QuestionAsker): Promise<readonly Package[]> {
    const onSale = await packages.onSale();
    if (user.role !== "pilgrim") return onSale;
    const { bookings: own } = await bookings.list(user);
    const ids = new Set(own.flatMap(({ parts }) => parts.map(({ packageId }) => packageId)));
    const missing = [...ids].filter((id) => !onSale.some((offer) => offer.id === id));
    return [...onSale, ...(await Promise.all(missing.map((id) => packages.read(id, user))))];
  }

  /** As cancelling itself would work it out; a booking that cannot be cancelled now has none. */
  async function refundsOf({ user }: QuestionAsker): Promise<Known["refunds"]> {
    const { bookings: own } = await bookings.list(user);
    const live = own.filter(({ isMine, phase, completed }) => isMine && phase !== "cancelled" && !completed);
    const found = await Promise.allSettled(
      live.slice(0, MOST_REFUNDS).map(({ id }) => bookings.previewCancel(user, id)),
    );
    return found.flatMap((one) =>
      one.status === "fulfilled"
        ? [{ bookingId: one.value.booking.id, paid: one.value.paid, refund: one.value.refund }]
        : [],
    );
  }

  /** One that nobody may see any more is left out. */
  async function favouritesOf({ user }: QuestionAsker): Promise<readonly Package[]> {
    const { packageIds } = await households.rankedWishes(user.id);
    const found = await Promise.allSettled(packageIds.slice(0, MOST_FAVOURITES).map((id) => packages.read(id, user)));
    return found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  }

  /** Who wrote last of each live booking, and what was asked of packages. */
  async function lettersOf({ user }: QuestionAsker): Promise<Known["letters"]> {
    const { bookings: own } = await bookings.list(user);
    const live = own.filter(({ isMine, phase, completed }) => isMine && phase !== "cancelled" && !completed);
    const threadOf = async ({ id, reference, operatorName }: (typeof live)[number]) => {
      const last = BookingThread.parse(await bookings.desk.thread(user, id)).messages.at(-1);
      return last ? [{ reference, operatorName, lastBy: last.side, at: last.at }] : [];
    };
    const [threads, asked] = await Promise.all([
      Promise.all(live.slice(0, MOST_LETTERS).map(threadOf)),
      voices.enquiries.ofAsker(user.id, MOST_LETTERS),
    ]);
    const questions = asked.map(({ packageName, createdAt, answer }) => ({
      ...{ packageName, askedAt: createdAt, answeredAt: answer?.at ?? null },
    }));
    return { threads: threads.flat(), questions };
  }

  const readers: Readers = {
    documents: ({ user, locale }) => documents.list({ id: user.id, locale }),
    travellers: ({ user }) => travellers.list(user.id),
    queue: async ({ user }) => QueueStatus.parse(await queue.status(user)),
    waitlists: ({ user }) => waitlist.list(user.id),
    bookings: async ({ user }) => (await bookings.list(user)).bookings,
    refunds: refundsOf,
    families: ({ user }) => households.list(user.id),
    journey: async ({ user }) => journeyRoute.response.parse(await journeys.of(user.id)),
    packages: packagesOf,
    methods: ({ user }) => payments.methods.list(user.id),
    plans: ({ user }) => payments.plans.list(user.id),
    notices: async ({ user, locale }) => noticesIn(locale, await notifications.list(user.id)),
    favourites: favouritesOf,
    letters: lettersOf,
    attention: ({ user }) => operators.attention(user.operatorId, { by: "booking", limit: MOST_PRESSING }),
    numbers: async ({ user }) => reportedNumbers.response.parse(await numbers.reported(user)),
    deskBookings: async ({ user }) => {
      const whole = {
        status: "all",
        when: "ahead",
        assigned: "anyone",
        sort: "created",
        limit: MOST_BOOKINGS,
      } as const;
      return (await bookings.desk.table(user, whole)).rows.map((row) => BookingRow.parse(row));
    },
    summary: ({ user }) => operators.summary(user.operatorId, SUMMARY_DAYS),
    groups: ({ user }) => groups.list(user.operatorId),
    enquiries: ({ user }) => voices.enquiries.ofOperator(user.operatorId, "waiting"),
    licences: ({ user }) => licences.own.list(user.operatorId),
    listings: ({ user }) => packages.own.list(user.operatorId),
    reach: ({ user }) => reach.figures(user.operatorId),
    problems: ({ user }) => problems.ofOperator(user.operatorId),
    team: async ({ user }) => (await team.show(user.operatorId)).members,
    statements: async ({ user }) => listStatements.response.parse(await statements.list(user.operatorId)).months,
    serviceFee: async ({ user }) => (await statements.list(user.operatorId)).serviceFeePercent,
    terms: async ({ user }) => (await packages.standardTerms.read(user.operatorId)).terms,
    improvements: async ({ user }) => (await reach.improvements(user.operatorId)).improvements,
    prayer: async ({ place }) => (place ? prayerTimes.response.parse(prayer.at(place)) : null),
  };

  /** A part that cannot be read is null, and the answer says so; the others stand. */
  return async (asker: QuestionAsker, parts: readonly (keyof Known)[]): Promise<Known> => {
    const wanted = parts.filter((part) => isFor(asker.user, part));
    const read = await Promise.all(wanted.map(async (part) => [part, await orNull(part, asker)] as const));
    return { ...NOTHING_KNOWN, ...Object.fromEntries(read) };
  };

  async function orNull(part: keyof Known, asker: QuestionAsker): Promise<Known[keyof Known]> {
    try {
      return await readers[part](asker);
    } catch (error) {
      log.error({ err: error, part }, "assistant: a part could not be read");
      return null;
    }
  }
}

/** In the words of the bell. */
function noticesIn(locale: Locale, { unread, notifications }: Notifications): Known["notices"] {
  const words = translator(locale, "notifications");
  const newest = notifications.slice(0, MOST_NOTICES).map(({ kind, params, at }) => {
    const values = sentenceValues(locale, params);
    return { at, title: words(`${kind}.title`, values), text: words(`${kind}.text`, values) };
  });
  return { unread, newest };
}

function isFor(user: SessionUser, part: keyof Known): boolean {
  if (isOfDesk(part)) return user.role === "operator" && !lacksRight(user.employment, RIGHTS[part]);
  return user.role === "pilgrim" || FOR_EVERYONE.includes(part);
}

function isOfDesk(part: keyof Known): part is keyof typeof RIGHTS {
  return Object.hasOwn(RIGHTS, part);
}
