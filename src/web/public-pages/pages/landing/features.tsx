/** The feature grid, whose page of its own says more, and SPEC's marketing figures under it. */
import { BadgeCheck, Clock, FileCheck2, Languages, ListOrdered, Route, Users, Wallet } from "lucide-react";
import { Section } from "../../sections/section.tsx";
import type { PublicWords } from "../../words.ts";
import { ExampleMark } from "./rests-on.tsx";

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

export function FeatureList({ words }: { words: PublicWords }) {
  const t = words.landing;
  return (
    <Section id="features" title={t("features.title")} tone="sunken" mark={<ExampleMark words={words} />}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 md:gap-x-8 md:gap-y-5 lg:grid-cols-4">
        {FEATURES.map(({ name, icon: Icon }) => (
          <li key={name} className="grid grid-cols-[1.75rem_1fr] gap-x-3">
            <Icon aria-hidden="true" className="size-6 text-brand" />
            <h3 className="font-sans text-base leading-snug font-semibold">{t(`features.${name}.title`)}</h3>
          </li>
        ))}
      </ul>
      <div className="mt-4 border-t border-line pt-4 md:mt-10 md:pt-8">
        <dl aria-label={t("figures.label")} className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
          {FIGURES.map((name) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted">{t(`figures.${name}.text`)}</dt>
              <dd className="num font-serif text-2xl text-ink">{t(`figures.${name}.value`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
