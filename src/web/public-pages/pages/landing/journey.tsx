/** How it works: the five phases as beads on one thread, and the two ways in of SPEC's alternative home. */

import { CallToAction } from "../../sections/night/way-in.tsx";
import { Section } from "../../sections/section.tsx";
import type { LandingWords } from "../../words.ts";

const PHASES = ["planning", "booking", "departure", "saudi", "after"] as const;

export function JourneySection({ t }: { t: LandingWords }) {
  return (
    <Section id="journey" title={t("journey.title")} tone="night">
      <ol className="grid gap-y-2.5 lg:grid-cols-5 lg:gap-x-6">
        {PHASES.map((phase, index) => (
          <li key={phase} className="relative min-h-10 content-center ps-14 lg:ps-0 lg:pt-20">
            {index > 0 && (
              <span
                aria-hidden="true"
                className="absolute border-dotted border-night-line max-lg:start-[1.1rem] max-lg:-top-2.5 max-lg:h-2.5 max-lg:border-s-4 lg:end-[calc(100%+0.55rem)] lg:top-[1.35rem] lg:w-[calc(100%-2.67rem)] lg:border-t-4"
              />
            )}
            <span
              aria-hidden="true"
              className="num absolute start-0 top-0 grid size-10 place-items-center rounded-full border-2 border-on-night-muted font-serif text-lg lg:size-13 lg:text-xl"
            >
              {index + 1}
            </span>
            <h3 className="text-lg lg:text-xl">{t(`journey.${phase}.title`)}</h3>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3 md:mt-12">
        <CallToAction
          main={{ href: "/auth?mode=register", label: t("journey.start") }}
          other={{ href: "/auth", label: t("journey.demo") }}
          isDemo
        />
      </div>
    </Section>
  );
}
