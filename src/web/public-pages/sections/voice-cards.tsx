/** Testimonials, marked as what they are. */
import { Quote } from "lucide-react";
import { ExampleTag, Note } from "./note.tsx";

interface VoiceCardsProps {
  voices: readonly { quote: string; who: string }[];
  /** The word of the tag. */
  example: string;
  note: string;
}

export function VoiceCards({ voices, example, note }: VoiceCardsProps) {
  return (
    <>
      <ul className={`grid gap-6 ${voices.length === 2 ? "lg:grid-cols-2" : "lg:grid-cols-3"}`}>
        {voices.map(({ quote, who }) => (
          <li key={who} className="rounded-lg border border-line bg-surface p-6 shadow-card md:p-7">
            <figure className="flex h-full flex-col">
              <Quote aria-hidden="true" className="mb-4 size-7 text-brand rtl:-scale-x-100" />
              <blockquote className="flex-1 font-serif text-lg">{quote}</blockquote>
              <figcaption className="mt-6 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
                {who}
                <ExampleTag>{example}</ExampleTag>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Note>{note}</Note>
    </>
  );
}
