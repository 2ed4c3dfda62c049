/** What Rihla does and what the pilgrim does on the official platform, side by side, so that nobody mistakes one for the other. */
import { ArrowRight, Landmark, ShieldAlert } from "lucide-react";
import { Mark } from "../../ui/motif/logo.tsx";
import { Note } from "../sections/note.tsx";
import { Section } from "../sections/section.tsx";
import type { Words } from "../words.ts";

const PARTS = ["documents", "household", "sale", "reference"] as const;

export function Official({ t }: { t: Words }) {
  return (
    <Section id="official" title={t("official.title")} lead={t("official.lead")}>
      <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        <div className="hidden grid-cols-[1fr_1.5fr_3rem_1.2fr] items-center gap-4 border-b border-line bg-sunken px-7 py-4 font-semibold md:grid">
          <span />
          <span className="flex items-center gap-2.5">
            <Mark className="size-7" />
            {t("official.here")}
          </span>
          <span />
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
        <p className="flex items-center gap-3 border-t border-line bg-brand-soft px-5 py-5 text-lg font-semibold text-brand md:px-7">
          <ShieldAlert aria-hidden="true" className="size-6 shrink-0" />
          {t("official.line")}
        </p>
      </div>
      <Note>{t("official.note")}</Note>
    </Section>
  );
}

function Part({ part, t }: { part: (typeof PARTS)[number]; t: Words }) {
  return (
    <li className="grid gap-x-4 gap-y-3 px-5 py-5 md:grid-cols-[1fr_1.5fr_3rem_1.2fr] md:items-center md:px-7">
      <h3 className="text-xl">{t(`official.${part}.title`)}</h3>
      <p>
        <span className="block text-xs text-muted md:sr-only">{t("official.here")}</span>
        {t(`official.${part}.here`)}
      </p>
      <ArrowRight aria-hidden="true" className="hidden size-5 text-muted md:block rtl:-scale-x-100" />
      <p className="text-muted">
        <span className="block text-xs md:sr-only">{t("official.there")}</span>
        {t(`official.${part}.there`)}
      </p>
    </li>
  );
}
