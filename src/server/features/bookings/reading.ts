/** Reading bookings: each side sees its own, and nobody else's is there. */
import type { Booking } from "#contract/bookings.ts";
import { MAX_PAGE } from "#contract/packages.ts";
import type { BookingStatus } from "#domain/bookings/booking.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { readPosition, writePosition } from "#server/platform/http/cursor.ts";
import { currentRates } from "#server/platform/rates.ts";
import type { Dependencies } from "./dependencies.ts";
import { holdsRestUntil } from "./holding.ts";
import { presentBooking } from "./presenter.ts";
import { type BookingRow, findBooking, findBookings } from "./reading.repository.ts";
import { type Actor, sideOf } from "./side.ts";
import { administeredAmong } from "./travellers.repository.ts";
import { travelsOf } from "./travels.repository.ts";

export interface Query {
  readonly q?: string | undefined;
  readonly status?: BookingStatus | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface Page {
  readonly bookings: Booking[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** Newest first. Staff has no bookings. */
export async function listBookings(
  deps: Dependencies,
  user: Actor,
  query: Query = {},
  side = sideOf(user),
): Promise<Page> {
  if (!side) return { bookings: [], nextCursor: null };
  const { q, status, limit = MAX_PAGE, cursor } = query;
  const after = cursor === undefined ? undefined : readPosition(cursor);
  // One more than asked tells whether there is a next page.
  const now = deps.clock();
  const rows = await findBookings(deps.db, side, { q, status, after, limit: limit + 1 }, now);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const bookings = await presentAll(deps, user, page);
  return { bookings, nextCursor: last && rows.length > limit ? writePosition(last) : null };
}

/** Throws AppError `not_found` for one that is not there or not the asker's. */
export async function getBooking(deps: Dependencies, user: Actor, id: string): Promise<Booking> {
  const side = sideOf(user);
  const now = deps.clock();
  const row = side && (await findBooking(deps.db, side, id, now));
  if (!row) throw new AppError("not_found");
  const [booking] = await presentAll(deps, user, [row]);
  if (!booking) throw new AppError("not_found");
  return { ...booking, ...(await limitsOf(deps, user, booking)) };
}

/** What stands before the next step: passports for seats of a turn, or a rest before the next hold. */
async function limitsOf(
  deps: Dependencies,
  user: Actor,
  { id, phase }: Booking,
): Promise<Pick<Booking, "passportsAsked" | "holdsRestUntil">> {
  if (phase === "held") return { passportsAsked: await deps.queue.asksForPassports(deps.db, id) };
  const until = phase === "cancelled" && user.role === "pilgrim" ? await holdsRestUntil(deps, user.id) : null;
  return until ? { holdsRestUntil: until.toISOString() } : {};
}

async function presentAll(
  { db, clock, gateway }: Dependencies,
  user: Actor,
  rows: readonly BookingRow[],
): Promise<Booking[]> {
  const now = clock();
  const named = rows.flatMap(({ parts }) => parts.flatMap(({ travellers }) => travellers));
  const people = new Map(named.map(({ id, userId }) => [id, { key: id, travellerId: id, userId }]));
  const [rates, travels, administered] = await Promise.all([
    currentRates(db),
    travelsOf(db, [...people.values()], now),
    householdsOfOthers(db, user, rows),
  ]);
  return rows.map((row) => presentBooking(row, user, { now, rates, travels, administered, cards: gateway.cards }));
}

/** Which of the households that others have booked for the reader administers. */
async function householdsOfOthers(
  db: Dependencies["db"],
  { id, role }: Actor,
  rows: readonly BookingRow[],
): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ userId, familyId }) => (userId === id || familyId === null ? [] : [familyId]));
  return new Set(role === "operator" ? [] : await administeredAmong(db, id, ids));
}
