/** Why bookings fail, as one hundred dots round the square, and the answer to each cause. */
import { Square } from "../../ui/motif/square.tsx";
import { ExampleTag, Note } from "../sections/note.tsx";
import { Section } from "../sections/section.tsx";
import type { PublicWords } from "../words.ts";
import { shareDots } from "./causes-model.ts";
import { CAUSES } from "./sample-figures.ts";

/** Told apart by filling as well as by colour. */
const DOTS = [
  "fill-brand stroke-brand",
  "fill-transparent stroke-brand",
  "fill-ink stroke-ink",
  "fill-transparent stroke-muted",
] as const;

export function Causes({ words }: { words: PublicWords }) {
  const t = words.landing;
  return (
    <Section id="causes" title={t("causes.title")} lead={t("causes.lead")} tone="sunken">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,27rem)_1fr]">
        <ShareChart words={words} />
        <ul className="divide-y divide-line border-y border-line">
          {CAUSES.map(({ name, share }, index) => (
            <li key={name} className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 py-5 sm:grid-cols-[7rem_1fr]">
              <p className="num flex items-center gap-3 font-serif text-2xl">
                <DotKey cause={index} />
                {share}%
              </p>
              <div className="max-sm:col-span-2">
                <h3 className="text-xl">{t(`causes.${name}.title`)}</h3>
                <p className="mt-1 text-muted">{t(`causes.${name}.answer`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4">
        <Note>{t("causes.note")}</Note>
      </div>
    </Section>
  );
}

function ShareChart({ words: { landing: t, site } }: { words: PublicWords }) {
  const dots = shareDots(CAUSES.map(({ share }) => share));
  return (
    <figure className="mx-auto w-full max-w-[27rem]">
      <svg viewBox="-180 -180 360 360" role="img" aria-label={t("causes.chart")} className="w-full">
        {dots.map(({ x, y, radius, cause }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} strokeWidth="2" className={DOTS[cause]} />
        ))}
        <Square size={34} />
      </svg>
      <figcaption className="mt-4 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-sm text-muted">
        <span>
          <span className="num font-semibold text-ink">100</span> {t("causes.hundred")}
        </span>
        <ExampleTag>{site("example")}</ExampleTag>
      </figcaption>
    </figure>
  );
}

function DotKey({ cause }: { cause: number }) {
  return (
    <svg viewBox="-8 -8 16 16" aria-hidden="true" className="size-4">
      <circle r="6.4" strokeWidth="2.4" className={DOTS[cause]} />
    </svg>
  );
}
