/** Who runs this installation and how to reach them: the public part of config/site.json. */
import { z } from "zod";
import { WEEKDAYS } from "#domain/contact/office-hours.ts";
import { defineRoute } from "./route.ts";

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 09:00");
const Phone = z.string().regex(/^\+[1-9][\d ]{6,20}$/, "must be an international number such as +44 20 7946 0000");
const Email = z.email("must be an email address");
const Name = z.string().trim().min(1, "must not be empty");

const Office = z.object({
  city: Name,
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, "must be a country code such as GB"),
  headquarters: z.boolean(),
  address: z.array(Name).min(1, "must have a line"),
  phone: Phone,
  timeZone: z.string().refine(isTimeZone, "must be a time zone such as Europe/London"),
  /** As they are posted. */
  hours: z.array(z.object({ days: z.array(z.enum(WEEKDAYS)).min(1), opens: Clock, closes: Clock })),
  /** The days that are worked, where they differ from the posted ones: whether it is open goes by these. */
  worksOn: z.array(z.enum(WEEKDAYS)).min(1).optional(),
});

/** The official platform: where people are sent, and its help line. Source: docs/sources.md#nusuk-address. */
const OFFICIAL_PLATFORM = { address: "https://hajj.nusuk.sa", helpLine: "+966 9200 31201" } as const;

export const Site = z.object({
  organisation: Name,
  phone: Phone,
  email: Email,
  /** For wishes about one's own data. */
  privacyEmail: Email,
  offices: z.array(Office).min(1, "must have an office"),
  /** For people in Saudi Arabia, day and night; languages as BCP 47 tags. */
  /** Left out: as it was when this version was made. */
  nusuk: z
    .object({ address: z.url({ protocol: /^https$/, error: "must be an https address" }), helpLine: Phone })
    .default({ ...OFFICIAL_PLATFORM }),
  hotline: z.object({ phone: Phone, languages: z.array(z.string().min(2)).min(1, "must have a language") }),
});

export type Site = z.output<typeof Site>;

export const site = defineRoute({
  method: "GET",
  path: "/api/site",
  who: "anyone",
  summary: "The organisation behind this installation: phones, mails, offices with their hours, hotline.",
  response: Site,
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
