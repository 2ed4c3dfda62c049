/** Who stands in line together. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, userWith } from "../../testing/answers.ts";
import { ticketWith } from "../../testing/queue.ts";
import { renderAt } from "../../testing/render-at.tsx";

it("asks nobody to be ready who cannot come along, nor whom what is booked has no place for", async () => {
  const person = { hasAccount: false, status: "incomplete" };
  const members = [
    { ...person, id: "m1", name: "Rokeya Choudhury" },
    { ...person, id: "m2", name: "Ibrahim Rahman" },
    { ...person, id: "m3", name: "Yusuf Rahman", hasNoPlace: true },
  ];
  await renderAt("/queue?tab=family", {
    user: userWith({ role: "pilgrim" }),
    answers: {
      "GET /api/queue/status": () => json(STATUS),
      "GET /api/family": () => json([{ id: "f", name: "Rahman family", members, limits: { tooYoung: ["m2"] } }]),
      "GET /api/family/f/devices": () => json([]),
    },
  });

  await expect.element(page.getByText("Rokeya Choudhury")).toBeVisible();
  expect(page.getByText(/^(Ibrahim|Yusuf) Rahman$/).elements()).toEqual([]);
});

it.each([
  ["waiting", true],
  ["lapsed", false],
] as const)("marks the household of a place that is %s as in line: %s", async (state, isMarked) => {
  const ticket = ticketWith({ familyId: "f", state });
  const person = { hasAccount: false, status: "ready", id: "m1", name: "Rokeya Choudhury" };
  await renderAt("/queue?tab=family", {
    user: userWith({ role: "pilgrim" }),
    answers: {
      "GET /api/queue/status": () => json({ ...STATUS, ticket, tickets: [ticket] }),
      "GET /api/family": () => json([{ id: "f", name: "Rahman", members: [person], limits: { tooYoung: [] } }]),
      "GET /api/family/f/devices": () => json([]),
    },
  });

  await expect.element(page.getByText("Rokeya Choudhury")).toBeVisible();
  expect(page.getByText("In line with this household").elements()).toHaveLength(isMarked ? 1 : 0);
});

const STATUS = {
  ...{ status: "idle", position: null, estimatedWaitTime: null, priorityScore: 0, totalInQueue: null },
  priorityParts: { documents: 0, plan: 0, household: 0, profile: 0, preferences: 0 },
  ...{ processingRate: null, windowId: null, ticket: null, tickets: [], windows: [] },
};
