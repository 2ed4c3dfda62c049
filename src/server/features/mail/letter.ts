/** What a letter is before it has a language: the names of its sentences and their values. */
import { z } from "zod";
import { UNSUBSCRIBABLE } from "#contract/notice-settings.ts";
import { LOCALES } from "#i18n/locales.ts";

const Values = z.record(z.string(), z.union([z.string(), z.number()]));
const Path = z.string().startsWith("/").nullable();

export const Letter = z.object({
  /** The file of sentences. */
  catalogue: z.enum(["mails", "notifications"]),
  /** The group in it: `<key>.title` is the subject and heading, `<key>.text` the body. */
  key: z.string(),
  values: Values,
  /** A path of ours behind the letter's one button; null: it has none. */
  path: Path,
  /** Notices listed under the text, each a group of `notifications`. */
  items: z.array(z.object({ key: z.string(), values: Values, path: Path })).optional(),
  /** What its reader can end by one click; undefined where it comes in any case. */
  unsubscribe: z.enum(UNSUBSCRIBABLE).optional(),
  /** What goes with it, made when it is sent. */
  attach: z.object({ kind: z.enum(["booking_confirmation"]), id: z.string() }).optional(),
  /** Letters of one thread stand together in a mailbox. */
  thread: z.string().optional(),
});
export type Letter = z.output<typeof Letter>;

/** Somebody without an account; a name that they typed themselves would be a stranger's words in our mail. */
export const Visitor = z.object({
  email: z.string(),
  preferredLanguage: z.enum(LOCALES),
  /** Written once more in this one, where nobody knows what they read. */
  also: z.enum(LOCALES).optional(),
  /** Why the mail was sent, at its end. */
  footer: z
    .enum(["footerVisitor", "footerInvited", "footerDesk", "footerFormer", "footerCaller"])
    .default("footerVisitor"),
});
export type Visitor = z.input<typeof Visitor>;

/** What lies in the seal; the visitor where there is no account to look the reader up by. */
export const SealedLetter = Letter.extend({ visitor: Visitor.optional() });
