/** What an operator reads about the licence in each of its states, and the way to put it right. */
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { myLicences } from "#contract/licences.ts";
import type { RouteResult } from "#contract/route.ts";
import { emptySummary, json, noAttention, refusal, userWith } from "#web/testing/answers.ts";
import { renderAt } from "#web/testing/render-at.tsx";

type Licence = RouteResult<typeof myLicences>[number];

function licenceWith(changes: Partial<Licence> = {}): Licence {
  return {
    id: "l1",
    scheme: "atol",
    party: null,
    number: "T7000",
    registerUrl: "https://register.example/T7000",
    companyName: "Noor Harbour",
    validUntil: "2099-03-31",
    status: "submitted",
    reason: null,
    hasFile: false,
    page: null,
    submittedAt: "2026-11-20T09:00:00.000Z",
    decidedAt: null,
    ...changes,
  };
}

const open = (licences: readonly Licence[], { verified = false, answers = {} } = {}) =>
  renderAt("/operator-dashboard", {
    user: userWith({ role: "operator", licenceVerified: verified }),
    answers: {
      "GET /api/operator/licences": () => json(licences),
      "GET /api/bookings": () => json([]),
      "GET /api/packages/mine": () => json([]),
      "GET /api/operator/attention": () => json(noAttention),
      "GET /api/operator/summary": () => json(emptySummary),
      ...answers,
    },
  });

it("asks for a licence where none was handed in", async () => {
  await open([]);

  await expect.element(page.getByRole("button", { name: "Hand in the licence" })).toBeVisible();
});

it("says what is missing of one that is being checked, and takes a page for it", async () => {
  await open([licenceWith()]);

  await expect.element(page.getByText("No page of the licence was sent along", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Add a page" }).click();

  await expect.element(page.getByRole("dialog").getByText("For number T7000", { exact: false })).toBeVisible();
});

it("has nothing to ask for while a complete one is being checked", async () => {
  await open([licenceWith({ hasFile: true })]);

  await expect.element(page.getByText("Your licence is being checked.")).toBeVisible();
  expect(page.getByRole("button", { name: "Add a page" }).elements()).toEqual([]);
});

it("gives the reason of a returned one and fills the form in again", async () => {
  const sent = vi.fn();
  const returned = licenceWith({ status: "returned", reason: "The number is not in the register." });
  const answers = {
    "POST /api/operator/licences": (body: unknown) => {
      sent(body);
      return refusal("unacceptable", "Not like this.", { validUntil: "This day has passed." });
    },
  };
  await open([returned], { answers });

  await expect.element(page.getByText("“The number is not in the register.”", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Correct and hand in again" }).click();
  await page.getByLabelText("Licence number").fill("T7001");
  await page.getByRole("button", { name: "Hand in", exact: true }).click();

  await expect.element(page.getByText("This day has passed.")).toBeVisible();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ number: "T7001", companyName: "Noor Harbour" }));
});

it("is silent while a licence holds", async () => {
  await open([licenceWith({ status: "approved", decidedAt: "2026-11-20T10:00:00.000Z" })], { verified: true });

  await expect.element(page.getByRole("tab", { name: "Overview" })).toBeVisible();
  expect(page.getByRole("button", { name: /licence/i }).elements()).toEqual([]);
});
