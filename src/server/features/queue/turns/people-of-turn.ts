/** For whom seats of a turn are kept: people of that place in line who have shown a passport, each of whom counts once in the line. */
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SaleQueue } from "../../bookings/service.ts";
import { type PassportShown, passportsShown } from "../../documents/service.ts";
import { freePeople } from "../line/tickets.repository.ts";
import {
  countedElsewhere,
  freePeopleOf,
  keepKnown,
  type Named,
  namedAt,
  peopleAt,
  standAlong,
  ticketsUsedFor,
  type UsedTicket,
} from "../people/known.repository.ts";

/**
 * Before seats of a turn are kept for good: each is for somebody named who stood in line for it, of whom a passport was looked
 * at and is not refused (one that awaits a person counts), and who counts with no other place of that line. From then on they
 * count with this one. Nothing is asked of seats without a turn, nor in a demonstration's simulated window. Throws AppError
 * `turn_people`, and `turn_unproven` with the seats `missing`.
 */
export const requireKnown: SaleQueue["requireKnown"] = async (tx, bookingId, named) => {
  const awaits = new Set<string>();
  for (const ticket of await ticketsUsedFor(tx, bookingId)) {
    const people = await comeAlong(tx, ticket, named.travellerIds, named.isReleased ?? false);
    const papers = bestOf(await passportsShown(tx, await standAlong(tx, ticket, named.travellerIds)));
    const told = papers.flatMap(({ person, digest, isVerified }) =>
      digest
        ? [{ ticketId: ticket.id, person, digest, kind: isVerified ? ("passport" as const) : ("shown" as const) }]
        : [],
    );
    const elsewhere = (await keepKnown(tx, [ticket.id], told)).elsewhere.map(({ person }) => person);
    const missing = named.seats - peopleIn(papers.filter(({ person }) => !elsewhere.includes(person)));
    if (missing > 0) throw new AppError("turn_unproven", { missing });
    const verified = verifiedAmong(papers);
    for (const { travellerId, person } of people) if (!verified.has(person)) awaits.add(travellerId);
  }
  return [...awaits];
};

/** As the seats' people are named, before any passport is asked for. */
export const requireOfPlace: SaleQueue["requireOfPlace"] = async (tx, bookingId, travellerIds) => {
  if (travellerIds.length === 0) return;
  for (const ticket of await ticketsUsedFor(tx, bookingId)) await comeAlong(tx, ticket, travellerIds, false);
};

export const papersOfSeats: SaleQueue["papersOf"] = async (tx, seats) => {
  const named = await namedAt(
    tx,
    "",
    seats.map(({ travellerId }) => travellerId),
  );
  const papers = await passportsShown(
    tx,
    named.map(({ person }) => person),
  );
  const verified = verifiedAmong(papers);
  const sitting = named.flatMap(({ travellerId, person }) =>
    seats.filter((seat) => seat.travellerId === travellerId).map(({ bookingId }) => ({ bookingId, person })),
  );
  const elsewhere = await countedElsewhere(
    tx,
    sitting.flatMap((seat) =>
      papers.flatMap(({ person, digest }) => (person === seat.person && digest ? [{ ...seat, digest }] : [])),
    ),
  );
  return new Map(
    named
      .filter(({ person }) => papers.some((paper) => paper.person === person) && !elsewhere.has(person))
      .map(({ travellerId, person }) => [travellerId, verified.has(person) ? "verified" : "awaits"]),
  );
};

export const verifiedPassports: SaleQueue["verifiedPassports"] = async (tx, travellerIds) => {
  const named = await namedAt(tx, "", travellerIds);
  const papers = await passportsShown(
    tx,
    named.map(({ person }) => person),
  );
  return new Map(
    named.flatMap(({ travellerId, person }) => {
      const [passport] = digestsOf(papers.filter((paper) => paper.person === person && paper.isVerified));
      return passport === undefined ? [] : [[travellerId, passport]];
    }),
  );
};

/** They may stand in line again. */
export const freePlaces: SaleQueue["freePlaces"] = async (tx, bookingId, travellerIds) => {
  const tickets = (await ticketsUsedFor(tx, bookingId)).map(({ id }) => id);
  const people = (await namedAt(tx, "", travellerIds)).map(({ person }) => person);
  await freePeopleOf(tx, tickets, people);
};

/** Whose turn lasts keep their place: the next round gives the turn back to the same people, or frees them once it is over. */
export const freePlacesOver: SaleQueue["freePlacesOver"] = async (tx, bookingIds, now) => {
  const over = (await ticketsUsedFor(tx, ...bookingIds)).filter(
    ({ turnEndsAt, windowState, restsSince }) =>
      windowState === "closed" || turnEndsAt === null || turnEndsAt <= (restsSince ?? now),
  );
  await freePeople(
    tx,
    over.map(({ id }) => id),
  );
};

/**
 * Who is named belongs to the place: stands with it, or shows the passport of somebody who does, as whoever is entered twice
 * in a household. Throws AppError `turn_people` with the `name` of somebody else.
 */
async function comeAlong(
  tx: Db,
  { id }: UsedTicket,
  travellerIds: readonly string[],
  isReleased: boolean,
): Promise<Named[]> {
  const named = await namedAt(tx, id, travellerIds);
  const strangers = named.filter(({ stands }) => !stands);
  if (isReleased || strangers.length === 0) return named;
  const theirs = digestsOf(await passportsShown(tx, await peopleAt(tx, id)));
  const shown = await passportsShown(
    tx,
    strangers.map(({ person }) => person),
  );
  const other = strangers.find(({ person }) => {
    const own = digestsOf(shown.filter((paper) => paper.person === person));
    return ![...own].some((digest) => theirs.has(digest));
  });
  if (other) throw new AppError("turn_people", { name: other.name });
  return named;
}

function digestsOf(papers: readonly PassportShown[]): Set<string> {
  return new Set(papers.flatMap(({ digest }) => (digest ? [digest.toString("hex")] : [])));
}

function verifiedAmong(papers: readonly PassportShown[]): ReadonlySet<string> {
  return new Set(papers.filter(({ isVerified }) => isVerified).map(({ person }) => person));
}

/** Beside a verified passport one that awaits a person says nothing. */
function bestOf(papers: readonly PassportShown[]): PassportShown[] {
  const verified = verifiedAmong(papers);
  return papers.filter(({ person, isVerified }) => isVerified || !verified.has(person));
}

/** One passport under two names is one person. */
function peopleIn(papers: readonly PassportShown[]): number {
  const seen = new Set<string>();
  const people = new Set<string>();
  for (const { person, digest } of papers) {
    const passport = digest?.toString("hex");
    if (passport === undefined || !seen.has(passport)) people.add(person);
    if (passport !== undefined) seen.add(passport);
  }
  return people.size;
}
