/** SPEC's six tabs (§2), of pilgrims and visitors. */
import { FileText, House, ListOrdered, type LucideIcon, Package, Users, Wallet } from "lucide-react";
import type { MouseEvent } from "react";

/** A tab as header, bottom bar and menu draw it. */
export interface ShellTab {
  name: string;
  to: string;
  label: string;
  icon: LucideIcon;
  current: "page" | undefined;
  /** Follows the link without a reload where its address alone would not. */
  onClick: ((event: MouseEvent) => void) | undefined;
  /** Leads to a static page. */
  leavesApp: boolean;
  /** Among the four of a phone's bottom bar. */
  inReach: boolean;
}

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

/** The four that a phone's bottom bar has room for, beside the menu. */
export const TABS_IN_REACH: readonly TabName[] = ["dashboard", "documents", "packages", "queue"];

/** SPEC: the tab Dashboard stands at `/`; the router takes a signed-in user on to the role's dashboard. */
export function tabAddress(tab: TabName): string {
  return tab === "dashboard" ? "/" : `/${tab}`;
}

const DASHBOARD_PATHS = ["/", "/dashboard", "/bookings"];

/** Whether `pathname` lies on a tab: a page below it counts, another that merely begins alike does not. */
export function isOnTab(tab: TabName, pathname: string): boolean {
  const paths = tab === "dashboard" ? DASHBOARD_PATHS : [tabAddress(tab)];
  return paths.some((path) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`)));
}

/** Whether it leads somebody who has no journey of their own to something of theirs, too. */
export function isForAll(tab: TabName): boolean {
  return tab === "dashboard" || tab === "packages";
}
