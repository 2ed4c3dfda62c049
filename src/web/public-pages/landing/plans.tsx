/** Three featured plans (SPEC's sample), each with a plate drawn from its own figures, and the way to all of them. */
import { ArrowRight } from "lucide-react";
import { DottedCircle } from "../../ui/motif/dotted-circle.tsx";
import { clearRadius } from "../../ui/motif/plate-model.ts";
import { onCircle, planRings } from "../../ui/motif/rings-model.ts";
import { Square } from "../../ui/motif/square.tsx";
import { LOOK } from "../frame/look.ts";
import { ExampleTag, Note } from "../sections/note.tsx";
import { Section } from "../sections/section.tsx";
import type { PublicWords } from "../words.ts";
import { PLANS } from "./sample-figures.ts";

type Plan = (typeof PLANS)[number];

export function Plans({ words }: { words: PublicWords }) {
  const t = words.landing;
  return (
    <Section id="plans" title={t("plans.title")} lead={t("plans.lead")}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} words={words} />
        ))}
      </ul>
      <Note>{t("plans.note")}</Note>
      <div className="mt-10 flex flex-col items-center gap-3 text-center">
        <a href="/packages" className={LOOK.primary}>
          {t("plans.browse")}
          <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </a>
        <p className="text-xs text-muted">{t("plans.count")}</p>
      </div>
    </Section>
  );
}

function PlanCard({ plan, words: { landing: t, site } }: { plan: Plan; words: PublicWords }) {
  const { name, dollars, nights, metres } = plan;
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <div className="relative h-44 text-on-night">
        <Plate plan={plan} />
        <span className="absolute start-4 top-4 rounded-sm bg-night-deep px-3 py-1 text-xs font-semibold tracking-wide">
          {t(`plans.${name}.badge`)}
        </span>
        <p className="absolute end-4 bottom-4 rounded-full bg-night-deep px-3 py-1 text-xs">
          {t("plans.plate", { nights, metres })}
        </p>
      </div>
      <div className="flex flex-1 flex-col p-6">
        <h3 className="text-xl">{t(`plans.${name}.title`)}</h3>
        <p className="mt-2 flex-1 text-sm text-muted">{t(`plans.${name}.text`)}</p>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          <p>
            <span className="num font-serif text-2xl">{t("plans.price", { amount: dollars })}</span>{" "}
            <span className="text-sm text-muted">{t("plans.person")}</span>
          </p>
          <ExampleTag>{site("example")}</ExampleTag>
        </div>
        <a href="/packages" className={`${LOOK.outline} mt-5`}>
          {t("plans.view")}
        </a>
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
