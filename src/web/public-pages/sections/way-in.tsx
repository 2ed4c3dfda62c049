/** The two links that a page leads to: the first in brass, the second quiet. Both lie on night. */
import { ArrowRight } from "lucide-react";
import { LOOK } from "../frame/look.ts";

interface WayInProps {
  main: { href: string; label: string };
  other?: { href: string; label: string };
  /** The second link is there only where there is a demonstration. */
  isDemo?: boolean;
}

export function WayIn({ main, other, isDemo = false }: WayInProps) {
  return (
    <>
      <a href={main.href} className={`${LOOK.brass} max-sm:w-full`}>
        {main.label}
        <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </a>
      {other && (
        <a href={other.href} className={`${LOOK.night} max-sm:w-full ${isDemo ? "no-demo:hidden" : ""}`}>
          {other.label}
        </a>
      )}
    </>
  );
}
