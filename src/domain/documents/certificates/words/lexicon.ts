/** The forms of all languages as they are looked up: labels by their words in any order, words, whole phrases. */

import { foldPrinted, wordsOf } from "../fold.ts";
import { arabic } from "../forms/languages/ar.ts";
import { bengali } from "../forms/languages/bn.ts";
import { english } from "../forms/languages/en.ts";
import { persian } from "../forms/languages/fa.ts";
import type { CertificateField, LanguageForms } from "../forms/languages/form.ts";
import { french } from "../forms/languages/fr.ts";
import { hindi } from "../forms/languages/hi.ts";
import { indonesian } from "../forms/languages/id.ts";
import { malay } from "../forms/languages/ms.ts";
import { russian } from "../forms/languages/ru.ts";
import { turkish } from "../forms/languages/tr.ts";
import { urdu } from "../forms/languages/ur.ts";
import { ROLES_OF_RECORDS } from "../forms/records/records.ts";
import { LETTERS } from "../forms/sentences/letters.ts";
import { PRINTED_NOTICES } from "../forms/sentences/notices.ts";
import { AGAINST, STRAYING, TURNING } from "../forms/values.ts";
import { asksForIll, namesOrgan } from "./clinical.ts";
import type { Language } from "./risks.ts";
import { againstOf } from "./vaccines.ts";

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
const LABELS = new Map<string, CertificateField>(
  LANGUAGES.flatMap(({ labels }) =>
    (Object.entries(labels) as [CertificateField, string][]).flatMap(([field, phrases]) =>
      listed(phrases).map((phrase) => [keyOf(wordsOf(phrase)), field] as const),
    ),
  ).toReversed(),
);
const HOLDERS = new Set(LANGUAGES.flatMap(({ holder }) => listed(holder).map((one) => keyOf(wordsOf(one)))));
/** A word that is enough to introduce them. */
export const isHolderWord = (word: string) => HOLDERS.has(word);
const FILLERS = new Set(LANGUAGES.flatMap(({ fillers }) => wordsOf(fillers)));
const WORDS = new Set(LANGUAGES.flatMap(({ words }) => wordsOf(words)));
/** An open stretch of a phrase: Latin words alone, which are looked at before the phrase is taken away. */
const OPEN = "([\\p{Script=Latin} ,;'’()/&-]$1)";
const STRAYS = [AGAINST, TURNING, STRAYING];
const PHRASES = new RegExp(
  [...LETTERS, ...LANGUAGES.map(({ phrases = "" }) => phrases.trim()), ...PRINTED_NOTICES]
    .filter((phrase) => phrase !== "")
    .map(
      (phrase) =>
        `(?:${phrase
          .split("\n")
          .map((line) => line.trim().replace(/^\|\s*|\s*\|$/g, "|"))
          .join("")
          .replaceAll(/\s+\|\s+/g, "|")
          .replaceAll(/(?:\[\^\.\??\]|\[\\p\{L\}'? \])(\{\d+,\d+\})/g, OPEN)})`,
    )
    .join("|"),
  "gu",
);

export function isKnownWord(word: string): boolean {
  return WORDS.has(word);
}

const WORDS_OF = new Map(
  (["en", "ar", "fr", "id", "ms", "tr", "ru", "ur", "fa", "hi", "bn"] as const).map((code, at) => {
    const { labels, words, fillers } = LANGUAGES[at] ?? english;
    return [code, new Set([...Object.values(labels), words, fillers].flatMap(wordsOf))] as const;
  }),
);

/** Distinct words of a language that its neighbour does not have, from which on a paper speaks it. */
const LEAST_OWN = 4;
/** Languages of the Arabic script that know so much of what the best of them knows. */
const LEAST_SHARE = 0.6;

/** The languages that a paper is written in; English stands on papers of all countries. */
export function languagesIn(texts: readonly string[]): Language[] {
  const words = [...new Set(wordsOf(texts.join("\n")))].filter((word) => word.length >= LEAST_LETTERS);
  const known = (code: Language) => words.filter((word) => WORDS_OF.get(code)?.has(word));
  const own = (code: Language) => known(code).filter((word) => !WORDS_OF.get("en")?.has(word)).length;
  const arabic = (["ar", "ur", "fa"] as const).map((code) => ({ code, count: known(code).length }));
  const most = Math.max(...arabic.map(({ count }) => count));
  return [
    "en",
    ...(["tr", "fr", "id", "ms", "ru", "hi", "bn"] as const).filter((code) => own(code) >= LEAST_OWN),
    ...arabic.filter(({ count }) => count >= Math.max(LEAST_OWN, most * LEAST_SHARE)).map(({ code }) => code),
  ];
}

/** How many words of a text are of one language and of none of the others. */
export function countOf(code: Language, text: string, others: readonly Language[]): number {
  return wordsOf(text).filter(
    (word) => word.length > 1 && WORDS_OF.get(code)?.has(word) && !others.some((one) => WORDS_OF.get(one)?.has(word)),
  ).length;
}

/** Without the whole phrases that say nothing against a paper. `leastWords`: shorter ones stay, which only some papers may have. */
export function withoutPhrases(folded: string, leastWords = 0): string {
  return folded.replace(PHRASES, (phrase, ...found) => {
    if (leastWords > 0 && wordsOf(phrase).length < leastWords) return phrase;
    const open = found.slice(0, -2).filter((part) => typeof part === "string");
    const strays = open.map((part) => Math.min(...STRAYS.map((stray) => indexIn(part, stray))));
    if (strays.every((at) => at === Number.POSITIVE_INFINITY)) return " ";
    const last = open.at(-1) ?? "";
    const at = strays.at(-1) ?? 0;
    // What goes on after the phrase is told by itself.
    const isAtEnd = strays.slice(0, -1).every((one) => one === Number.POSITIVE_INFINITY) && phrase.endsWith(last);
    return isAtEnd ? ` ${last.slice(at)}` : phrase;
  });
}

function indexIn(text: string, pattern: RegExp): number {
  const at = text.search(pattern);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/**
 * What a text announces as a label, in one language or in several beside each other; null for no label. A text that
 * stands as a label, before a colon or in a cell of its own, may put a field's words together in its own way.
 */
export function labelOf(text: string, stands = false): CertificateField | null {
  // What follows a colon is a value, though a label may be made of the same words.
  if (/[:：]\s*[^\s:：]/.test(text) || !/\p{L}/u.test(text)) return null;
  const bare = text.replace(/\([^)]*\)|\[[^\]]*\]/g, " ").replace(/^\s*(?:\d{1,2}|[a-z])[.)]\s+/i, "");
  const whole = fieldOf(wordsOf(bare)) ?? (stands ? clinicalOf(wordsOf(bare)) : null);
  if (whole) return whole;
  if (isRegistration(bare)) return "registration";
  if (stands && ROLE.test(foldPrinted(bare).trim())) return "doctor";
  const parts = bare.split(/[/|]|\s[–-]\s/).flatMap(byScript);
  const fields = parts.map(
    (part) => fieldOf(wordsOf(part)) ?? (stands ? (clinicalOf(wordsOf(part)) ?? composedOf(wordsOf(part))) : null),
  );
  if (fields.some((field) => field === null)) return stands ? translated(parts, fields) : null;
  // A name beside a surname is the narrower of the two.
  return fields.find((field) => field === "surname" || field === "given") ?? fields[0] ?? null;
}

/** What a giver is called, before the name. */
const ROLE = new RegExp(`^(?:(?:le|la|the) |l')?(?:${ROLES_OF_RECORDS})$`, "u");

/** What decides whose paper it is, or that all is well, is known in every language it stands in. */
const STRICT: readonly CertificateField[] = [
  ...(["name", "surname", "given", "parent", "other", "kin", "birth", "passport", "fit", "able", "state"] as const),
  ...(["condition", "organ", "vital", "remarks", "column"] as const),
];

/** A label that is known in one language, beside the same in another that is not. */
function translated(parts: readonly string[], fields: readonly (CertificateField | null)[]): CertificateField | null {
  const known = [...new Set(fields.filter((field) => field !== null))];
  const [only] = known;
  if (!only || known.length > 1 || STRICT.includes(only)) return null;
  const others = parts.filter((_, at) => fields[at] === null);
  const isShort = (part: string) =>
    wordsOf(part).length <= MOST_LABEL_WORDS && !AGAINST.test(foldPrinted(part)) && !/\d/.test(part);
  return others.every(isShort) ? only : null;
}

/** Every country has a council of its own, named by its letters. */
const REGISTERED =
  /^(?:(?:\p{Lu}{2,6}|[Ff]ull|[Mm]edical|[Cc]ouncil|[Dd]iploma|[Dd]octor'?s?|[Pp]hysician'?s?|[Pp]rofessional|[Nn]o|[Nn]umber|of|the|and)[\s.:]+)*(?:[Rr]eg(?:n|d|istration)?|REG(?:N|ISTRATION)?|[Ll]icen[cs]e|LICEN[CS]E|[Ll]ic|[Ff]olio|FOLIO)\.?(?:[\s.]*(?:[Nn]o|NO|[Nn]umber|#)\.?)?[\s.]*$/u;

function isRegistration(text: string): boolean {
  return REGISTERED.test(text.trim()) || /^\p{Lu}{1,4}MC(?: (?:Full )?(?:Reg|No)\.?)*$/u.test(text.trim());
}

function fieldOf(words: readonly string[]): CertificateField | null {
  if (words.length === 0) return null;
  const whole = keyOf(words);
  const field = LABELS.get(whole) ?? (HOLDERS.has(whole) ? "name" : undefined);
  if (field) return field;
  // What a vaccine is called is nobody's name, though a label may speak of the vaccine in passing.
  const plain = LABELS.get(keyOf(words.filter((word) => !SMALL.has(word))));
  if (plain) return plain;
  const left = words.filter((word) => !FILLERS.has(word));
  return LABELS.get(keyOf(left)) ?? null;
}

const SMALL = new Set(["of", "the", "a", "an"]);

/** A label made of words of illness, or of what is examined. */
function clinicalOf(words: readonly string[]): CertificateField | null {
  // What a vaccine is against is no illness of anybody.
  if (againstOf(words.join(" ")) !== null) return null;
  const left = words.filter((word) => !FILLERS.has(word));
  if (asksForIll(left)) return "condition";
  return namesOrgan(left) ? "organ" : null;
}

/** Fields whose words may stand together in ways that no list has; the first that knows all of them. What is checked most comes first. */
const COMPOSED: readonly CertificateField[] = [
  ...(["other", "birthplace", "birth", "parent", "passport", "valid_until", "valid_from", "next_dose"] as const),
  ...(["given_on", "examined", "issued", "batch", "expiry", "maker", "registration", "doctor", "vaccine"] as const),
  ...(["name", "signature", "nationality", "place", "address", "contact", "id", "reference", "trade", "how"] as const),
];
const DAYS: readonly CertificateField[] = ["given_on", "examined", "issued"];
const OF_DAYS = wordsOf("date tanggal tarikh tarihi тарих дата تاريخ التاريخ तिथि दिनांक তারিখ");

/** A word that is a label by itself says which field it is; of days also the word for day, beside what happened then. */
const HEADS = new Map(
  COMPOSED.map((field) => {
    const alone = LANGUAGES.flatMap(({ labels }) =>
      listed(labels[field] ?? "").filter((label) => !label.includes(" ")),
    );
    return [field, new Set([...alone.flatMap(wordsOf), ...(DAYS.includes(field) ? OF_DAYS : [])])] as const;
  }),
);
const LABEL_WORDS = new Map(
  COMPOSED.map((field) => [field, new Set(LANGUAGES.flatMap(({ labels }) => wordsOf(labels[field] ?? "")))] as const),
);
const LEAST_LETTERS = 3;

function composedOf(words: readonly string[]): CertificateField | null {
  const left = words.filter((word) => !FILLERS.has(word));
  if (!left.some((word) => word.length >= LEAST_LETTERS) || left.length > MOST_LABEL_WORDS) return null;
  const knows = (field: CertificateField) =>
    left.some((word) => HEADS.get(field)?.has(word)) && left.every((word) => LABEL_WORDS.get(field)?.has(word));
  return COMPOSED.find(knows) ?? null;
}

const MOST_LABEL_WORDS = 5;

const SCRIPT = /\p{Script=Arabic}|\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Devanagari}|\p{Script=Bengali}/u;
const SCRIPTS = ["Arabic", "Latin", "Cyrillic", "Devanagari", "Bengali"].map(
  (name) => new RegExp(String.raw`\p{Script=${name}}`, "u"),
);

/** A text where its script changes. */
export function byScript(text: string): string[] {
  const runs: { script: number; text: string }[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== "")) {
    const script = SCRIPT.test(word) ? SCRIPTS.findIndex((one) => one.test(word)) : (runs.at(-1)?.script ?? -1);
    const run = runs.at(-1);
    if (run && run.script === script) run.text += ` ${word}`;
    else runs.push({ script, text: word });
  }
  return runs.map((run) => run.text);
}
