/** Which place of an operator or of staff is marked. */
import { expect, it } from "vitest";
import { businessPlaceAt, DESK_PARTS, isOnDesk } from "./work-places.ts";

it.each([
  ["/staff", "", "licences"],
  ["/staff", "?tab=record", "record"],
])("marks for %s%s the desk's %s", (pathname, search, part) => {
  expect(DESK_PARTS.filter((name) => isOnDesk(name, pathname, search))).toEqual([part]);
});

it("marks no part of the desk elsewhere", () => {
  expect(DESK_PARTS.filter((name) => isOnDesk(name, "/packages", "?tab=record"))).toEqual([]);
});

it.each([
  ["/operator-dashboard", "", "dashboard"],
  ["/operator-dashboard", "?tab=groups", "dashboard"],
  ["/operator-dashboard", "?tab=bookings&by=date", "dashboard"],
  ["/operator-dashboard", "?tab=bookings&by=customer", "customers"],
  ["/operator-dashboard", "?tab=packages", "packages"],
  ["/operator-dashboard/packages/new", "", "packages"],
  ["/operator-dashboard", "?tab=analytics", "revenue"],
  ["/operator-dashboard/settings", "?tab=team", "settings"],
  ["/operator-dashboard/phone", "", "dashboard"],
])("marks for %s%s an operator's %s", (pathname, search, place) => {
  expect(businessPlaceAt(pathname, search)).toBe(place);
});

it("marks nothing for an operator outside the business center", () => {
  expect(businessPlaceAt("/packages", "?tab=packages")).toBeNull();
});
