/** The words of the static pages: their own catalogue, so that the app does not carry it. */
import { createTranslator } from "use-intl/core";
import { intlTag } from "#i18n/formats.ts";
import type { Translated } from "#i18n/locales.ts";
import arCommon from "#i18n/messages/ar/common.json" with { type: "json" };
import arLanding from "#i18n/messages/ar/landing.json" with { type: "json" };
import arToasts from "#i18n/messages/ar/toasts.json" with { type: "json" };
import enCommon from "#i18n/messages/en/common.json" with { type: "json" };
import enLanding from "#i18n/messages/en/landing.json" with { type: "json" };
import enToasts from "#i18n/messages/en/toasts.json" with { type: "json" };

/** English is the type that every other language must fill. */
const english = { common: enCommon, landing: enLanding, toasts: enToasts };
export type PublicMessages = typeof english;

const CATALOGUES: Record<Translated, PublicMessages> = {
  en: english,
  ar: { common: arCommon, landing: arLanding, toasts: arToasts },
};

export function publicWords(language: Translated) {
  const given = { locale: intlTag(language), messages: CATALOGUES[language] };
  return {
    t: createTranslator({ ...given, namespace: "landing" }),
    common: createTranslator({ ...given, namespace: "common" }),
    toasts: createTranslator({ ...given, namespace: "toasts" }),
  };
}

export type PublicWords = ReturnType<typeof publicWords>;
/** The landing's own words. */
export type Words = PublicWords["t"];
