/** Which tab is marked. */
import { expect, it } from "vitest";
import { isOnTab, TABS } from "./navigation.ts";

it.each([
  ["/dashboard", "dashboard"],
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
