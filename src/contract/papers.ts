/** Papers of a booking: tickets, receipt, confirmation, calendar file; and the public check of a ticket. */
import { z } from "zod";
import { LONGEST_TICKET_CODE, TICKET_CHECKS } from "#domain/bookings/numbers/ticket.ts";
import { IdParams, TimeZone } from "./amounts.ts";
import { defineRoute } from "./route.ts";

export const getTicket = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/ticket",
  who: ["pilgrim"],
  summary:
    "PDF with one page a traveller and a signed QR: all of them for the booker and the household's administrators, else those of the reader's own people.",
  params: IdParams,
  query: z.object({
    /** This one alone. */
    traveller: z.string().min(1).max(64).optional(),
  }),
  response: "file",
  errors: ["ticket_not_ready"],
});

export const getReceipt = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/receipt",
  who: ["pilgrim"],
  summary: "PDF of payments and refunds as the ledger has them: all for the booker, their own for who has paid a part.",
  params: IdParams,
  query: z.object({
    /** IANA name of the zone whose days it tells; Asia/Riyadh when left out. */
    timeZone: TimeZone.optional(),
  }),
  response: "file",
  errors: ["nothing_paid"],
});

export const getConfirmation = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/confirmation",
  who: ["pilgrim"],
  summary: "PDF that confirms the booking with its people, price and terms; for the booker.",
  params: IdParams,
  response: "file",
  errors: ["illegal_transition"],
});

export const getCalendar = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/calendar",
  who: ["pilgrim"],
  summary: "iCalendar file (RFC 5545) of the journey, the days of Hajj and what is due before.",
  params: IdParams,
  query: z.object({
    /** IANA name for what has a time of day; Asia/Riyadh when left out. */
    timeZone: z.string().min(1).max(64).optional(),
  }),
  response: "file",
});

export const TicketVerdict = z
  .object({
    check: z.enum(TICKET_CHECKS),
    /** As little as a checker at the bus needs; null for what is not ours. */
    ticket: z
      .object({
        /** Of the traveller, `A. R.`. */
        initials: z.string(),
        reference: z.string(),
        packageName: z.string(),
        operatorName: z.string(),
        departureDate: z.string(),
        returnDate: z.string(),
        /** Of the whole booking. */
        seats: z.int(),
      })
      .nullable(),
  })
  .meta({ id: "TicketVerdict" });
export type TicketVerdict = z.output<typeof TicketVerdict>;

export const verifyTicket = defineRoute({
  method: "GET",
  path: "/api/tickets/verify",
  who: "anyone",
  summary: "What the code of a ticket's QR is worth at this moment.",
  query: z.object({ code: z.string().min(1).max(LONGEST_TICKET_CODE) }),
  response: TicketVerdict,
});
