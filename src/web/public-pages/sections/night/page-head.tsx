/** The night that a page begins with: what it is about, the ways on, and a picture of what it speaks of. */
import type { ReactNode } from "react";
import { COLUMN } from "../../frame/look.ts";
import { RingGround } from "./ring-ground.tsx";

interface PageHeadProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  /** Of its rings; the page's own name keeps them apart from other pages'. */
  seed: string;
  /** In the place of the rings. */
  ground?: ReactNode;
  /** Beside the words, below them on narrow screens. */
  picture?: ReactNode;
  /** No room for the site's header is left where another header stands above. */
  isBelowBar?: boolean;
  /** Links and buttons. */
  children?: ReactNode;
}

export function PageHead(props: PageHeadProps) {
  const { eyebrow, title, lead, seed, ground, picture, isBelowBar, children } = props;
  return (
    <section
      id="top"
      aria-labelledby="top-title"
      className={`night-ground relative isolate overflow-hidden ${isBelowBar ? "pt-16 pb-24 md:pt-24 md:pb-32" : "pt-30 pb-24 md:pt-38 md:pb-32"}`}
    >
      {ground ?? <RingGround seed={seed} />}
      <div className={`${COLUMN} grid items-center gap-x-16 gap-y-12 ${picture ? "lg:grid-cols-[1fr_30rem]" : ""}`}>
        <div className="max-w-[40rem]">
          {eyebrow && (
            <p className="mb-5 flex items-center gap-4 font-semibold text-brass before:h-px before:w-11 before:bg-brass">
              {eyebrow}
            </p>
          )}
          <h1 id="top-title" className="text-4xl md:text-5xl">
            {title}
          </h1>
          {lead && <p className="mt-6 text-lg text-on-night-muted">{lead}</p>}
          {children && <div className="mt-9 flex flex-wrap gap-4">{children}</div>}
        </div>
        {picture}
      </div>
    </section>
  );
}
