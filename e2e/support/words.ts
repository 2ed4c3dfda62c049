/** The product's own words for the journeys: what a person reads is what a test looks for, in any language. */
import { readFileSync } from "node:fs";
import { createTranslator } from "use-intl/core";
import type { Translated } from "#i18n/locales.ts";

export type Language = Translated;
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** `words("en")("bookings", …)`: the sentence of one area's catalogue. */
export function words(language: Language): (area: string) => Words {
  return (area) => {
    const file = new URL(`../../src/i18n/messages/${language}/${area}.json`, import.meta.url);
    const messages: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
    const translate = createTranslator({ locale: language, messages, timeZone: "UTC", onError: fail });
    return (key, values) => translate(key, values);
  };
}

/** Of a sentence that ends with an amount. */
export function beginning(sentence: string): RegExp {
  return new RegExp(`^${sentence.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
}

/** A key that is not there would be looked for on the page as it is, and only time out. */
function fail(error: Error): never {
  throw error;
}
