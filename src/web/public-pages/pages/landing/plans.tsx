/** Three featured plans (SPEC's sample), each with a plate drawn from its own figures, and the way to all of them. */
import { ArrowRight } from "lucide-react";
import { DottedCircle } from "#web/ui/motif/dotted-circle.tsx";
import { clearRadius } from "#web/ui/motif/plate-model.ts";
import { onCircle, planRings } from "#web/ui/motif/rings-model.ts";
import { Square } from "#web/ui/motif/square.tsx";
import { LOOK } from "../../frame/look.ts";
import { Section } from "../../sections/section.tsx";
import type { LandingWords, PublicWords } from "../../words.ts";
import { ExampleMark } from "./rests-on.tsx";
import { PLANS } from "./sample-figures.ts";

type Plan = (typeof PLANS)[number];

export function Plans({ words }: { words: PublicWords }) {
  const t = words.landing;
  return (
    <Section id="plans" title={t("plans.title")} tone="sunken" mark={<ExampleMark words={words} />}>
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} t={t} />
        ))}
      </ul>
      <p className="mt-6 text-center md:mt-10">
        <a href="/packages" className={`${LOOK.primary} max-sm:w-full`}>
          {t("plans.browse")}
          <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </a>
      </p>
    </Section>
  );
}

/** On a phone the plate stands beside the words, from there on above them. */
function PlanCard({ plan, t }: { plan: Plan; t: LandingWords }) {
  const { name, dollars, nights, metres } = plan;
  return (
    <li className="relative grid grid-cols-[5.5rem_1fr] overflow-hidden rounded-lg border border-line bg-surface shadow-card hover:border-brand lg:grid-cols-1">
      <div className="relative text-on-night lg:h-36">
        <Plate plan={plan} />
        <span className="absolute start-2 top-2 rounded-sm bg-night-deep px-1.5 py-0.5 text-xs font-semibold tracking-wide">
          {t(`plans.${name}.badge`)}
        </span>
      </div>
      <div className="flex flex-col px-3.5 py-3 lg:p-6">
        <h3 className="text-base lg:text-xl">{t(`plans.${name}.title`)}</h3>
        <p className="text-sm text-muted">{t("plans.plate", { nights, metres })}</p>
        <p className="mt-2 flex-1 text-sm text-muted max-lg:hidden">{t(`plans.${name}.text`)}</p>
        <div className="flex items-center justify-between gap-x-3 lg:mt-4">
          <p>
            <span className="num font-serif text-xl lg:text-2xl">{t("plans.price", { amount: dollars })}</span>{" "}
            <span className="text-sm text-muted">{t("plans.person")}</span>
          </p>
          <a href="/packages" aria-label={t("plans.view")} className="text-brand after:absolute after:inset-0">
            <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </a>
        </div>
      </div>
    </li>
  );
}

/** As the marketplace draws its packages: rings are nights, the clear space is the distance. */
function Plate({ plan: { name, nights, metres, tone } }: { plan: Plan }) {
  const clear = clearRadius(metres);
  const bed = onCircle(clear, 60);
  return (
    <svg
      data-ornament=""
      viewBox="-190 -150 600 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <rect x="-600" y="-400" width="1500" height="800" className={tone} />
      {planRings({ seed: name, count: nights, inner: clear, gap: 10.5, spacing: 8.5 }).map((ring) => (
        <DottedCircle key={ring.radius} ring={ring} dot={3.2} />
      ))}
      <g className="text-brass">
        <line x2={bed.x} y2={bed.y} stroke="currentColor" strokeWidth="1.4" strokeDasharray="4 4" />
        <circle cx={bed.x} cy={bed.y} r="8" fill="currentColor" />
      </g>
      <Square size={20} />
    </svg>
  );
}
