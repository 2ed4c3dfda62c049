/** Letters to the people behind the product: written by anyone, answered by staff. */
import { z } from "zod";
import { CONTACT_KINDS, FORM_KINDS, LETTER_FLAGS, LONGEST_LETTER, LONGEST_SUBJECT } from "#domain/contact/contact.ts";
import { plainFigure } from "#domain/latin-digits.ts";
import { IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { filledLine, filledText, lineUpTo } from "./text.ts";

export const CONTACT_STATES = ["open", "answered", "spam"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** The fields of SPEC §3 and §5, and what keeps programs out. */
export const ContactForm = z.object({
  kind: z.enum(FORM_KINDS).default("form"),
  firstName: filledLine(200),
  lastName: filledLine(200),
  email: filledLine(320).pipe(z.email()),
  phone: lineUpTo(40).overwrite(plainFigure).optional(),
  subject: filledLine(LONGEST_SUBJECT),
  message: filledText(LONGEST_LETTER),
  /** As `GET /api/contact` gave it. */
  token: z.string().max(500),
  /** A field that nobody sees: whoever fills it is a program. */
  website: z.string().max(0).default(""),
});
export type ContactForm = z.output<typeof ContactForm>;

export const openContactForm = defineRoute({
  method: "GET",
  path: "/api/contact",
  who: "anyone",
  summary: "Opens a form: its token goes back with the message, and one form is one message.",
  response: z.object({
    token: z.string(),
    /** The message is taken from so many seconds on, and within the hours after. */
    leastSeconds: z.int(),
    longestHours: z.int(),
    /** Minutes within which staff have answered half of the letters of late; null where there were too few to say. */
    halfAnsweredWithinMinutes: z.int().nullable(),
  }),
});

export const sendContactForm = defineRoute({
  method: "POST",
  path: "/api/contact",
  who: "anyone",
  summary: "Hands in a message; the same form sent again answers the same reference.",
  body: ContactForm,
  response: z.object({
    /** For the writer to quote. */
    reference: z.string(),
    /** When the answer is promised. */
    dueAt: Instant,
  }),
  status: 201,
  errors: ["form_expired"],
});

/** What the same mailbox wrote before, for whoever answers it. */
const EarlierMessage = z.object({
  reference: z.string(),
  state: z.enum(CONTACT_STATES),
  subject: z.string(),
  message: z.string(),
  createdAt: Instant,
  answer: z.string().nullable(),
});

export const ContactMessage = z
  .object({
    id: z.string(),
    reference: z.string(),
    kind: z.enum(CONTACT_KINDS),
    state: z.enum(CONTACT_STATES),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    subject: z.string(),
    message: z.string(),
    language: z.string(),
    createdAt: Instant,
    dueAt: Instant,
    answer: z.string().nullable(),
    answeredAt: Instant.nullable(),
    flags: z.array(z.enum(LETTER_FLAGS)),
    /** Newest first. */
    earlier: z.array(EarlierMessage),
  })
  .meta({ id: "ContactMessage" });
export type ContactMessage = z.output<typeof ContactMessage>;

/** The inbox holds at most this many of a state. */
export const INBOX_SIZE = 200;

export const contactInbox = defineRoute({
  method: "GET",
  path: "/api/staff/messages",
  who: ["staff"],
  summary: "Open messages, the one promised soonest first; or answered ones and those of programs, the newest first.",
  query: z.object({ state: z.enum(CONTACT_STATES).default("open") }),
  response: z.array(ContactMessage),
});

export const answerContact = defineRoute({
  method: "POST",
  path: "/api/staff/messages/:id/answer",
  once: "kept",
  who: ["staff"],
  summary: "Answers an open message by mail.",
  params: IdParams,
  body: z.object({ answer: filledText(LONGEST_LETTER) }),
  response: ContactMessage,
  errors: ["illegal_transition"],
});

export const closeAsSpam = defineRoute({
  method: "POST",
  path: "/api/staff/messages/:id/spam",
  once: "kept",
  who: ["staff"],
  summary: "Closes an open message that a program wrote; nobody is told.",
  params: IdParams,
  response: "empty",
  errors: ["illegal_transition"],
});

export const reopenMessage = defineRoute({
  method: "DELETE",
  path: "/api/staff/messages/:id/spam",
  once: "kept",
  who: ["staff"],
  summary: "Takes that back: the message waits again, with its first promise.",
  params: IdParams,
  response: "empty",
  errors: ["illegal_transition"],
});
