/** The hand-off to the official platform: everything to copy there, for the people whose papers the reader keeps. */
import { z } from "zod";
import { BOOKING_PHASES } from "#domain/bookings/booking.ts";
import { HANDOFF_CHECKS } from "#domain/nusuk/handoff.ts";
import { AIDS, SEXES } from "#domain/travellers/traveller.ts";
import { Amount, IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

const id = IdParams.shape.id;
const TravellerParams = z.object({ id, travellerId: id });
/** ISO 3166-1 alpha-2. */
const country = z.string().length(2).nullable();

/** What is copied of one person. */
export const HandoffSheet = z
  .object({
    /** As the lines of the passport print them; empty given names for people with one name. */
    surname: z.string(),
    givenNames: z.string(),
    /** `passport`: read from the lines of a verified one; `typed`: folded from those of the traveller, typed or read. */
    namesFrom: z.enum(["passport", "typed"]),
    birthDate: z.string().nullable(),
    sex: z.enum(SEXES).nullable(),
    nationality: country,
    countryOfResidence: country,
    phone: z.string().nullable(),
    emergencyContact: z.object({ name: z.string(), phone: z.string() }).nullable(),
    /**
     * Of a verified one. The number is masked: it is asked for by itself, and that is recorded. Null where a person
     * verified a passport whose lines were not read.
     */
    passport: z
      .object({ documentId: z.string(), masked: z.string().nullable(), expiresOn: z.string().nullable() })
      .nullable(),
    /** Of a verified one. Sizes in pixels and bytes. */
    photo: z.object({ documentId: z.string(), width: z.int(), height: z.int(), sizeBytes: z.int() }).nullable(),
    biometricsDoneOn: z.string().nullable(),
    aids: z.array(z.enum(AIDS)),
  })
  .meta({ id: "HandoffSheet" });
export type HandoffSheet = z.output<typeof HandoffSheet>;

export const HandoffTraveller = z
  .object({
    id: z.string(),
    /** Given names first, as the passport prints it. */
    name: z.string(),
    isSelf: z.boolean(),
    /** Null: another account keeps their papers, and they prepare themselves there. */
    sheet: HandoffSheet.nullable(),
  })
  .meta({ id: "HandoffTraveller" });
export type HandoffTraveller = z.output<typeof HandoffTraveller>;

/** At a reference rate, not at one that a bank offers; null where it is the price's own currency. */
const Converted = z.object({ amount: Amount, rate: z.number(), asOf: z.string() }).nullable();

export const Handoff = z
  .object({
    bookingId: z.string(),
    /** Ours, for people: `RH-7K3Q2M`. */
    reference: z.string(),
    isMine: z.boolean(),
    /** Who made the booking, and buys. */
    customerName: z.string(),
    phase: z.enum(BOOKING_PHASES),
    packageName: z.string(),
    operatorName: z.string(),
    departureDate: z.string(),
    returnDate: z.string(),
    seats: z.int(),
    /** The last day for the reference; null where the packages name none. */
    referenceDueOn: z.string().nullable(),
    /** The price, and what it is in riyals, which the wallet holds, and in the payer's own currency, at dated rates. */
    price: Amount,
    riyals: Converted,
    home: Converted,
    /** By when money has to be on its way into the wallet. */
    walletBy: z.string().nullable(),
    /** The sale that `walletBy` is counted from, as past years let expect it; null: the last day for the number comes first. */
    saleExpectedOn: z.string().nullable(),
    /** The official number of each application, null until recorded. */
    references: z.array(z.string().nullable()),
    applications: z.array(z.object({ travellerIds: z.array(z.string()) })),
    travellers: z.array(HandoffTraveller),
    checks: z.array(
      z.object({
        check: z.enum(HANDOFF_CHECKS),
        state: z.enum(["ok", "open", "unknown"]),
        /** Travellers whom it waits for. */
        people: z.array(z.string()),
        /** Of somebody the reader may not know it: it stays with the account that keeps their papers. */
        hidesSome: z.boolean(),
      }),
    ),
    asOf: Instant,
  })
  .meta({ id: "Handoff" });
export type Handoff = z.output<typeof Handoff>;

export const readHandoff = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/handoff",
  who: ["pilgrim"],
  summary: "What to copy on Nusuk for a booking that it sells, for the people whose papers the reader keeps.",
  params: IdParams,
  response: Handoff,
});

export const showPassportNumber = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/handoff/:travellerId/passport-number",
  who: ["pilgrim"],
  summary: "The whole number of one person's verified passport; the document's record says who asked.",
  params: TravellerParams,
  response: z.object({ number: z.string() }),
});
