/** One verdict as a passport comes back: the rule that fails and its remedy, and by a press the rules that it passes. */
import { Check, ChevronDown, Wrench, X } from "lucide-react";
import type { LandingWords } from "../../../words.ts";

const PASSED = ["sharp", "whole", "digits", "name", "birth"] as const;
const RULE = "flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-sm";

export function ExampleVerdict({ t }: { t: LandingWords }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-5 pt-4 pb-1 shadow-raised md:px-7 md:pt-6">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">{t("proof.document")}</h3>
        <span className="inline-flex items-center gap-2 rounded-full bg-wait-soft px-3 py-1 text-sm font-semibold text-wait">
          <Wrench aria-hidden="true" className="size-4" />
          {t("proof.verdict")}
        </span>
      </div>
      <p className={`${RULE} font-semibold text-bad`}>
        <X aria-label={t("proof.failed")} className="size-5 shrink-0" />
        <span className="flex-1 basis-52">{t("proof.expires.rule")}</span>
        <span className="num ms-8">{t("proof.expires.found")}</span>
      </p>
      <details className="group border-t border-line">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          {t("proof.open")}
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open:rotate-180" />
        </summary>
        <p className="rounded-md bg-brand-soft px-4 py-3 text-sm">{t("proof.remedy")}</p>
        <ul className="divide-y divide-line">
          {PASSED.map((rule) => (
            <li key={rule} className={RULE}>
              <Check aria-label={t("proof.passed")} className="size-5 shrink-0 text-ok" />
              <span className="flex-1 basis-52">{t(`proof.${rule}.rule`)}</span>
              <span className="num ms-8 text-muted">
                <bdi>{t(`proof.${rule}.found`)}</bdi>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
