/** `/about`: what Rihla is, what it holds to, what it lives on and what it is not (SPEC §2). */
import { HandCoins, Scale, ScanSearch, ShieldCheck, X } from "lucide-react";
import { COLUMN } from "../../frame/look.ts";
import type { PageProps } from "../../page.ts";
import { EdgeFigures } from "../../sections/figures.tsx";
import { IconCards } from "../../sections/icon-cards.tsx";
import { ClosingCall } from "../../sections/night/closing-call.tsx";
import { PageHead } from "../../sections/night/page-head.tsx";
import { CallToAction } from "../../sections/night/way-in.tsx";
import { Section } from "../../sections/section.tsx";
import { NumberedSteps } from "../../sections/step-list.tsx";
import type { PublicWords } from "../../words.ts";

const FIGURES = ["pilgrims", "countries", "languages", "assistant"] as const;
const PRINCIPLES = [
  { name: "order", icon: Scale },
  { name: "proof", icon: ScanSearch },
  { name: "privacy", icon: ShieldCheck },
  { name: "money", icon: HandCoins },
] as const;
const STEPS = ["ready", "guide", "book"] as const;

export function About({ words }: PageProps) {
  const t = words.about;
  const figures = FIGURES.map((name) => ({ value: t(`figures.${name}.value`), text: t(`figures.${name}.text`) }));
  const principles = PRINCIPLES.map(({ name, icon }) => ({
    icon,
    title: t(`principles.${name}.title`),
    text: t(`principles.${name}.text`),
  }));
  const steps = STEPS.map((step) => ({ title: t(`official.${step}.title`), text: t(`official.${step}.text`) }));
  return (
    <>
      <PageHead seed="about" eyebrow={t("head.eyebrow")} title={t("head.title")} lead={t("head.lead")} isBelowBar />
      <EdgeFigures label={t("figures.label")} items={figures} note={t("figures.note")} />
      <WhatItIs words={words} />
      <Section id="official" title={t("official.title")} lead={t("official.lead")} tone="night">
        <NumberedSteps steps={steps} />
      </Section>
      <Section id="principles" title={t("principles.title")} lead={t("principles.lead")}>
        <IconCards cards={principles} />
      </Section>
      <ClosingCall title={t("start.title")} text={t("start.text")} seed="about-start">
        <CallToAction main={{ href: "/api/login", label: t("start.button") }} />
      </ClosingCall>
    </>
  );
}

const NOT = ["operator", "ministry", "bank", "promise"] as const;

function WhatItIs({ words: { about: t } }: { words: PublicWords }) {
  return (
    <section id="why" aria-labelledby="why-title" className={`${COLUMN} py-18 md:py-24`}>
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 id="why-title" className="text-3xl">
            {t("why.title")}
          </h2>
          <div className="mt-5 grid gap-4 text-lg text-muted">
            <p>{t("why.pain")}</p>
            <p>{t("why.answer")}</p>
            <p>{t("why.whom")}</p>
          </div>
        </div>
        <div className="rounded-lg border border-line bg-surface p-6 shadow-card md:p-8">
          <h3 className="text-xl">{t("not.title")}</h3>
          <ul className="mt-4 divide-y divide-line">
            {NOT.map((name) => (
              <li key={name} className="flex gap-3 py-3">
                <X aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
                {t(`not.${name}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
