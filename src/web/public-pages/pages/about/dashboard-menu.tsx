/** The dashboards' slide-out menu of narrow screens: navigation tiles, two quick actions, and the way in or out. */
import { FileUp, LogIn, LogOut, Search, X } from "lucide-react";
import { isForAll, TAB_ICONS, TABS, tabAddress } from "#web/app/navigation/navigation.ts";
import { LOOK } from "../../frame/look.ts";
import type { PublicWords } from "../../words.ts";

export const DASHBOARD_MENU_ID = "dashboard-menu";

export function DashboardMenu({ words }: { words: PublicWords }) {
  const { common } = words;
  return (
    <div
      id={DASHBOARD_MENU_ID}
      popover="auto"
      role="dialog"
      aria-label={common("menu")}
      className="fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(22rem,92vw)] overflow-y-auto bg-surface p-5 text-ink shadow-raised backdrop:bg-scrim md:hidden"
    >
      <div className="flex items-center justify-between">
        <p className="hidden known:block">
          <span data-greeting={common.raw("greeting")} className="block font-semibold" />
          <span data-profile={common.raw("profile")} className="num block text-xs text-muted" />
        </p>
        <span className="font-serif text-xl font-semibold known:hidden">{common("product")}</span>
        <button
          type="button"
          popoverTarget={DASHBOARD_MENU_ID}
          popoverTargetAction="hide"
          aria-label={common("close")}
          title={common("close")}
          className="grid size-11 place-items-center rounded-md hover:bg-sunken"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <Tiles words={words} />
      <QuickActions words={words} />
      <a href="/auth" className={`${LOOK.primary} mt-6 w-full known:hidden`}>
        <LogIn aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {common("login")}
      </a>
      <button type="button" data-logout="/auth" className={`${LOOK.outline} mt-6 hidden w-full known:inline-flex`}>
        <LogOut aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {common("signOut")}
      </button>
    </div>
  );
}

function Tiles({ words: { common } }: { words: PublicWords }) {
  return (
    <nav aria-label={common("tabs.label")} className="mt-5">
      <ul className="grid grid-cols-2 gap-3">
        {TABS.map((tab) => {
          const Icon = TAB_ICONS[tab];
          return (
            <li key={tab} className={isForAll(tab) ? undefined : "working:hidden"}>
              <a
                href={tabAddress(tab)}
                className="flex min-h-22 flex-col justify-between gap-2 rounded-lg border border-line p-4 hover:bg-sunken"
              >
                <Icon aria-hidden="true" className="size-6 text-brand" />
                {common(`tabs.${tab}`)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const ACTIONS = [
  { href: "/documents", icon: FileUp, label: "quickActions.uploadDocuments" },
  { href: "/packages", icon: Search, label: "quickActions.browsePackages" },
] as const;

function QuickActions({ words: { common } }: { words: PublicWords }) {
  return (
    <nav aria-label={common("quickActions.label")} className="mt-6">
      <p className="mb-2 text-sm text-muted">{common("quickActions.label")}</p>
      {ACTIONS.map(({ href, icon: Icon, label }) => (
        <a
          key={href}
          href={href}
          className={`-mx-2 flex min-h-12 items-center gap-3 rounded-md px-2 hover:bg-sunken ${href === "/documents" ? "working:hidden" : ""}`}
        >
          <Icon aria-hidden="true" className="size-5 text-brand" />
          {common(label)}
        </a>
      ))}
    </nav>
  );
}
