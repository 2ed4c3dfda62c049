/** Sentences on the server: the same catalogues as in the web, one namespace a file. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createTranslator } from "use-intl/core";
import { intlTag } from "#i18n/formats.ts";
import { type Locale, TRANSLATED, type Translated, translated } from "#i18n/locales.ts";

/** Keys with dots between for what stands inside a group. */
type Sentences = Record<string, string>;
type Values = Record<string, string | number | Date>;
export type Translate = (key: string, values?: Values) => string;

const FOLDER = join(import.meta.dirname, "../../../i18n/messages");

const catalogues = new Map<Translated, Record<string, Sentences>>(
  TRANSLATED.map((language) => [language, readCatalogue(language)]),
);

const made = new Map<string, Translate>();

/** Sentences of one file of the catalogue, in the language or, where it has none, in English. Throws on a key that is not there. */
export function translator(locale: Locale, namespace: string): Translate {
  const language = translated(locale);
  const name = `${language}/${namespace}`;
  const found = made.get(name) ?? makeTranslator(language, namespace);
  made.set(name, found);
  return found;
}

function makeTranslator(language: Translated, namespace: string): Translate {
  const translate = createTranslator({
    locale: intlTag(language),
    messages: catalogues.get(language)?.[namespace] ?? {},
    onError(error) {
      throw error;
    },
  });
  return (key, values) => translate(key, values);
}

function readCatalogue(language: Translated): Record<string, Sentences> {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((name) => [basename(name, ".json"), JSON.parse(readFileSync(join(folder, name), "utf8"))]),
  );
}
