/** The demo video: recorded from the product itself, with captions, fetched only when it is started. */
import { OWN_NAMES, type Translated } from "#i18n/locales.ts";
import type { LandingWords } from "../../../words.ts";
import { captionsFile, filmLanguage, SCENES } from "./film-captions.ts";

const SIZE = { width: 1280, height: 800 };

export function DemoFilm({ t, language }: { t: LandingWords; language: Translated }) {
  const file = `/film/demo-${filmLanguage(language)}`;
  return (
    <section id="video" aria-label={t("video.title")}>
      <video
        controls
        muted
        playsInline
        preload="none"
        poster={`${file}.avif`}
        {...SIZE}
        aria-label={t("video.label")}
        className="h-auto w-full rounded-xl border border-line bg-night-deep shadow-raised"
      >
        <source src={`${file}.webm`} type='video/webm; codecs="av01.0.05M.10"' />
        <source src={`${file}.mp4`} type="video/mp4" />
        <track
          kind="captions"
          src={`/${captionsFile(language)}`}
          srcLang={language}
          label={OWN_NAMES[language]}
          default
        />
      </video>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold text-brand">
          {t("video.transcript")}
        </summary>
        <ol className="grid list-decimal gap-1 ps-6 text-muted">
          {SCENES.map((scene) => (
            <li key={scene}>{t(`video.scenes.${scene}`)}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
