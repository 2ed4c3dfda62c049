/** Which addresses are handed on as they are; what people then see: e2e/routes.spec.ts. */
import { expect, it } from "vitest";
import { readableUrl } from "./not-found.ts";

it.each([
  ["/%ff", "/%25"],
  ["/packages/%E0%A4%A?sort=price", "/%25"],
  ["/packages/%D8%B1?q=%ff", "/packages/%D8%B1?q=%ff"],
  // Programs are told what is wrong.
  ["/api/%ff", "/api/%ff"],
])("%s goes on as %s", (url, expected) => {
  expect(readableUrl(url)).toBe(expected);
});
