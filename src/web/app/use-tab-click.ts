/** The tab Dashboard: its address is `/`, and a plain click goes to the role's dashboard without a reload. */
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { dashboardOf, useCurrentUser } from "../lib/session.ts";
import type { TabName } from "./navigation.ts";

/** A click handler for a tab's link; other tabs and clicks that open new windows are left to the link. */
export function useTabClick(): (tab: TabName) => (event: MouseEvent) => void {
  const user = useCurrentUser();
  const navigate = useNavigate();
  return (tab) => (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (tab !== "dashboard" || !user || !isPlain) return;
    event.preventDefault();
    void navigate(dashboardOf(user));
  };
}
