/** The feature grid, and SPEC's marketing figures under it. */
import { BadgeCheck, Clock, FileCheck2, Languages, ListOrdered, Route, Users, Wallet } from "lucide-react";
import { Note } from "../sections/note.tsx";
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
  return (
    <Section id="features" title={t("features.title")} lead={t("features.lead")}>
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {FEATURES.map(({ name, icon: Icon }) => (
          <li key={name} className="border-brand max-sm:flex max-sm:gap-5 sm:border-t-2 sm:pt-5">
            <Icon aria-hidden="true" className="size-7 shrink-0 text-brand sm:mb-4" />
            <div>
              <h3 className="text-xl">{t(`features.${name}.title`)}</h3>
              <p className="mt-1 text-sm text-muted sm:mt-2">{t(`features.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Note>{t("features.note")}</Note>
      <dl
        aria-label={t("figures.label")}
        className="mt-12 grid grid-cols-2 gap-x-6 gap-y-8 rounded-lg border border-line bg-surface p-6 shadow-card md:p-8 lg:grid-cols-4"
      >
        {FIGURES.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-sm text-muted">{t(`figures.${name}.text`)}</dt>
            <dd className="num font-serif text-2xl text-ink md:text-3xl">{t(`figures.${name}.value`)}</dd>
          </div>
        ))}
      </dl>
      <Note>{t("figures.note")}</Note>
    </Section>
  );
}
