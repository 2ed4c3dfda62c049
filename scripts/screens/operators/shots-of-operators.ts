/** What an operator sees. */

import { openMenu } from "../shell.ts";
import type { Shot } from "../shot.ts";
import { openCreateGroup, openFamilies, openMove, openPaper } from "./groups.ts";
import { chooseSheet, openFirstBooking, openFirstForm, openManage, scrollToEnd } from "./operator.ts";
import { choosePassengers, enterByPhone, openLink } from "./phone.ts";

const GROUPS = "/operator-dashboard?tab=groups";

export const OPERATORS: readonly Shot[] = [
  { name: "operator-overview", who: "operator_demo", path: "/operator-dashboard", alsoDark: true },
  { name: "operator-packages", who: "operator_demo", path: "/operator-dashboard?tab=packages", inSight: true },
  {
    name: "operator-manage",
    who: "operator_demo",
    path: "/operator-dashboard?tab=packages",
    act: openManage,
    inSight: true,
  },
  {
    name: "operator-menu",
    who: "operator_demo",
    path: "/operator-dashboard",
    act: openMenu,
    inSight: true,
    onlyPhone: true,
  },
  {
    name: "operator-import",
    who: "operator_demo",
    path: "/operator-dashboard/import",
    act: chooseSheet,
    alsoDark: true,
  },
  { name: "operator-phone", who: "operator_demo", path: "/operator-dashboard/phone", alsoDark: true },
  { name: "operator-phone-entry", who: "operator_demo", path: "/operator-dashboard/phone", act: enterByPhone },
  {
    name: "operator-phone-link",
    who: "operator_demo",
    path: "/operator-dashboard/phone",
    act: openLink,
    inSight: true,
  },
  {
    name: "operator-passengers",
    who: "operator_demo",
    path: "/operator-dashboard/import-passengers",
    act: choosePassengers,
  },
  { name: "operator-new-package", who: "operator_demo", path: "/operator-dashboard/packages/new" },
  {
    name: "operator-edit-package",
    who: "operator_demo",
    path: "/operator-dashboard?tab=packages",
    act: openFirstForm,
    alsoDark: true,
  },
  { name: "operator-bookings", who: "operator_demo", path: "/operator-dashboard?tab=bookings", alsoDark: true },
  { name: "operator-waiting", who: "operator_demo", path: "/operator-dashboard?tab=bookings&sort=waiting" },
  { name: "operator-customers", who: "operator_demo", path: "/operator-dashboard?tab=bookings&by=customer" },
  {
    name: "operator-booking",
    who: "operator_demo",
    path: "/operator-dashboard?tab=bookings&when=always&status=confirmed&assigned=me",
    act: openFirstBooking,
    alsoDark: true,
  },
  { name: "operator-groups", who: "operator_demo", path: GROUPS, alsoDark: true },
  { name: "operator-group-new", who: "operator_demo", path: GROUPS, act: openCreateGroup, inSight: true },
  { name: "operator-group", who: "operator_demo", path: GROUPS, act: openFamilies, alsoDark: true },
  { name: "operator-group-move", who: "operator_demo", path: GROUPS, act: openMove, inSight: true },
  { name: "operator-group-paper", who: "operator_demo", path: GROUPS, act: openPaper },
  { name: "operator-analytics", who: "operator_demo", path: "/operator-dashboard?tab=analytics", alsoDark: true },
  {
    name: "operator-behind",
    who: "operator_demo",
    path: "/operator-dashboard?tab=overview&behind=revenue",
    inSight: true,
  },
  { name: "operator-marketplace", who: "operator_demo", path: "/operator-dashboard?tab=marketplace" },
  {
    name: "operator-windows",
    who: "operator_demo",
    path: "/operator-dashboard?tab=packages",
    act: scrollToEnd,
    inSight: true,
  },
  ...["team", "company", "licence", "terms", "statements", "notices"].map((part) => ({
    name: `operator-settings-${part}`,
    who: "operator_demo" as const,
    path: `/operator-dashboard/settings?part=${part}`,
  })),
];
