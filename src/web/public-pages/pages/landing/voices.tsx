/** Testimonials of a family, a father and an operator. */
import { Section } from "../../sections/section.tsx";
import type { PublicWords } from "../../words.ts";
import { ExampleMark } from "./rests-on.tsx";

const VOICES = ["daughter", "father", "operator"] as const;

export function Voices({ words }: { words: PublicWords }) {
  const t = words.landing;
  return (
    <Section id="voices" title={t("voices.title")} mark={<ExampleMark words={words} />}>
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-10">
        {VOICES.map((voice) => (
          <li key={voice}>
            <figure className="border-s-2 border-brand ps-5">
              <blockquote className="font-serif md:text-lg">{t(`voices.${voice}.quote`)}</blockquote>
              <figcaption className="text-sm text-muted lg:mt-3">{t(`voices.${voice}.who`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
