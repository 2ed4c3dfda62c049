/** What a pilgrim's device keeps, encrypted, for the days without a network: one call, and nothing of it in any cache. */
import { z } from "zod";
import { TICKET_STATES } from "#domain/bookings/numbers/ticket.ts";
import { AIDS, SEXES } from "#domain/travellers/traveller.ts";
import { Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** How passport numbers are written: as the person chooses. */
export const PASSPORT_FORMS = ["masked", "complete"] as const;
export type PassportForm = (typeof PASSPORT_FORMS)[number];

const PackedTicket = z.object({
  travellerId: z.string(),
  /** As the passport prints it, given names first. */
  name: z.string(),
  /** From 1, of all seats of the booking. */
  number: z.int(),
  /** What the QR holds: the address of the check with the signed code. */
  address: z.string(),
});

export const PackedJourney = z
  .object({
    bookingId: z.string(),
    reference: z.string(),
    packageName: z.string(),
    operatorName: z.string(),
    departureDate: z.string(),
    returnDate: z.string(),
    departureCity: z.string().nullable(),
    hijriYear: z.int(),
    makkahHotel: z.string().nullable(),
    madinahHotel: z.string().nullable(),
    minaCamp: z.string().nullable(),
    /** The Nusuk reference, or the operator's number. */
    officialNumber: z.string().nullable(),
    /** The operator has yet to see it; packs that were taken before it was asked do not say. */
    isReported: z.boolean(),
    seats: z.int(),
    /** Why there are no tickets, where there are none. */
    ticketState: z.enum(TICKET_STATES),
    /** Those that the reader may have; empty before they are ready. */
    tickets: z.array(PackedTicket),
  })
  .meta({ id: "PackedJourney" });
export type PackedJourney = z.output<typeof PackedJourney>;

export const PackedTraveller = z
  .object({
    id: z.string(),
    isSelf: z.boolean(),
    /** Given names first, as the passport prints it. */
    name: z.string(),
    birthDate: z.string().nullable(),
    sex: z.enum(SEXES).nullable(),
    /** ISO 3166-1 alpha-2. */
    nationality: z.string().nullable(),
    phone: z.string().nullable(),
    emergencyContact: z.object({ name: z.string(), phone: z.string() }).nullable(),
    aids: z.array(z.enum(AIDS)),
    /** Of a verified passport; null without one. */
    passport: z.object({ number: z.string(), expiresOn: z.string().nullable() }).nullable(),
  })
  .meta({ id: "PackedTraveller" });
export type PackedTraveller = z.output<typeof PackedTraveller>;

export const offlinePack = defineRoute({
  method: "GET",
  path: "/api/offline-pack",
  who: ["pilgrim"],
  summary:
    "Journeys until two weeks after the return, with their tickets, and the reader's travellers: for the encrypted copy on their device.",
  query: z.object({ passports: z.enum(PASSPORT_FORMS).optional() }),
  response: z.object({
    /** The server's time: how old the copy is, and whether the device's clock is right. */
    asOf: Instant,
    /** Whose it is: another account's copy is forgotten. */
    userId: z.string(),
    journeys: z.array(PackedJourney),
    travellers: z.array(PackedTraveller),
  }),
});
