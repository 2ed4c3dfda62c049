/** The alternative home's phase list (SPEC §2), as the last word before the footer. */
import { Section } from "../sections/section.tsx";
import { StepList } from "../sections/step-list.tsx";
import { WayIn } from "../sections/way-in.tsx";
import type { Words } from "../words.ts";

const PHASES = ["account", "ready", "place", "travel"] as const;

export function HowItWorks({ t }: { t: Words }) {
  return (
    <Section id="how" title={t("how.title")} lead={t("how.lead")} tone="night">
      <StepList steps={PHASES.map((phase) => ({ title: t(`how.${phase}.title`), text: t(`how.${phase}.text`) }))} />
      <div className="mt-12 flex flex-wrap gap-4">
        <WayIn main={{ href: "/auth", label: t("how.start") }} other={{ href: "/auth", label: t("how.demo") }} isDemo />
      </div>
    </Section>
  );
}
