/** Languages that are spoken: their tags for the browser (SPEC §9), and which of them are offered. */
import { LOCALES, type Locale } from "#i18n/locales.ts";

/** SPEC §9 names the first four. */
const SPEECH_TAGS: Readonly<Record<Locale, string>> = {
  ...{ en: "en-US", ar: "ar-SA", ur: "ur-PK", hi: "hi-IN" },
  ...{ bn: "bn-BD", tr: "tr-TR", fr: "fr-FR", id: "id-ID", ms: "ms-MY", fa: "fa-IR", ru: "ru-RU" },
};
const ALWAYS: readonly Locale[] = ["en", "ar", "ur", "hi"];

export function speechTag(locale: Locale): string {
  return SPEECH_TAGS[locale];
}

/** SPEC's four, and those that the browser has a voice for. */
export function spokenLanguages(voices: readonly Pick<SpeechSynthesisVoice, "lang">[]): readonly Locale[] {
  const voiced = new Set(voices.map(({ lang }) => lang.toLowerCase().split(/[-_]/)[0]));
  return LOCALES.filter((locale) => ALWAYS.includes(locale) || voiced.has(locale));
}
