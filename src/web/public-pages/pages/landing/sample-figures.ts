/** SPEC §9's marketing figures of the landing page; each stands beside a note that it is an example. */

/** Share of a hundred failed bookings, in SPEC's order. */
export const FAILURE_CAUSES = [
  { name: "documents", share: 40 },
  { name: "queue", share: 25 },
  { name: "payment", share: 20 },
  { name: "language", share: 15 },
] as const;

export const COMPLIANCE_PERCENT = 99;

export const DEMO_FIGURES = { complete: 85, revenueThousands: 847, packages: 142, bookings: 89, rating: 4.8 };

export const PLANS = [
  { name: "premium", dollars: 4850, nights: 14, metres: 150, tone: "fill-plate-vip" },
  { name: "family", dollars: 3200, nights: 18, metres: 800, tone: "fill-plate-deluxe" },
  { name: "economic", dollars: 2450, nights: 21, metres: 1900, tone: "fill-plate-suite" },
] as const;
