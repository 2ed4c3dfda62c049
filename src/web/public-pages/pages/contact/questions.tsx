/** Answers to the questions that come first, each unfolded by who asks it. */
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { PageProps } from "../../page.ts";
import { Section } from "../../sections/section.tsx";

/** Those whose answers are plain sentences. */
export const QUESTIONS = ["book", "fail", "family", "data"] as const;

export function ContactQuestions({ words: { contact: t } }: PageProps) {
  return (
    <Section id="help" title={t("questions.title")}>
      <div className="max-w-[46rem] divide-y divide-line border-y border-line">
        <Question question={t("questions.emergency.question")}>
          {t.rich("questions.emergency.answer", { call: phone, care: phone, health: phone })}
        </Question>
        {QUESTIONS.map((name) => (
          <Question key={name} question={t(`questions.${name}.question`)}>
            {t(`questions.${name}.answer`)}
          </Question>
        ))}
      </div>
    </Section>
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
