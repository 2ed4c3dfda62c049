/** The eleven languages: tag, direction and own name. */

export const LOCALES = ["en", "ar", "ur", "hi", "bn", "tr", "fr", "id", "ms", "fa", "ru"] as const;
export type Locale = (typeof LOCALES)[number];

/** Languages whose catalogues are complete; the rest fall back to English until they are. */
export const TRANSLATED = [...LOCALES] as const;
export type Translated = (typeof TRANSLATED)[number];

/** The names of languages stand in themselves, so that whoever needs one can read it. */
export const OWN_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  ar: "العربية",
  ur: "اردو",
  hi: "हिन्दी",
  bn: "বাংলা",
  tr: "Türkçe",
  fr: "Français",
  id: "Bahasa Indonesia",
  ms: "Bahasa Melayu",
  fa: "فارسی",
  ru: "Русский",
};

/** In the query of a plain address: its language was chosen on a page of another one. */
export const LANGUAGE_CHOICE = "language";

const RIGHT_TO_LEFT: readonly Locale[] = ["ar", "ur", "fa"];

export function directionOf(locale: Locale): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.includes(locale) ? "rtl" : "ltr";
}

/** The language a catalogue exists for: the tag itself, else English. */
export function translated(locale: string): Translated {
  return TRANSLATED.find((tag) => tag === locale) ?? "en";
}

/**
 * The first supported language of an Accept-Language header or a list of browser languages, by their weights; null when none
 * fits. What is refused (`q=0`) or cannot be read is not wanted (RFC 9110, 12.5.4).
 */
export function matchLocale(header: string): Locale | null {
  const wanted = header
    .split(",")
    .map((part) => {
      const [tag = "", ...rest] = part.trim().split(";");
      const weight = rest.map((one) => one.trim().toLowerCase()).find((one) => one.startsWith("q="));
      return { tag: tag.trim().toLowerCase().split("-")[0], q: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { tag } of wanted) {
    const found = LOCALES.find((locale) => locale === tag);
    if (found) return found;
  }
  return null;
}
