/** The frame of every screen on the way in: logo, language, the way home, and the promise beside it on wide screens. */
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { LanguageSwitch } from "../../ui/actions/language-switch.tsx";
import { LookSlot } from "../../ui/actions/look-slot.tsx";
import { ScreenTitle } from "../../ui/layout/screen-title.tsx";
import { Logo } from "../../ui/motif/logo.tsx";
import { PromisePanel } from "./promise-panel.tsx";

export function AuthFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("auth");
  return (
    <div className="grid min-h-dvh md:grid-cols-[minmax(0,1fr)_minmax(0,0.92fr)]">
      <div className="flex flex-col px-5 py-3 md:px-10 md:py-4 lg:px-14">
        <header className="flex flex-wrap items-center">
          <Logo />
          <div className="ms-auto flex items-center">
            <LanguageSwitch />
            <LookSlot />
          </div>
          <Link
            to="/"
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-md text-sm font-semibold text-brand hover:bg-brand-soft sm:px-2"
          >
            <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            <span className="max-sm:sr-only">{t("backToHome")}</span>
          </Link>
        </header>
        <main id="main" className="mx-auto w-full max-w-[30rem] py-1 md:py-6">
          {children}
        </main>
      </div>
      <PromisePanel />
    </div>
  );
}

export function AuthHead({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <>
      <ScreenTitle className="text-2xl md:text-3xl">{title}</ScreenTitle>
      <p className="mt-1 mb-2.5 text-muted max-md:text-sm md:mb-4">{lead}</p>
    </>
  );
}
