/** The operator's figures on screen: their change over the chosen days, and the way to the bookings behind them. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { OperatorSummary } from "#contract/operators.ts";
import { emptySummary, json, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";

const dollars = (amount: string) => ({ amount, currency: "USD" as const });
const filled: OperatorSummary = {
  ...emptySummary,
  revenue: { total: dollars("8806250.00"), changePercent: 12.5, onNusuk: dollars("700.00"), waiting: dollars("0.00") },
  active: { count: 179, changePercent: 0 },
  conversion: { percent: 87.51, changePoints: -1.12, completed: 3000, started: 3428 },
  average: { value: dollars("7827.78"), changePercent: null },
  season: { confirmed: 156, awaitingAnswer: 23, attention: 7 },
};

const open = (answer: (address: string) => OperatorSummary) =>
  renderAt("/operator-dashboard", {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers: {
      "GET /api/operator/licences": () => json([]),
      "GET /api/bookings": () => json([]),
      "GET /api/packages/mine": () => json([]),
      "GET /api/operator/summary": (_, address) => json(answer(address)),
    },
  });

const figures = page.getByRole("region", { name: "Figures" });

it("says how each figure has changed, and nothing where there was nothing to compare with", async () => {
  await open(() => filled);

  await expect.element(figures.getByText("$8,806,250")).toBeVisible();
  await expect.element(figures.getByText("12.5% more than 30 days before")).toBeVisible();
  await expect.element(figures.getByText("as 30 days before")).toBeVisible();
  await expect.element(figures.getByText("1.1 points less than 30 days before")).toBeVisible();
  await expect.element(figures.getByText("3,000 paid and confirmed of 3,428 started")).toBeVisible();
  await expect.element(figures.getByText("and $700 sold on Nusuk")).toBeVisible();
  expect(figures.getByText("before", { exact: false }).elements()).toHaveLength(4);
});

it("shows a dash and says when a figure will be known", async () => {
  await open(() => emptySummary);

  await expect.element(figures.getByText("—").first()).toBeVisible();
  expect(figures.getByText("known from the first paid booking on").elements()).toHaveLength(3);
});

it("counts the change over the days that are chosen", async () => {
  await open((address) => ({ ...filled, days: Number(new URLSearchParams(address.split("?")[1]).get("days")) }));

  await figures.getByText("90 days", { exact: true }).click();

  await expect.element(figures.getByText("12.5% more than 90 days before")).toBeVisible();
});

it("leads to the bookings that a figure is counted from", async () => {
  await open(() => filled);

  await figures.getByRole("link", { name: "Conversion Rate" }).click();

  await expect.element(page.getByRole("tab", { name: "Bookings" })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByText("156")).toBeVisible();
});
