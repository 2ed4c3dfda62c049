/** The places of those who have no journey of their own: SPEC's six of an operator, and the four parts of staff's desk. */
import {
  BadgeCheck,
  FileSearch,
  Headphones,
  House,
  Inbox,
  type LucideIcon,
  Package,
  ScrollText,
  Settings,
  Users,
  Wallet,
} from "lucide-react";

export const DESK_PARTS = ["licences", "documents", "messages", "record"] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

export const DESK_ICONS: Record<DeskPart, LucideIcon> = {
  licences: BadgeCheck,
  documents: FileSearch,
  messages: Inbox,
  record: ScrollText,
};

export function deskAddress(part: DeskPart): string {
  return `/staff?tab=${part}`;
}

/** The desk opens at its first part. */
export function isOnDesk(part: DeskPart, pathname: string, search: string): boolean {
  return pathname === "/staff" && (new URLSearchParams(search).get("tab") ?? DESK_PARTS[0]) === part;
}

export const BUSINESS = ["dashboard", "packages", "customers", "revenue", "support", "settings"] as const;
export type BusinessPlace = (typeof BUSINESS)[number];

export const BUSINESS_ICONS: Record<BusinessPlace, LucideIcon> = {
  dashboard: House,
  packages: Package,
  customers: Users,
  revenue: Wallet,
  support: Headphones,
  settings: Settings,
};

/** Support is the contact page, a static one outside the app. */
export const BUSINESS_ADDRESSES: Record<BusinessPlace, string> = {
  dashboard: "/operator-dashboard",
  packages: "/operator-dashboard?tab=packages",
  customers: "/operator-dashboard?tab=bookings&by=customer",
  revenue: "/operator-dashboard?tab=analytics",
  support: "/contact",
  settings: "/operator-dashboard/settings",
};

/** The four that a phone's bottom bar has room for, beside the menu. */
export const BUSINESS_IN_REACH: readonly BusinessPlace[] = ["dashboard", "packages", "customers", "revenue"];

const CENTER = "/operator-dashboard";

/** The place that an address of the business center belongs to, Dashboard what has no other; null outside it. */
export function businessPlaceAt(pathname: string, search: string): BusinessPlace | null {
  if (pathname !== CENTER && !pathname.startsWith(`${CENTER}/`)) return null;
  if (pathname.startsWith(`${CENTER}/settings`)) return "settings";
  if (pathname.startsWith(`${CENTER}/packages`)) return "packages";
  const address = new URLSearchParams(search);
  const tab = pathname === CENTER ? address.get("tab") : null;
  if (tab === "packages") return "packages";
  if (tab === "analytics") return "revenue";
  return tab === "bookings" && address.get("by") === "customer" ? "customers" : "dashboard";
}
