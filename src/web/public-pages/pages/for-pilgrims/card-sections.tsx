/** What the product does for a family, for the elderly and the ill, and on a phone. */
import {
  Accessibility,
  BadgePercent,
  Feather,
  HeartPulse,
  ListChecks,
  Pointer,
  Type,
  Users,
  Wallet,
  WifiOff,
} from "lucide-react";
import { IconCards } from "../../sections/icon-cards.tsx";
import { IconColumns } from "../../sections/icon-columns.tsx";
import { Note } from "../../sections/note.tsx";
import { Section } from "../../sections/section.tsx";
import type { PublicWords } from "../../words.ts";

const FAMILY = [
  { name: "together", icon: Users },
  { name: "lacks", icon: ListChecks },
] as const;
/** Claims that hold only where an operator makes them true. */
const OFFERS = [
  { name: "discount", icon: BadgePercent },
  { name: "instalments", icon: Wallet },
] as const;
const CARE = [
  { name: "type", icon: Type },
  { name: "wheelchair", icon: Accessibility },
  { name: "medicine", icon: HeartPulse },
] as const;
const MOBILE = [
  { name: "light", icon: Feather },
  { name: "offline", icon: WifiOff },
  { name: "thumb", icon: Pointer },
] as const;

export function FamilySection({ words: { forPilgrims: t } }: { words: PublicWords }) {
  const own = FAMILY.map(({ name, icon }) => ({
    icon,
    title: t(`family.${name}.title`),
    text: t(`family.${name}.text`),
  }));
  const offers = OFFERS.map(({ name, icon }) => ({
    icon,
    title: t(`family.${name}.title`),
    text: t(`family.${name}.text`),
    condition: t(`family.${name}.condition`),
  }));
  return (
    <Section id="family" title={t("family.title")} lead={t("family.lead")}>
      <IconCards cards={[...own, ...offers]} />
    </Section>
  );
}

export function Care({ words: { forPilgrims: t } }: { words: PublicWords }) {
  const cards = CARE.map(({ name, icon }) => ({ icon, title: t(`care.${name}.title`), text: t(`care.${name}.text`) }));
  return (
    <Section id="care" title={t("care.title")} lead={t("care.lead")} tone="sunken">
      <IconCards cards={cards} columns={3} />
      <Note>{t("care.note")}</Note>
    </Section>
  );
}

export function Mobile({ words: { forPilgrims: t } }: { words: PublicWords }) {
  const items = MOBILE.map(({ name, icon }) => ({
    icon,
    title: t(`mobile.${name}.title`),
    text: t(`mobile.${name}.text`),
  }));
  return (
    <Section id="mobile" title={t("mobile.title")} lead={t("mobile.lead")}>
      <IconColumns items={items} columns={3} />
    </Section>
  );
}
