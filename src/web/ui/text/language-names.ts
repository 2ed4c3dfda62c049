/** The names of languages stand in themselves, so that whoever needs one can read it. */
import type { Translated } from "#i18n/locales.ts";

export const OWN_NAMES: Record<Translated, string> = { en: "English", ar: "العربية" };
