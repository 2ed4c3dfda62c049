/** For whom seats of a turn are kept: people who are named and have shown a passport, each of whom counts once in the line. */
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type PassportShown, passportsShown } from "../documents/service.ts";
import { keepKnown, standAlong, ticketsUsedFor } from "./known.repository.ts";

export interface Named {
  readonly seats: number;
  /** Who travels on them. */
  readonly travellerIds: readonly string[];
}

/**
 * Before seats of a turn are kept for good: each is for somebody named, of whom a passport was looked at and is not refused
 * (one that awaits a person counts), and who counts with no other place of that line. From then on they count with this one.
 * Nothing is asked of seats without a turn, nor in a demonstration's simulated window. Throws AppError `turn_unproven` with
 * the seats `missing`.
 */
export async function requireKnown(tx: Db, bookingId: string, { seats, travellerIds }: Named): Promise<void> {
  for (const ticket of await ticketsUsedFor(tx, bookingId)) {
    const papers = bestOf(await passportsShown(tx, await standAlong(tx, ticket, travellerIds)));
    const told = papers.flatMap(({ person, digest, isVerified }) =>
      digest
        ? [{ ticketId: ticket.id, person, digest, kind: isVerified ? ("passport" as const) : ("shown" as const) }]
        : [],
    );
    const elsewhere = (await keepKnown(tx, [ticket.id], told)).elsewhere.map(({ person }) => person);
    const missing = seats - peopleIn(papers.filter(({ person }) => !elsewhere.includes(person)));
    if (missing > 0) throw new AppError("turn_unproven", { missing });
  }
}

/** Beside a verified passport one that awaits a person says nothing. */
function bestOf(papers: readonly PassportShown[]): PassportShown[] {
  const verified = new Set(papers.filter(({ isVerified }) => isVerified).map(({ person }) => person));
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
