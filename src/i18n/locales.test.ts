import { expect, it } from "vitest";
import { matchLocale } from "./locales.ts";

it.each([
  ["ar-EG,ar;q=0.9,en;q=0.8", "ar"],
  ["en-GB,en;q=0.9,ar;q=0.8", "en"],
  ["en;q=0.5, id", "id"],
  ["de-DE, tr;q=0.3, en;q=0.2", "tr"],
  ["FR-ca ; Q=0.7, xx", "fr"],
  ["fr;q=0, ur;q=0.1", "ur"],
  ["fr;q=0", null],
  ["fr;q=-1, hi;q=yes", null],
  ["*", null],
  ["*;q=0.5, ru;q=0.1", "ru"],
  ["", null],
  [";;q=,,;", null],
  ["frl, arabic", null],
  [`${"xx,".repeat(2_700)}fa`, "fa"],
])("reads %.40s as %s", (header, language) => {
  expect(matchLocale(header)).toBe(language);
});
