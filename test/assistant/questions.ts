/** The questions that the assistant is measured by. Only tests and benches may read them (see README.md). */
import { readFileSync } from "node:fs";
import * as z from "zod";
import {
  type DeskQuestion,
  type Exemplar,
  type FactQuestion,
  parseDeskQuestions,
  parseExemplars,
  parseFactQuestions,
} from "#assistant/exemplars.ts";
import { AGENTS, type Agent } from "#assistant/intents/agents.ts";
import { asIntent, type Intent, intentRule, SLOTS } from "#assistant/intents/intents.ts";
import { LOCALES, type Locale } from "#i18n/locales.ts";

const VOICES = [
  "dialect-egyptian",
  "dialect-gulf",
  "dialect-maghribi",
  "elderly",
  "misspelt",
  "mixed",
  "plain",
  "polite",
  "relative",
  "romanised",
  "spoken",
  "terse",
  "worried",
] as const;
/** Named once for each question: its plainest mark. */
type Voice = (typeof VOICES)[number];

export interface Question {
  readonly locale: Locale;
  /** Tuning may look at the lines of `tuning`; of `test` it may know the sums only. */
  readonly part: "tuning" | "test";
  /** Whose tab is open: mostly, not always, the one who answers. */
  readonly agent: Agent;
  readonly intent: Intent;
  readonly slots: Readonly<Partial<Record<(typeof SLOTS)[number], string | number>>>;
  readonly text: string;
  readonly voice: Voice;
}

const columns = z.tuple([
  z.enum(["tuning", "test"]),
  z.enum(AGENTS),
  z
    .string()
    .transform(asIntent)
    .pipe(z.custom<Intent>((intent) => intent !== null)),
  z
    .string()
    .transform((word): unknown => (word === "-" ? {} : JSON.parse(word)))
    .pipe(z.partialRecord(z.enum(SLOTS), z.union([z.string().min(1), z.number().positive()]))),
  z.string().trim().min(2),
  z.enum(VOICES),
]);

/** Reads every language's file; throws with the line where one is none, or where a slot is not its intent's. */
export function readQuestions(): readonly Question[] {
  return LOCALES.flatMap((locale) =>
    linesOf(`questions/${locale}.tsv`).map((line) => {
      const row = columns.safeParse(line.split("\t"));
      if (!row.success) throw new Error(`${locale}: "${line}": ${z.prettifyError(row.error)}`);
      const [part, agent, intent, slots, text, voice] = row.data;
      const allowed: readonly string[] = intentRule(intent).slots;
      const strange = Object.keys(slots).find((slot) => !allowed.includes(slot));
      if (strange) throw new Error(`${locale}: "${text}": ${intent} has no ${strange}`);
      return { locale, part, agent, intent, slots, text, voice };
    }),
  );
}

/** Things that are none of the assistant's business: whatever it answers but "I do not know" is wrong. */
export function readOutside(): readonly { readonly locale: Locale; readonly text: string }[] {
  const row = z.tuple([z.enum(LOCALES), z.string().trim().min(2)]);
  return linesOf("outside.tsv").map((line) => {
    const [locale, text] = row.parse(line.split("\t"));
    return { locale, text };
  });
}

type In<Line> = readonly (Line & { readonly locale: Locale })[];

/** What people ask that one fact answers, in words that the engine's own examples do not have. */
export const readFactQuestions = (): In<FactQuestion> => readAll("facts", parseFactQuestions);

/** What most people ask first, of a matter as a whole, with the fact that says it, likewise. */
export const readCommonQuestions = (): In<FactQuestion> => readAll("common", parseFactQuestions);

/** What they ask of their own, likewise. */
export const readOwnQuestions = (): In<Exemplar> => readAll("own", parseExemplars);

/** What operators ask of their desk, likewise. */
export const readDeskQuestions = (): In<DeskQuestion> => readAll("desk", parseDeskQuestions);

/** What most families ask in plain words: the acts or facts of which one is meant. */
export const readPlainQuestions = (): In<{ readonly expected: readonly string[]; readonly text: string }> =>
  readAll("plain", (file) => {
    const row = z.tuple([z.string().min(1), z.string().trim().min(2)]);
    return file.split("\n").map((line) => {
      const [expected, text] = row.parse(line.split("\t"));
      return { expected: expected.split("|"), text };
    });
  });

function readAll<Line>(folder: string, parse: (file: string) => readonly Line[]): In<Line> {
  return LOCALES.flatMap((locale) =>
    parse(linesOf(`${folder}/${locale}.tsv`).join("\n")).map((question) => ({ ...question, locale })),
  );
}

function linesOf(name: string): string[] {
  return readFileSync(new URL(name, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "");
}
