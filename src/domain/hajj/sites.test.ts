/** The places of Hajj and how far they lie apart. */
import { expect, it } from "vitest";
import { kilometresBetween, SITE_PLACES } from "./sites.ts";

it.each([
  ["makkah", "mina", 7],
  ["mina", "arafat", 11.4],
  ["arafat", "muzdalifah", 8.2],
  ["jamarat", "makkah", 4.9],
] as const)("from %s to %s is about %d km as the crow flies", (from, to, kilometres) => {
  expect(kilometresBetween(SITE_PLACES[from], SITE_PLACES[to])).toBeCloseTo(kilometres, 0);
});
