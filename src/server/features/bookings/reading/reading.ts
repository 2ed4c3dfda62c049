/** Reading bookings: each side sees its own, and nobody else's is there. */
import type { Booking } from "#contract/bookings.ts";
import { MAX_PAGE } from "#contract/packages.ts";
import type { BookingStatus } from "#domain/bookings/booking.ts";
import { type CombinedOutcome, combine } from "#server/platform/database/combine.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { readPosition, writePosition } from "#server/platform/http/answers/cursor.ts";
import { currentRates } from "#server/platform/records/rates.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { holdsRestUntil } from "../holds/holding.ts";
import { type Actor, sideOf } from "../records/side.ts";
import { administeredAmong } from "../travellers/travellers.repository.ts";
import { travelsOf } from "../travellers/travels.repository.ts";
import { presentBooking } from "./presenter.ts";
import { type BookingRecord, findBooking, findBookings, findOwnBookings } from "./reading.repository.ts";

export interface Query {
  readonly q?: string | undefined;
  readonly status?: BookingStatus | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

const NONE: ReadonlySet<string> = new Set();

export interface PagedBookings {
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
): Promise<PagedBookings> {
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
  return { ...booking, ...(await restOf(deps, user, booking)) };
}

/** What stands before the next hold. */
async function restOf(deps: Dependencies, user: Actor, { phase }: Booking): Promise<Pick<Booking, "holdsRestUntil">> {
  const until = phase === "cancelled" && user.role === "pilgrim" ? await holdsRestUntil(deps, user.id) : null;
  return until ? { holdsRestUntil: until.toISOString() } : {};
}

/** The way to read a hold that the account has made itself: what is asked for at the same moment is read together. */
export function ownHoldsOf(deps: Dependencies): (own: OwnBooking) => Promise<Booking> {
  const read = combine<OwnBooking, Booking>({ together: (asked) => readOwn(deps, asked) });
  return async (own) => {
    const booking = await read(own);
    // The same attempt sent again, and the hold has become something else.
    return booking.phase === "held" ? booking : getBooking(deps, own.user, own.id);
  };
}

interface OwnBooking {
  readonly user: Actor;
  readonly id: string;
}

async function readOwn(deps: Dependencies, asked: readonly OwnBooking[]): Promise<CombinedOutcome<Booking>[]> {
  const ids = asked.map(({ id }) => id);
  const rows = await findOwnBookings(deps.db, ids, deps.clock());
  const [moment, won] = await Promise.all([momentOf(deps, rows), deps.queue.asksForPassports(deps.db, ids)]);
  return asked.map(({ user, id }): CombinedOutcome<Booking> => {
    const row = rows.find((one) => one.id === id && one.userId === user.id);
    if (!row) return { refusal: new AppError("not_found") };
    const booking = presentBooking(row, user, { ...moment, administered: new Set() });
    return { answer: { ...booking, passportsAsked: won.has(id) } };
  });
}

async function presentAll(deps: Dependencies, user: Actor, rows: readonly BookingRecord[]): Promise<Booking[]> {
  const held = rows.filter(({ phase }) => phase === "held").map(({ id }) => id);
  const [moment, administered, won] = await Promise.all([
    momentOf(deps, rows),
    householdsOfOthers(deps.db, user, rows),
    held.length > 0 ? deps.queue.asksForPassports(deps.db, held) : NONE,
  ]);
  return rows.map((row) => {
    const booking = presentBooking(row, user, { ...moment, administered });
    return booking.phase === "held" ? { ...booking, passportsAsked: won.has(row.id) } : booking;
  });
}

async function momentOf({ db, clock, gateway }: Dependencies, rows: readonly BookingRecord[]) {
  const now = clock();
  const named = rows.flatMap(({ parts }) => parts.flatMap(({ travellers }) => travellers));
  const people = new Map(named.map(({ id, userId }) => [id, { key: id, travellerId: id, userId }]));
  const [rates, travels] = await Promise.all([currentRates(db), travelsOf(db, [...people.values()], now)]);
  return { now, rates, travels, cards: gateway.cards };
}

/** Which of the households that others have booked for the reader administers. */
async function householdsOfOthers(
  db: Dependencies["db"],
  { id, role }: Actor,
  rows: readonly BookingRecord[],
): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ userId, familyId }) => (userId === id || familyId === null ? [] : [familyId]));
  return new Set(role === "operator" ? [] : await administeredAmong(db, id, ids));
}
