/** The words of the app by area and language, in development and in tests; the built app has `fetched-words.ts` instead. */
import type { Messages } from "#i18n/messages/en.ts";

const FILES = import.meta.glob<object>("../../../i18n/messages/*/*.json", { import: "default" });

/** Rejects when there is no such area. */
export async function loadWords(language: string, areas: Iterable<string>): Promise<Partial<Messages>> {
  const loaded = Array.from(areas, async (area) => {
    const load = FILES[`../../../i18n/messages/${language}/${area}.json`];
    if (!load) throw new Error(`no words of ${area} in ${language}`);
    return [area, await load()];
  });
  return Object.fromEntries(await Promise.all(loaded));
}
