/** Night, the rings and the promise; on wide screens the script lets a film of the same rings turn in their place. */
import { ArrowRight } from "lucide-react";
import { directionOf, type Translated } from "#i18n/locales.ts";
import { DottedCircle } from "#web/ui/motif/dotted-circle.tsx";
import { onCircle, planRings } from "#web/ui/motif/rings-model.ts";
import { Square } from "#web/ui/motif/square.tsx";
import { COLUMN, LOOK } from "../../frame/look.ts";
import type { PageProps } from "../../page.ts";
import { FilmSwitch, FilmVideo } from "../../sections/night/film.tsx";
import { HERO_RINGS } from "./hero-rings.ts";

const VIEW = "-500 -500 1000 1000";
/** Held from the top on phones, as the ground of the other nights is. */
const PLACE =
  "pointer-events-none absolute -z-10 aspect-square w-[150%] max-md:start-[-4%] max-md:top-80 md:top-1/2 md:-end-120 md:w-[64rem] md:-translate-y-1/2 lg:-end-96 xl:-end-72";
/** The ring of one's own place, from inside. */
const OWN_RING = 9;

export function Hero({ words, language }: Pick<PageProps, "words" | "language">) {
  const t = words.landing;
  return (
    <section id="top" className="night-ground relative isolate overflow-hidden">
      <div className={`${COLUMN} pt-22 pb-40 md:pt-44 md:pb-56 plain:pb-56`}>
        <div className="max-w-[34rem]">
          <p className="mb-3 flex items-center gap-4 font-semibold text-brass before:h-px before:w-11 before:bg-brass">
            {t("hero.eyebrow")}
          </p>
          <h1 className="text-4xl md:text-5xl">{t("hero.title")}</h1>
          <p className="mt-4 text-on-night-muted md:mt-6 md:text-lg">{t("hero.lead")}</p>
          <div className="mt-6 flex flex-wrap gap-3 md:mt-9">
            <a href="/auth?mode=register" className={`${LOOK.brass} max-sm:w-full`}>
              {t("hero.start")}
              <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </a>
            <a href="/packages" className={`${LOOK.night} max-md:bg-night-deep max-sm:w-full`}>
              {t("hero.explore")}
            </a>
          </div>
        </div>
      </div>
      {/* Behind the text, and after it: hung in the section's middle they would move while its text is still coming. */}
      <HeroRings label={t("hero.you")} language={language} />
      <FilmSwitch words={words} className="bottom-32" />
    </section>
  );
}

/** The square and one's own place never move; only the rings do, and they are never mirrored. */
function HeroRings({ label, language }: { label: string; language: Translated }) {
  const rings = planRings(HERO_RINGS);
  const own = onCircle(HERO_RINGS.inner + OWN_RING * HERO_RINGS.gap, directionOf(language) === "rtl" ? 52 : 308);
  return (
    <>
      <div data-ornament="" aria-hidden="true" className={`mix-blend-screen ${PLACE}`}>
        <svg viewBox={VIEW} aria-hidden="true" className="hero-fade absolute inset-0 size-full playing:hidden">
          {rings.map((ring) => (
            <DottedCircle key={ring.radius} ring={ring} dot={5.4} />
          ))}
        </svg>
        <FilmVideo name="rings" className="hero-fade absolute inset-0 size-full" />
      </div>
      <svg data-ornament="" viewBox={VIEW} aria-hidden="true" className={PLACE}>
        <Square size={54} />
        <OwnPlace {...own} label={label} />
      </svg>
    </>
  );
}

function OwnPlace({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className="text-brass">
      <circle r="24" className="fill-night-deep" />
      <circle r="17" fill="none" stroke="currentColor" strokeWidth="1.6" opacity="0.8" />
      <circle r="7" fill="currentColor" />
      <g className="max-md:hidden">
        <rect x="-66" y="-68" width="132" height="31" rx="15.5" stroke="currentColor" className="fill-night-deep" />
        <text y="-47.5" fontSize="15" textAnchor="middle" fill="currentColor">
          {label}
        </text>
      </g>
    </g>
  );
}
