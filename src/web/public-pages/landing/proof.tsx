/** The solution side: one verdict in full, with the rule that fails and its remedy, and the claimed compliance. */
import { Check, Wrench, X } from "lucide-react";
import { COLUMN } from "../frame/look.ts";
import { ExampleTag, Note } from "../sections/note.tsx";
import type { PublicWords } from "../words.ts";
import { COMPLIANCE_PERCENT } from "./sample-figures.ts";

const PASSED = ["sharp", "whole", "digits", "name", "birth"] as const;

export function Proof({ words }: { words: PublicWords }) {
  const t = words.landing;
  return (
    <section id="proof" aria-labelledby="proof-title" className={`${COLUMN} py-18 md:py-24`}>
      <div className="grid items-center gap-x-20 gap-y-10 lg:grid-cols-[1fr_36rem]">
        <div>
          <h2 id="proof-title" className="text-3xl">
            {t("proof.title")}
          </h2>
          <p className="mt-4 text-lg text-muted">{t("proof.lead")}</p>
          <p className="mt-8 flex items-baseline gap-4 border-t border-line pt-6">
            <span className="num font-serif text-5xl text-brand">{COMPLIANCE_PERCENT}%</span>
            <span className="text-lg">{t("proof.compliance")}</span>
          </p>
          <Note>{t("proof.note")}</Note>
        </div>
        <Verdict words={words} />
      </div>
    </section>
  );
}

function Verdict({ words: { landing: t, site } }: { words: PublicWords }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-6 shadow-raised md:p-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex flex-wrap items-center gap-3 text-xl">
          {t("proof.document")} <ExampleTag>{site("example")}</ExampleTag>
        </h3>
        <span className="inline-flex items-center gap-2 rounded-full bg-wait-soft px-4 py-1 text-sm font-semibold text-wait">
          <Wrench aria-hidden="true" className="size-4" />
          {t("proof.verdict")}
        </span>
      </div>
      <ul className="divide-y divide-line">
        <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3.5 text-sm font-semibold text-bad">
          <X aria-label={t("proof.failed")} className="size-5 shrink-0" />
          <span className="flex-1 basis-52">{t("proof.expires.rule")}</span>
          <span className="num ms-8">{t("proof.expires.found")}</span>
        </li>
        {PASSED.map((rule) => (
          <li key={rule} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3.5 text-sm">
            <Check aria-label={t("proof.passed")} className="size-5 shrink-0 text-ok" />
            <span className="flex-1 basis-52">{t(`proof.${rule}.rule`)}</span>
            <span className="num ms-8 text-muted">
              <bdi>{t(`proof.${rule}.found`)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 rounded-md bg-brand-soft px-4 py-3 text-sm">{t("proof.remedy")}</p>
    </div>
  );
}
