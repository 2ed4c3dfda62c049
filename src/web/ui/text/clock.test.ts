/** One clock on a page: times for people are written by `i18n/formats.ts` alone. */
import { expect, it } from "vitest";

const SOURCES: Record<string, string> = import.meta.glob(["../../**/*.{ts,tsx}", "!../../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** SPEC's office hours, as "9AM". */
const OWN = ["../../public-pages/pages/contact/offices.tsx"];

it("is written by one formatter", () => {
  const found = Object.keys(SOURCES).filter((path) =>
    /timeStyle|toLocaleTimeString|\bhour: "/.test(SOURCES[path] ?? ""),
  );

  expect(found).toEqual(OWN);
});
