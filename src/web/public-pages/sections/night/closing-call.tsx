/** The last word of a page, on night: one sentence and the ways on. */
import type { ReactNode } from "react";
import { COLUMN } from "../../frame/look.ts";
import { RingGround } from "./ring-ground.tsx";

interface ClosingCallProps {
  title: string;
  text: string;
  /** Of its rings. */
  seed: string;
  /** In the place of the rings. */
  ground?: ReactNode;
  /** Links and buttons. */
  children: ReactNode;
}

export function ClosingCall({ title, text, seed, ground, children }: ClosingCallProps) {
  return (
    <section id="start" aria-labelledby="start-title" className="night-ground relative isolate overflow-hidden">
      {ground ?? <RingGround seed={seed} />}
      <div className={`${COLUMN} py-18 md:py-28`}>
        <div className="max-w-[38rem]">
          <h2 id="start-title" className="text-3xl md:text-4xl">
            {title}
          </h2>
          <p className="mt-4 text-lg text-on-night-muted">{text}</p>
          <div className="mt-9 flex flex-wrap gap-4">{children}</div>
        </div>
      </div>
    </section>
  );
}
