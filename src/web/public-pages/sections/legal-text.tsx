/** A long text in numbered parts, with its contents beside it where there is room. */
import type { ReactNode } from "react";
import { COLUMN } from "../frame/look.ts";

interface LegalTextProps {
  /** Above the contents. */
  contents: string;
  parts: readonly { id: string; title: string; body: ReactNode }[];
}

export function LegalText({ contents, parts }: LegalTextProps) {
  return (
    <div className={`${COLUMN} grid gap-x-20 gap-y-12 py-18 md:py-24 lg:grid-cols-[17rem_1fr]`}>
      <nav aria-labelledby="contents-title" className="self-start lg:sticky lg:top-8">
        <h2 id="contents-title" className="mb-2 font-sans text-sm font-semibold text-muted">
          {contents}
        </h2>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center rounded-sm border-s-2 border-line ps-4 text-sm hover:border-brand hover:text-brand"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-[44rem] space-y-14">
        {parts.map(({ id, title, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-8 space-y-4">
            <h2 id={`${id}-title`} className="text-2xl">
              {title}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  );
}
