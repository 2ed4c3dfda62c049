/** The words of the static pages: their own catalogues, so that the app does not carry them. */
/// <reference types="vite/types/importMeta.d.ts" />
import { createTranslator } from "use-intl/core";
import { intlTag } from "#i18n/formats.ts";
import type { Translated } from "#i18n/locales.ts";
import { englishWords, type PublicMessages } from "./words-en.ts";

const FOLDER = "../../i18n/messages";
const FILES = import.meta.glob<object>("../../i18n/messages/*/*.json", { import: "default", eager: true });

/** The same areas in another language; that it lacks no sentence is checked beforehand (`npm run validate`). */
function messagesIn(language: Translated): PublicMessages {
  const words = Object.keys(englishWords).map((area) => [area, FILES[`${FOLDER}/${language}/${fileOf(area)}.json`]]);
  return Object.assign({}, englishWords, Object.fromEntries(words));
}

/** Areas are named as values are, files with hyphens. */
function fileOf(area: string): string {
  return area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A translator for each catalogue; a page takes its own and what the frame shares. */
export function publicWords(language: Translated) {
  const given = { locale: intlTag(language), messages: messagesIn(language) };
  return {
    common: createTranslator({ ...given, namespace: "common" }),
    toasts: createTranslator({ ...given, namespace: "toasts" }),
    prayer: createTranslator({ ...given, namespace: "prayer" }),
    looks: createTranslator({ ...given, namespace: "looks" }),
    site: createTranslator({ ...given, namespace: "site" }),
    landing: createTranslator({ ...given, namespace: "landing" }),
    about: createTranslator({ ...given, namespace: "about" }),
    platformFeatures: createTranslator({ ...given, namespace: "platformFeatures" }),
    forOperators: createTranslator({ ...given, namespace: "forOperators" }),
    forPilgrims: createTranslator({ ...given, namespace: "forPilgrims" }),
    trustSecurity: createTranslator({ ...given, namespace: "trustSecurity" }),
    contact: createTranslator({ ...given, namespace: "contact" }),
    privacy: createTranslator({ ...given, namespace: "privacy" }),
    terms: createTranslator({ ...given, namespace: "terms" }),
  };
}

export type PublicWords = ReturnType<typeof publicWords>;
/** The landing's own words. */
export type LandingWords = PublicWords["landing"];
