/** The tabs of operators and staff, fetched for them alone. */
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { ShellTab } from "./navigation.ts";
import {
  BUSINESS,
  BUSINESS_ADDRESSES,
  BUSINESS_ICONS,
  BUSINESS_IN_REACH,
  businessPlaceAt,
  DESK_ICONS,
  DESK_PARTS,
  deskAddress,
  isOnDesk,
} from "./work-places.ts";

interface WorkTabsProps {
  role: "operator" | "staff";
  children: (tabs: readonly ShellTab[]) => ReactNode;
}

export function WorkTabs({ role, children }: WorkTabsProps) {
  const desk = useDesk();
  const business = useBusiness();
  return children(role === "staff" ? desk : business);
}

function useDesk(): readonly ShellTab[] {
  const t = useTranslations("common");
  const { pathname, search } = useLocation();
  return DESK_PARTS.map((name) => ({
    name,
    to: deskAddress(name),
    label: t(`desk.${name}`),
    icon: DESK_ICONS[name],
    current: isOnDesk(name, pathname, search) ? "page" : undefined,
    onClick: undefined,
    leavesApp: false,
    inReach: true,
  }));
}

export function useBusiness(): readonly ShellTab[] {
  const t = useTranslations("common");
  const { pathname, search } = useLocation();
  const here = businessPlaceAt(pathname, search);
  return BUSINESS.map((name) => ({
    name,
    to: BUSINESS_ADDRESSES[name],
    label: t(`operatorMenu.${name}`),
    icon: BUSINESS_ICONS[name],
    current: name === here ? "page" : undefined,
    onClick: undefined,
    leavesApp: name === "support",
    inReach: BUSINESS_IN_REACH.includes(name),
  }));
}
