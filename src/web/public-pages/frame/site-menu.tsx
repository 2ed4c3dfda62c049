/** The mobile menu's tiles (SPEC §2): a native popover, so that it opens without any script. */
import { CircleHelp, House, Info, LayoutDashboard, LogIn, LogOut, type LucideIcon, Package, X } from "lucide-react";
import { DASHBOARDS } from "#contract/accounts.ts";
import type { Translated } from "#i18n/locales.ts";
import { addressIn } from "../page.ts";
import type { PublicWords } from "../words.ts";

export const MENU_ID = "site-menu";

const TILE =
  "flex min-h-24 w-full flex-col justify-between gap-2 rounded-lg border border-line bg-surface p-4 text-start hover:bg-sunken";

export function SiteMenu({ language, words }: { language: Translated; words: PublicWords }) {
  const { site, common } = words;
  return (
    <div
      id={MENU_ID}
      popover="auto"
      role="dialog"
      aria-label={common("menu")}
      className="fixed inset-x-0 top-0 m-0 w-full max-w-none border-b border-line bg-paper p-5 text-ink shadow-raised backdrop:bg-scrim md:hidden"
    >
      <div className="mb-4 flex items-center justify-between">
        <span className="font-serif text-xl font-semibold">{common("product")}</span>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={common("close")}
          title={common("close")}
          className="grid size-11 place-items-center rounded-md hover:bg-sunken"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={common("menu")}>
        <ul className="grid grid-cols-2 gap-3">
          <Tile href={addressIn(language, "/")} icon={House} label={site("menu.home")} />
          <Tile href="/packages" icon={Package} label={site("menu.packages")} />
          <Tile href="/auth" icon={LogIn} label={common("login")} className="known:hidden" />
          <Tile
            href={DASHBOARDS.pilgrim}
            icon={LayoutDashboard}
            label={site("header.dashboard")}
            className="hidden known:block"
            isDashboard
          />
          <Tile href={addressIn(language, "/about")} icon={Info} label={site("menu.about")} />
          <Tile href={addressIn(language, "/contact")} icon={CircleHelp} label={site("menu.support")} />
          <li className="hidden known:block">
            <button type="button" data-logout="" className={TILE}>
              <LogOut aria-hidden="true" className="size-6 text-brand rtl:-scale-x-100" />
              {site("header.logout")}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}

interface TileProps {
  href: string;
  icon: LucideIcon;
  label: string;
  className?: string;
  /** The script turns its address to the role's dashboard. */
  isDashboard?: boolean;
}

function Tile({ href, icon: Icon, label, className, isDashboard }: TileProps) {
  return (
    <li className={className}>
      <a href={href} data-dashboard={isDashboard ? "" : undefined} className={TILE}>
        <Icon aria-hidden="true" className="size-6 text-brand" />
        {label}
      </a>
    </li>
  );
}
