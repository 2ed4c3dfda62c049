/** The analysis on screen: charts with their tables, and the bookings behind each number. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { OperatorAnalysis } from "#contract/analytics.ts";
import { usd } from "../../../testing/amounts.ts";
import { emptySummary, json, noAttention, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const october = { from: "2026-10-01", to: "2026-11-01" };
const november = { from: "2026-11-01", to: "2026-12-01" };

const empty: OperatorAnalysis = {
  asOf: "2026-11-20T09:00:00.000Z",
  months: 12,
  from: "2025-12-01",
  to: "2026-12-01",
  revenue: {
    total: null,
    onNusuk: usd("0.00"),
    months: [],
    packages: [],
    others: { packages: 0, amount: usd("0.00") },
  },
  funnel: { from: "2025-12-01", views: 0, enquiries: 0, started: 0, secured: 0, accepted: 0 },
  sources: [{ source: "marketplace", started: 0, completed: 0 }],
  countries: [],
  endings: [],
};

const filled: OperatorAnalysis = {
  ...empty,
  revenue: {
    total: usd("1500.00"),
    onNusuk: usd("700.00"),
    months: [
      { ...october, amount: usd("1750.00"), onNusuk: usd("700.00"), bookings: 2 },
      { ...november, amount: usd("-250.00"), onNusuk: usd("0.00"), bookings: 1 },
    ],
    packages: [{ seriesId: "s1", title: "Hajj from London", amount: usd("1500.00"), bookings: 2 }],
    others: { packages: 0, amount: usd("0.00") },
  },
  funnel: { from: "2026-10-23", views: 1000, enquiries: 80, started: 5, secured: 4, accepted: 2 },
  sources: [{ source: "campaign", started: 5, completed: 2 }],
  countries: [
    { country: "GB", started: 3, completed: 2 },
    { country: null, started: 2, completed: 0 },
  ],
  endings: [{ reason: "by_pilgrim", bookings: 1, price: usd("500.00") }],
};

const open = (answer: OperatorAnalysis) =>
  renderAt("/operator-dashboard?tab=analytics", {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers: {
      "GET /api/operator/licences": () => json([]),
      "GET /api/bookings": () => json([]),
      "GET /api/packages/mine": () => json([]),
      "GET /api/operator/summary": () => json(emptySummary),
      "GET /api/operator/attention": () => json(noAttention),
      "GET /api/operator/analytics": () => json(answer),
    },
  });

it("draws each month with a way to its bookings, and says the chart in words", async () => {
  await open(filled);

  await expect
    .element(page.getByRole("img", { name: "Revenue by month" }))
    .toHaveAccessibleDescription("Revenue of $1,500 in all; beside it $700 sold on Nusuk.");
  await expect
    .element(page.getByRole("link", { name: "October 2026: $1,750 revenue, $700 sold on Nusuk" }))
    .toHaveAttribute("href", "/operator-dashboard?tab=analytics&behind=revenue&from=2026-10-01&to=2026-11-01");
});

it("has the same numbers as a table, and as a file", async () => {
  await open(filled);

  const view = page.getByRole("group", { name: "Revenue by month: view" });
  await view.getByText("Table").click();

  const table = page.getByRole("table", { name: "Revenue by month" });
  await expect.element(table.getByRole("row", { name: /November 2026.*-\$250/ })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "CSV file Revenue by month" }))
    .toHaveAttribute("href", "/api/operator/analytics/export?table=months&months=12&format=csv");
});

it("traces stages, sources, countries and reasons to their bookings", async () => {
  await open(filled);
  const days = "from=2025-12-01&to=2026-12-01";
  const target = (name: string) => page.getByRole("link", { name }).element().getAttribute("href");

  await expect.element(page.getByText("8% of the stage before")).toBeVisible();
  expect(target("5 Holds")).toContain("behind=started&from=2026-10-23&to=2026-12-01");
  await expect.element(page.getByText("Counted since 23 October 2026", { exact: false })).toBeVisible();
  expect(target("2 of 3 confirmed United Kingdom")).toBe(
    `/operator-dashboard?tab=analytics&behind=conversion&country=GB&${days}`,
  );
  expect(target("0 of 2 confirmed Not stated")).toContain("country=none");
  expect(target("2 of 5 confirmed Campaign")).toContain("source=campaign");
  expect(target("1 Cancelled by the pilgrim")).toContain("behind=ended");
  // Views are counted without bookings: no link.
  expect(page.getByRole("link", { name: "1,000 Views" }).elements()).toHaveLength(0);
});

it("shows a dash and says of which months there is nothing, whatever was paid in others or waits", async () => {
  await open(empty);

  await expect.element(page.getByText("No revenue in these months.")).toBeVisible();
  await expect.element(page.getByText(/^No revenue in these months, and no sale on Nusuk whose number/)).toBeVisible();
  await expect.element(page.getByText("No booking was begun in these months.").first()).toBeVisible();
  await expect.element(page.getByText("No booking was cancelled or ran out in these months.")).toBeVisible();
  expect(page.getByRole("img", { name: "Revenue by month" }).elements()).toHaveLength(0);
});
