/** What was just done, said aloud and kept in sight however far the page is scrolled. */
import { CircleCheck } from "lucide-react";

interface SaidProps {
  words: string;
  className?: string;
}

export function Said({ words, className = "" }: SaidProps) {
  return (
    <p role="status" data-no-print="" className={`pointer-events-none sticky top-20 z-10 min-h-9 ${className}`}>
      {words !== "" && (
        <span className="inline-flex items-center gap-2 rounded-md bg-ok-soft px-3 py-1.5 text-sm font-semibold text-ok shadow-card">
          <CircleCheck aria-hidden="true" className="size-4.5 shrink-0" />
          {words}
        </span>
      )}
    </p>
  );
}
