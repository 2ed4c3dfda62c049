/** The trained weights and the sentences, read from the disk once. */
import { readFileSync } from "node:fs";
import type { Words } from "#assistant/answer/render.ts";
import { type Model, readModel } from "#assistant/classifier/model.ts";
import type { Typed } from "#assistant/letters/sounds.ts";
import { readSpellings, type Spellings } from "#assistant/letters/spellings.ts";
import type { Locale } from "#i18n/locales.ts";
import { translator } from "#server/platform/i18n/translate.ts";

const FOLDER = new URL("../../../assistant/weights/", import.meta.url);

let read: Model | null = null;

export function model(): Model {
  read ??= readModel(readFileSync(new URL("assistant.bin", FOLDER)));
  return read;
}

const spellings = new Map<Typed, Spellings>();

/** How a language is written that is often typed in Latin letters. */
export function spellingsOf(locale: Typed): Spellings {
  const known =
    spellings.get(locale) ?? readSpellings(readFileSync(new URL(`spellings/${locale}.txt`, FOLDER), "utf8"), locale);
  spellings.set(locale, known);
  return known;
}

/** In English where the language has no catalogue yet. */
export function wordsOfLocale(locale: Locale): Words {
  return (area, key, values) => translator(locale, area)(key, values);
}
