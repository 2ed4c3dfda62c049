/**
 * A model's own sentence, where nothing in it can be untrue: values of one row, the row's name among them, each beside a word
 * that names it, and no other word than those of a short list. Anything else is said by the row's own sentence.
 */
import { isolated, type Writer, writeValue } from "#assistant/answer/render.ts";
import type { Value } from "#assistant/answer/reply.ts";
import { wordMatcher } from "#assistant/reading/words/number-words.ts";
import { tokensOf } from "#assistant/reading/words/tokens.ts";
import { translated } from "#i18n/locales.ts";
import type { LedgerLine } from "./ledger.ts";
import { LABELS, type Label, OWN_WORDS } from "./own-word-lists.ts";

export interface LineReference {
  readonly line: LedgerLine;
  /** Null: the whole sentence is meant. */
  readonly value: { readonly name: string; readonly of: Value } | null;
}

/** What the values of a sentence are called; null: they speak for themselves. A value that is not named here is not told alone. */
interface Spoken {
  /** What the row is about: without it nobody knows whose the rest is. */
  readonly name: string;
  readonly values: Readonly<Record<string, Label | null>>;
}

const OFFER: Spoken = {
  name: "name",
  values: {
    ...{ name: null, operator: "operator", city: "city", date: "departs" },
    ...{ price: "price", metres: "metres", seats: "seats", total: "total" },
  },
};
const PAPER: Spoken = { name: "name", values: { name: null, type: null, state: null, date: "due" } };
const SPOKEN: Readonly<Record<string, Spoken>> = {
  "packages.line": OFFER,
  "packages.lineFor": OFFER,
  "documents.open": PAPER,
  "bookings.line": {
    name: "reference",
    values: { reference: "booking", name: null, state: null, departure: "departs" },
  },
  "payments.owed": { name: "reference", values: { reference: "booking", open: "open" } },
  "payments.next": { name: "reference", values: { reference: "booking", amount: "payment", date: "due" } },
};

/** Marks that hold words apart; a question or a quotation is none of ours. */
const MARKS = /^[\p{L}\p{M}\s,.:;()–—\-'’،؛।۔!\u200b-\u200f\u2066-\u2069]*$/u;

/** `parts`: what stands around the references, one more than there are. Null: it is not said so. */
export function worded(parts: readonly string[], references: readonly LineReference[], writer: Writer): string | null {
  const [first] = references;
  const spoken = first && SPOKEN[first.line.key];
  if (!spoken || references.some(({ line }) => line !== first.line) || !parts.every((part) => MARKS.test(part)))
    return null;
  const values = references.flatMap(({ value }) => (value ? [value] : []));
  const names = values.map(({ name }) => name);
  const isWhole = values.length === references.length && new Set(names).size === names.length;
  // A name alone says nothing of what it names.
  if (!isWhole || values.length < 2 || !names.includes(spoken.name)) return null;
  // Two dates or two sums in one sentence can be taken for each other.
  const kinds = values.flatMap(({ of }) => kindOf(of) ?? []);
  if (new Set(kinds).size < kinds.length) return null;
  const labels = names.map((name) => spoken.values[name]);
  if (labels.includes(undefined)) return null;
  const isAllowed = allowedBeside(labels, writer);
  if (!parts.every((part) => tokensOf(part).every(({ text }) => isAllowed(text)))) return null;
  const isNamed = labels.every((label, at) => !label || isSaidAt(parts, at, label, writer));
  if (!isNamed) return null;
  const filled = values.map(({ of }) => isolated(writer.locale, writeValue(writer, of)));
  return parts.map((part, at) => `${part}${filled[at] ?? ""}`).join("");
}

function kindOf(value: Value): string | null {
  if (typeof value === "number") return "number";
  if (typeof value !== "object") return null;
  if ("money" in value) return "money";
  return "date" in value || "dateTime" in value ? "date" : null;
}

function allowedBeside(labels: readonly (Label | null | undefined)[], { locale }: Writer) {
  const words = OWN_WORDS[translated(locale)];
  return wordMatcher([words.plain, ...labels.map((label) => (label ? words[label] : ""))].join(" "));
}

/** A word of the value's own right before or behind it. */
function isSaidAt(parts: readonly string[], at: number, label: Label, { locale }: Writer): boolean {
  const isOwn = wordMatcher(OWN_WORDS[translated(locale)][label]);
  return [parts[at], parts[at + 1]].some((part = "") => tokensOf(part).some(({ text }) => isOwn(text)));
}

/** As a model is told them. */
export function ownWordsOf({ locale }: Pick<Writer, "locale">): string {
  const words = OWN_WORDS[translated(locale)];
  return [words.plain, ...LABELS.map((label) => words[label])].join(" ");
}
