/** The words of the app by area and language: each comes with the first screen that says something of it. */
import type { Messages } from "#i18n/messages/en.ts";

/** Without what the server alone says, and what stands in the static pages already. */
const FILES = import.meta.glob<object>(
  [
    "../../i18n/messages/*/*.json",
    "!../../i18n/messages/*/{errors,fields,mails,papers,pushes,verdicts}.json",
    "!../../i18n/messages/*/{about,contact,for-operators,for-pilgrims,landing,platform-features,privacy,site,terms,trust-security}.json",
  ],
  { import: "default" },
);

/** For a screen that does not name its own. */
export const ALL_AREAS: readonly string[] = Object.keys(FILES).flatMap(
  (file) => /\/en\/(\w+)\.json$/.exec(file)?.[1] ?? [],
);

/** An area that does not exist has no words. */
export async function loadWords(language: string, areas: Iterable<string>): Promise<Partial<Messages>> {
  const loaded = Array.from(areas, async (area) => {
    const load = FILES[`../../i18n/messages/${language}/${area}.json`];
    return load ? [[area, await load()]] : [];
  });
  return Object.fromEntries((await Promise.all(loaded)).flat());
}
