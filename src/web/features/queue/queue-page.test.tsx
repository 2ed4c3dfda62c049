/** Whether the page listens (SPEC §3, Queue: a switch of this page alone). */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, userWith } from "../../testing/answers.ts";
import { fakeSockets } from "../../testing/fake-socket.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { Status, Ticket, Window } from "./queries.ts";

const TICKET: Ticket = {
  ...{ entryId: "e", windowId: "w", state: "waiting", familyId: null, seats: 2, joinedAt: "2026-11-20T09:00:00Z" },
  ...{ position: 12, estimatedWaitTime: null, interval: null, chance: null, turnEndsAt: null, bookingId: null },
};
const WINDOW: Window = {
  ...{ id: "w", operatorId: "o", operatorName: "Crescent Travel", state: "open", closeReason: null },
  ...{ opensAt: "2026-11-20T10:00:00Z", openedAt: null, closedAt: null, admitPerMinute: 4, admittedMinutes: 1 },
  ...{ stepFreeEvery: null, commitment: "c", beaconRound: null, packages: [], waiting: 40, admitted: 3 },
  simulated: false,
};
const STATUS: Status = {
  ...{ status: "waiting", position: 12, estimatedWaitTime: null, priorityScore: 0, totalInQueue: 40 },
  priorityParts: { documents: 0, plan: 0, household: 0, profile: 0, preferences: 0 },
  ...{ processingRate: null, windowId: "w", ticket: TICKET, tickets: [TICKET], windows: [WINDOW] },
};

it("hears how many wait while live updates are wanted, and nothing while they are not", async () => {
  const { socket, tell } = await inLine();

  socket.accept();
  await expect.element(page.getByText("Listening")).toBeVisible();
  tell(39);
  await expect.element(page.getByText("of 39", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Last update/)).toBeVisible();

  await page.getByRole("checkbox", { name: "Live updates" }).click();
  await expect.element(page.getByText("Off: the figures stand as they were")).toBeVisible();
  tell(38);
  await drawn();
  await expect.element(page.getByText("of 39", { exact: true })).toBeVisible();

  await page.getByRole("checkbox", { name: "Live updates" }).click();
  await expect.element(page.getByText(/^Last update/)).toBeVisible();
  tell(37);
  await expect.element(page.getByText("of 37", { exact: true })).toBeVisible();
});

it("has four tabs and opens the intelligence", async () => {
  await inLine();

  await expect.element(page.getByRole("tab", { name: "Intelligence" })).toHaveAttribute("aria-selected", "true");
  const tabs = page.getByRole("tab").elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual(["Intelligence", "Family sync", "Analytics", "Settings"]);
});

/** What was told by now has been drawn, if it was heard. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** The page of a household among 40. */
async function inLine() {
  const sockets = fakeSockets();
  let totalInQueue = 40;
  const answers = {
    "GET /api/queue/status": () => json({ ...STATUS, totalInQueue }),
    "GET /api/family": () => json([]),
  };
  await renderAt("/queue", { user: userWith(), answers });
  await expect.element(page.getByText("of 40", { exact: true })).toBeVisible();
  await expect.poll(() => sockets).toHaveLength(1);
  const [socket] = sockets;
  if (!socket) throw new Error("the page has opened no line");
  return {
    socket,
    /** So many wait now; the server says it to whoever listens, and to whoever asks. */
    tell(total: number): void {
      totalInQueue = total;
      const data = { windowId: "w", state: "waiting", position: 12, estimatedWaitTime: null, totalInQueue };
      socket.say(JSON.stringify({ type: "queue_update", data }));
    },
  };
}

it("tells an operator that the queue is for pilgrims", async () => {
  await renderAt("/queue", { user: userWith({ role: "operator" }) });

  await expect.element(page.getByText(/^The queue of a sale is for pilgrims\./)).toBeVisible();
  expect(page.getByRole("tab").elements()).toHaveLength(0);
});
