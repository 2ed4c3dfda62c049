/** The operator reads a number, or that it is fewer than five, and never one between. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { emptySummary, json, noAttention, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";

it("says the number of each package, fewer than five, and what is counted from tomorrow", async () => {
  await renderAt("/operator-dashboard?tab=marketplace", {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers: {
      "GET /api/operator/licences": () => json([]),
      "GET /api/bookings": () => json([]),
      "GET /api/packages/mine": () => json([]),
      "GET /api/operator/summary": () => json(emptySummary),
      "GET /api/operator/attention": () => json(noAttention),
      "GET /api/operator/wishes": () =>
        json({
          day: "2026-11-20",
          packages: [
            { id: "1", title: "Zamzam Family", households: 15 },
            { id: "2", title: "Safa Comfort", households: 0 },
            { id: "3", title: "Marwa Light", households: null },
          ],
        }),
    },
  });

  const row = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  await expect.element(page.getByRole("heading", { name: "Households whose wishes fit" })).toBeVisible();
  await expect.element(row("Zamzam Family").getByText("at least 15")).toBeVisible();
  await expect.element(row("Safa Comfort").getByText("fewer than 5")).toBeVisible();
  await expect.element(row("Marwa Light").getByText("counted from tomorrow")).toBeVisible();
});
