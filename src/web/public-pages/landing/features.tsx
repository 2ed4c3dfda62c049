/** The feature grid, and SPEC's marketing figures under it. */
import { BadgeCheck, Clock, FileCheck2, Languages, ListOrdered, Route, Users, Wallet } from "lucide-react";
import { Figures } from "../sections/figures.tsx";
import { IconColumns } from "../sections/icon-columns.tsx";
import { Section } from "../sections/section.tsx";
import type { Words } from "../words.ts";

const FEATURES = [
  { name: "verification", icon: FileCheck2 },
  { name: "queue", icon: ListOrdered },
  { name: "family", icon: Users },
  { name: "payment", icon: Wallet },
  { name: "tracker", icon: Route },
  { name: "assistant", icon: Languages },
  { name: "operators", icon: BadgeCheck },
  { name: "prayer", icon: Clock },
] as const;

const FIGURES = ["success", "approval", "waiting", "savings"] as const;

export function Features({ t }: { t: Words }) {
  const items = FEATURES.map(({ name, icon }) => ({
    icon,
    title: t(`features.${name}.title`),
    text: t(`features.${name}.text`),
  }));
  const figures = FIGURES.map((name) => ({ value: t(`figures.${name}.value`), text: t(`figures.${name}.text`) }));
  return (
    <Section id="features" title={t("features.title")} lead={t("features.lead")}>
      <IconColumns items={items} columns={4} />
      <div className="mt-12">
        <Figures label={t("figures.label")} items={figures} note={t("figures.note")} />
      </div>
    </Section>
  );
}
