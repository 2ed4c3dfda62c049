/** The header's room and the mark in it. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Logo } from "../../ui/motif/logo.tsx";

export function HeaderFrame({ children, rowLook }: { children?: ReactNode; rowLook?: string | false }) {
  const t = useTranslations("common");
  return (
    <header
      data-no-print=""
      className="sticky top-0 z-30 border-b border-line bg-surface max-md:in-has-[[data-moment]]:static"
    >
      <div
        className={classNames(
          "mx-auto flex w-full max-w-[calc(1240px+3rem)] flex-wrap items-center justify-between gap-x-2 px-4 md:gap-x-4 md:px-6",
          rowLook,
        )}
      >
        <Link to="/" aria-label={t("productHome")} className="flex min-h-16 shrink-0 items-center rounded-md">
          <Logo />
        </Link>
        {children}
      </div>
    </header>
  );
}
