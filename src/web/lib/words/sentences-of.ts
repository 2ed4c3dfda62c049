/** Sentences of any language beside the page's own. */
import { createTranslator } from "use-intl";
import { intlTag } from "#i18n/formats.ts";
import type { Translated } from "#i18n/locales.ts";
import { loadWords } from "./bundled-words.ts";

type Values = Record<string, string | number>;

/** Rejects where the words cannot be had; what it gives throws on a key that is not there. */
export async function sentencesOf<Area extends string>(language: Translated, areas: readonly Area[]) {
  const words: Readonly<Record<string, unknown>> = await loadWords(language, areas);
  const translators = new Map<string, (key: string, values?: Values) => string>(
    areas.map((area) => [area, translatorOf(language, words[area])]),
  );
  return (area: Area, key: string, values?: Values): string => translators.get(area)?.(key, values) ?? "";
}

function translatorOf(language: Translated, sentences: unknown) {
  const messages: Record<string, string> = { ...(typeof sentences === "object" ? sentences : {}) };
  const translate = createTranslator({
    locale: intlTag(language),
    messages,
    onError(error) {
      throw error;
    },
  });
  return (key: string, values?: Values) => translate(key, values);
}
