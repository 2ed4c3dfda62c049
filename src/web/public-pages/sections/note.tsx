/** What a claim rests on, in small type below it; and the dashed tag of a sample. */
import { FlaskConical, Info } from "lucide-react";
import type { ReactNode } from "react";

export function Note({ children, onNight }: { children: ReactNode; onNight?: boolean }) {
  return (
    <p className={`mt-6 flex max-w-[46rem] gap-2.5 text-xs ${onNight ? "text-on-night-muted" : "text-muted"}`}>
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

export function ExampleTag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-dashed border-line-strong px-3 py-0.5 text-xs text-muted">
      <FlaskConical aria-hidden="true" className="size-4" />
      {children}
    </span>
  );
}
