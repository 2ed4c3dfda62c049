/** The panel beside a package: nothing is explained that its reader does not see. */
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { json } from "../../../testing/answers.ts";
import { packageWith } from "../../../testing/packages.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const root = document.documentElement;
afterEach(() => root.removeAttribute("data-plain"));

it("explains the rings where they are drawn, and not in the plain look", async () => {
  await renderAt("/packages/zamzam", { answers: { "GET /api/packages/zamzam": () => json(packageWith()) } });
  const legend = page.getByText(/^The rings: one for each night/);
  await expect.element(legend).toBeVisible();

  root.setAttribute("data-plain", "");

  await expect.element(legend).not.toBeVisible();
});
