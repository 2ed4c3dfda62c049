/** The six tabs of the navigation bar (SPEC §2) and which of them an address belongs to. */
import { FileText, House, ListOrdered, type LucideIcon, Package, Users, Wallet } from "lucide-react";

export const TABS = ["dashboard", "documents", "packages", "queue", "family", "payments"] as const;
export type TabName = (typeof TABS)[number];

export const TAB_ICONS: Record<TabName, LucideIcon> = {
  dashboard: House,
  documents: FileText,
  packages: Package,
  queue: ListOrdered,
  family: Users,
  payments: Wallet,
};

/** SPEC: the tab Dashboard stands at `/`; the router takes a signed-in user on to the role's dashboard. */
export function addressOf(tab: TabName): string {
  return tab === "dashboard" ? "/" : `/${tab}`;
}

const DASHBOARD_PATHS = ["/", "/dashboard", "/operator-dashboard", "/staff", "/bookings"];

/** Whether `pathname` lies on a tab: a page below it counts, another that merely begins alike does not. */
export function isOnTab(tab: TabName, pathname: string): boolean {
  const paths = tab === "dashboard" ? DASHBOARD_PATHS : [addressOf(tab)];
  return paths.some((path) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`)));
}
