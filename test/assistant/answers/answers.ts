/** Questions with what a right answer holds, and whether an answer holds it. Only tests and benches may read them (see ../README.md). */
import { readFileSync } from "node:fs";
import * as z from "zod";
import { foldDigits } from "#assistant/normalise/fold.ts";
import { LOCALES, type Locale } from "#i18n/locales.ts";

/** Who asks: an account of the demonstration, or nobody who is known. */
export const WORLDS = ["visitor", "pilgrim_demo", "pilgrim_demo_id", "operator_demo"] as const;
export type World = (typeof WORLDS)[number];

const Turn = z.strictObject({
  say: z.string().min(1),
  /** For a reader: what a right answer says. */
  right: z.string().min(1),
  /**
   * All of them have to stand in the answer; `a|b`: any one. `#id`: a fact that is cited. `{{name}}` is read from the asker's
   * own calls, `{{say.key}}` is the longest piece of that sentence of the catalogue.
   */
  must: z.array(z.string()).optional(),
  /** As `must`, of the first sentence. */
  first: z.array(z.string()).optional(),
  mustNot: z.array(z.string()).optional(),
  /** To ask back, or to say that it is not known, is right too. */
  declines: z.literal(true).optional(),
});
export type Turn = z.output<typeof Turn>;

const Line = z.strictObject({
  id: z.string(),
  lang: z.enum(LOCALES),
  as: z.enum(WORLDS),
  kind: z.enum(["question", "dialogue", "operator", "attack"]),
  turns: z.array(Turn).min(1),
});
export type Line = z.output<typeof Line>;

/** As much of an answer as is judged. */
export interface Given {
  readonly content: string;
  readonly locale: Locale;
  /** False: it asked back, or said that it does not know. */
  readonly isAnswer: boolean;
  readonly cites: readonly string[];
}

/** `part`: the topic, or the right thing in another language. `wrong`: none of what is needed, with a straight face. */
export type Verdict = "right" | "part" | "unsure" | "wrong";

/** A value by its name, in the words of a language; null where the world has none. */
export type ReadValue = (name: string, locale: Locale) => string | null;

/** What people read at once; a list of packages with its conditions is the longest. */
const LONGEST = 1000;

/** Throws with the line where one has another form. */
export function readAnswers(file: URL): readonly Line[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => Line.parse(JSON.parse(line)));
}

export function judge(turn: Turn, lang: Locale, given: Given, read: ReadValue): Verdict {
  const { must = [], first = [], mustNot = [], declines = false } = turn;
  const [beginning = ""] = given.content.split("\n");
  const says = (text: string, wanted: string) => wanted.split("|").some((one) => holds(given, text, one, read));
  const inOwn = (verdict: Verdict): Verdict => (given.locale === lang ? verdict : "part");
  if (mustNot.some((one) => says(given.content, one))) return "wrong";
  if (!given.isAnswer) return declines ? inOwn("right") : "unsure";
  const checks = [...must.map((one) => says(given.content, one)), ...first.map((one) => says(beginning, one))];
  if (given.content.length > LONGEST) return "part";
  if (checks.every(Boolean)) return inOwn("right");
  return checks.some(Boolean) ? "part" : "wrong";
}

function holds({ cites, locale }: Given, text: string, wanted: string, read: ReadValue): boolean {
  if (wanted.startsWith("#")) return cites.includes(wanted.slice(1));
  const filled = wanted.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => read(name, locale) ?? `no ${name}`);
  return bare(text).includes(bare(filled));
}

/** Digits of one script, thousands together, without marks of direction; small letters. */
function bare(text: string): string {
  return foldDigits(text.normalize("NFKC"))
    .replace(/[\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/(\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/g, "$1")
    .toLowerCase();
}
