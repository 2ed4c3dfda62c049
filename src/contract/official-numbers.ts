/** Official numbers once they are recorded: who reported them, who has seen them, what has become of them, and a picture. */
import { z } from "zod";
import { MAX_BATCH } from "#domain/bookings/desk/answer.ts";
import { MESSAGE_SIDES } from "#domain/bookings/desk/message.ts";
import { NUMBER_CHANGES } from "#domain/bookings/numbers/official-number.ts";
import { MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import { DateText, IdParams, Instant } from "./amounts.ts";
import { Booking } from "./bookings.ts";
import { PAGE_FILE_ERRORS } from "./page-file.ts";
import { defineRoute } from "./route.ts";

/** Which of two, from 0. */
const application = z.coerce.number().int().min(0).max(1);
const number = z.string().max(200);
/** As the reader saw them, null for one that is missing: refused where they have changed since. */
const shownNumbers = z.array(number.nullable()).min(1).max(2);

export const OfficialNumbers = z
  .object({
    numbers: z.array(
      z.object({
        application: z.int(),
        reference: z.string().nullable(),
        recordedAt: Instant.nullable(),
        /** When the operator saw it; null while it is only reported. */
        seenAt: Instant.nullable(),
        /** The confirmation beside it; null without one. */
        pictureAt: Instant.nullable(),
      }),
    ),
    /** What has become of them, the newest first; at most the newest 50. */
    history: z.array(
      z.object({
        id: z.string(),
        at: Instant,
        application: z.int(),
        what: z.enum(NUMBER_CHANGES),
        by: z.enum(MESSAGE_SIDES),
        /** Which colleague, for the business itself; null for the other side and once the account is gone. */
        name: z.string().nullable(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
    /** The last day on which one can be taken back. */
    withdrawableUntil: DateText,
  })
  .meta({ id: "OfficialNumbers" });
export type OfficialNumbers = z.output<typeof OfficialNumbers>;

export const officialNumbers = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/nusuk",
  who: ["pilgrim", "operator"],
  right: "bookings",
  summary: "The official numbers of a booking, whether the operator has seen them, and what has become of them.",
  params: IdParams,
  response: OfficialNumbers,
});

export const withdrawNumber = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/nusuk/withdraw",
  who: ["pilgrim", "operator"],
  right: "bookings",
  summary:
    "Takes a number back that was recorded by mistake, with everything that followed from it: the booking waits for it again, and its tickets are not valid until it is there.",
  params: IdParams,
  body: z.object({ application: z.int().min(0).max(1), reference: number }),
  response: Booking,
  errors: ["illegal_transition", "changed_meanwhile", "number_stays"],
});

export const seeNumbers = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/nusuk/seen",
  once: "kept",
  who: ["operator"],
  right: "bookings",
  summary: "The operator has seen the numbers that the pilgrim reported: from then on they count.",
  params: IdParams,
  body: z.object({ references: shownNumbers }),
  response: Booking,
  errors: ["illegal_transition", "changed_meanwhile"],
});

export const reportedNumbers = defineRoute({
  method: "GET",
  path: "/api/operator/numbers",
  who: ["operator"],
  right: "bookings",
  summary: "Bookings whose official number is reported and not seen yet, the oldest first; at most 200.",
  response: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      customerName: z.string(),
      packageName: z.string(),
      departureDate: DateText,
      references: z.array(z.string().nullable()),
      recordedAt: Instant,
      /** Applications that have a picture. */
      pictures: z.array(z.int()),
    }),
  ),
});

export const seeManyNumbers = defineRoute({
  method: "POST",
  path: "/api/operator/numbers/seen",
  once: "kept",
  who: ["operator"],
  right: "bookings",
  summary: "The same for many bookings, each by itself; an outcome for each.",
  body: z.object({
    bookings: z
      .array(z.object({ id: IdParams.shape.id, references: shownNumbers }))
      .min(1)
      .max(MAX_BATCH),
  }),
  response: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(["seen", "changed_meanwhile", "illegal_transition", "not_found"]),
    }),
  ),
});

const PictureParams = IdParams.extend({ application });

export const addNumberPicture = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/nusuk/:application/picture",
  who: ["pilgrim"],
  summary: "Keeps a picture of the confirmation beside a number, in place of one sent before; its first page is kept.",
  params: PictureParams,
  multipart: { file: "picture", fields: z.object({}), maxBytes: MAX_UPLOAD_BYTES },
  response: OfficialNumbers,
  errors: PAGE_FILE_ERRORS,
});

export const numberPicture = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/nusuk/:application/picture",
  who: ["pilgrim", "operator"],
  right: "bookings",
  summary: "The picture of the confirmation: for who booked, the household's administrators and the operator.",
  params: PictureParams,
  response: "file",
});

export const removeNumberPicture = defineRoute({
  method: "DELETE",
  path: "/api/bookings/:id/nusuk/:application/picture",
  who: ["pilgrim"],
  summary: "Deletes the picture and its key.",
  params: PictureParams,
  response: OfficialNumbers,
});
