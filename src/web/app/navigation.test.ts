/** Which tab is marked. */
import { expect, it } from "vitest";
import { DESK, isOnDesk, isOnTab, TABS } from "./navigation.ts";

it.each([
  ["/dashboard", "dashboard"],
  ["/operator-dashboard", "dashboard"],
  ["/", "dashboard"],
  ["/bookings/7", "dashboard"],
  ["/packages", "packages"],
  ["/packages/12", "packages"],
  ["/family", "family"],
])("marks for %s only %s", (pathname, tab) => {
  expect(TABS.filter((name) => isOnTab(name, pathname))).toEqual([tab]);
});

it("marks nothing for an address that only begins like a tab", () => {
  expect(TABS.filter((name) => isOnTab(name, "/familyx"))).toEqual([]);
});

it.each([
  ["/staff", "", "licences"],
  ["/staff", "?tab=record", "record"],
])("marks for %s%s the desk's %s", (pathname, search, tab) => {
  expect(DESK.filter((name) => isOnDesk(name, pathname, search))).toEqual([tab]);
});

it("marks no part of the desk elsewhere", () => {
  expect(DESK.filter((name) => isOnDesk(name, "/packages", "?tab=record"))).toEqual([]);
});
