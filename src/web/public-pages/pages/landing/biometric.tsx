/** Support for the official biometric app: four cards, each unfolded by who needs it. Source: docs/sources.md#visa-bio. */
import { Accessibility, ChevronDown, Hand, HeartPulse, type LucideIcon, Smartphone } from "lucide-react";
import { Section } from "../../sections/section.tsx";
import type { LandingWords } from "../../words.ts";

const CARDS = [
  { name: "phone", icon: Smartphone },
  { name: "fingers", icon: Hand },
  { name: "elderly", icon: Accessibility },
  { name: "health", icon: HeartPulse },
] as const satisfies readonly { name: string; icon: LucideIcon }[];

export function Biometric({ t }: { t: LandingWords }) {
  return (
    <Section id="biometric" title={t("biometric.title")} lead={t("biometric.note")}>
      <ul className="grid items-start gap-x-6 md:grid-cols-2">
        {CARDS.map(({ name, icon: Icon }) => (
          <li key={name} className="border-t border-line">
            <details className="group">
              <summary className="flex min-h-13 list-none items-center gap-4 [&::-webkit-details-marker]:hidden">
                <Icon aria-hidden="true" className="size-6.5 shrink-0 text-brand" />
                <h3 className="flex-1 font-sans text-base font-semibold">{t(`biometric.${name}.title`)}</h3>
                <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open:rotate-180" />
              </summary>
              <p className="pb-4 text-muted">{t(`biometric.${name}.text`)}</p>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
