/** The two links that a page leads to: the first in brass, the second quiet. Both lie on night. */
import { ArrowRight } from "lucide-react";
import { LOOK } from "../../frame/look.ts";

/** Side by side where both find room. */
const ON_PHONE = "max-sm:flex-1 max-sm:basis-36 max-sm:gap-1.5 max-sm:px-2";

interface WayInProps {
  main: { href: string; label: string };
  other?: { href: string; label: string };
  /** The second link is there only where there is a demonstration. */
  isDemo?: boolean;
}

export function CallToAction({ main, other, isDemo = false }: WayInProps) {
  return (
    <>
      <a href={main.href} className={`${LOOK.brass} ${ON_PHONE}`}>
        {main.label}
        <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </a>
      {other && (
        <a href={other.href} className={`${LOOK.night} ${ON_PHONE} ${isDemo ? "no-demo:hidden" : ""}`}>
          {other.label}
        </a>
      )}
    </>
  );
}
