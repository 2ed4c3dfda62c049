/** One tool: what it does in a sentence and three facts, a drawn sample beside it, and what its claim rests on. */
import { Check } from "lucide-react";
import type { ComponentType } from "react";
import { COLUMN } from "../../frame/look.ts";
import { Note } from "../../sections/note.tsx";
import type { PublicWords } from "../../words.ts";

type Features = PublicWords["platformFeatures"];
type FactKey = Parameters<Features>[0] & `${string}.facts.${string}`;
type Name = "documents" | "queue" | "family" | "payment";

interface FeatureCardProps {
  name: Name;
  facts: readonly FactKey[];
  words: PublicWords;
  sample: ComponentType<{ words: PublicWords }>;
  /** The sample stands first, on sunken ground. */
  isMirrored?: boolean;
}

export function FeatureCard({ name, facts, words, sample: Sample, isMirrored }: FeatureCardProps) {
  const t = words.platformFeatures;
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className={`py-18 md:py-24 ${isMirrored ? "border-y border-line bg-sunken" : ""}`}
    >
      <div className={`${COLUMN} grid items-center gap-x-20 gap-y-10 lg:grid-cols-2`}>
        <div className={isMirrored ? "lg:order-last" : ""}>
          <h2 id={`${name}-title`} className="text-3xl">
            {t(`${name}.title`)}
          </h2>
          <p className="mt-4 text-lg text-muted">{t(`${name}.lead`)}</p>
          <ul className="mt-6 grid gap-3">
            {facts.map((fact) => (
              <li key={fact} className="flex gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand" />
                {t(fact)}
              </li>
            ))}
          </ul>
          <Note>{t(`${name}.note`)}</Note>
        </div>
        <Sample words={words} />
      </div>
    </section>
  );
}
