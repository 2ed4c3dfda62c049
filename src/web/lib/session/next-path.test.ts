/** The way back after signing in, under hostile values. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { authPath, safeNext } from "./next-path.ts";

it.each(["/dashboard", "/packages/12?seats=5", "/documents#passport", "/bookings/7", "/", "/auth/verify"])(
  "keeps the local path %s",
  (path) => {
    expect(safeNext(path)).toBe(path);
  },
);

it.each([
  null,
  undefined,
  "",
  "dashboard",
  "https://evil.example/",
  "//evil.example/",
  "///evil.example/",
  "/\\evil.example/",
  "\\\\evil.example",
  "/\t/evil.example/",
  "/\n/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  " /dashboard",
  "javascript:alert(1)",
  "data:text/html,x",
  "/auth",
  "/auth?next=/auth",
  "/auth/reset",
  "/auth/verify/x",
  "/api/logout",
  "http:/evil.example",
])("refuses %j", (value) => {
  expect(safeNext(value)).toBeNull();
});

it("never leads to another origin, whatever it is given", () => {
  const site = "https://rihla.example";
  const hostile = fc.string({ unit: fc.constantFrom("/", "\\", ".", "@", ":", "e", "%", "\t", "\n", "?", "#", " ") });
  fc.assert(
    fc.property(hostile, (tail) => {
      const next = safeNext(`/${tail}`);

      if (next !== null) expect(new URL(next, site).origin).toBe(site);
    }),
  );
});

it("leads to the sign-in screen and back", () => {
  expect(authPath("/packages/3?x=1")).toBe("/auth?next=%2Fpackages%2F3%3Fx%3D1");
  expect(authPath("//evil.example")).toBe("/auth");
});
