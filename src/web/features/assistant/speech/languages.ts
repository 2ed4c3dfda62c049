/** Languages that are spoken: their tags for the browser (SPEC §9). */
import type { Locale } from "#i18n/locales.ts";

/** SPEC §9 names the first four. */
const SPEECH_TAGS: Readonly<Record<Locale, string>> = {
  ...{ en: "en-US", ar: "ar-SA", ur: "ur-PK", hi: "hi-IN" },
  ...{ bn: "bn-BD", tr: "tr-TR", fr: "fr-FR", id: "id-ID", ms: "ms-MY", fa: "fa-IR", ru: "ru-RU" },
};

export function speechTag(locale: Locale): string {
  return SPEECH_TAGS[locale];
}
