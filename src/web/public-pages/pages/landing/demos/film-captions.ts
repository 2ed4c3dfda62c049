/** The demo film's language and captions: it is recorded in English and Arabic, and told in every language. */
import { TRANSLATED, type Translated } from "#i18n/locales.ts";
import { publicWords } from "../../../words.ts";

/** In the order of `scripts/films/demo-film.ts`. */
export const SCENES = [
  "packages",
  "choose",
  "account",
  "upload",
  "verdict",
  "hold",
  "next",
  "nusuk",
  "operator",
  "kept",
] as const;

/** Which recording is shown to readers of a language. */
export function filmLanguage(language: Translated): "en" | "ar" {
  return language === "ar" ? "ar" : "en";
}

/** Below the built web app's folder. */
export function captionsFile(language: Translated): string {
  return `film/demo-${language}.vtt`;
}

/** Captions for the languages without a recording of their own: the moments of the recorded ones, the sentence of each scene. */
export function filmCaptions(recorded: string): { file: string; text: string }[] {
  const moments = recorded.match(/^[\d:.]+ --> [\d:.]+$/gm) ?? [];
  return TRANSLATED.filter((language) => language !== filmLanguage(language)).map((language) => {
    const { landing: t } = publicWords(language);
    const cues = SCENES.map((scene, index) => `${moments[index]}\n${t(`video.scenes.${scene}`)}\n`);
    return { file: captionsFile(language), text: ["WEBVTT\n", ...cues].join("\n") };
  });
}
