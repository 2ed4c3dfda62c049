/** A second opinion on a page by another model: whether there is one to ask, and what it said. */
import { z } from "zod";
import { OPINION_FIELDS } from "#domain/documents/second-opinion.ts";
import { IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** Longest text of one field; longer answers are cut. */
export const LONGEST_OPINION = 120;

export const SecondOpinion = z
  .object({
    state: z.enum(["waiting", "given", "failed"]),
    /** Whom the page was sent to, and the version of the words by which its uploader agreed. */
    host: z.string(),
    textVersion: z.string(),
    consentedAt: Instant,
    fields: z.array(
      z.object({
        field: z.enum(OPINION_FIELDS),
        said: z.string().max(LONGEST_OPINION),
        read: z.string().nullable(),
        agrees: z.boolean().nullable(),
      }),
    ),
  })
  .meta({ id: "SecondOpinion" });
export type SecondOpinion = z.output<typeof SecondOpinion>;

export const opinionOffer = defineRoute({
  method: "GET",
  path: "/api/documents/second-opinion",
  who: "signed_in",
  summary: "Whether this installation has another model to ask, and where a page would go; null: it has none.",
  response: z.object({ offer: z.object({ host: z.string(), textVersion: z.string() }).nullable() }),
});

export const secondOpinion = defineRoute({
  method: "GET",
  path: "/api/documents/:id/second-opinion",
  who: "signed_in",
  summary: "What another model said about a document whose uploader asked for it; it changes no verdict.",
  params: IdParams,
  response: z.object({ opinion: SecondOpinion.nullable() }),
});
