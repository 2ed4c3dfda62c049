/** The frame of a page's content and its head. */
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { ScreenTitle } from "./screen-title.tsx";

/** At most 1240 px wide with gutters, and room below for the phone's bottom bar. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames("mx-auto w-full max-w-[calc(1240px+3rem)] px-5 pt-6 pb-16 md:px-6 md:pt-10", className)}>
      {children}
    </div>
  );
}

interface PageHeaderProps {
  title: ReactNode;
  /** Above the title: a date, a way back. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, eyebrow, lead, actions }: PageHeaderProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-7">
      <div className="min-w-0 max-w-[46rem]">
        {eyebrow && <div className="mb-1 text-sm text-muted">{eyebrow}</div>}
        <ScreenTitle className="text-2xl md:text-3xl">{title}</ScreenTitle>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  );
}
