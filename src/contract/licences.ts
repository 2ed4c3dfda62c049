/** An operator's licence: applied for by the operator, checked by staff against the register. */
import { z } from "zod";
import { MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import {
  LICENCE_SCHEMES,
  LICENCE_STATUSES,
  LONGEST_ADDRESS,
  LONGEST_LICENCE_NUMBER,
  LONGEST_LICENCE_REASON,
  REGISTER_ADDRESS,
} from "#domain/operators/licence.ts";
import { DateText, IdParams, Instant } from "./amounts.ts";
import { PAGE_FILE_ERRORS } from "./page-file.ts";
import { defineRoute, NEEDS } from "./route.ts";
import { filledLine, filledText, lineUpTo, nameLine } from "./text.ts";

export const Licence = z
  .object({
    id: z.string(),
    scheme: z.enum(LICENCE_SCHEMES),
    /** Whose agent the operator is, or what another register is called; null for the other schemes. */
    party: z.string().nullable(),
    number: z.string(),
    registerUrl: z.string(),
    companyName: z.string(),
    validUntil: DateText,
    status: z.enum(LICENCE_STATUSES),
    /** Why it was returned, in the words of who returned it. */
    reason: z.string().nullable(),
    /** Whether a file was sent along. */
    hasFile: z.boolean(),
    /** Names the page that was sent along, another one each time; null without one. */
    page: z.string().nullable(),
    submittedAt: Instant,
    decidedAt: Instant.nullable(),
  })
  .meta({ id: "Licence" });
export type Licence = z.output<typeof Licence>;

export const LicenceApplication = z.object({
  scheme: z.enum(LICENCE_SCHEMES),
  party: lineUpTo(200).nullable().default(null),
  number: filledLine(LONGEST_LICENCE_NUMBER),
  registerUrl: z.string().trim().max(LONGEST_ADDRESS).regex(REGISTER_ADDRESS),
  companyName: nameLine(200),
  validUntil: DateText,
});
export type LicenceApplication = z.output<typeof LicenceApplication>;

const Page = z.string().max(64);

/** Which page was seen, null: none; left out: whichever is there. */
const Seen = z.object({ page: Page.nullable().optional() });

const Applicant = z.object({ id: z.string(), username: z.string(), email: z.string(), name: z.string() });

/** An application on the staff's desk, with what was decided about this operator before. */
export const LicenceCase = z
  .object({
    licence: Licence,
    operator: Applicant,
    earlier: z.array(Licence),
  })
  .meta({ id: "LicenceCase" });
export type LicenceCase = z.output<typeof LicenceCase>;

export const myLicences = defineRoute({
  method: "GET",
  path: "/api/operator/licences",
  who: ["operator"],
  right: "owner",
  summary: "The operator's own applications, newest first.",
  response: z.array(Licence),
});

export const applyForLicence = defineRoute({
  method: "POST",
  path: "/api/operator/licences",
  once: "kept",
  who: ["operator"],
  right: "owner",
  summary: "Hands in a licence to be checked, the first one, a corrected one or the next one; one waits at a time.",
  body: LicenceApplication,
  response: Licence,
  status: 201,
  errors: ["licence_waiting", "unacceptable", "demo_account"],
});

export const attachLicenceFile = defineRoute({
  method: "POST",
  path: "/api/operator/licences/:id/file",
  who: ["operator"],
  needs: NEEDS,
  right: "owner",
  summary:
    "Adds the licence itself to an application that waits, in place of a file sent before; its first page is kept.",
  params: IdParams,
  multipart: { file: "licence", fields: z.object({}), maxBytes: MAX_UPLOAD_BYTES },
  response: Licence,
  errors: PAGE_FILE_ERRORS,
});

export const licenceQueue = defineRoute({
  method: "GET",
  path: "/api/staff/licences",
  who: ["staff"],
  summary: "Applications that wait for a decision, oldest first.",
  response: z.array(LicenceCase),
});

export const endingLicences = defineRoute({
  method: "GET",
  path: "/api/staff/licences/ending",
  who: ["staff"],
  summary: "Licences that hold and end within 60 days while no next one is handed in; the soonest first.",
  response: z.array(
    z
      .object({
        licence: Licence,
        operator: Applicant,
        /** Packages on the market, which are paused when it ends. */
        listed: z.int(),
      })
      .meta({ id: "EndingLicence" }),
  ),
});

export const licenceFile = defineRoute({
  method: "GET",
  path: "/api/staff/licences/:id/file",
  who: ["staff"],
  summary: "The page that was sent along with an application; where it is not the `page` that is asked for, none.",
  params: IdParams,
  query: z.object({ page: Page.optional() }),
  response: "file",
});

export const decideLicence = defineRoute({
  method: "POST",
  path: "/api/staff/licences/:id/decide",
  once: "kept",
  who: ["staff"],
  summary:
    "Approves an application, or returns it with a reason for the operator to read; with the `page` that was seen, only while that is the one.",
  params: IdParams,
  body: z.discriminatedUnion("decision", [
    Seen.extend({ decision: z.literal("approve") }),
    Seen.extend({ decision: z.literal("return"), reason: filledText(LONGEST_LICENCE_REASON) }),
  ]),
  response: Licence,
  errors: ["illegal_transition", "unacceptable", "changed_meanwhile"],
});
