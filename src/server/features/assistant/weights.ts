/** The trained weights and the sentences, read from the disk once. */
import { readFileSync } from "node:fs";
import type { Words } from "#assistant/answer/render.ts";
import { type Model, readModel } from "#assistant/classifier/model.ts";
import type { Locale } from "#i18n/locales.ts";
import { translator } from "#server/platform/i18n/translate.ts";

const FILE = new URL("../../../assistant/weights/assistant.bin", import.meta.url);

let read: Model | null = null;

export function model(): Model {
  read ??= readModel(readFileSync(FILE));
  return read;
}

/** In English where the language has no catalogue yet. */
export function wordsOfLocale(locale: Locale): Words {
  return (area, key, values) => translator(locale, area)(key, values);
}
