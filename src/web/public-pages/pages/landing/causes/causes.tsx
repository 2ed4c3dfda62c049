/** Why bookings fail, as one hundred dots, with the answer to each cause; beside it a verdict to press, and the claimed compliance. */
import { Section } from "../../../sections/section.tsx";
import type { PublicWords } from "../../../words.ts";
import { ExampleMark } from "../rests-on.tsx";
import { COMPLIANCE_PERCENT, FAILURE_CAUSES } from "../sample-figures.ts";
import { shareDots } from "./causes-model.ts";
import { ExampleVerdict } from "./verdict.tsx";

/** Told apart by filling as well as by colour. */
const DOTS = [
  "fill-brand stroke-brand",
  "fill-transparent stroke-brand",
  "fill-ink stroke-ink",
  "fill-transparent stroke-muted",
] as const;
/** Between the middles of two dots. */
const STEP = 20;

export function Causes({ words }: { words: PublicWords }) {
  const t = words.landing;
  return (
    <Section id="causes" title={t("causes.title")} tone="sunken" mark={<ExampleMark words={words} />}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_30rem]">
        <div>
          <ShareChart label={t("causes.chart")} />
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {FAILURE_CAUSES.map(({ name, share }, index) => (
              <li key={name} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-2 md:py-4">
                <DotKey cause={index} />
                <h3 className="font-sans text-base font-semibold">{t(`causes.${name}.title`)}</h3>
                <p className="num font-serif text-xl">{share}%</p>
                <p className="col-span-2 col-start-2 text-sm text-muted">{t(`causes.${name}.answer`)}</p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <ExampleVerdict t={t} />
          <p className="mt-3 flex items-baseline gap-4">
            <span className="num font-serif text-4xl text-brand">{COMPLIANCE_PERCENT}%</span>
            <span className="text-lg">{t("proof.compliance")}</span>
          </p>
        </div>
      </div>
    </Section>
  );
}

function ShareChart({ label }: { label: string }) {
  const dots = shareDots(FAILURE_CAUSES.map(({ share }) => share));
  return (
    <svg
      viewBox={`${-STEP / 2} ${-STEP / 2} ${20 * STEP} ${5 * STEP}`}
      role="img"
      aria-label={label}
      className="w-full rtl:-scale-x-100"
    >
      {dots.map(({ x, y, cause }) => (
        <circle key={`${x} ${y}`} cx={x * STEP} cy={y * STEP} r="6.5" strokeWidth="2" className={DOTS[cause]} />
      ))}
    </svg>
  );
}

function DotKey({ cause }: { cause: number }) {
  return (
    <svg viewBox="-8 -8 16 16" aria-hidden="true" className="size-4">
      <circle r="6.4" strokeWidth="2.4" className={DOTS[cause]} />
    </svg>
  );
}
