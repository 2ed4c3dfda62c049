/** Testimonials, marked as what they are. */
import { Quote } from "lucide-react";
import { ExampleTag, Note } from "../sections/note.tsx";
import { Section } from "../sections/section.tsx";
import type { PublicWords } from "../words.ts";

const VOICES = ["daughter", "father", "operator"] as const;

export function Voices({ words: { landing: t, site } }: { words: PublicWords }) {
  return (
    <Section id="voices" title={t("voices.title")} tone="sunken">
      <ul className="grid gap-6 lg:grid-cols-3">
        {VOICES.map((voice) => (
          <li key={voice} className="rounded-lg border border-line bg-surface p-6 shadow-card md:p-7">
            <figure className="flex h-full flex-col">
              <Quote aria-hidden="true" className="mb-4 size-7 text-brand rtl:-scale-x-100" />
              <blockquote className="flex-1 font-serif text-lg">{t(`voices.${voice}.quote`)}</blockquote>
              <figcaption className="mt-6 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
                {t(`voices.${voice}.who`)}
                <ExampleTag>{site("example")}</ExampleTag>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Note>{t("voices.note")}</Note>
    </Section>
  );
}
