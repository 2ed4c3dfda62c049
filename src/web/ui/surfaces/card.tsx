/** A card with an optional head of icon, title and one word at its end. */
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

const TONES = {
  plain: "border border-line bg-surface shadow-card",
  sunken: "bg-sunken",
  night: "night-ground",
} as const;

interface CardProps {
  as?: "section" | "article" | "div" | "li";
  tone?: keyof typeof TONES;
  icon?: LucideIcon;
  title?: ReactNode;
  /** At the end of the head: a count, a link. */
  aside?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function Card({ as: Element = "section", tone = "plain", icon, title, aside, className, children }: CardProps) {
  return (
    <Element className={classNames("min-w-0 rounded-lg p-5 md:p-7", TONES[tone], className)}>
      {title && <CardHead title={title} icon={icon} aside={aside} />}
      {children}
    </Element>
  );
}

function CardHead({ icon: Icon, title, aside }: { icon: LucideIcon | undefined; title: ReactNode; aside: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 className="flex items-center gap-3 text-xl">
        {Icon && <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" />}
        {title}
      </h2>
      {aside && <div className="text-sm text-muted">{aside}</div>}
    </div>
  );
}
