/** The mark of Rihla: three rings and the square, with or without the name. */
import { useTranslations } from "use-intl";
import { DottedCircle } from "./dotted-circle.tsx";

const RINGS = [
  { radius: 17, dots: 9, offset: 0.2, opacity: 0.85 },
  { radius: 28, dots: 15, offset: 0.6, opacity: 1 },
  { radius: 39, dots: 21, offset: 0.1, opacity: 0.8 },
];

export function LogoMark({ className = "size-9" }: { className?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={className}>
      <g className="text-brand">
        {RINGS.map((ring) => (
          <DottedCircle key={ring.radius} ring={ring} dot={5.6} />
        ))}
      </g>
      <rect x="-8" y="-8" width="16" height="16" rx="2" transform="rotate(14)" className="fill-brass" />
    </svg>
  );
}

export function Logo() {
  const t = useTranslations("common");
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-serif text-xl font-semibold text-ink">{t("product")}</span>
    </span>
  );
}
