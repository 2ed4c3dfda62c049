/** The journey of one person, judged by their own documents and bookings. */
import type { Booking } from "#contract/bookings.ts";
import type { journeyGuide, journey as journeyRoute } from "#contract/journey.ts";
import type { RouteOutput } from "#contract/route.ts";
import { accountName } from "#domain/account-name.ts";
import { dateOf } from "#domain/calendar.ts";
import { type Journey, journeyOf } from "#domain/journey/journey.ts";
import { isAway, peopleAway } from "#domain/journey/steps.ts";
import { hasPlaces, stands } from "#domain/obligations/papers/facts.ts";
import { recommendableIn } from "#domain/obligations/told/recommendation.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { datedJourney, presentGuide } from "./guide.ts";
import { type DisplayLocale, presentMoment } from "./moment.ts";
import { guidePeople } from "./people.ts";
import { type JourneyDependencies, type ReadFacts, readFacts } from "./read-facts.ts";
import { remindOfDuesJob } from "./reminders/reminders.job.ts";
import { remindOfDues } from "./reminders/reminders.ts";
import { momentsOf, takenUpAt } from "./repository.ts";

export type JourneyService = ReturnType<typeof journeyService>;

export function journeyService(deps: JourneyDependencies) {
  const { db, bookings, documents, notifications, travellers } = deps;

  async function read(userId: string) {
    const [{ facts, groups }, own] = await Promise.all([readFacts(deps, userId), travellers.list(userId)]);
    const standing = standingOf(facts);
    const ids = standing.map(({ id }) => id);
    const [moments, household] = await Promise.all([
      momentsOf(db, userId, ids),
      groups.length > 0 ? bookings.readBy(userId) : facts.bookings,
    ]);
    const today = dateOf(facts.now);
    const everybody = guidePeople({ userId, groups, facts, household, travellers: own });
    const named = everybody.map((one) => ({ ...one, name: one.name || accountName(moments) }));
    const { travelsAlone: saidAlone, companions } = facts.household;
    // Whoever is entered outweighs what was said at first.
    const travelsAlone = companions > 0 ? false : saidAlone;
    const journey = journeyOf(facts, everybody);
    const isOthersAhead = ({ isMine, returnDate }: Booking) => !isMine && returnDate >= today;
    // What the waitlist offers another is theirs to buy and to pay too, once they take it up.
    const byOther =
      standingOf({ ...facts, bookings: household }).find(isOthersAhead) ??
      household.find((booking) => stands(booking, facts.now) && isOthersAhead(booking)) ??
      null;
    const chosenAt = await chosenAtOf(db, standing.length > 0 ? standing : byOther ? [byOther] : []);
    return {
      journey,
      people: named,
      away: isAway(facts) ? peopleAway(facts) : null,
      moments,
      standing,
      byOther,
      chosenAt,
      travelsAlone,
      today,
    };
  }

  return {
    async of(userId: string): Promise<RouteOutput<typeof journeyRoute>> {
      const [told, paperJourneys] = await Promise.all([read(userId), documents.paperJourneys(userId)]);
      return { ...datedJourney(told), paperJourneys };
    },
    /** Notes the next action in the account's activity where it has become another one; whether it has. */
    recommend: (userId: string, { obligations }: Pick<Journey, "obligations">) =>
      notifications.recommend(userId, recommendableIn(obligations)),
    work: () => deps.jobs.work(remindOfDuesJob, () => remindOfDues(deps)),
    moment: async (userId: string, asked: DisplayLocale) => presentMoment(await readFacts(deps, userId), asked),

    /** The same at length, with the household as this reader sees it. */
    async guide({ id: userId }: Pick<SessionUser, "id">): Promise<RouteOutput<typeof journeyGuide>> {
      return presentGuide(await read(userId));
    },
  };
}

/** When the first of them was booked; what the waitlist had offered, when it was taken up. */
async function chosenAtOf(db: Db, bookings: readonly Booking[]): Promise<string | null> {
  const offered = bookings.filter((booking) => booking.offered);
  const taken =
    offered.length > 0
      ? await takenUpAt(
          db,
          offered.map(({ id }) => id),
        )
      : null;
  const days = bookings.filter((booking) => !booking.offered).map(({ createdAt }) => createdAt);
  return [...days, ...(taken ? [taken.toISOString()] : [])].sort()[0] ?? null;
}

/** Those with places, the one that leaves first at the head; journeys that are over come last. */
function standingOf({ bookings, now }: Pick<ReadFacts["facts"], "bookings" | "now">): Booking[] {
  const today = dateOf(now);
  const order = ({ returnDate, departureDate }: Booking) => `${Number(returnDate < today)}${departureDate}`;
  return bookings.filter((booking) => hasPlaces(booking, now)).toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}
