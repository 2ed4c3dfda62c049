/** The Business Center's tabs, what its overview shows first, and the search and filter of own packages (SPEC §2). */
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { emptySummary, json, noAttention, userWith } from "../../testing/answers.ts";
import { bookingWith } from "../../testing/bookings.ts";
import { packageWith } from "../../testing/packages.ts";
import { renderAt } from "../../testing/render-at.tsx";

const PACKAGES = [
  packageWith(),
  packageWith({ id: "safa", title: "Safa Steady", capacity: 40, availableSlots: 0 }),
  packageWith({ id: "next", title: "Zamzam Next Year", status: "draft" }),
];
const BOOKINGS = [1, 2, 3, 4, 5, 6].map((turn) => bookingWith({ id: `b${turn}`, customerName: `Customer ${turn}` }));

beforeEach(() => page.viewport(1280, 900));

const limitIn = (address: string) => Number(new URL(address, location.origin).searchParams.get("limit") ?? 500);

const open = (address: string, bookings = BOOKINGS) =>
  renderAt(address, {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers: {
      "GET /api/operator/licences": () => json([]),
      "GET /api/bookings": (_, address) => json(bookings.slice(0, limitIn(address))),
      "GET /api/packages/mine": () => json(PACKAGES),
      "GET /api/operator/summary": () => json(emptySummary),
      "GET /api/operator/attention": () => json(noAttention),
    },
  });

it("has six tabs, and opens the overview: the newest five bookings and the fullest packages on sale", async () => {
  await open("/operator-dashboard");

  await expect.element(page.getByRole("heading", { name: "Recent bookings" })).toBeVisible();
  const tabs = page.getByRole("tab").elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    ...["Overview", "Packages", "Bookings", "Groups", "Analytics", "Marketplace"],
  ]);
  const recent = page.getByRole("table", { name: "Recent bookings" });
  await expect.element(recent.getByText("Customer 5")).toBeVisible();
  expect(recent.getByText("Customer 6").query()).toBeNull();
  // Under what needs an answer, beside the taller figures: no hole between.
  const figures = page.getByRole("heading", { name: "Package performance" });
  expect(recent.element().getBoundingClientRect().right).toBeLessThan(figures.element().getBoundingClientRect().left);
  await expect.element(page.getByText("40 of 40 seats taken")).toBeVisible();
  const fullest = page.getByText(/seats taken$/).elements();
  expect(fullest.map(({ textContent }) => textContent)).toEqual(["40 of 40 seats taken", "33 of 45 seats taken"]);
});

it("says of a recent booking what was answered in the last minute, and calls it pending no more", async () => {
  const answer = { kind: "approve", until: new Date(Date.now() + 50_000).toISOString() } as const;
  const pending = { status: "pending", phase: "awaiting_approval" } as const;
  await open("/operator-dashboard", [bookingWith({ ...pending, answer })]);
  const recent = page.getByRole("table", { name: "Recent bookings" });

  await expect.element(recent.getByText("Approved", { exact: false })).toBeVisible();
  expect(recent.getByText("Pending").query()).toBeNull();
});

it("finds own packages by word and by state", async () => {
  await open("/operator-dashboard?tab=packages");
  const table = page.getByRole("table");
  await expect.element(table.getByRole("link", { name: "Safa Steady" })).toBeVisible();

  await page.getByRole("searchbox").fill("zamzam");
  await expect.element(table.getByRole("link", { name: "Safa Steady" })).not.toBeInTheDocument();
  await expect.element(table.getByRole("link", { name: "Zamzam Family" })).toBeVisible();

  await page.getByRole("radio", { name: /^Draft/ }).click({ force: true });
  await expect.element(table.getByRole("link", { name: "Zamzam Next Year" })).toBeVisible();
  await expect.element(table.getByRole("link", { name: "Zamzam Family" })).not.toBeInTheDocument();
});
