/** How often this device rings for a place in line. */
import { beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ticketWith } from "../../testing/queue.ts";
import type { QueueOverview, Ticket } from "./queries.ts";
import { useAlerts } from "./use-alerts.ts";

const ticket = ticketWith({ entryId: "e1", windowId: "w1", position: 20, estimatedWaitTime: null });
const statusWith = (changes: Partial<Ticket>): QueueOverview => ({
  ...{ status: "waiting", position: null, estimatedWaitTime: null, priorityScore: 0, totalInQueue: null },
  priorityParts: { documents: 0, plan: 0, household: 0, profile: 0, preferences: 0 },
  ...{ processingRate: null, windowId: "w1", ticket: { ...ticket, ...changes }, tickets: [], windows: [] },
});

function Page({ status }: { status: QueueOverview }) {
  useAlerts(status);
  return null;
}

/** Opens the page and leaves it again. */
async function visit(changes: Partial<Ticket> = {}) {
  const { unmount } = await render(<Page status={statusWith(changes)} />);
  await unmount();
}

const rung = vi.fn();

beforeEach(() => {
  rung.mockClear();
  sessionStorage.clear();
  localStorage.setItem("rihla.queue-alerts", JSON.stringify({ isOn: true, at: 60 }));
  vi.stubGlobal(
    "AudioContext",
    class extends AudioContext {
      constructor() {
        super();
        rung();
      }
    },
  );
});

it("once, also when the page is left and opened again", async () => {
  await visit();
  await visit({ position: 12 });

  expect(rung).toHaveBeenCalledOnce();
});

it("not before the place is near, and for each entry by itself", async () => {
  await visit({ position: 61 });
  expect(rung).not.toHaveBeenCalled();

  await visit({ position: 60 });
  await visit({ entryId: "e2" });

  expect(rung).toHaveBeenCalledTimes(2);
});
