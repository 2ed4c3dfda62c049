/** Calls that exist only in the tests of the HTTP ground: one of each kind. */
import { z } from "zod";
import { defineRoute } from "#contract/route.ts";

export const sumRoute = defineRoute({
  method: "POST",
  path: "/api/test/:id/sum",
  who: "anyone",
  summary: "Adds.",
  params: z.object({ id: z.string().max(20) }),
  query: z.object({ times: z.coerce.number().int().min(1).max(9).default(1) }),
  body: z.object({
    seats: z.number().int().min(1).max(8),
    day: z.iso.date(),
    parts: z
      .array(z.object({ name: z.string().trim().min(1).max(5) }))
      .max(2)
      .default([]),
  }),
  response: z.object({ id: z.string(), total: z.number() }),
});

export const whoAmI = defineRoute({
  method: "GET",
  path: "/api/test/me",
  who: "signed_in",
  summary: "The asker.",
  response: z.object({ id: z.string() }),
});

export const forOperators = defineRoute({
  method: "DELETE",
  path: "/api/test/offer",
  who: ["operator"],
  summary: "Operators alone.",
  response: "empty",
});

export const refuse = defineRoute({
  method: "GET",
  path: "/api/test/refuse",
  who: "anyone",
  summary: "Refuses or breaks.",
  query: z.object({ how: z.enum(["refusal", "fault", "limit"]) }),
  response: z.object({}),
  errors: ["sold_out"],
});

export const uploadTestFile = defineRoute({
  method: "POST",
  path: "/api/test/upload",
  who: "anyone",
  summary: "Takes a file.",
  multipart: { file: "document", fields: z.object({ type: z.enum(["passport", "visa"]) }), maxBytes: 2 * 1024 * 1024 },
  response: z.object({ type: z.string(), sizeBytes: z.number(), fileName: z.string() }),
});

export const download = defineRoute({
  method: "GET",
  path: "/api/test/file",
  who: "anyone",
  summary: "Gives a file.",
  response: "file",
});

export const elsewhere = defineRoute({
  method: "GET",
  path: "/api/test/elsewhere",
  who: "anyone",
  summary: "Leads elsewhere.",
  response: "redirect",
});
