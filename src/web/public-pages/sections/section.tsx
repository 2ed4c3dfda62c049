/** A section of the landing page: heading, one sentence, and its content in the page's column. */
import type { ReactNode } from "react";
import { COLUMN } from "../frame/look.ts";

interface SectionProps {
  /** Also the place that a change of language keeps. */
  id: string;
  title: string;
  lead?: string;
  /** Night sets a section apart; two never touch. */
  tone?: "paper" | "sunken" | "night";
  children: ReactNode;
}

const TONES = {
  paper: "",
  sunken: "border-y border-line bg-sunken",
  night: "night-ground",
} as const;

export function Section({ id, title, lead, tone = "paper", children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`py-18 md:py-24 ${TONES[tone]}`}>
      <div className={COLUMN}>
        <div className="mb-9 max-w-[42rem] md:mb-12">
          <h2 id={`${id}-title`} className="text-3xl">
            {title}
          </h2>
          {lead && <p className={`mt-4 text-lg ${tone === "night" ? "text-on-night-muted" : "text-muted"}`}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
