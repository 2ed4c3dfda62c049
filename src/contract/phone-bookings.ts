/** Bookings made by phone: entered by the operator, claimed by the pilgrim with a one-time link. */
import { z } from "zod";
import { BOOKING_PHASES, BOOKING_STATUSES, MAX_PARTS, MAX_PARTY } from "#domain/bookings/booking.ts";
import { CLAIM_STATES } from "#domain/bookings/desk/phone.ts";
import { CHANNELS } from "#domain/channel.ts";
import { CURRENCIES } from "#domain/money.ts";
import { ROOM_TYPES } from "#domain/packages/package.ts";
import { MAX_NAME, MAX_PHONE, SEXES } from "#domain/travellers/traveller.ts";
import { LOCALES } from "#i18n/locales.ts";
import { Amount, DateText, IdParams, Instant } from "./amounts.ts";
import { Booking } from "./bookings.ts";
import { IdempotencyHeaders } from "./idempotency.ts";
import { defineRoute } from "./route.ts";
import { filledLine, filledText, nameLine, textUpTo } from "./text.ts";

const country = z.string().length(2);

/** Somebody who travels, as far as the caller has said. */
const Person = z.object({
  surname: filledText(MAX_NAME),
  /** Empty for people with one name. */
  givenNames: textUpTo(MAX_NAME),
  birthDate: DateText.nullable().optional(),
  sex: z.enum(SEXES).nullable().optional(),
  nationality: country.nullable().optional(),
});

/** `id`: of somebody who is named already; what is left out of them stays as it is. */
const NamedPerson = Person.extend({ id: IdParams.shape.id.optional() });

const ShownPerson = Person.extend({
  id: z.string(),
  birthDate: z.string().nullable(),
  sex: z.enum(SEXES).nullable(),
  nationality: z.string().nullable(),
});

export const PhoneBooking = z
  .object({
    id: z.string(),
    reference: z.string(),
    createdAt: Instant,
    customerName: z.string(),
    /** Null once it is claimed: from then on they are the pilgrim's own. */
    contactEmail: z.string().nullable(),
    contactPhone: z.string().nullable(),
    /** Of residence; decides the channel. */
    country: z.string().nullable(),
    status: z.enum(BOOKING_STATUSES),
    phase: z.enum(BOOKING_PHASES),
    channel: z.enum(CHANNELS).nullable(),
    holdExpiresAt: Instant.nullable(),
    total: Amount,
    paid: Amount,
    /** Money that the operator has to give back by hand and has not recorded yet. */
    owedBack: Amount,
    seats: z.int(),
    packageName: z.string(),
    departureDate: z.string(),
    claim: z.enum(CLAIM_STATES),
    linkExpiresAt: Instant.nullable(),
    claimedAt: Instant.nullable(),
    /** In order, with those named so far; empty once it is claimed. */
    parts: z.array(
      z.object({
        packageName: z.string(),
        roomType: z.enum(ROOM_TYPES).nullable(),
        seats: z.int(),
        people: z.array(ShownPerson),
      }),
    ),
  })
  .meta({ id: "PhoneBooking" });
export type PhoneBooking = z.output<typeof PhoneBooking>;

/** `link` is shown once, and again only to the same attempt: its hash alone is kept. */
const WithLink = z.object({ booking: PhoneBooking, link: z.string(), mailed: z.boolean() });

export const PhoneRequest = z.object({
  customer: z.object({
    firstName: nameLine(MAX_NAME),
    lastName: nameLine(MAX_NAME),
    email: z.email().max(254).optional(),
    phone: filledText(MAX_PHONE).optional(),
    country,
    /** Of the mail. */
    language: z.enum(LOCALES).optional(),
  }),
  parts: z
    .array(
      z.object({
        packageId: IdParams.shape.id,
        roomType: z.enum(ROOM_TYPES).optional(),
        seats: z.int().min(1).max(MAX_PARTY),
        /** Parts of the same number sleep in one room; without one the operator arranges it later. */
        room: z.int().min(1).max(MAX_PARTS).optional(),
        people: z.array(Person).max(MAX_PARTY).default([]),
      }),
    )
    .min(1)
    .max(MAX_PARTS),
  /** An hour to seven days ahead. */
  heldUntil: Instant,
  /** Whether the link is mailed to the caller at once. */
  sendMail: z.boolean().default(false),
});
export type PhoneRequest = z.output<typeof PhoneRequest>;

const operators = { who: ["operator"], right: "bookings" } as const;

export const createPhoneBooking = defineRoute({
  ...operators,
  method: "POST",
  path: "/api/phone-bookings",
  business: "sell",
  summary:
    "Holds seats for somebody who called until the operator's deadline, or takes nothing; answers the claim link.",
  once: "own",
  headers: IdempotencyHeaders,
  body: PhoneRequest,
  response: WithLink,
  status: 201,
  errors: [
    "sold_out",
    "not_on_sale",
    "several_operators",
    "idempotency_key_reused",
    "channel_not_served",
    "rooms_do_not_fit",
    "unacceptable",
    "demo_account",
  ],
});

export const listPhoneBookings = defineRoute({
  ...operators,
  method: "GET",
  path: "/api/phone-bookings",
  summary: "The newest 200 bookings that were entered by phone or imported.",
  response: z.array(PhoneBooking),
});

export const namePhoneTravellers = defineRoute({
  ...operators,
  method: "PUT",
  path: "/api/phone-bookings/:id/travellers",
  summary:
    "Names who travels on an unclaimed booking, one list a part; whoever is left out is forgotten, whoever is named with their id stays who they are.",
  params: IdParams,
  body: z.object({
    parts: z
      .array(z.object({ people: z.array(NamedPerson).max(MAX_PARTY) }))
      .min(1)
      .max(MAX_PARTS),
  }),
  response: PhoneBooking,
  errors: [
    "illegal_transition",
    "rooms_do_not_fit",
    "names_are_fixed",
    "changes_closed",
    "in_progress",
    "unacceptable",
  ],
});

export const extendPhoneHold = defineRoute({
  ...operators,
  method: "POST",
  path: "/api/phone-bookings/:id/extend",
  once: "kept",
  business: "sell",
  summary: "Moves the deadline of an unclaimed hold, up to seven days from now.",
  params: IdParams,
  body: z.object({ heldUntil: Instant }),
  response: PhoneBooking,
  errors: ["illegal_transition", "hold_expired", "unacceptable"],
});

export const replaceClaimLink = defineRoute({
  ...operators,
  method: "POST",
  path: "/api/phone-bookings/:id/link",
  once: "kept",
  business: "send",
  summary: "Makes a new claim link; the one before works no more.",
  params: IdParams,
  body: z.object({ sendMail: z.boolean().default(false) }),
  response: WithLink,
  errors: ["illegal_transition", "hold_expired", "demo_account"],
});

export const cancelPhoneBooking = defineRoute({
  ...operators,
  method: "POST",
  path: "/api/phone-bookings/:id/cancel",
  once: "kept",
  summary: "Cancels an unclaimed booking for the caller, by its terms.",
  params: IdParams,
  response: PhoneBooking,
  errors: ["illegal_transition", "in_progress"],
});

export const confirmPhoneBooking = defineRoute({
  ...operators,
  method: "POST",
  path: "/api/phone-bookings/:id/confirm",
  once: "kept",
  business: "sell",
  summary: "Channel nusuk: the caller's word at the phone keeps the hold, free of charge.",
  params: IdParams,
  response: PhoneBooking,
  errors: [
    "illegal_transition",
    "hold_expired",
    "not_on_sale",
    "pay_the_operator",
    "channel_not_served",
    "mixed_channels",
    "in_progress",
  ],
});

const Directly = {
  /** What the operator finds it by: a receipt's or a transfer's number. */
  reference: filledLine(100),
  /** When it moved, not after today. */
  movedOn: DateText,
};

export const recordDirectPayment = defineRoute({
  ...operators,
  method: "POST",
  path: "/api/phone-bookings/:id/payments",
  business: "take_money",
  summary: "Channel operator: records money that was paid to the operator directly, outside the gateway.",
  params: IdParams,
  once: "own",
  headers: IdempotencyHeaders,
  body: z.object({ amount: Amount, ...Directly }),
  response: PhoneBooking,
  errors: [
    "illegal_transition",
    "already_paid",
    "hold_expired",
    "not_on_sale",
    "in_progress",
    "idempotency_key_reused",
    "pay_on_nusuk",
    "channel_not_served",
    "mixed_channels",
    "unacceptable",
  ],
});

export const recordDirectRefund = defineRoute({
  ...operators,
  right: "money",
  method: "POST",
  path: "/api/phone-bookings/:id/refunds",
  once: "kept",
  summary: "Records that all directly paid money that was owed back has been given back by hand.",
  params: IdParams,
  /** `owedBack`: what the screen said; where something else is owed by now, nothing is recorded. */
  body: z.object({ ...Directly, owedBack: Amount.optional() }),
  response: PhoneBooking,
  errors: ["amount_changed", "illegal_transition", "unacceptable"],
});

/** As in the link or as typed; nothing at all is answered as unknown. */
const code = z.string().max(64);

export const viewClaim = defineRoute({
  method: "POST",
  path: "/api/claims/look",
  reads: true,
  who: "anyone",
  summary: "What a claim link leads to, without a name; to a signed-in pilgrim also who is named.",
  body: z.object({ code }),
  response: z.object({
    state: z.enum(CLAIM_STATES),
    /** Only where the reader has claimed it. */
    bookingId: z.string().nullable(),
    reference: z.string(),
    operatorName: z.string(),
    packageName: z.string(),
    seats: z.int(),
    total: z.object({ amount: Amount.shape.amount, currency: z.enum(CURRENCIES) }),
    departureDate: z.string(),
    returnDate: z.string(),
    holdExpiresAt: Instant.nullable(),
    linkExpiresAt: Instant.nullable(),
    people: z.array(z.object({ id: z.string(), surname: z.string(), givenNames: z.string() })),
  }),
  errors: ["link_unknown"],
  perMinute: 30,
});

export const claimBooking = defineRoute({
  method: "POST",
  path: "/api/claims/take",
  once: "kept",
  who: ["pilgrim"],
  summary:
    "Makes the booking the signed-in pilgrim's, with its people and payments; again by the same pilgrim, nothing changes.",
  body: z.object({
    code,
    /** Which of those named is the pilgrim; null for none. */
    selfId: IdParams.shape.id.nullable().default(null),
  }),
  response: Booking,
  errors: [
    "link_unknown",
    "link_used",
    "link_expired",
    "hold_expired",
    "illegal_transition",
    "demo_account",
    "already_travelling",
    "too_many_travellers",
    "unacceptable",
  ],
  perMinute: 30,
});
