/** What happened to a booking of the demonstration, before it becomes rows. */
import type { BookingPhase, CancelReason } from "#domain/bookings/booking.ts";
import type { Source } from "#domain/bookings/desk/source.ts";
import type { Channel } from "#domain/channel.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import type { Offer } from "../market/offers.ts";
import type { RandomSource } from "../random.ts";

/** How a booking ended or where it stands. `money`: what became of a payment, where the channel takes one. */
interface Ending {
  readonly phase: BookingPhase;
  readonly reason: CancelReason | null;
  readonly money: "none" | "kept" | "in_parts" | "given_back" | "by_the_terms";
  /** Minutes after it was secured until its last change: from, to. */
  readonly minutes: readonly [number, number];
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const ENDINGS = {
  confirmed: { phase: "confirmed", reason: null, money: "kept", minutes: [HOUR, 30 * HOUR] },
  in_instalments: { phase: "awaiting_balance", reason: null, money: "in_parts", minutes: [HOUR, 30 * HOUR] },
  awaiting_reference: { phase: "awaiting_reference", reason: null, money: "none", minutes: [HOUR, 30 * HOUR] },
  awaiting_approval: { phase: "awaiting_approval", reason: null, money: "kept", minutes: [0, 0] },
  hold_expired: { phase: "cancelled", reason: "hold_expired", money: "none", minutes: [15, 16] },
  withdrawn: { phase: "cancelled", reason: "by_pilgrim", money: "given_back", minutes: [HOUR, 20 * HOUR] },
  declined: { phase: "cancelled", reason: "by_operator", money: "given_back", minutes: [2 * HOUR, 40 * HOUR] },
  unanswered: {
    phase: "cancelled",
    reason: "approval_overdue",
    money: "given_back",
    minutes: [48 * HOUR, 48 * HOUR + 1],
  },
  cancelled_later: { phase: "cancelled", reason: "by_pilgrim", money: "by_the_terms", minutes: [2 * DAY, 20 * DAY] },
  /** Of a hold on Nusuk: its pilgrim gave the places back after some weeks. */
  given_up: { phase: "cancelled", reason: "by_pilgrim", money: "none", minutes: [20 * DAY, 29 * DAY] },
} as const satisfies Record<string, Ending>;
export type EndingName = keyof typeof ENDINGS;

export interface DemoBookingPart {
  readonly seats: number;
  readonly room: RoomTypeName | null;
  /** Who has the seats, where that is known. */
  readonly travellerIds?: readonly string[];
}

export interface BookingPlan {
  readonly offer: Offer;
  readonly customerId: string;
  /** What the customer's country of residence decides. */
  readonly channel: Channel;
  readonly parts: readonly DemoBookingPart[];
  readonly source: Source;
  readonly ending: EndingName;
  readonly note?: string;
  readonly createdAt: Date;
}

/** Sizes of parties, as often as they come. */
const PARTY_SIZES = [1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7];

/** A party in rooms of one kind. */
export function someParty(random: RandomSource): DemoBookingPart[] {
  const seats = random.pick(PARTY_SIZES);
  return [
    { seats, room: seats % 4 === 0 || seats === 1 ? "quad" : random.pick(["quad", "triple", "double"] as const) },
  ];
}

export const OTHER_SOURCES = ["direct_link", "campaign", "referral", "phone"] as const satisfies readonly Source[];

/** A first source, the marketplace in 36 of 100. */
export function someSource(random: RandomSource): Source {
  return random.chance(0.36) ? "marketplace" : random.pick(OTHER_SOURCES);
}

/** Reasons that operators gave, in their own words. */
export const DECLINE_NOTES = [
  "The adjoining rooms that you asked for are gone; please look at our other group.",
  "This group is for families of one city only.",
  "The flight has fewer seats left than the hotel.",
  "Please book again with the names as in your passports.",
] as const;
