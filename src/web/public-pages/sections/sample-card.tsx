/** A piece of the product as a picture: drawn with sample content, hidden from screen readers but for its description. */
import type { ReactNode } from "react";
import { ExampleTag } from "./note.tsx";

interface SampleCardProps {
  title: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** The word of the tag. */
  example: string;
  children: ReactNode;
}

export function SampleCard({ title, alt, example, children }: SampleCardProps) {
  return (
    <figure
      role="img"
      aria-label={alt}
      className="w-full rounded-xl border border-line bg-surface p-5 text-ink shadow-raised md:p-7"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="font-serif text-xl">{title}</p>
        <ExampleTag>{example}</ExampleTag>
      </div>
      {children}
    </figure>
  );
}
