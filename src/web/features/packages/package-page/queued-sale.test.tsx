/** The page of a package that a queue sells: when its sale opens, and the household's own place in it. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, userWith } from "../../../testing/answers.ts";
import { packageWith } from "../../../testing/packages.ts";
import { ticketWith, windowWith } from "../../../testing/queue.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const status = { totalInQueue: 40, position: 12, estimatedWaitTime: 3, status: "waiting", places: [] };

it.each([
  ["announced", null, /^Opens 20 Nov\w* 2026.* 4 households a minute are let in/],
  ["paused", "2026-11-20T10:00:00Z", /^Opened .*Nobody is let in for now/],
] as const)("tells a visitor of a sale that is %s when it opens and how it goes", async (state, openedAt, facts) => {
  await renderAt("/packages/zamzam", {
    answers: {
      "GET /api/packages/zamzam": () => json(packageWith({ saleWindowId: "w" })),
      "GET /api/queue/windows/w": () => json(windowWith({ state, openedAt })),
    },
  });

  await expect.element(page.getByText(facts)).toBeVisible();
});

it.each([
  ["of whoever stands in its line", "w", 1],
  ["of nobody who stands in another", "other", 0],
])("tells the place %s", async (_, windowId, places) => {
  const window = windowWith({ openedAt: "2026-11-20T10:00:00Z" });
  await renderAt("/packages/zamzam", {
    user: userWith({ countryOfResidence: "GB" }),
    answers: {
      "GET /api/packages/zamzam": () => json(packageWith({ saleWindowId: "w" })),
      "GET /api/queue/windows/w": () => json(window),
      "GET /api/queue/status": () => json({ ...status, windows: [window], tickets: [ticketWith({ windowId })] }),
    },
  });

  await expect.element(page.getByText(/^Opened 20 Nov/)).toBeVisible();
  const place = page.getByText("Your household stands in line at Crescent Travel, at place 12.");
  await expect.poll(() => place.elements().length).toBe(places);
});
