/** How money, dates and ids travel. */
import { z } from "zod";
import { ANSWER_KINDS } from "#domain/bookings/desk/answer.ts";
import { isIsoDate } from "#domain/calendar.ts";
import { CURRENCIES } from "#domain/money.ts";
import { isTimeZone } from "#domain/notifications/quiet-hours.ts";

/** `{amount: "1234.50", currency: "GBP"}`; so many digits that minor units stay exact. */
export const Amount = z
  .object({ amount: z.string().regex(/^-?\d{1,12}\.\d{2}$/), currency: z.enum(CURRENCIES) })
  .meta({ id: "Amount" });

/** `YYYY-MM-DD`. */
export const DateText = z.string().refine(isIsoDate, { error: "YYYY-MM-DD" });

/** ISO 8601, UTC. */
export const Instant = z.iso.datetime();

/** A zone of the IANA database, such as `Europe/London`. */
export const TimeZone = z.string().max(64).refine(isTimeZone);

/** Ids are made by us: letters, digits, hyphen and underscore. */
export const IdParams = z.object({
  id: z
    .string()
    .max(64)
    .regex(/^[\w-]+$/),
});

/** An operator's answer that can still be taken back. */
export const WaitingAnswer = z.object({ kind: z.enum(ANSWER_KINDS), until: Instant });

/** A payment that came, or money that went back or is on its way. */
export const BookingMovement = z.object({
  id: z.string(),
  kind: z.enum(["charge", "refund"]),
  /** False: on its way back. */
  isDone: z.boolean(),
  amount: Amount,
  at: Instant,
  /** Null where the gateway does not name it, and for household members who neither booked nor paid with it. */
  card: z.object({ brand: z.string(), lastFour: z.string() }).nullable(),
});
