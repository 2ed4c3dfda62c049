/** The dashboard draws what the server has judged. */
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { JOURNEY_STEPS, type JourneyStep } from "#domain/journey/steps.ts";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { PRAYER_DAY } from "../../testing/prayer-day.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { Journey } from "./queries.ts";

afterEach(() => vi.useRealTimers());

const DONE: readonly JourneyStep[] = ["account", "upload"];

function journeyWith(changes: Partial<Journey> = {}): Journey {
  return {
    steps: JOURNEY_STEPS.map((step) =>
      DONE.includes(step) ? { step, status: "completed", progress: 100 } : { step, status: "pending", progress: 0 },
    ),
    currentStep: "verification",
    nextAction: {
      ...{ kind: "replace_document", type: "photo", traveller: null },
      ...{ dueOn: "2027-03-08", reason: "visa", isForecast: true },
    },
    headerProgress: 40,
    overallProgress: 20,
    documents: {
      verified: 1,
      required: 4,
      percent: 25,
      slots: [
        { type: "passport", state: "verified" },
        { type: "visa", state: "not_due" },
        { type: "health_certificate", state: "missing" },
        { type: "photo", state: "rejected" },
      ],
    },
    ...changes,
  };
}

it("shows the next action, the ten steps, the documents and both percentages under their own names", async () => {
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json([]) };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByRole("heading", { name: "Replace: Photo" })).toBeVisible();
  await expect.element(page.getByText("By about 8 March 2027")).toBeVisible();
  await expect.element(page.getByText("Peace be with you, Amina · profile 40%")).toBeVisible();
  await expect.element(page.getByText("2 of 10 steps done, 20%")).toBeVisible();
  await expect.element(page.getByText("1 of 4")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "No bookings yet" })).toBeVisible();
});

it("has quick actions and the next prayer in a bar of wide screens, asked for once together with the header", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T13:30:00Z") });
  await page.viewport(1280, 800);
  const prayers = vi.fn(() => json(PRAYER_DAY));
  const answers = {
    "GET /api/journey": () => json(journeyWith()),
    "GET /api/bookings": () => json([]),
    "GET /api/prayer-times": prayers,
  };
  await renderAt("/dashboard", { user: userWith(), answers });
  const bar = page.getByRole("region", { name: "Quick actions" });

  await expect.element(bar.getByText("Next prayer: Maghrib 5:38 PM")).toBeVisible();
  await expect.element(page.getByRole("banner").getByText("Maghrib 5:38 PM")).toBeVisible();
  expect(prayers).toHaveBeenCalledOnce();
  const links = bar.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/documents", "/packages", "/travellers"]);

  await page.viewport(390, 844);
  await expect.element(bar).not.toBeInTheDocument();
});

it("says that the journey could not be loaded, and gets it on another try", async () => {
  let tries = 0;
  const answers = {
    "GET /api/journey": () => {
      tries += 1;
      return tries === 1 ? refusal("unavailable", "The server is restarting.") : json(journeyWith());
    },
    "GET /api/bookings": () => json([]),
  };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByText("The server is restarting.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "No bookings yet" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();

  await expect.element(page.getByRole("heading", { name: "Replace: Photo" })).toBeVisible();
});
