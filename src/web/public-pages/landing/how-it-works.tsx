/** The alternative home's phase list (SPEC §2), as the last word before the footer. */
import { ArrowRight } from "lucide-react";
import { LOOK } from "../frame/look.ts";
import { Section } from "../sections/section.tsx";
import type { Words } from "../words.ts";

const PHASES = ["account", "ready", "place", "travel"] as const;

export function HowItWorks({ t }: { t: Words }) {
  return (
    <Section id="how" title={t("how.title")} lead={t("how.lead")} tone="night">
      <ol className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {PHASES.map((phase, index) => (
          <li key={phase} className="border-t border-night-line pt-5">
            <span aria-hidden="true" className="num font-serif text-2xl text-on-night-muted">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl">{t(`how.${phase}.title`)}</h3>
            <p className="mt-2 text-sm text-on-night-muted">{t(`how.${phase}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 flex flex-wrap gap-4">
        <a href="/auth" className={`${LOOK.brass} max-sm:w-full`}>
          {t("how.start")}
          <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </a>
        <a href="/auth" className={`${LOOK.night} max-sm:w-full`}>
          {t("how.demo")}
        </a>
      </div>
    </Section>
  );
}
