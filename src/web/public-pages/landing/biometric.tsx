/** Support for the official biometric app. Source: docs/sources.md#visa-bio. */
import { Accessibility, Hand, HeartPulse, type LucideIcon, Smartphone } from "lucide-react";
import { IconCards } from "../sections/icon-cards.tsx";
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
  const cards = CARDS.map(({ name, icon }) => ({
    icon,
    title: t(`biometric.${name}.title`),
    text: t(`biometric.${name}.text`),
  }));
  return (
    <Section id="biometric" title={t("biometric.title")} lead={t("biometric.lead")} tone="sunken">
      <IconCards cards={cards} />
      <Note>{t("biometric.note")}</Note>
    </Section>
  );
}
