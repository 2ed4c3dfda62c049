/** What an operator is told of standing bookings before a package goes off sale. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { emptySummary, json, noAttention, userWith } from "../../../testing/answers.ts";
import { packageWith } from "../../../testing/packages.ts";
import { renderAt } from "../../../testing/render-at.tsx";

it("counts a booking that pays by instalments among those that stay", async () => {
  const bookings = { held: 0, awaitingApproval: 0, awaitingBalance: 1, awaitingReference: 0, confirmed: 0 };
  await renderAt("/operator-dashboard?tab=packages", {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers: {
      "GET /api/operator/licences": () => json([]),
      "GET /api/bookings": () => json([]),
      "GET /api/packages/mine": () => json([packageWith()]),
      "GET /api/operator/summary": () => json(emptySummary),
      "GET /api/operator/attention": () => json(noAttention),
      "GET /api/packages/zamzam/standing": () => json({ seatsTaken: 2, bookings, serviceFeePercent: 0, changes: [] }),
    },
  });
  await page.getByRole("button", { name: /^Pause/ }).click();

  await expect.element(page.getByText("1 booking with 2 seats taken stay as they are", { exact: false })).toBeVisible();
});
