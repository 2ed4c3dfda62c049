/** Who waits for the operator, and how long. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import { awaitingAnswer } from "./attention.ts";

const NOW = new Date("2026-11-20T14:00:00Z");
const asked = (id: string, hoursAgo: number) => ({
  id,
  phase: "awaiting_approval" as const,
  approvalDueAt: new Date(NOW.getTime() + (48 - hoursAgo) * HOUR_MS).toISOString(),
});

it("puts the longest waiting first and calls it late from the promised day on", () => {
  const waiting = awaitingAnswer([asked("new", 1), asked("old", 31), asked("due", 24)], NOW);

  expect(waiting.map(({ booking, waitedHours, late }) => [booking.id, waitedHours, late])).toEqual([
    ["old", 31, true],
    ["due", 24, true],
    ["new", 1, false],
  ]);
});

it("leaves out what is answered, what never asked and what has lapsed", () => {
  const bookings = [
    { id: "held", phase: "held" as const, approvalDueAt: null },
    { id: "done", phase: "confirmed" as const, approvalDueAt: null },
    { id: "odd", phase: "awaiting_approval" as const, approvalDueAt: null },
    asked("lapsed", 48),
  ];

  expect(awaitingAnswer(bookings, NOW)).toEqual([]);
});

it("counts waited and left hours to the whole time an operator has", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 47.99, noNaN: true }), (hoursAgo) => {
      const [only] = awaitingAnswer([asked("one", hoursAgo)], NOW);

      expect((only?.waitedHours ?? 0) + (only?.leftHours ?? 0)).toBeGreaterThanOrEqual(47);
      expect((only?.waitedHours ?? 0) + (only?.leftHours ?? 0)).toBeLessThanOrEqual(48);
    }),
  );
});
