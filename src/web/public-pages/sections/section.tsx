/** A section of the landing page: heading, one sentence, and its content in the page's column. */
import type { ReactNode } from "react";
import { COLUMN } from "../frame/look.ts";

interface SectionProps {
  /** Also the place that a change of language keeps. */
  id: string;
  title: string;
  lead?: string;
  /** Beside the title: what its figures are. */
  mark?: ReactNode;
  /** Night sets a section apart; two never touch. */
  tone?: "paper" | "sunken" | "night";
  children: ReactNode;
}

const TONES = {
  paper: "",
  sunken: "border-y border-line bg-sunken",
  night: "night-ground",
} as const;

export function Section({ id, title, lead, mark, tone = "paper", children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`py-7 md:py-16 ${TONES[tone]}`}>
      <div className={COLUMN}>
        <div className="mb-4 max-w-[46rem] md:mb-10">
          <h2 id={`${id}-title`} className="me-3 inline text-xl md:text-3xl">
            {title}
          </h2>
          {mark}
          {lead && (
            <p className={`mt-2 md:text-lg ${tone === "night" ? "text-on-night-muted" : "text-muted"}`}>{lead}</p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
