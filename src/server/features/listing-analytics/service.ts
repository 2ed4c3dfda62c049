/** Views and what they come to, for the rest of the server. */
import { isbot } from "isbot";
import {
  type ListingImprovements,
  type MarketplaceFigures,
  NAMED_LISTINGS,
  REACH_DAYS,
} from "#contract/listing-analytics.ts";
import { SOURCES } from "#domain/bookings/desk/source.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { amountOf } from "#domain/money.ts";
import { shareOf } from "#domain/operators/figures.ts";
import { improvementsOf } from "#domain/packages/improvements.ts";
import { isOnSale } from "#domain/packages/sale.ts";
import type { Platform } from "#server/platform/context.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { bookingsBySource, type PackageInReach, packagesInReach, ratingOfOperator } from "./figures.repository.ts";
import { listingsOf, marketOf } from "./listings.repository.ts";
import { sweepVisitors } from "./sweep-visitors.job.ts";
import { viewCounter } from "./view-counter.ts";
import { forgetVisitors } from "./views.repository.ts";

export type ReachService = ReturnType<typeof reachService>;

export interface Visit {
  readonly user: Pick<SessionUser, "role"> | null;
  readonly network: string;
  readonly browser: string;
  /** The browser fetches ahead of its reader. */
  readonly isAhead: boolean;
}

export function reachService({ db, clock, log, jobs }: Pick<Platform, "db" | "clock" | "log" | "jobs">) {
  const counter = viewCounter({ db, clock, log });

  /** Only people who may book: no programs, no operator at its own packages or another's, no staff. */
  function view(packageId: string, { user, network, browser, isAhead }: Visit): void {
    const isCustomer = user === null || user.role === "pilgrim";
    if (!isCustomer || isAhead || browser === "" || isbot(browser)) return;
    counter.see({ packageId, visitor: network });
  }

  async function figures(operatorId: string): Promise<MarketplaceFigures> {
    const now = clock();
    const since = addDays(dateOf(now), 1 - REACH_DAYS);
    const [all, rated, sources] = await Promise.all([
      packagesInReach(db, operatorId, since),
      ratingOfOperator(db, operatorId),
      bookingsBySource(db, operatorId),
    ]);
    const views = all.reduce((sum, one) => sum + one.views, 0);
    const enquiries = all.reduce((sum, one) => sum + one.enquiries, 0);
    const listed = all.filter((one) => isOnSale(one, dateOf(now)));
    return {
      asOf: now.toISOString(),
      days: REACH_DAYS,
      listed: listed.length,
      ...{ views, enquiries, conversionPercent: shareOf(enquiries, views) },
      ...rated,
      sources: everySource(sources),
      packages: listed.map(presentPackage),
    };
  }

  async function improvements(operatorId: string): Promise<ListingImprovements> {
    const now = clock();
    const market = await marketOf(db, operatorId, now);
    const own = await listingsOf(db, operatorId, now);
    return {
      asOf: now.toISOString(),
      listed: own.length,
      improvements: improvementsOf(own, market).map(({ listings, ...improvement }) => ({
        ...improvement,
        count: listings.length,
        packages: listings.slice(0, NAMED_LISTINGS),
      })),
    };
  }

  function work(): void {
    jobs.work(sweepVisitors, () => forgetVisitors(db, dateOf(clock())));
  }

  return { view, figures, improvements, flush: counter.flush, work };
}

function everySource(counted: Awaited<ReturnType<typeof bookingsBySource>>): MarketplaceFigures["sources"] {
  const counts = { marketplace: 0, direct_link: 0, campaign: 0, referral: 0, phone: 0 };
  for (const source of SOURCES) counts[source] = counted.find((row) => row.source === source)?.count ?? 0;
  return counts;
}

function presentPackage(row: PackageInReach): MarketplaceFigures["packages"][number] {
  const { id, title, views, enquiries, rating, currency, marketplaceBookings, marketplaceMinor } = row;
  const revenue = amountOf(marketplaceMinor, currency);
  return {
    packageId: id,
    title,
    views,
    enquiries,
    rating,
    fromMarketplace: { bookings: marketplaceBookings, revenue },
  };
}
