/** How far packages reach: views, questions and first sources, counted honestly. */
import { z } from "zod";
import { SOURCES } from "#domain/bookings/desk/source.ts";
import { LISTING_FACTS } from "#domain/packages/improvements.ts";
import { Amount, IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** A congregation that shares a network reads on; what it repeats is not counted. */
const VIEWS_A_MINUTE = 600;

export const viewPackage = defineRoute({
  method: "POST",
  path: "/api/packages/:id/views",
  perMinute: VIEWS_A_MINUTE,
  who: "anyone",
  summary:
    "Says that a package's page is in sight: one view a network and day; programs and the operator itself are not counted.",
  params: IdParams,
  response: "empty",
});

/** The marketplace's figures look back over so many days. */
export const REACH_DAYS = 30;

export const MarketplaceFigures = z
  .object({
    asOf: Instant,
    /** Of views and questions. */
    days: z.int(),
    listed: z.int(),
    views: z.int(),
    enquiries: z.int(),
    /** Questions by view, 0–100; null without a view. */
    conversionPercent: z.number().nullable(),
    /** Mean of all reviews, one decimal; null without any. */
    rating: z.number().nullable(),
    reviewCount: z.int(),
    /** Confirmed bookings with their payment completed, by where their customers first came from; all seasons. */
    sources: z.record(z.enum(SOURCES), z.int()),
    /** Listed ones, the most looked at first. */
    packages: z.array(
      z.object({
        packageId: z.string(),
        title: z.string(),
        views: z.int(),
        enquiries: z.int(),
        rating: z.number().nullable(),
        /** Of its series, all seasons: completed bookings whose customers first came from the marketplace, and their prices. */
        fromMarketplace: z.object({ bookings: z.int(), revenue: Amount }),
      }),
    ),
  })
  .meta({ id: "MarketplaceFigures" });
export type MarketplaceFigures = z.output<typeof MarketplaceFigures>;

export const marketplaceFigures = defineRoute({
  method: "GET",
  path: "/api/operator/marketplace",
  who: ["operator"],
  right: "analytics",
  summary:
    "What the marketplace brought the operator: views and questions of 30 days, ratings, bookings by first source.",
  response: MarketplaceFigures,
});

/** Packages that one rule names at most; their number stands beside them. */
export const NAMED_LISTINGS = 30;

export const ListingImprovements = z
  .object({
    asOf: Instant,
    /** Own listed packages that were looked at. */
    listed: z.int(),
    /** What is worth the most first; empty when nothing is missing. */
    improvements: z.array(
      z.object({
        rule: z.enum([...LISTING_FACTS, "answers"]),
        /** How many other listings on the market state it; null where there is nothing to compare with. */
        others: z.object({ stating: z.int(), of: z.int() }).nullable(),
        /** Questions answered slowly, or waiting for long. */
        slow: z.int().nullable(),
        count: z.int(),
        packages: z.array(z.object({ id: z.string(), title: z.string() })),
      }),
    ),
  })
  .meta({ id: "ListingImprovements" });
export type ListingImprovements = z.output<typeof ListingImprovements>;

export const listingImprovements = defineRoute({
  method: "GET",
  path: "/api/operator/marketplace/improvements",
  who: ["operator"],
  right: "analytics",
  summary: "What would improve the operator's listings, with the reason of each: facts not stated, and slow answers.",
  response: ListingImprovements,
});
