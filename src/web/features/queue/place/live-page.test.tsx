/** Whether the page listens (SPEC §3, Queue: a switch of this page alone), and what it makes of what it hears. */
import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { json, userWith } from "../../../testing/answers.ts";
import { fakeSockets } from "../../../testing/fake-socket.ts";
import { placesWith, ticketWith, windowWith } from "../../../testing/queue.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { QueueOverview, Window } from "../queries.ts";

const TICKET = ticketWith({ estimatedWaitTime: null, waitBasis: null });
const WINDOW = windowWith();
const STATUS: QueueOverview = {
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

it("looks at the window of its own place, and reckons from who has left where it stands by now, without asking", async () => {
  const { socket, asked, leave } = await inLine();
  socket.accept();
  await expect.element(page.getByText("Listening")).toBeVisible();
  expect(JSON.parse(socket.sent.at(-1) ?? "")).toMatchObject({ type: "subscribe_places", userId: "1", windowId: "w" });

  for (const rank of [1, 40, 2]) leave(rank);

  await expect.element(page.getByText("10", { exact: true })).toBeVisible();
  await expect.element(page.getByText("3 min", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/By the announced pace of 4 households a minute/)).toBeVisible();
  expect(asked()).toBe(1);
});

it("asks for the whole when its own rank has left: its turn has come", async () => {
  const { socket, asked, leave } = await inLine();
  socket.accept();
  await expect.element(page.getByText("Listening")).toBeVisible();
  expect(asked()).toBe(1);

  leave(12);

  await expect.poll(asked).toBe(2);
});

it("reads the same as a file while no line can be opened, and says when it last did", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { sockets, leave } = await inLine();
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    sockets.at(-1)?.close();
    await vi.advanceTimersByTimeAsync(attempt * 1_000);
  }
  leave(3);

  await vi.advanceTimersByTimeAsync(10_000);

  await expect.element(page.getByText("11", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Last update/)).toBeVisible();
});

it("says at once that the sale is paused, though no place moves", async () => {
  const { socket, become } = await inLine();
  socket.accept();
  await expect.element(page.getByText("Listening")).toBeVisible();

  become("paused");

  await expect.element(page.getByText("The window is paused. Your place is kept.")).toBeVisible();
  await expect.element(page.getByText("Active", { exact: true })).not.toBeInTheDocument();
});

it("asks again by itself while nothing is said to it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { socket, become } = await inLine();
  socket.accept();
  await expect.element(page.getByText("Listening")).toBeVisible();

  become("paused", "in silence");
  vi.advanceTimersByTime(20_000);

  await expect.element(page.getByText("The window is paused. Your place is kept.")).toBeVisible();
});

/** What was told by now has been drawn, if it was heard. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** The page of a household among 40. */
async function inLine() {
  const sockets = fakeSockets();
  let totalInQueue = 40;
  let windowState: Window["state"] = "open";
  const left: number[] = [];
  let asked = 0;
  const told = () => {
    const pace = windowState === "open" ? { perMinute: [], drift: 0.03 } : null;
    return placesWith({ windowState, waiting: totalInQueue, left, pace });
  };
  const answers = {
    "GET /api/queue/status": () => {
      asked += 1;
      return json({ ...STATUS, totalInQueue, windows: [{ ...WINDOW, state: windowState }] } satisfies QueueOverview);
    },
    "GET /api/queue/windows/w/places": () => json(told()),
    "GET /api/family": () => json([]),
  };
  await renderAt("/queue", { user: userWith(), answers });
  await expect.element(page.getByText("of 40", { exact: true })).toBeVisible();
  await expect.poll(() => sockets).toHaveLength(1);
  const [socket] = sockets;
  if (!socket) throw new Error("the page has opened no line");
  const say = () => {
    socket.say(JSON.stringify({ type: "places_update", data: told() }));
  };
  return {
    ...{ socket, sockets },
    /** How often the page has asked for the whole. */
    asked: () => asked,
    /** This rank has left the line. */
    leave(rank: number): void {
      left.push(rank);
      say();
    },
    /** So many wait now; the server says it to whoever listens, and to whoever asks. */
    tell(total: number): void {
      totalInQueue = total;
      say();
    },
    /** The sale stands so now. */
    become(state: Window["state"], how: "said" | "in silence" = "said"): void {
      windowState = state;
      if (how === "said") say();
    },
  };
}
