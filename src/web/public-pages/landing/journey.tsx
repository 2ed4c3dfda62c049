/** The five phases as beads on one thread. */

import { Section } from "../sections/section.tsx";
import type { Words } from "../words.ts";

const PHASES = ["planning", "booking", "departure", "saudi", "after"] as const;

export function Journey({ t }: { t: Words }) {
  return (
    <Section id="journey" title={t("journey.title")} lead={t("journey.lead")} tone="night">
      <ol className="grid gap-y-8 lg:grid-cols-5 lg:gap-x-6">
        {PHASES.map((phase, index) => (
          <li key={phase} className="relative ps-18 lg:ps-0 lg:pt-20">
            {index > 0 && (
              <span
                aria-hidden="true"
                className="absolute border-dotted border-night-line max-lg:start-[1.45rem] max-lg:-top-8 max-lg:h-8 max-lg:border-s-4 lg:end-[calc(100%+0.55rem)] lg:top-[1.35rem] lg:w-[calc(100%-2.67rem)] lg:border-t-4"
              />
            )}
            <span
              aria-hidden="true"
              className="num absolute start-0 top-0 grid size-13 place-items-center rounded-full border-2 border-on-night-muted font-serif text-xl"
            >
              {index + 1}
            </span>
            <h3 className="text-xl">{t(`journey.${phase}.title`)}</h3>
            <p className="mt-2 text-sm text-on-night-muted">{t(`journey.${phase}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
