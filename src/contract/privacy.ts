/** The rights over one's own data: a copy, erasure, and wishes that a person decides. */
import { z } from "zod";
import { LONGEST_LETTER } from "#domain/contact/contact.ts";
import { ASKED_RIGHTS, EXPORT_FORMS } from "#domain/contact/privacy-rights.ts";
import { Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { filledText } from "./text.ts";

export const exportOwnData = defineRoute({
  method: "GET",
  path: "/api/user/export",
  who: "signed_in",
  summary: "All that is kept about the account: a ZIP with the documents' pages, or the JSON of it alone.",
  query: z.object({ form: z.enum(EXPORT_FORMS).default("zip") }),
  response: "file",
});

export const erasurePreview = defineRoute({
  method: "GET",
  path: "/api/user/erasure",
  who: "signed_in",
  summary: "What stands in the way of erasing the account, and what would be kept.",
  response: z.object({
    /** References of bookings that still stand; while there is one, nothing is erased. */
    standing: z.array(z.object({ id: z.string(), reference: z.string() })),
    /** Past bookings: kept without a name, for the books of their operators. */
    keptBookings: z.int(),
    /** An operator with customers: their bookings hang on this account. */
    hasCustomers: z.boolean(),
  }),
});

export const eraseAccount = defineRoute({
  method: "DELETE",
  path: "/api/user",
  who: "signed_in",
  summary: "Erases the account with its documents, travellers and letters, and signs it out everywhere.",
  body: z.object({ password: z.string().min(1).max(1024) }),
  response: "empty",
  errors: ["demo_account", "wrong_password", "bookings_stand", "has_customers", "line_stands"],
});

export const askForRight = defineRoute({
  method: "POST",
  path: "/api/user/privacy-requests",
  once: "kept",
  who: "signed_in",
  summary: "Sends a wish about one's own data to the people behind the product, with a promised time.",
  body: z.object({ right: z.enum(ASKED_RIGHTS), message: filledText(LONGEST_LETTER) }),
  response: z.object({ reference: z.string(), dueAt: Instant }),
  status: 201,
});
