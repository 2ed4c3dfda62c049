/** The dashboard's ten steps, in the strip, in the sentences and in the tracker. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { JOURNEY_STEPS, type JourneyStep } from "#domain/journey/steps.ts";
import { json, userWith } from "../../testing/answers.ts";
import { bookingWith } from "../../testing/bookings.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { IDLE, journeyWith } from "./testing.ts";

/** So high that every card is near. */
beforeEach(() => page.viewport(1280, 4000));

afterEach(() => vi.useRealTimers());

it("calls nothing upcoming on the journey that belongs before it", async () => {
  const at = (step: JourneyStep) => JOURNEY_STEPS.indexOf(step);
  const steps = journeyWith().steps.map((one) => {
    if (one.step === "tracking") return { ...one, status: "in_progress" as const, progress: 60 };
    const isPassed = at(one.step) < at("tracking") && one.status !== "completed";
    return isPassed ? { ...one, passed: true } : one;
  });
  const away = journeyWith({
    ...{ steps, currentStep: "tracking" },
    nextAction: { kind: "travel", bookingId: "b1", returnDate: "2027-05-25" },
  });
  const answers = { "GET /api/journey": () => json(away), "GET /api/bookings": () => json([]) };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  const cellOf = (term: string) => page.getByRole("definition").filter({ hasText: term });
  await expect.element(page.getByText("2 completed, 1 in progress, 1 upcoming, 6 not recorded in full")).toBeVisible();
  await expect.element(page.getByText("Not recorded in full", { exact: true }).last()).toBeVisible();
  expect(cellOf("Nusuk Booking").elements()).toEqual([]);
  await expect.element(cellOf("Hajj Completion")).toBeVisible();
});

it("says of a journey that is complete what was never recorded, beside the count of what is done", async () => {
  const done = { status: "completed", progress: 100 } as const;
  const steps = journeyWith().steps.map((one) =>
    one.step === "nusuk" ? { ...one, passed: true } : { ...one, ...done },
  );
  const home = journeyWith({ steps, currentStep: null, nextAction: { kind: "home", bookingId: "b1" } });
  const answers = { "GET /api/journey": () => json(home), "GET /api/bookings": () => json([]) };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  await expect.element(page.getByText("9 of 10 steps done")).toBeVisible();
  await expect
    .element(page.getByText("Your journey is complete · Not recorded in full: Nusuk Booking", { exact: true }))
    .toBeVisible();
  // The papers that are counted are those of that journey.
  await expect.element(page.getByText("Verified for the past journey")).toBeVisible();
});

it("tells one order and one state of a step in the strip, in the three sentences and in the tracker", async () => {
  const steps = journeyWith().steps.map((one) => {
    if (one.step === "queue") return { ...one, status: "in_progress" as const };
    if (one.step === "upload" || one.step === "verification") return { ...one, status: "completed" as const };
    return one.step === "nusuk" ? { ...one, waitsFor: "operator_records" as const } : one;
  });
  const answers = {
    "GET /api/journey": () => json(journeyWith({ steps, currentStep: "package" })),
    "GET /api/bookings": () => json([]),
  };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  const bead = page.getByRole("listitem").filter({ hasText: /^7Queue/ });
  await expect.element(bead.first()).toHaveAttribute("aria-current", "step");
  const said = (term: string) =>
    page.getByRole("term").filter({ hasText: term }).first().element().nextElementSibling?.textContent;
  expect([said("Now"), said("After that")]).toEqual(["Package Selection and Queue Entry", "Family Group Setup"]);
});

it("has nothing now between the last step before the journey and its first day", async () => {
  const at = (step: JourneyStep) => JOURNEY_STEPS.indexOf(step);
  const steps = journeyWith().steps.map((one) =>
    at(one.step) < at("tracking") ? { ...one, status: "completed" as const, progress: 100 } : one,
  );
  const ready = journeyWith({ steps, currentStep: "tracking" });
  const answers = { "GET /api/journey": () => json(ready), "GET /api/bookings": () => json([]) };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  await expect.element(page.getByText("8 completed, 0 in progress, 2 upcoming")).toBeVisible();
  const said = (term: string) =>
    page.getByRole("term").filter({ hasText: term }).first().element().nextElementSibling?.textContent;
  expect([said("Now"), said("After that")]).toEqual(["None of the ten steps", "Journey Tracking"]);
});

it("says beside the step of the number who records it", async () => {
  const at = (step: JourneyStep) => JOURNEY_STEPS.indexOf(step);
  const steps = journeyWith().steps.map((one) => {
    if (one.step === "nusuk") return { ...one, waitsFor: "operator_records" as const };
    return at(one.step) < at("nusuk") ? { ...one, status: "completed" as const } : one;
  });
  const answers = {
    "GET /api/journey": () => json(journeyWith({ steps, currentStep: "nusuk" })),
    "GET /api/bookings": () => json([]),
  };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  const said = (term: string) =>
    page.getByRole("term").filter({ hasText: term }).first().element().nextElementSibling?.textContent;
  await expect.element(page.getByText("Nusuk Booking (the operator records the number)")).toBeVisible();
  await expect.element(page.getByText(/, 1 in progress, 2 upcoming$/)).toBeVisible();
  expect([said("Now"), said("After that")]).toEqual([
    "Nusuk Booking (the operator records the number)",
    "Journey Tracking",
  ]);
  await expect
    .element(page.getByText("Waiting for the operator · the operator records the number", { exact: false }))
    .toBeVisible();
});

it("counts what waits for the operator as under way, not as still to come", async () => {
  const steps = journeyWith().steps.map((one) => {
    if (one.step === "payment") return { ...one, waitsFor: "operator_sees" as const };
    return one.step === "nusuk" ? { ...one, status: "completed" as const, open: 1 } : one;
  });
  const answers = { "GET /api/journey": () => json(journeyWith({ steps, currentStep: "payment" })) };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  await expect.element(page.getByText(/Waiting for the operator · its number is reported/)).toBeVisible();
  const upcoming = page.getByText(/^Upcoming/).elements().length;
  await expect.element(page.getByText(new RegExp(`, 2 in progress, ${upcoming} upcoming$`))).toBeVisible();
});

it("gives a step that is still to come no time of what another of the household did", async () => {
  const at = "2026-11-20T09:00:00.000Z";
  const theirs = bookingWith({ isMine: false, createdAt: at, holdExpiresAt: "2099-01-01T00:00:00.000Z" });
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json([theirs]) };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  await expect.element(page.getByText("Upcoming", { exact: true }).first()).toBeVisible();
  expect(page.getByText(/^Upcoming · .*(AM|PM)/).elements()).toEqual([]);
});

it("dates the steps of the tracker as the server does, not by the bookings", async () => {
  const told = journeyWith();
  const steps = told.steps.map((one) => ({
    ...one,
    doneAt: one.step === "account" ? "2026-11-20" : null,
    dueOn: one.step === "completion" ? "2027-05-19" : null,
  }));
  const booking = bookingWith({ phase: "confirmed", departureDate: "2027-05-05", returnDate: "2027-05-23" });
  const answers = { "GET /api/journey": () => json({ ...told, steps }), "GET /api/bookings": () => json([booking]) };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  await expect.element(page.getByText("Upcoming · 19 May 2027")).toBeVisible();
  await expect.element(page.getByText("Completed · 20 November 2026")).toBeVisible();
  expect(page.getByText(/(Upcoming|Current) · (5|23) May 2027/).elements()).toEqual([]);
});

it("dates in the tracker a day that nobody has set as the next action does, and one that is over as past", async () => {
  const told = journeyWith();
  const days = {
    verification: { dueOn: "2027-01-09", isForecast: true },
    nusuk: { dueOn: "2026-11-01", isLate: true },
    payment: { dueOn: "2099-01-09T10:00:00.000Z" },
    package: { dueOn: "2099-01-20" },
  };
  const steps = told.steps.map((one) => ({ ...one, ...(days as Record<string, object>)[one.step] }));
  const answers = { "GET /api/journey": () => json({ ...told, steps }), "GET /api/bookings": () => json([]) };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  await expect.element(page.getByText("Current · By about 9 January 2027")).toBeVisible();
  await expect.element(page.getByText("Upcoming · Was due on 1 November 2026")).toBeVisible();
  await expect.element(page.getByText(/· By 9 Jan 2099, /)).toBeVisible();
  await expect.element(page.getByText("Upcoming · By 20 January 2099")).toBeVisible();
});

it("calls nothing paid on Nusuk of which the number is only reported", async () => {
  const number = {
    channel: "nusuk",
    phase: "confirmed",
    paymentStatus: "completed",
    nusukReference: "NH-1",
    numbersSeen: false,
  };
  const booking = bookingWith(number as Parameters<typeof bookingWith>[0]);
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json([booking]) };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByText(/its number is reported, and the operator has not seen it yet/)).toBeVisible();
});

it("calls no step done of which somebody else in the household lacks something", async () => {
  const told = journeyWith();
  const steps = told.steps.map((one) =>
    one.step === "upload" ? { ...one, status: "completed" as const, progress: 100, open: 4 } : one,
  );
  const answers = { "GET /api/journey": () => json({ ...told, steps }), "GET /api/bookings": () => json([]) };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  await expect
    .element(page.getByText("Document Upload (4 people still to go) and AI Document Verification"))
    .toBeVisible();
  await expect.element(page.getByText("1 completed, 2 in progress, 7 upcoming")).toBeVisible();
  await expect.element(page.getByText("4 people still to go", { exact: true }).last()).toBeVisible();
});

it("counts at least those whom the reader knows where others may lack what is not the reader's to know", async () => {
  const told = journeyWith();
  const some = { status: "completed" as const, progress: 100, open: 1, hidesSome: true };
  const steps = told.steps.map((one) => (one.step === "nusuk" ? { ...one, ...some } : one));
  const answers = { "GET /api/journey": () => json({ ...told, steps }), "GET /api/bookings": () => json([]) };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  await expect.element(page.getByText(/Nusuk Booking \(at least 1 person still to go\)/)).toBeVisible();
  await expect.element(page.getByText("at least 1 person still to go", { exact: true }).last()).toBeVisible();
});

it("calls a step one's own part of which others may lack what is not the reader's to know", async () => {
  const told = journeyWith();
  const steps = told.steps.map((one) => (one.step === "upload" ? { ...one, hidesSome: true } : one));
  const answers = { "GET /api/journey": () => json({ ...told, steps }), "GET /api/bookings": () => json([]) };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  await expect.element(page.getByText(/Document Upload \(Done on your own part\)$/)).toBeVisible();
  await expect.element(page.getByText("Done on your own part", { exact: true }).last()).toBeVisible();
});

it("counts the steps as they stand, and says nothing of live updates while there is no line", async () => {
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json([]) };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  await expect.element(page.getByText("2 completed, 1 in progress, 7 upcoming")).toBeVisible();
  await expect.element(page.getByText("Live Updates")).not.toBeInTheDocument();
});

it("offers no sale that is open beside a step that is not needed, as of whoever has booked", async () => {
  const sale = {
    ...{ id: "w", operatorName: "Noor Travel", operatorStopped: false, state: "open" as const },
    ...{ opensAt: "2026-11-20T09:00:00.000Z", packages: [{ id: "p", channels: ["operator", "nusuk"] }] },
  };
  const steps = journeyWith().steps.map((one) =>
    one.step === "queue" ? { ...one, status: "completed" as const, needless: true } : one,
  );
  const answers = {
    "GET /api/journey": () => json(journeyWith({ steps })),
    "GET /api/queue/status": () => json({ ...IDLE, windows: [sale] }),
  };
  await renderAt("/dashboard#queue", { user: userWith(), answers });

  await expect.element(page.getByText(/^Not needed: places are kept for your household without a queue/)).toBeVisible();
  expect(page.getByText(/can still be joined/).elements()).toEqual([]);
});

it("gives a household that is home again no places any more", async () => {
  const steps = journeyWith().steps.map((one) => ({
    ...one,
    status: "completed" as const,
    needless: one.step === "queue",
  }));
  const answers = {
    "GET /api/journey": () => json(journeyWith({ steps, currentStep: null })),
    "GET /api/queue/status": () => json(IDLE),
  };
  await renderAt("/dashboard#queue", { user: userWith(), answers });

  await expect.element(page.getByText(/^You stand in no line/)).toBeVisible();
  expect(page.getByText(/places are kept for your household/).elements()).toEqual([]);
});
