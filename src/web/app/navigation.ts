/** The places of the navigation: SPEC's six tabs (§2), and the desk's four for staff, who have no journey of their own. */
import {
  BadgeCheck,
  FileSearch,
  FileText,
  House,
  Inbox,
  ListOrdered,
  type LucideIcon,
  Package,
  ScrollText,
  Users,
  Wallet,
} from "lucide-react";

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

export const DESK = ["licences", "documents", "messages", "record"] as const;
export type DeskTab = (typeof DESK)[number];

export const DESK_ICONS: Record<DeskTab, LucideIcon> = {
  licences: BadgeCheck,
  documents: FileSearch,
  messages: Inbox,
  record: ScrollText,
};

/** SPEC: the tab Dashboard stands at `/`; the router takes a signed-in user on to the role's dashboard. */
export function addressOf(tab: TabName): string {
  return tab === "dashboard" ? "/" : `/${tab}`;
}

const DASHBOARD_PATHS = ["/", "/dashboard", "/operator-dashboard", "/bookings"];

/** Whether `pathname` lies on a tab: a page below it counts, another that merely begins alike does not. */
export function isOnTab(tab: TabName, pathname: string): boolean {
  const paths = tab === "dashboard" ? DASHBOARD_PATHS : [addressOf(tab)];
  return paths.some((path) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`)));
}

export function deskAddress(tab: DeskTab): string {
  return `/staff?tab=${tab}`;
}

/** The desk opens at its first tab. */
export function isOnDesk(tab: DeskTab, pathname: string, search: string): boolean {
  return pathname === "/staff" && (new URLSearchParams(search).get("tab") ?? DESK[0]) === tab;
}
