/** What an operator gets of the people on a booking beside their names, for those people's accounts to see and decide. */
import { z } from "zod";
import { GROUP_LISTS } from "#domain/groups/lists.ts";
import { AIDS, OPERATOR_NEEDS_CONSENT_VERSION } from "#domain/travellers/traveller.ts";
import { IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

const SharedPerson = z.object({
  travellerId: z.string(),
  surname: z.string(),
  givenNames: z.string(),
  /** What is told of their needs, which the operator sees only where `toldAt` stands. */
  aids: z.array(z.enum(AIDS)),
  toldAt: Instant.nullable(),
  /** Each time somebody of the operator took a list with the passport number. Newest first. */
  passportTaken: z.array(z.object({ at: Instant, list: z.enum(GROUP_LISTS) })),
});
export type SharedPerson = z.output<typeof SharedPerson>;

export const SharedFacts = z.object({ operatorName: z.string(), people: z.array(SharedPerson) });

export const sharedFacts = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/shared",
  who: ["pilgrim"],
  summary:
    "Of the reader's own people on a booking: what its operator is told, and when their passport numbers were taken.",
  params: IdParams,
  response: SharedFacts,
});

export const tellNeeds = defineRoute({
  method: "PUT",
  path: "/api/bookings/:id/shared/:travellerId",
  who: ["pilgrim"],
  summary: "Tells the operator of this booking which aids one of the reader's own people needs, or takes that back.",
  params: IdParams.extend({ travellerId: IdParams.shape.id }),
  body: z.object({
    /** The version of the words that were agreed to; null withdraws. */
    consentVersion: z.literal(OPERATOR_NEEDS_CONSENT_VERSION).nullable(),
  }),
  response: SharedFacts,
});
