/** Whose citizen a paper calls its holder: by the names of countries in the eleven languages, and what people of them are called. */
import { COUNTRIES } from "#domain/countries.ts";
import { codeOfCountry } from "../../lines/nationality.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { FORMS_OF_STATES, OTHER_NAMES } from "../forms/nationalities.ts";

const LANGUAGES = ["en", "ar", "ur", "hi", "bn", "tr", "fr", "id", "ms", "fa", "ru"];

interface Named {
  readonly name: string;
  readonly country: string;
}

let known: readonly Named[] | undefined;

/** Every name of every country, made when the first paper asks. */
function names(): readonly Named[] {
  known ??= COUNTRIES.flatMap((country) => {
    const spoken = LANGUAGES.flatMap((one) => new Intl.DisplayNames(one, { type: "region" }).of(country) ?? []);
    const own = [...spoken, ...(OTHER_NAMES[country] ?? [])].flatMap((name) => [whole(name), plain(name)]);
    return [...new Set([codeOfCountry(country)?.toLowerCase() ?? "", ...own])]
      .filter((name) => name !== "")
      .map((name) => ({ name, country }));
  });
  return known;
}

const whole = (text: string) => wordsOf(text).join(" ");

/** Without the article, and without what states and their people are called in general. */
function plain(text: string): string {
  const words = wordsOf(text).map((word) => word.replace(/^(?:ال|لل)(?=\p{Script=Arabic}{3})/u, ""));
  const own = words.filter((word) => !FORMS_OF_STATES.has(word));
  return (own.length > 0 ? own : words).join(" ");
}

/** `unknown`: no country that anybody knows, or two that the word could as well be of. */
export type Citizenship = "own" | "other" | "unknown";

/** Each part of a value must be of the country: somebody of two has a record of one. */
export function citizenshipOf(value: string, country: string): Citizenship {
  const parts = foldPrinted(value)
    .split(/[/|()،,;]|\s[–-]\s/u)
    .filter((part) => whole(part) !== "");
  const told = parts.map((part) => calledSo(whole(part)) ?? calledSo(plain(part)) ?? nearestTo(plain(part)));
  if (told.some((one) => one !== null && one !== country)) return "other";
  return told.length > 0 && told.every((one) => one === country) ? "own" : "unknown";
}

/** The country of that name, or whose people are called so; null where none or several are. */
export const countryCalled = (text: string) =>
  calledSo(whole(text)) ?? calledSo(plain(text)) ?? (OF_PEOPLE.test(foldPrinted(text)) ? nearestTo(plain(text)) : null);
/** One word with an ending of people. */
const OF_PEOPLE = /^(?:[a-z]+(?:an|ish|ese|i|ic|er|ch|enne|ais|aise|ien|ois|oise)|\p{Script=Arabic}+(?:ي|يه))$/u;

/** The one country of that name. */
function calledSo(part: string): string | null {
  const [only = null, ...others] = new Set(names().flatMap(({ name, country }) => (name === part ? [country] : [])));
  return others.length === 0 ? only : null;
}

/** "Moroccan": by the beginning that it shares with one country's name more than with any other's. */
function nearestTo(part: string): string | null {
  const shared = names().map(({ name, country }) => ({ country, count: sharedBy(name, part), of: name.length }));
  const most = Math.max(LEAST_SHARED, ...shared.map(({ count }) => count));
  const best = new Set(
    shared.flatMap(({ count, of, country }) => (count === most && isMuch(count, of) ? [country] : [])),
  );
  return best.size === 1 ? ([...best][0] ?? null) : null;
}

const LEAST_SHARED = 3;
const isMuch = (count: number, of: number) => count * 2 >= of;

function sharedBy(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}
