/** The phone's bottom bar: a pilgrim's five places; of everybody else the most used places and the menu. */
import { Bot, Ellipsis, FileText, House, type LucideIcon, Package, Ticket } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useCurrentUser } from "../../lib/session/session.ts";
import { aboutOf, assistantPath } from "../../shared/assistant/about-of.ts";
import { PART, PLACE, placeLook } from "../../ui/actions/bottom-place.ts";
import type { ShellTab } from "./navigation.ts";
import { OwnTabs } from "./own-tabs.tsx";

const PILGRIMS = [
  { name: "home", to: "/dashboard", icon: House },
  { name: "documents", to: "/documents", icon: FileText },
  { name: "packages", to: "/packages", icon: Package },
  { name: "bookings", to: "/bookings", icon: Ticket },
  { name: "assistant", to: "/assistant", icon: Bot },
] as const;

export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const t = useTranslations("common");
  const isPilgrim = useCurrentUser()?.role === "pilgrim";
  return (
    <nav
      data-no-print=""
      aria-label={t("tabs.shortLabel")}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">{isPilgrim ? <OfPilgrims /> : <OfOthers onMenu={onMenu} />}</ul>
    </nav>
  );
}

function OfPilgrims() {
  const t = useTranslations("common");
  const { pathname } = useLocation();
  const addressOf = (to: string) => (to === "/assistant" ? assistantPath(aboutOf(pathname)) : to);
  return PILGRIMS.map(({ name, to, icon }) => (
    <Place key={name} to={addressOf(to)} icon={icon} current={pathname === to || pathname.startsWith(`${to}/`)}>
      {t(`tabs.${name}`)}
    </Place>
  ));
}

function OfOthers({ onMenu }: { onMenu: () => void }) {
  const t = useTranslations("common");
  return (
    <>
      <OwnTabs>
        {(tabs) =>
          tabs
            .filter(({ inReach }) => inReach)
            .map(({ name, to, label, icon, current, onClick }) => (
              <Place key={name} to={to} icon={icon} current={current !== undefined} onClick={onClick}>
                {label}
              </Place>
            ))
        }
      </OwnTabs>
      <li className={PART}>
        <button type="button" aria-haspopup="dialog" onClick={onMenu} className={`${PLACE} ${placeLook(false)}`}>
          <Ellipsis aria-hidden="true" className="size-5.5" />
          {t("tabs.more")}
        </button>
      </li>
    </>
  );
}

interface PlaceProps {
  to: string;
  icon: LucideIcon;
  current: boolean;
  onClick?: ShellTab["onClick"];
  children: string;
}

function Place({ to, icon: Icon, current, onClick, children }: PlaceProps) {
  return (
    <li className={PART}>
      <Link
        to={to}
        onClick={onClick}
        aria-current={current ? "page" : undefined}
        className={`${PLACE} ${placeLook(current)}`}
      >
        <Icon aria-hidden="true" className="size-5.5" />
        <span className="max-w-full truncate">{children}</span>
      </Link>
    </li>
  );
}
