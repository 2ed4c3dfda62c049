/** The waitlist of a sold-out package: joining the line, one's own places in it, leaving. */
import { z } from "zod";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { WAITLIST_STATES } from "#domain/bookings/holds/waitlist.ts";
import { CHANNELS } from "#domain/channel.ts";
import { ROOM_TYPES } from "#domain/packages/package.ts";
import { IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

export const WaitlistEntry = z
  .object({
    id: z.string(),
    packageId: z.string(),
    packageName: z.string(),
    /** Who sells the package: a country of residence told since may be another channel's, and is offered nothing. */
    channels: z.array(z.enum(CHANNELS)),
    operatorName: z.string(),
    departureDate: z.string(),
    returnDate: z.string(),
    /** The household that waits; null: the account alone. */
    familyId: z.string().nullable(),
    /** The reader joined, and may leave or take the offer; the others of the household look on. */
    isMine: z.boolean(),
    /** The first name of whoever joined. */
    holder: z.string(),
    seats: z.int(),
    roomType: z.enum(ROOM_TYPES).nullable(),
    state: z.enum(WAITLIST_STATES),
    joinedAt: Instant,
    /** 1 is next; null unless waiting. */
    position: z.int().nullable(),
    /** Parties in the line, this one among them; null unless waiting. */
    partiesWaiting: z.int().nullable(),
    /** Free seats that are kept for the line, fewer than its head needs; null unless waiting. */
    keptSeats: z.int().nullable(),
    /** Waits for a package that is off sale for now, so that nothing is offered; or has an offer of a suspended operator, which cannot be taken meanwhile. */
    offSale: z.boolean(),
    /** The hold that was offered. */
    bookingId: z.string().nullable(),
    /** Until when the offer keeps its seats; null unless there is one. */
    offerExpiresAt: Instant.nullable(),
  })
  .meta({ id: "WaitlistEntry" });
export type WaitlistEntry = z.output<typeof WaitlistEntry>;

export const joinWaitlist = defineRoute({
  method: "POST",
  path: "/api/waitlist",
  once: "kept",
  who: ["pilgrim"],
  business: "sell",
  summary: "Queues a party for a package that has too few seats left; offers come by themselves, in order.",
  body: z.object({
    packageId: IdParams.shape.id,
    seats: z.int().min(1).max(MAX_PARTY),
    roomType: z.enum(ROOM_TYPES).optional(),
    /** A household that the asker administers. */
    familyId: IdParams.shape.id.optional(),
  }),
  response: WaitlistEntry,
  status: 201,
  errors: ["seats_left", "already_waiting", "too_many_waitlists", "not_on_sale", "channel_not_served", "unacceptable"],
});

export const listWaitlist = defineRoute({
  method: "GET",
  path: "/api/waitlist",
  who: ["pilgrim"],
  summary:
    "One's own places in line and offers, and those of one's households, the newest first; those that ended stay for 30 days.",
  response: z.array(WaitlistEntry),
});

export const leaveWaitlist = defineRoute({
  method: "DELETE",
  path: "/api/waitlist/:id",
  once: "kept",
  who: ["pilgrim"],
  summary: "Leaves the line, or declines the offer: its seats go to the next party.",
  params: IdParams,
  response: "empty",
  errors: ["illegal_transition"],
});
