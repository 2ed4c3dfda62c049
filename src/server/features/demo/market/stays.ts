/** Invented hotels, camps and package names; none of them exists. */
import {
  type AccommodationType,
  type CampClass,
  type GroupDiscount,
  type RoomType,
  STANDARD_TERMS,
  type Terms,
} from "#domain/packages/package.ts";

/** What a package costs, in words; the cuts are those of SPEC's price buckets. */
export type Tier = "budget" | "mid" | "premium";

interface TierFacts {
  /** US dollars a person. */
  readonly dollars: readonly [number, number];
  readonly metres: readonly [number, number];
  readonly stays: readonly AccommodationType[];
  readonly makkah: readonly string[];
  readonly madinah: readonly string[];
  readonly kinds: readonly string[];
  readonly meals: readonly string[];
  /** Share of packages, 0–1, that move to Aziziyah for the peak. */
  readonly shifting: number;
  /** Supplements a person in dollars: triple and double room. */
  readonly supplements: readonly [number, number];
}

export const TIER_FACTS: Record<Tier, TierFacts> = {
  budget: {
    dollars: [2400, 4950],
    metres: [2200, 9000],
    stays: ["Standard"],
    makkah: ["Aziziyah Garden House", "Sahl Residence", "Wadi Rest Towers", "Ruba House", "Batha View Hotel"],
    madinah: ["Quba Road Lodge", "Nakheel Rest House", "Uhud Side Hotel"],
    kinds: ["Essentials", "Shared", "Simple", "Saver"],
    meals: ["Half board", "Breakfast and dinner boxes", "Meals in Mina and Arafat only"],
    shifting: 0.85,
    supplements: [250, 550],
  },
  mid: {
    dollars: [5000, 9950],
    metres: [350, 2800],
    stays: ["Standard", "Deluxe", "Deluxe"],
    makkah: [
      "Dar Sakinah Hotel",
      "Jabal Noor View",
      "Ajyad Lantern Hotel",
      "Hijrah Court",
      "Misfalah Terrace",
      "Safwan Hotel",
    ],
    madinah: ["Taybah Courtyard", "Rawdah Lane Hotel", "Ansar Gardens", "Saffron House Madinah"],
    kinds: ["Family", "Classic", "Comfort", "Companions", "Journey"],
    meals: ["Half board", "Full board", "Full board with family kitchen"],
    shifting: 0.35,
    supplements: [600, 880],
  },
  premium: {
    dollars: [10000, 19000],
    metres: [80, 480],
    stays: ["VIP", "VIP", "Presidential Suite"],
    makkah: ["Qasr Yaqut", "Mataf Gate Suites", "The Crescent Court", "Marwah Heights"],
    madinah: ["Green Dome Residence", "Haram Gate Suites", "Qasr Tayyib"],
    kinds: ["Signature", "Premium", "Suites", "Unhurried"],
    meals: ["Full board, open buffet", "Full board, à la carte"],
    shifting: 0.05,
    supplements: [1200, 2100],
  },
};

/** Rooms by the tier's supplements; the one for four has none. */
export function roomsOf(tier: Tier): RoomType[] {
  const [triple, double] = TIER_FACTS[tier].supplements;
  return [
    { type: "quad", supplementMinor: 0 },
    { type: "triple", supplementMinor: triple * 100 },
    { type: "double", supplementMinor: double * 100 },
  ];
}

/** What operators of the world give to families: a little from five people on, more to a party that fills two rooms. */
const FAMILY_DISCOUNTS: readonly GroupDiscount[] = [
  { fromPeople: 5, percent: 4 },
  { fromPeople: 8, percent: 7 },
];

/** Where the name speaks of families. */
export function discountsOf(title: string): readonly GroupDiscount[] {
  return /Family|Aile/.test(title) ? FAMILY_DISCOUNTS : [];
}

const NEAREST_METRES = 250;
const NEAR_METRES = 1000;

/** Camps go with the price and the hotel; the farthest of the simple ones say nothing of theirs. */
export function campClassOf(tier: Tier, distanceMetres: number): CampClass | null {
  if (tier === "premium") return distanceMetres < NEAREST_METRES ? "A+" : "A";
  if (tier === "mid") return distanceMetres < NEAR_METRES ? "B" : "C";
  return distanceMetres < 7000 ? "D" : null;
}

export const THEMES =
  "Zamzam Arafah Rawdah Sakinah Tawaf Muzdalifah Talbiyah Miqat Quba Hira Barakah Safa Marwah Tayyibah Ihram Mina Hidayah Rahmah Salam Nur".split(
    " ",
  );

/** Ladders that operators write: the standard one, a kinder and a stricter one; some confirm at once. */
export const TERMS: readonly Terms[] = [
  STANDARD_TERMS,
  {
    ...STANDARD_TERMS,
    payment: { deposit: { kind: "percent", percent: 20 }, balanceDays: 60, instalments: 4, graceDays: 7 },
  },
  {
    approval: "approval",
    cancellation: [
      { daysBefore: 90, refundPercent: 95 },
      { daysBefore: 45, refundPercent: 60 },
      { daysBefore: 21, refundPercent: 30 },
    ],
    payment: { deposit: { kind: "per_person", amountMinor: 500_00 }, balanceDays: 45, instalments: 1, graceDays: 10 },
  },
  {
    approval: "instant",
    cancellation: [
      { daysBefore: 120, refundPercent: 80 },
      { daysBefore: 60, refundPercent: 40 },
    ],
    payment: { deposit: { kind: "percent", percent: 30 }, balanceDays: 75, instalments: 6, graceDays: 5 },
  },
];
