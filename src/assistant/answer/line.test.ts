/** What is said of a line beside a turn that runs, and to who needs none. */
import { expect, it } from "vitest";
import { ask } from "../../../test/ask-assistant.ts";

it("calls nobody ahead nobody at all while a household has its turn", () => {
  const ticket = { windowId: "w1", position: 1, undecided: 1 };
  const queue = { status: "waiting", position: 1, totalInQueue: null, ticket, windows: [] } as never;

  expect(ask("Where am I in line?", { queue }, "queue_master").content).toBe(
    "You are number 1 in line; nobody waits ahead of you.\n1 household has its turn now and may still take seats.",
  );
});

it("tells who has places of no turn that brought none, and that they need no line", () => {
  const ended = { state: "lapsed", operatorName: "Noor", bookingId: "b0", turnEndedAt: null, isMine: true };
  const queue = { status: "idle", tickets: [ended], windows: [] } as never;
  const stands = { phase: "confirmed", holdExpiresAt: null, returnDate: "2999-05-23" };
  const told = (bookings: object[]) =>
    ask("Where am I in line?", { queue, bookings: bookings as never }, "queue_master").content;

  expect(told([])).toContain("went back, and its turn is over");
  expect(told([stands])).toBe(
    "You are not in a queue at the moment.\nPlaces are kept for your household: it needs no line. A sale through a queue would be for another journey.",
  );
});

it("tells of a booking that there is none, and whole how the line stands or that the turn runs", () => {
  const paused = { id: "w1", state: "paused", operatorName: "Noor" };
  const ticket = { windowId: "w1", position: 1, undecided: 1 };
  const waiting = { status: "waiting", position: 1, totalInQueue: null, ticket, windows: [paused] } as never;
  const turn = { turnEndsAt: "2026-11-21T09:00:00Z", isMine: true };
  const admitted = { status: "admitted", ticket: turn, windows: [] } as never;
  const told = (queue: never) => ask("How does my booking stand?", { queue, bookings: [] }).content;

  expect(told(waiting)).toMatch(
    /^You have no booking yet\.\nYou are number 1 in line.*\n1 household has its turn.*\n.*Noor.*paused/,
  );
  expect(told(admitted)).toMatch(/^You have no booking yet\.\n.*turn/);
});

it("tells of a sale that rests, before the turn and in it, that it is paused", () => {
  const resting = { id: "w1", state: "open", rests: true, operatorStopped: false, operatorName: "Noor" };
  const told = (status: "waiting" | "admitted") => {
    const ticket = { windowId: "w1", position: 1, turnEndsAt: "2026-11-21T09:00:00Z", isMine: true };
    const queue = {
      status,
      position: 1,
      totalInQueue: null,
      estimatedWaitTime: 3,
      ticket,
      windows: [resting],
    } as never;
    return ask("How long do we have to wait?", { queue }, "queue_master").content;
  };

  for (const status of ["waiting", "admitted"] as const) expect(told(status)).toContain("Noor is paused");
});
