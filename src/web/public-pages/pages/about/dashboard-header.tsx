/** The dashboards' header as static markup: logo, six tabs, and places that the script fills once it knows who is here. */
import { LogIn, Menu, Sunset } from "lucide-react";
import { PRAYERS } from "#domain/prayer/next-prayer.ts";
import { isForAll, TAB_ICONS, TABS, tabAddress } from "#web/app/navigation/navigation.ts";
import { LogoMark } from "#web/ui/motif/logo.tsx";
import { LanguageMenu } from "../../frame/language-menu.tsx";
import { LooksMenu } from "../../frame/looks-menu.tsx";
import { addressIn, type FrameProps } from "../../page.ts";
import type { PublicWords } from "../../words.ts";
import { DASHBOARD_MENU_ID, DashboardMenu } from "./dashboard-menu.tsx";

const QUIET = "flex min-h-11 items-center gap-2 rounded-md px-3 text-sm hover:bg-sunken";

export function DashboardHeader(frame: FrameProps) {
  const { language, words } = frame;
  const { common } = words;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-[calc(1240px+3rem)] flex-wrap items-center justify-between gap-x-4 px-4 md:px-6">
        <a
          href={addressIn(language, "/")}
          aria-label={common("productHome")}
          className="flex min-h-16 items-center gap-2.5 rounded-md"
        >
          <LogoMark />
          <span className="font-serif text-xl font-semibold">{common("product")}</span>
        </a>
        <TabBar words={words} />
        <div className="flex items-center gap-1">
          <NextPrayer words={words} />
          <Greeting words={words} />
          <LanguageMenu {...frame} className={`${QUIET} known:hidden`} />
          <LooksMenu {...frame} className={QUIET} />
          <a
            href="/auth"
            className="inline-flex min-h-11 items-center gap-2 rounded-md bg-brand px-4.5 text-sm font-semibold text-on-brand hover:bg-brand-strong asking:invisible max-md:hidden known:hidden"
          >
            <LogIn aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            {common("login")}
          </a>
          <button
            type="button"
            popoverTarget={DASHBOARD_MENU_ID}
            aria-label={common("menu")}
            title={common("menu")}
            className="grid size-11 place-items-center rounded-md hover:bg-sunken md:hidden"
          >
            <Menu aria-hidden="true" />
          </button>
        </div>
      </div>
      <DashboardMenu words={words} />
    </header>
  );
}

/** Between 768 and 1280 px the tabs take a row of their own. */
function TabBar({ words: { common } }: { words: PublicWords }) {
  return (
    <nav
      aria-label={common("tabs.label")}
      className="order-last hidden w-full pb-2 md:block xl:order-none xl:w-auto xl:pb-0"
    >
      <ul className="flex gap-0.5">
        {TABS.map((tab) => {
          const Icon = TAB_ICONS[tab];
          return (
            <li key={tab} className={isForAll(tab) ? undefined : "working:hidden"}>
              <a
                href={tabAddress(tab)}
                className="flex min-h-11 items-center gap-2 rounded-md px-3 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink"
              >
                <Icon aria-hidden="true" className="size-4.5 xl:hidden" />
                {common(`tabs.${tab}`)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** SPEC: the next of the five times in 12-hour format; hidden until the times are there. */
function NextPrayer({ words: { prayer } }: { words: PublicWords }) {
  const names = Object.fromEntries(PRAYERS.map((name) => [name, prayer(`names.${name}`)]));
  return (
    <p
      hidden
      data-prayer={JSON.stringify(names)}
      data-here={prayer("here")}
      data-makkah={prayer("makkah")}
      className="flex min-h-11 items-center gap-2 px-2 text-sm [[hidden]]:hidden"
    >
      <Sunset aria-hidden="true" className="hidden size-5 text-brand min-[22rem]:block" />
      <span className="flex flex-col items-start whitespace-nowrap leading-tight">
        <span>
          <span className="sr-only">{prayer("next")} </span>
          <span data-prayer-name="" /> <span data-prayer-time="" className="num font-semibold" />
        </span>
        <span data-prayer-place="" className="max-w-44 truncate text-xs text-muted max-md:sr-only" />
      </span>
    </p>
  );
}

function Greeting({ words: { common } }: { words: PublicWords }) {
  return (
    <div className="hidden items-center gap-2 md:known:flex">
      <p className="ps-2 text-end text-xs leading-tight">
        <span data-greeting={common.raw("greeting")} className="block max-w-48 truncate font-semibold" />
        <span data-profile={common.raw("profile")} className="num block text-muted" />
      </p>
      <button type="button" data-logout="/auth" className={QUIET}>
        {common("signOut")}
      </button>
    </div>
  );
}
