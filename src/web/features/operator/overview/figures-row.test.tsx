/** The operator's figures on screen: their change over the chosen days, and the way to the bookings behind them. */
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { FigureBookings } from "#contract/figure-bookings.ts";
import type { OperatorSummary } from "#contract/operators.ts";
import { usd } from "../../../testing/amounts.ts";
import { emptySummary, json, noAttention, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const filled: OperatorSummary = {
  ...emptySummary,
  revenue: {
    total: usd("8806250.00"),
    changePercent: 12.5,
    onNusuk: usd("700.00"),
    reported: usd("300.00"),
    waiting: usd("0.00"),
  },
  active: { count: 179, changePercent: 0 },
  conversion: { percent: 87.51, changePoints: -1.12, completed: 3000, started: 3428 },
  average: { value: usd("7827.78"), changePercent: null },
  season: { confirmed: 156, awaitingAnswer: 23, attention: 7 },
  trend: { revenue: [100, 0, 300], active: [172, 175, 179], conversion: [88, null, 87.5], average: [null, null, 50] },
};

/** Two pages of one booking each. */
function behind(query: URLSearchParams): FigureBookings {
  const isSecond = query.get("cursor") === "second";
  return {
    asOf: "2026-11-20T09:00:00.000Z",
    count: 2,
    counted: query.get("figure") === "conversion" ? 1 : 2,
    sum: usd("8806250.00"),
    bookings: [
      {
        id: isSecond ? "b2" : "b1",
        reference: isSecond ? "RH-2" : "RH-1",
        createdAt: "2026-11-19T09:00:00.000Z",
        customerName: isSecond ? "Omar Farouk" : "Leila Haddad",
        packageName: "Hajj from London",
        seats: 2,
        departureDate: "2027-05-05",
        status: isSecond ? "cancelled" : "confirmed",
        phase: isSecond ? "cancelled" : "confirmed",
        cancelReason: isSecond ? "by_pilgrim" : null,
        amount: usd("4403125.00"),
        counts: !isSecond,
      },
    ],
    nextCursor: isSecond ? null : "second",
  };
}

const open = (answer: (address: string) => OperatorSummary, query = "") =>
  renderAt(`/operator-dashboard${query}`, {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers: {
      "GET /api/operator/licences": () => json([]),
      "GET /api/bookings": () => json([]),
      "GET /api/packages/mine": () => json([]),
      "GET /api/operator/attention": () => json(noAttention),
      "GET /api/operator/summary": (_, address) => json(answer(address)),
      "GET /api/operator/figures/bookings": (_, address) => json(behind(new URL(address, "http://rihla").searchParams)),
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
  expect(figures.getByText("30 days before", { exact: false }).elements()).toHaveLength(3);
});

it("shows a dash and says what there is none of", async () => {
  await open(() => emptySummary);

  await expect.element(figures.getByText("—").first()).toBeVisible();
  await expect.element(figures.getByText("none through Rihla yet")).toBeVisible();
  await expect
    .element(figures.getByText("known from the first booking that is paid in full through Rihla on"))
    .toBeVisible();
  await expect.element(figures.getByText("0 paid and confirmed of 0 started")).toBeVisible();
});

it("says what Nusuk has sold where no payment has come through here", async () => {
  const onNusuk = { amount: "31800.00", currency: "USD" as const };
  await open(() => ({ ...emptySummary, revenue: { ...emptySummary.revenue, onNusuk } }));

  await expect.element(figures.getByText("and $31,800 sold on Nusuk")).toBeVisible();
});

it("counts the change over the days that are chosen", async () => {
  await open((address) => ({ ...filled, days: Number(new URLSearchParams(address.split("?")[1]).get("days")) }));

  await figures.getByText("90 days", { exact: true }).click();

  await expect.element(figures.getByText("12.5% more than 90 days before")).toBeVisible();
});

it("opens the bookings that a figure is counted from, all of them, with the figure as their sum", async () => {
  await open(() => filled);

  await figures.getByRole("link", { name: "Total Revenue" }).click();
  const dialog = page.getByRole("dialog", { name: "Behind the revenue" });
  await expect.element(dialog.getByText("$8,806,250")).toBeVisible();
  await expect.element(dialog.getByText("together, from 2 bookings")).toBeVisible();
  await dialog.getByRole("button", { name: "Show more" }).click();

  await expect
    .element(dialog.getByRole("link", { name: "Omar Farouk" }))
    .toHaveAttribute("href", "/operator-dashboard/bookings/b2");
  await expect.element(dialog.getByRole("link", { name: "Leila Haddad" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

it("opens behind a share from the address, and says which bookings count above the line", async () => {
  await open(() => filled, "?behind=conversion");

  const dialog = page.getByRole("dialog", { name: "Behind the conversion rate" });
  await expect.element(dialog.getByText("1 paid and confirmed of 2 started")).toBeVisible();
  await dialog.getByRole("button", { name: "Show more" }).click();
  await expect.element(dialog.getByText("not counted above the line")).toBeVisible();
});

it("draws the course of each figure, with words for who does not see it", async () => {
  await open(() => filled);

  const curves = figures.getByRole("img");
  await expect.element(curves.first()).toHaveAccessibleName("From $100 to $300; lowest $0, highest $300");
  // Of the average a single value is known: no line can be drawn through it.
  expect(curves.elements()).toHaveLength(3);
});
