/** Where the menu's About and Support lead: what Rihla is, and answers to the questions that come first. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { COLUMN } from "../frame/look.ts";
import type { Words } from "../words.ts";

/** Those whose answers are plain sentences. */
export const QUESTIONS = ["book", "fail", "family", "data"] as const;

export function HelpAndAbout({ t }: { t: Words }) {
  return (
    <div className={`${COLUMN} grid gap-x-20 gap-y-16 py-18 md:py-24 lg:grid-cols-2`}>
      <section id="about" aria-labelledby="about-title">
        <h2 id="about-title" className="text-3xl">
          {t("about.title")}
        </h2>
        <div className="mt-5 grid gap-4 text-lg text-muted">
          <p>{t("about.text")}</p>
          <p>{t("about.money")}</p>
          <p>{t("about.fair")}</p>
        </div>
      </section>
      <section id="help" aria-labelledby="help-title">
        <h2 id="help-title" className="text-3xl">
          {t("help.title")}
        </h2>
        <div className="mt-5 divide-y divide-line border-y border-line">
          <Question question={t("help.emergency.question")}>
            {t.rich("help.emergency.answer", { call: phone, care: phone, health: phone })}
          </Question>
          {QUESTIONS.map((name) => (
            <Question key={name} question={t(`help.${name}.question`)}>
              {t(`help.${name}.answer`)}
            </Question>
          ))}
        </div>
      </section>
    </div>
  );
}

/** docs/sources.md#emergency */
function phone(number: ReactNode) {
  return (
    <a href={`tel:${number}`} className="num font-semibold text-brand underline">
      {number}
    </a>
  );
}

function Question({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <p className="pb-5 text-muted">{children}</p>
    </details>
  );
}
