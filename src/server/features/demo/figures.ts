/** The sample figures (SPEC §9) that the world is built to compute to; docs/deviations.md says which of them cannot agree. */

/** The one seed of the shipped world. */
export const SEED = "rihla";

/** Packages on the market beside the demo operator's, and how many operators they belong to. */
export const OTHER_LISTED = 186;

/** What the demo operator's own queries give on the day the world is made. */
export const DEMO_OPERATOR = {
  listed: 24,
  drafts: 3,
  /** Completed bookings a series over all seasons: 24 × 125 = 3,000. */
  completedPerSeries: 125,
  /** Of those, how many first came by the marketplace (36 %). */
  marketplacePerSeries: 45,
  /** Every booking ever started: 3,000 of 3,428 is 87.5 %. */
  started: 3428,
  /** Of the season on sale. */
  confirmed: 156,
  pending: 23,
  /** Pending for more than 24 hours: each needs the operator's attention. */
  overdue: 7,
  /** Of the confirmed ones, paid in these 30 days and in the 30 before: +6.5 %, with revenue +12.5 % and average +5.7 %. */
  paidLately: 33,
  paidBefore: 31,
  revenueGrowth: 1.125,
  /** Active thirty days ago: 179 are +8.5 % of it, the nearest to +8.2 % in whole bookings. */
  activeBefore: 165,
  /** Cancelled ones of the season on sale, beside those given up lately; the rest that came to nothing lies in past seasons. */
  cancelledThisSeason: 20,
  /** Ratings 5, 4, 3, 2, 1: 312 reviews with the sum 1,466, so 4.7. */
  ratings: [242, 52, 14, 2, 2],
  /** Of the last thirty days: 1,112 questions of 12,494 views are 8.9 %. */
  views: 12_494,
  enquiries: 1112,
} as const;

/** How well one of the household's preferred packages meets what it has stated, in percent. */
export const AMINA_MATCH = 98;

/** Amina's place in the line of a sold-out package. */
export const AMINA_IN_LINE = 3;

/** How many past seasons the world remembers. */
export const PAST_SEASONS = 3;
