/** The forms of all languages as they are looked up: labels by their words in any order, words, whole phrases. */
import { wordsOf } from "./fold.ts";
import { arabic } from "./forms/ar.ts";
import { bengali } from "./forms/bn.ts";
import { english } from "./forms/en.ts";
import { persian } from "./forms/fa.ts";
import type { Field, LanguageForms } from "./forms/form.ts";
import { french } from "./forms/fr.ts";
import { hindi } from "./forms/hi.ts";
import { indonesian } from "./forms/id.ts";
import { malay } from "./forms/ms.ts";
import { russian } from "./forms/ru.ts";
import { turkish } from "./forms/tr.ts";
import { urdu } from "./forms/ur.ts";

const LANGUAGES: readonly LanguageForms[] = [
  ...[english, arabic, french, indonesian, malay, turkish, russian, urdu, persian, hindi, bengali],
];

const listed = (text: string) =>
  text
    .split("|")
    .map((one) => one.trim())
    .filter((one) => one !== "");
const keyOf = (words: readonly string[]) => words.toSorted().join(" ");

/** The first language that knows a label names its field. */
const LABELS = new Map<string, Field>(
  LANGUAGES.flatMap(({ labels }) =>
    (Object.entries(labels) as [Field, string][]).flatMap(([field, phrases]) =>
      listed(phrases).map((phrase) => [keyOf(wordsOf(phrase)), field] as const),
    ),
  ).toReversed(),
);
const HOLDERS = new Set(LANGUAGES.flatMap(({ holder }) => listed(holder).map((one) => keyOf(wordsOf(one)))));
const FILLERS = new Set(LANGUAGES.flatMap(({ fillers }) => wordsOf(fillers)));
const WORDS = new Set(LANGUAGES.flatMap(({ words }) => wordsOf(words)));
const PHRASES = new RegExp(
  LANGUAGES.flatMap(({ phrases = "" }) => phrases.trim())
    .filter((phrase) => phrase !== "")
    .map(
      (phrase) =>
        `(?:${phrase
          .split("\n")
          .map((line) => line.trim())
          .join("")
          .replaceAll(/\s*(?<=^|\s)\|\s*/g, "|")})`,
    )
    .join("|"),
  "gu",
);

export function isKnownWord(word: string): boolean {
  return WORDS.has(word);
}

/** Without the whole phrases that say nothing against a paper. */
export function withoutPhrases(folded: string): string {
  return folded.replace(PHRASES, " ");
}

/** What a text announces as a label, in one language or in several beside each other; null for no label. */
export function labelOf(text: string): Field | null {
  // What follows a colon is a value, though a label may be made of the same words.
  if (/[:：]\s*[^\s:：]/.test(text)) return null;
  const bare = text.replace(/\([^)]*\)|\[[^\]]*\]/g, " ");
  const whole = fieldOf(wordsOf(bare));
  if (whole) return whole;
  if (isRegistration(bare)) return "registration";
  const parts = bare.split(/[/|]|\s[–-]\s/).flatMap(byScript);
  const fields = parts.map((part) => fieldOf(wordsOf(part)));
  if (fields.some((field) => field === null)) return null;
  // A name beside a surname is the narrower of the two.
  return fields.find((field) => field === "surname" || field === "given") ?? fields[0] ?? null;
}

/** Every country has a council of its own, named by its letters. */
const REGISTERED =
  /^(?:(?:\p{Lu}{2,6}|[Ff]ull|[Mm]edical|[Cc]ouncil|[Dd]iploma|[Dd]octor'?s?|[Pp]hysician'?s?|[Pp]rofessional|[Nn]o\.?|[Nn]umber|of|the|and)[\s.:]+)*(?:[Rr]eg(?:n|d|istration)?|REG(?:N|ISTRATION)?|[Ll]icen[cs]e|LICEN[CS]E|[Ll]ic|[Ff]olio|FOLIO)\.?(?:[\s.]*(?:[Nn]o|NO|[Nn]umber|#)\.?)?[\s.]*$/u;

function isRegistration(text: string): boolean {
  return REGISTERED.test(text.trim()) || /^\p{Lu}{1,4}MC(?: (?:Full )?(?:Reg|No)\.?)*$/u.test(text.trim());
}

function fieldOf(words: readonly string[]): Field | null {
  if (words.length === 0) return null;
  const whole = keyOf(words);
  const field = LABELS.get(whole) ?? (HOLDERS.has(whole) ? "name" : undefined);
  if (field) return field;
  const left = words.filter((word) => !FILLERS.has(word));
  return LABELS.get(keyOf(left)) ?? null;
}

const SCRIPT = /\p{Script=Arabic}|\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Devanagari}|\p{Script=Bengali}/u;
const SCRIPTS = ["Arabic", "Latin", "Cyrillic", "Devanagari", "Bengali"].map(
  (name) => new RegExp(String.raw`\p{Script=${name}}`, "u"),
);

/** A text where its script changes. */
function byScript(text: string): string[] {
  const runs: { script: number; text: string }[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== "")) {
    const script = SCRIPT.test(word) ? SCRIPTS.findIndex((one) => one.test(word)) : (runs.at(-1)?.script ?? -1);
    const run = runs.at(-1);
    if (run && run.script === script) run.text += ` ${word}`;
    else runs.push({ script, text: word });
  }
  return runs.map((run) => run.text);
}
