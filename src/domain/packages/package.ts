/** A package: its states, its kinds of stay, its rooms and terms. */
import type { GatewayType } from "../payment-method.ts";

export const ACCOMMODATION_TYPES = ["Standard", "Deluxe", "VIP", "Presidential Suite"] as const;
export type AccommodationType = (typeof ACCOMMODATION_TYPES)[number];

export const CAMP_CLASSES = ["A+", "A", "B", "C", "D"] as const;
/** Of the camp in Mina, as the operator sells it: letters differ from seller to seller (docs/sources.md#camp-classes). */
export type CampClass = (typeof CAMP_CLASSES)[number];

/** Seats of one package. */
export const MAX_CAPACITY = 10_000;

export const PACKAGE_STATUSES = ["draft", "listed", "paused", "closed"] as const;
export type PackageStatus = (typeof PACKAGE_STATUSES)[number];

export const PACKAGE_ACTIONS = ["publish", "pause", "close"] as const;
export type PackageAction = (typeof PACKAGE_ACTIONS)[number];

/** draft → listed ⇄ paused → closed; a closed package stays closed. */
const TRANSITIONS: Record<PackageStatus, Partial<Record<PackageAction, PackageStatus>>> = {
  draft: { publish: "listed" },
  listed: { pause: "paused", close: "closed" },
  paused: { publish: "listed", close: "closed" },
  closed: {},
};

/** The state after an action; null when the action is not open in this state. */
export function afterPackageAction(status: PackageStatus, action: PackageAction): PackageStatus | null {
  return TRANSITIONS[status][action] ?? null;
}

export const ROOM_TYPES = ["quad", "triple", "double"] as const;
export type RoomTypeName = (typeof ROOM_TYPES)[number];

export interface RoomType {
  readonly type: RoomTypeName;
  /** Per person, on top of the package's price; the cheapest room has 0. */
  readonly supplementMinor: number;
}

export const ROOM_OCCUPANTS: Record<RoomTypeName, number> = { quad: 4, triple: 3, double: 2 };

/** Rooms of a package that names none: shared by four, three or two without supplement. */
export const DEFAULT_ROOMS: readonly RoomType[] = ROOM_TYPES.map((type) => ({ type, supplementMinor: 0 }));

/** What one person pays by room, as a package has it or as a booking agreed it. */
export interface PriceList {
  /** Per person in the cheapest room. */
  readonly priceMinor: number;
  readonly roomTypes: readonly RoomType[];
}

/** Off the price of each person where at least `fromPeople` book together. */
export interface GroupDiscount {
  readonly fromPeople: number;
  /** 1–`MAX_DISCOUNT_PERCENT`, whole. */
  readonly percent: number;
}

/** More than half of a price would be another price. */
export const MAX_DISCOUNT_PERCENT = 50;
export const MAX_DISCOUNT_STEPS = 4;

/** Percent off for a party of `people`; 0 where no step is reached. */
export function discountPercent(discounts: readonly GroupDiscount[], people: number): number {
  const reached = discounts.filter(({ fromPeople }) => people >= fromPeople);
  return reached.reduce((best, { percent }) => Math.max(best, percent), 0);
}

/** What comes back of the price when cancelled at least `daysBefore` days before departure. */
export interface CancellationStep {
  readonly daysBefore: number;
  /** 0–100. */
  readonly refundPercent: number;
}

/** What secures the places: so much of a hundred of the price, or a fixed sum a person, never more than the price. */
export type Deposit =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "per_person"; readonly amountMinor: number };

/** How the price may be paid over time, free of interest and charge (docs/sources.md#instalments). */
export interface PaymentTerms {
  readonly deposit: Deposit;
  /** Everything is paid this many days before departure, at least 1. */
  readonly balanceDays: number;
  /** Into how many payments the rest after the deposit may be split, 1 to `MAX_INSTALMENTS`. */
  readonly instalments: number;
  /** So many days after a missed date the places are still kept; fewer than `balanceDays`. */
  readonly graceDays: number;
}

/** More would be credit that needs a permission (docs/sources.md#instalments). */
export const MAX_INSTALMENTS = 12;
export const MAX_GRACE_DAYS = 30;
export const MAX_BALANCE_DAYS = 365;

/** What the operator takes of whoever pays. */
export interface Taking {
  /** At least one. */
  readonly accepts: readonly GatewayType[];
  /** Of one payment, in the package's currency; less is taken only as the whole of an amount that is due. 0: any. */
  readonly minimumMinor: number;
}

export interface Terms {
  /** `approval`: the operator answers each booking within 48 h; `instant`: confirmed at once. */
  readonly approval: "approval" | "instant";
  /** Longest notice first. */
  readonly cancellation: readonly CancellationStep[];
  /** Names and rooms may be changed until so many days before departure; four weeks where nothing is said. */
  readonly changeDays?: number | undefined;
  /** Channel operator; missing: the whole price secures the places. */
  readonly payment?: PaymentTerms | undefined;
  /** Channel operator; missing: whatever the gateway takes, in any amount. */
  readonly taking?: Taking | undefined;
}

export const MAX_CHANGE_DAYS = 120;

/** The terms of an operator that has written none. */
export const STANDARD_TERMS: Terms = {
  approval: "approval",
  cancellation: [
    { daysBefore: 60, refundPercent: 90 },
    { daysBefore: 30, refundPercent: 50 },
    { daysBefore: 14, refundPercent: 25 },
  ],
};

/** Percent (0–100) of the price that comes back `daysBefore` days before departure. */
export function refundPercent(terms: Pick<Terms, "cancellation">, daysBefore: number): number {
  const reached = terms.cancellation.filter((step) => daysBefore >= step.daysBefore);
  return reached.reduce((best, step) => Math.max(best, step.refundPercent), 0);
}
