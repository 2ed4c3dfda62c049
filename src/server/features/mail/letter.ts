/** What a letter is before it has a language: the names of its sentences and their values. */
import { z } from "zod";

export const Letter = z.object({
  /** The file of sentences. */
  catalogue: z.enum(["mails", "notifications"]),
  /** The group in it: `<key>.title` is the subject and heading, `<key>.text` the body. */
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A path of ours behind the letter's one button; null: it has none. */
  path: z.string().startsWith("/").nullable(),
});
export type Letter = z.output<typeof Letter>;
