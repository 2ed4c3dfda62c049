/** Support for the official biometric app. */
import { Accessibility, Hand, HeartPulse, type LucideIcon, Smartphone } from "lucide-react";
import { Note } from "../sections/note.tsx";
import { Section } from "../sections/section.tsx";
import type { Words } from "../words.ts";

const CARDS = [
  { name: "phone", icon: Smartphone },
  { name: "fingers", icon: Hand },
  { name: "elderly", icon: Accessibility },
  { name: "health", icon: HeartPulse },
] as const satisfies readonly { name: string; icon: LucideIcon }[];

export function Biometric({ t }: { t: Words }) {
  return (
    <Section id="biometric" title={t("biometric.title")} lead={t("biometric.lead")} tone="sunken">
      <ul className="grid gap-5 sm:grid-cols-2">
        {CARDS.map(({ name, icon: Icon }) => (
          <li key={name} className="flex gap-5 rounded-lg border border-line bg-surface p-6 shadow-card">
            <span className="grid size-13 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
              <Icon aria-hidden="true" className="size-6.5" />
            </span>
            <div>
              <h3 className="text-xl">{t(`biometric.${name}.title`)}</h3>
              <p className="mt-2 text-muted">{t(`biometric.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Note>{t("biometric.note")}</Note>
    </Section>
  );
}
