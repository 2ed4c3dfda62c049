/** The tabs of whoever is here, drawn by the header, the bottom bar and the slide-out menu alike. */
import { type MouseEvent, type ReactNode, Suspense } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { late } from "../../lib/late.ts";
import { dashboardOf, useCurrentUser } from "../../lib/session/session.ts";
import { isOnTab, type ShellTab, TAB_ICONS, TABS, TABS_IN_REACH, type TabName, tabAddress } from "./navigation.ts";

const WorkTabs = late(async () => (await import("./work-tabs.tsx")).WorkTabs);

interface OwnTabsProps {
  children: (tabs: readonly ShellTab[]) => ReactNode;
}

/** Operators have the places of their business and staff their desk; pilgrims and visitors have SPEC's six. */
export function OwnTabs({ children }: OwnTabsProps) {
  const role = useCurrentUser()?.role;
  const six = useSixTabs();
  if (role !== "operator" && role !== "staff") return children(six);
  return (
    <Suspense fallback={null}>
      <WorkTabs role={role}>{children}</WorkTabs>
    </Suspense>
  );
}

function useSixTabs(): readonly ShellTab[] {
  const t = useTranslations("common");
  const { pathname } = useLocation();
  const toDashboard = useDashboardClick();
  return TABS.map((name: TabName) => ({
    name,
    to: tabAddress(name),
    label: t(`tabs.${name}`),
    icon: TAB_ICONS[name],
    current: isOnTab(name, pathname) ? "page" : undefined,
    onClick: name === "dashboard" ? toDashboard : undefined,
    leavesApp: false,
    inReach: TABS_IN_REACH.includes(name),
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
