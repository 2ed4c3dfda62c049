/** Several sentences in one line. */
import type { Locale } from "./locales.ts";

/** Where it is not the Latin full stop. */
const STOPS: Partial<Record<Locale, string>> = { ur: "۔", hi: "।", bn: "।" };

/** Parts without a stop of their own, with the language's own between them. */
export function joinSentences(tag: string, parts: readonly string[]): string {
  const [language = ""] = tag.split("-", 1);
  return parts.join(`${Object.entries(STOPS).find(([of]) => of === language)?.[1] ?? "."} `);
}
