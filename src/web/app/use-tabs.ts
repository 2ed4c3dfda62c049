/** The tabs of whoever is here, drawn by the header, the bottom bar and the slide-out menu alike. */
import type { LucideIcon } from "lucide-react";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { dashboardOf, useCurrentUser } from "../lib/session.ts";
import {
  addressOf,
  DESK,
  DESK_ICONS,
  deskAddress,
  isOnDesk,
  isOnTab,
  TAB_ICONS,
  TABS,
  TABS_IN_REACH,
  type TabName,
} from "./navigation.ts";

export interface ShellTab {
  name: string;
  to: string;
  label: string;
  icon: LucideIcon;
  current: "page" | undefined;
  /** Follows the link without a reload where its address alone would not. */
  onClick: ((event: MouseEvent) => void) | undefined;
  /** Among the four of a phone's bottom bar. */
  inReach: boolean;
}

/** Staff work at the desk; everybody else, visitors too, has SPEC's six. */
export function useTabs(): ShellTab[] {
  const isStaff = useCurrentUser()?.role === "staff";
  const desk = useDesk();
  const tabs = useSixTabs();
  return isStaff ? desk : tabs;
}

function useSixTabs(): ShellTab[] {
  const t = useTranslations("common");
  const { pathname } = useLocation();
  const toDashboard = useDashboardClick();
  return TABS.map((name: TabName) => ({
    name,
    to: addressOf(name),
    label: t(`tabs.${name}`),
    icon: TAB_ICONS[name],
    current: isOnTab(name, pathname) ? "page" : undefined,
    onClick: name === "dashboard" ? toDashboard : undefined,
    inReach: TABS_IN_REACH.includes(name),
  }));
}

function useDesk(): ShellTab[] {
  const t = useTranslations("common");
  const { pathname, search } = useLocation();
  return DESK.map((name) => ({
    name,
    to: deskAddress(name),
    label: t(`desk.${name}`),
    icon: DESK_ICONS[name],
    current: isOnDesk(name, pathname, search) ? "page" : undefined,
    onClick: undefined,
    inReach: true,
  }));
}

/** The tab Dashboard has the address `/`; a plain click goes to the role's dashboard at once. */
function useDashboardClick(): (event: MouseEvent) => void {
  const user = useCurrentUser();
  const navigate = useNavigate();
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!user || !isPlain) return;
    event.preventDefault();
    void navigate(dashboardOf(user));
  };
}
