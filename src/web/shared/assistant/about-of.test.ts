import { expect, it } from "vitest";
import { ABOUT } from "#contract/conversations.ts";
import { aboutOf, assistantPath } from "./about-of.ts";

it.each([
  ["/documents", "documents"],
  ["/documents/d1", "documents"],
  ["/packages/zamzam", "package:zamzam"],
  ["/bookings/b-1", "booking:b-1"],
  ["/packages", null],
  ["/bookings", null],
  ["/dashboard", null],
  ["/", null],
])("%s is about %s, as the server takes it", (pathname, about) => {
  expect(aboutOf(pathname)).toBe(about);
  if (about) expect(about).toMatch(ABOUT);
});

it("leads to the page with its subject", () => {
  expect(assistantPath("package:a b")).toBe("/assistant?about=package%3Aa%20b");
  expect(assistantPath(null)).toBe("/assistant");
});
