/** The business center of an employee asks only for what they may see, and says who can give the rest. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";

it("shows a colleague for bookings their part, and names who can give the figures", async () => {
  const refused: string[] = [];
  const answers = {
    "GET /api/bookings": () => json([]),
    "GET /api/packages/mine": () => json([]),
    "GET /api/operator/attention": () => json({ bookings: [], count: {}, total: 0 }),
    "GET /api/operator/summary": () => {
      refused.push("summary");
      return refusal("right_needed", "This needs the right Analytics.");
    },
  };
  const employment = { companyName: "Safa Journeys", ownerName: "Salma Idris", rights: ["bookings" as const] };
  await renderAt("/operator-dashboard", { user: userWith({ role: "operator", operatorId: "1", employment }), answers });

  await expect.element(page.getByText("Not part of your work here")).toBeVisible();
  await expect.element(page.getByText(/right “Analytics”. Salma Idris can give it to you/)).toBeVisible();
  await page.getByRole("tab", { name: "Packages" }).click();
  await expect.element(page.getByText(/right “Packages”/)).toBeVisible();
  expect(refused).toEqual([]);
});
