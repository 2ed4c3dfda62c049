/** Operators' spreadsheets of people who were booked elsewhere: looked at, made all or nothing, undone within a day. */
import { z } from "zod";
import { MAX_SHEET_BYTES } from "#domain/imports/limits.ts";
import { PASSENGER_FIELDS } from "#domain/imports/passengers/columns.ts";
import { DATE_ORDERS } from "#domain/imports/read-date.ts";
import { DECIMAL_SIGNS } from "#domain/imports/read-number.ts";
import { Amount, IdParams, Instant } from "./amounts.ts";
import { ROW_STATES, SHEET_ENCODINGS } from "./package-imports.ts";
import { defineRoute } from "./route.ts";

const Field = z.enum(PASSENGER_FIELDS);

/** A multipart field that holds JSON. */
const ColumnsText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "JSON" });
      return z.NEVER;
    }
  })
  .pipe(z.array(Field.nullable()).max(100));

const PassengerAnswers = z.object({
  columns: ColumnsText.optional(),
  dateOrder: z.enum(DATE_ORDERS).optional(),
  decimal: z.enum(DECIMAL_SIGNS).optional(),
  encoding: z.enum(SHEET_ENCODINGS).optional(),
});
export type PassengerAnswers = z.output<typeof PassengerAnswers>;

const PassengerImportFields = PassengerAnswers.extend({
  /** `preview` is a dry run: it changes nothing and says exactly what would be made. */
  mode: z.enum(["preview", "commit"]),
  /** `yes`: each new booking's claim link is mailed to the address of its rows. */
  sendLinks: z.enum(["yes", "no"]).default("no"),
  /** Made by the caller, to ask for progress with. */
  importId: z.uuid().optional(),
});
export type PassengerImportFields = z.output<typeof PassengerImportFields>;

export const PassengerImport = z
  .object({
    file: z.object({
      kind: z.enum(["csv", "xlsx"]),
      encoding: z.enum(SHEET_ENCODINGS).nullable(),
      delimiter: z.string().nullable(),
      hasMacros: z.boolean(),
    }),
    headRow: z.int(),
    columns: z.array(z.object({ head: z.string(), field: Field.nullable() })),
    missing: z.array(Field),
    questions: z.array(z.object({ about: z.enum(["dateOrder", "decimal"]), example: z.string() })),
    /** Of rows. An import adds bookings and changes none. */
    counts: z.object({ new: z.int(), update: z.int(), unchanged: z.int(), wrong: z.int() }),
    rows: z.array(
      z.object({
        row: z.int(),
        state: z.enum(ROW_STATES),
        cells: z.array(z.string()),
        problems: z.array(z.object({ field: Field, column: z.int().nullable(), text: z.string() })),
      }),
    ),
    /** What is made of the new rows. */
    creates: z.object({
      bookings: z.int(),
      travellers: z.int(),
      /** Seats by package. */
      seats: z.array(z.object({ packageName: z.string(), seats: z.int(), left: z.int() })),
      /** Held until claimed and paid, confirmed, waiting for a balance or for a Nusuk number. */
      held: z.int(),
      confirmed: z.int(),
      awaitingBalance: z.int(),
      awaitingReference: z.int(),
      /** Money that is written down as paid directly, by currency. */
      paid: z.array(Amount),
      /** New bookings with an address for their link. */
      withEmail: z.int(),
    }),
    /** The import that was made; null for a dry run, and where nothing was new. */
    savedId: z.string().nullable(),
  })
  .meta({ id: "PassengerImport" });
export type PassengerImport = z.output<typeof PassengerImport>;

const operators = { who: ["operator"], right: "bookings" } as const;
const file = { file: "file", maxBytes: MAX_SHEET_BYTES } as const;

export const importPassengers = defineRoute({
  ...operators,
  method: "POST",
  path: "/api/phone-bookings/import",
  business: "sell",
  summary:
    "Reads a CSV or XLSX file of people who are booked already. `preview` changes nothing; `commit` makes every booking or " +
    "none, and the same file again changes nothing: a booking is known by the operator's reference.",
  multipart: { ...file, fields: PassengerImportFields },
  response: PassengerImport,
  errors: ["too_large", "unsupported_media_type", "sheet_unreadable", "rows_to_mend", "demo_account"],
});

export const passengersToMend = defineRoute({
  ...operators,
  method: "POST",
  path: "/api/phone-bookings/import/rows-to-mend",
  summary: "The rows of a file that cannot be imported, as a CSV file with what is wrong in a column of its own.",
  multipart: { ...file, fields: PassengerAnswers },
  response: "file",
  errors: ["too_large", "unsupported_media_type", "sheet_unreadable"],
});

export const passengerTemplate = defineRoute({
  ...operators,
  method: "GET",
  path: "/api/phone-bookings/import/template",
  summary: "An empty sheet with the columns of an import of passengers and one example row.",
  query: z.object({ format: z.enum(["csv", "xlsx"]).default("csv") }),
  response: "file",
});

export const passengerProgress = defineRoute({
  ...operators,
  method: "GET",
  path: "/api/phone-bookings/import/:importId/progress",
  summary: "How far an import of one's own is that runs on this node.",
  params: z.object({ importId: z.uuid() }),
  response: z.object({ stage: z.enum(["reading", "comparing", "saving"]), done: z.int(), total: z.int() }),
});

export const listPassengerImports = defineRoute({
  ...operators,
  method: "GET",
  path: "/api/phone-bookings/imports",
  summary: "The newest 20 imports of passengers.",
  response: z.array(
    z.object({
      id: z.string(),
      importedAt: Instant,
      bookings: z.int(),
      travellers: z.int(),
      undoneAt: Instant.nullable(),
      /** Until then it can be undone; null once that is over. */
      undoUntil: Instant.nullable(),
    }),
  ),
});

export const undoPassengerImport = defineRoute({
  ...operators,
  method: "POST",
  path: "/api/phone-bookings/imports/:id/undo",
  once: "kept",
  summary:
    "Takes back what an import made within 24 hours, all or nothing; with ?preview=true it only says what stands in the way.",
  params: IdParams,
  query: z.object({ preview: z.enum(["", "true", "1"]).optional() }),
  response: z.object({
    /** Bookings that go without a trace, and those that are cancelled because money of theirs stands in the books. */
    removed: z.int(),
    cancelled: z.int(),
    /** Bookings that something else has happened to: while there are any, nothing is undone. */
    blocked: z.array(z.object({ reference: z.string(), why: z.enum(["claimed", "changed", "paid"]) })),
    done: z.boolean(),
  }),
  errors: ["illegal_transition"],
});
