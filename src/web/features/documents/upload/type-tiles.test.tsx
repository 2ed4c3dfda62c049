/** The row of kinds of papers on a phone. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openDocuments } from "../testing.ts";

it("fades at the edge behind which more kinds follow", async () => {
  await page.viewport(390, 844);
  await openDocuments();
  await expect.element(page.getByRole("radio", { name: /Passport/ })).toBeInTheDocument();
  const row = page
    .getByRole("radio", { name: /Passport/ })
    .element()
    .closest("fieldset > div");

  expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? 0);
  await expect
    .poll(() => Number.parseFloat(getComputedStyle(row ?? document.body).getPropertyValue("--fade-after")))
    .toBeGreaterThan(1);
});
