/** What Rihla does and what the pilgrim does on the official platform, side by side, so that nobody mistakes one for the other. */
import { ArrowRight, Landmark, ShieldAlert } from "lucide-react";
import { LogoMark } from "#web/ui/motif/logo.tsx";
import { Section } from "../../sections/section.tsx";
import type { LandingWords } from "../../words.ts";

/** Two columns on a phone; from there on the part and an arrow have columns of their own. */
const ROW =
  "grid grid-cols-[1.35fr_1fr] gap-x-3 gap-y-0.5 px-3.5 py-1.5 md:grid-cols-[1fr_1.5fr_3rem_1.2fr] md:px-7 md:py-4";
const PARTS = ["documents", "household", "sale", "reference"] as const;

export function Official({ t }: { t: LandingWords }) {
  return (
    <Section id="official" title={t("official.title")} lead={t("official.note")}>
      <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        <div className={`${ROW} items-center border-b border-line bg-sunken font-semibold`}>
          <span className="max-md:hidden" />
          <span className="flex items-center gap-2.5">
            <LogoMark className="size-7" />
            {t("official.here")}
          </span>
          <span className="max-md:hidden" />
          <span className="flex items-center gap-2.5">
            <Landmark aria-hidden="true" className="size-5.5 text-muted" />
            {t("official.there")}
          </span>
        </div>
        <ul className="divide-y divide-line">
          {PARTS.map((part) => (
            <Part key={part} part={part} t={t} />
          ))}
        </ul>
        <p className="flex items-center gap-3 border-t border-line bg-brand-soft px-4 py-3 font-semibold text-brand md:px-7">
          <ShieldAlert aria-hidden="true" className="size-6 shrink-0" />
          {t("official.line")}
        </p>
      </div>
    </Section>
  );
}

function Part({ part, t }: { part: (typeof PARTS)[number]; t: LandingWords }) {
  return (
    <li className={`${ROW} md:items-center`}>
      <h3 className="text-base max-md:col-span-2 md:text-xl">{t(`official.${part}.title`)}</h3>
      <p className="max-md:text-sm">
        <span className="sr-only">{t("official.here")}: </span>
        {t(`official.${part}.here`)}
      </p>
      <ArrowRight aria-hidden="true" className="hidden size-5 text-muted md:block rtl:-scale-x-100" />
      <p className="text-muted max-md:text-sm">
        <span className="sr-only">{t("official.there")}: </span>
        {t(`official.${part}.there`)}
      </p>
    </li>
  );
}
