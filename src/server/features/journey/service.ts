/** The journey of one person, judged by their own documents and bookings. */
import type { Booking } from "#contract/bookings.ts";
import type { journeyGuide } from "#contract/journey.ts";
import type { RouteOutput } from "#contract/route.ts";
import { accountName } from "#domain/account-name.ts";
import { dateOf } from "#domain/calendar.ts";
import { stands } from "#domain/journey/facts.ts";
import { type Journey, journeyOf } from "#domain/journey/journey.ts";
import { recommendationOf } from "#domain/obligations/recommendation.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { presentGuide } from "./guide.ts";
import { type Asked, presentMoment } from "./moment.ts";
import { peopleOf } from "./people.ts";
import { type Ground, type ReadFacts, readFacts } from "./read-facts.ts";
import { momentsOf } from "./repository.ts";

export type JourneyService = ReturnType<typeof journeyService>;

export function journeyService(ground: Ground) {
  const { db, notifications, travellers } = ground;
  return {
    of: async (userId: string): Promise<Journey> => journeyOf((await readFacts(ground, userId)).facts),
    /** Notes the next action in the account's activity where it has become another one; whether it has. */
    recommend: (userId: string, { obligations }: Pick<Journey, "obligations">) =>
      notifications.recommend(userId, recommendationOf(obligations)),
    moment: async (userId: string, asked: Asked) => presentMoment(await readFacts(ground, userId), asked),

    /** The same at length, with the household as this reader sees it. */
    async guide({ id: userId }: Pick<SessionUser, "id">): Promise<RouteOutput<typeof journeyGuide>> {
      const { facts, groups } = await readFacts(ground, userId);
      const standing = standingOf(facts);
      const onNusuk = standing.some(({ channel }) => channel === "nusuk");
      const ids = standing.map(({ id }) => id);
      const [own, moments] = await Promise.all([travellers.list(userId), momentsOf(db, userId, ids)]);
      const people = peopleOf({ userId, groups, facts, onNusuk, travellers: own, accountName: accountName(moments) });
      const { travelsAlone } = facts.household;
      const today = dateOf(facts.now);
      return presentGuide({ journey: journeyOf(facts), people, moments, standing, travelsAlone, today });
    },
  };
}

/** The one that leaves first at the head; journeys that are over come last. */
function standingOf({ bookings, now }: ReadFacts["facts"]): Booking[] {
  const today = dateOf(now);
  const order = ({ returnDate, departureDate }: Booking) => `${Number(returnDate < today)}${departureDate}`;
  return bookings.filter((booking) => stands(booking, now)).toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}
