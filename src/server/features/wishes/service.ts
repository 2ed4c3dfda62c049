/** Shared wishes and their counts for the rest of the server. */
import { setImmediate as letOthersIn } from "node:timers/promises";
import type { SharedWishes, WishCounts } from "#contract/wishes.ts";
import { dateOf } from "#domain/calendar.ts";
import { DAY_MS } from "#domain/durations.ts";
import { toMajor } from "#domain/money.ts";
import type { Matchable, StatedWishes } from "#domain/packages/search/match.ts";
import { fits, SHARED_WISHES_DAYS, tellable } from "#domain/packages/search/wish-count.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import * as rows from "./repository.ts";
import { sweepWishes } from "./sweep-wishes.job.ts";

export type WishService = ReturnType<typeof wishService>;

export function wishService({ db, clock, jobs }: Pick<Platform, "db" | "clock" | "jobs">) {
  const oldest = () => new Date(clock().getTime() - SHARED_WISHES_DAYS * DAY_MS);

  async function shared(userId: string): Promise<SharedWishes> {
    const row = await rows.findShared(db, userId, oldest());
    return { shared: row ? { wishes: row.wishes, updatedAt: row.updatedAt.toISOString() } : null };
  }

  /** Throws AppError `demo_account`: what a visitor wishes is nothing for the next one. */
  async function share(
    user: SessionUser,
    { wishes, consentVersion }: { wishes: StatedWishes; consentVersion: string },
  ) {
    if (user.demo) throw new AppError("demo_account");
    await rows.keepShared(db, { userId: user.id, wishes, consentVersion, updatedAt: clock() });
    return shared(user.id);
  }

  /** Throws AppError `demo_account`: the next visitor finds the demonstration's wishes, too. */
  async function withdraw({ id, demo }: SessionUser): Promise<SharedWishes> {
    if (demo) throw new AppError("demo_account");
    await rows.deleteShared(db, id);
    return { shared: null };
  }

  /** Counted at the day's first reading; whoever asks again that day reads the same. */
  async function counts(operatorId: string): Promise<WishCounts> {
    const day = dateOf(clock());
    const offers = await rows.listOffers(db, operatorId, day);
    const frozen = await rows.countsOfDay(db, operatorId, day);
    const told = new Map((frozen.length > 0 ? frozen : await count(operatorId, day, offers)).map(asEntry));
    const packages = offers.map(({ id, title }) => ({ id, title, households: told.get(id) ?? null }));
    // Null, not counted yet, comes last.
    return { day, packages: packages.sort((a, b) => (b.households ?? -1) - (a.households ?? -1)) };
  }

  async function count(operatorId: string, day: string, offers: readonly rows.OfferRow[]): Promise<rows.WishCount[]> {
    const households = await rows.listReadyWishes(db, oldest());
    const counted: rows.WishCount[] = [];
    for (const offer of offers) {
      const matchable = matchableOf(offer);
      const fitting = households.filter((wishes) => fits(matchable, wishes)).length;
      counted.push({ packageId: offer.id, households: tellable(fitting) });
      await letOthersIn();
    }
    return db.transaction().execute((tx) => rows.freeze(tx, { operatorId, day, counted }));
  }

  function work(): void {
    jobs.work(sweepWishes, () => rows.deleteSharedBefore(db, oldest()));
  }

  return { shared, share, withdraw, counts, work };
}

function asEntry({ packageId, households }: rows.WishCount): [string, number] {
  return [packageId, households];
}

function matchableOf({ priceMinor, distanceMetres, availableSlots, keptSeats, ...offer }: rows.OfferRow): Matchable {
  return {
    ...offer,
    price: toMajor(priceMinor),
    distanceFromHaram: distanceMetres,
    // What is kept for the waitlist is not for sale.
    availableSlots: availableSlots - keptSeats,
  };
}
