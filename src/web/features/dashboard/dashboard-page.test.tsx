/** The dashboard draws what the server has judged. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { JOURNEY_STEPS, type JourneyStep } from "#domain/journey/steps.ts";
import { usd } from "../../testing/amounts.ts";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { bookingWith } from "../../testing/bookings.ts";
import { PRAYER_DAY } from "../../testing/prayer-day.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { Journey, Plan, QueuePlace } from "./queries.ts";

/** So high that every card is near. */
beforeEach(() => page.viewport(1280, 4000));
afterEach(() => vi.useRealTimers());

const DONE: readonly JourneyStep[] = ["account", "upload"];
const TO_COME = { status: "pending", progress: 0 } as const;

function journeyWith(changes: Partial<Journey> = {}): Journey {
  return {
    steps: JOURNEY_STEPS.map((step) => ({
      ...(DONE.includes(step) ? ({ step, status: "completed", progress: 100 } as const) : { step, ...TO_COME }),
      ...{
        needless: false,
        passed: false,
        waitsFor: null,
        open: 0,
        hidesSome: false,
        doneAt: null,
        dueOn: null,
        isForecast: false,
        isLate: false,
      },
    })),
    currentStep: "verification",
    nextAction: {
      ...{ kind: "replace_document", type: "photo", traveller: null },
      ...{ dueOn: "2027-03-08", reason: "visa", isForecast: true },
    },
    obligations: [],
    paperJourneys: [],
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

it("shows the next action, the ten steps, the documents and both percentages once, under their own names", async () => {
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json([]) };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByRole("heading", { name: "Replace: Photo" })).toBeVisible();
  await expect.element(page.getByText("By about 8 March 2027")).toBeVisible();
  const header = page.getByRole("banner");
  await expect.element(header.getByText("Peace be with you, Amina")).toBeVisible();
  await expect.element(header.getByText("profile 40%")).toBeVisible();
  await expect.element(page.getByText("Step 3 of 10", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("progressbar", { name: "The whole journey" })).toBeVisible();
  await expect.element(page.getByText("1 of 4")).toBeVisible();
  expect(page.getByRole("heading", { name: "My bookings" }).elements()).toEqual([]);
});

it.each([
  { kind: "travel", bookingId: "b1", returnDate: "2027-05-25" },
  { kind: "home", bookingId: "b1" },
] as const)("tells no paper as open to who is asked for nothing any more: $kind", async (nextAction) => {
  const answers = { "GET /api/journey": () => json(journeyWith({ nextAction })), "GET /api/bookings": () => json([]) };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByText("1 of 4")).toBeVisible();
  expect(page.getByText("Rejected", { exact: true }).elements()).toEqual([]);
});

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
  await expect.element(page.getByText("2 completed, 1 in progress, 1 upcoming")).toBeVisible();
  await expect.element(page.getByText("Not recorded", { exact: true }).last()).toBeVisible();
  expect(cellOf("Nusuk Booking").elements()).toEqual([]);
  await expect.element(cellOf("Hajj Completion")).toBeVisible();
});

it("tells one order and one state of a step in the strip, in the three sentences and in the tracker", async () => {
  const steps = journeyWith().steps.map((one) => {
    if (one.step === "queue") return { ...one, status: "in_progress" as const };
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
  expect([said("Now"), said("After that")]).toEqual(["Nothing", "Journey Tracking"]);
});

it("says beside the step of the number who records it", async () => {
  const steps = journeyWith().steps.map((one) =>
    one.step === "nusuk" ? { ...one, waitsFor: "operator_records" as const } : one,
  );
  const answers = {
    "GET /api/journey": () => json(journeyWith({ steps, currentStep: "nusuk" })),
    "GET /api/bookings": () => json([]),
  };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByText("Nusuk Booking (the operator records the number)")).toBeVisible();
});

it("asks first for the passport that places won in a turn wait for, and tells the clock of their hold", async () => {
  const dueOn = new Date(Date.now() + 600_000).toISOString();
  const held = bookingWith({ id: "b1", phase: "held", holdExpiresAt: dueOn });
  const passport = { kind: "upload_document", type: "passport", traveller: null } as const;
  const nextAction = { ...passport, dueOn, reason: "turn_hold", isForecast: false } as const;
  const answers = {
    "GET /api/journey": () => json(journeyWith({ nextAction })),
    "GET /api/bookings": () => json([held]),
  };
  await renderAt("/dashboard?hold=b1", { user: userWith(), answers });

  await expect.element(page.getByRole("heading", { name: "Upload: Passport" })).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("timer").first()).toBeVisible();
  expect(page.getByRole("heading", { name: /Secure your/ }).elements()).toEqual([]);
});

it("gives a step that is still to come no time of what another of the household did", async () => {
  const at = "2026-11-20T09:00:00.000Z";
  const theirs = bookingWith({ isMine: false, createdAt: at, holdExpiresAt: "2099-01-01T00:00:00.000Z" });
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json([theirs]) };
  await renderAt("/dashboard#timeline", { user: userWith(), answers });

  await expect.element(page.getByText("Upcoming", { exact: true }).first()).toBeVisible();
  expect(page.getByText(/^Upcoming · .*(AM|PM)/).elements()).toEqual([]);
});

it("tells a member the price of what another of the household holds, and who pays it", async () => {
  const theirs = bookingWith({
    isMine: false,
    customerName: "Kerem Yildiz",
    holdExpiresAt: "2099-01-01T00:00:00.000Z",
  });
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json([theirs]) };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByText("Kerem Yildiz made this booking and pays it.")).toBeVisible();
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

it("asks nothing more of whoever booked for the household once it is paid", async () => {
  const paid = { channel: "nusuk", phase: "confirmed", paymentStatus: "completed", numbersSeen: true } as const;
  const booking = bookingWith({ ...paid, nusukReference: "NH-1", isMine: false, customerName: "Amina Rahman" });
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json([booking]) };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByText("Paid on Nusuk: its number is recorded.")).toBeVisible();
  expect(page.getByText(/and pays it/).elements()).toEqual([]);
});

it("tells on the payment card what is owed of every booking, and asks for nothing at a suspended operator", async () => {
  const paying = { channel: "operator", phase: "awaiting_balance", paymentStatus: "pending" } as const;
  const due = { dueOn: "2027-02-06", keptUntil: "2027-02-08", state: "next" } as const;
  const owed = { amount: "4000.00", currency: "USD" } as const;
  const open = { amount: "1000.00", currency: "USD" } as const;
  const bookings = [
    bookingWith({
      ...paying,
      id: "b1",
      packageName: "Clyde Classic",
      schedule: [{ ...due, amount: owed, open: owed }],
    }),
    bookingWith({ ...paying, id: "b2", packageName: "Noor Stay", schedule: [{ ...due, amount: open, open }] }),
    bookingWith({
      ...{ ...paying, id: "b3", packageName: "Sona Plus", operatorStopped: true },
      schedule: [{ ...due, dueOn: "2027-03-07", amount: open, open }],
    }),
  ];
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json(bookings) };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByText("Next, by 6 February 2027: $4,000")).toBeVisible();
  await expect.element(page.getByText("Next, by 6 February 2027: $1,000")).toBeVisible();
  await expect.poll(() => page.getByRole("progressbar", { name: "Paid so far" }).elements()).toHaveLength(3);
  await expect.element(page.getByText("Next, by 7 March 2027: $1,000")).not.toBeInTheDocument();
});

it("gives an offer of a suspended operator no end beside the word that its time stands still", async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const offered = bookingWith({ phase: "held", offered: true, holdExpiresAt: until, operatorStopped: true });
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json([offered]) };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByText("Held", { exact: true })).toBeVisible();
  expect(page.getByText(/Held until/).elements()).toEqual([]);
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

it("has quick actions in a bar of wide screens, and the next prayer in the header, asked for once", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T13:30:00Z") });
  const prayers = vi.fn(() => json(PRAYER_DAY));
  const answers = {
    "GET /api/journey": () => json(journeyWith()),
    "GET /api/bookings": () => json([]),
    "GET /api/prayer-times": prayers,
  };
  await renderAt("/dashboard", { user: userWith(), answers });
  const bar = page.getByRole("region", { name: "Quick actions" });

  await expect.element(page.getByRole("banner").getByText("Maghrib 5:38 PM")).toBeVisible();
  expect(prayers).toHaveBeenCalledOnce();
  const links = bar.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/documents",
    "/packages",
    "/travellers",
    "/dashboard#assistant",
  ]);

  await page.viewport(390, 844);
  await expect.element(bar).not.toBeInTheDocument();
});

const IDLE: QueuePlace = {
  ...{ status: "idle", position: null, estimatedWaitTime: null, priorityScore: 40, totalInQueue: null },
  priorityParts: { documents: 40, plan: 0, household: 0, profile: 0, preferences: 0 },
  ...{ processingRate: null, windowId: null, ticket: null, tickets: [], windows: [] },
};

/** What the server lets nobody but the payer do, and nobody at all of an example. */
const NOTHING = { pay: false, checkOff: false };
const STEP: Plan["steps"][number] = {
  ...{ id: "s1", dueOn: "2027-02-06", payer: { name: "Amina", hasAccount: true, isYou: true }, method: null },
  ...{ amount: usd("500.00"), cost: usd("500.00"), state: "open", doneAt: null, askedOn: null, page: null },
  can: { pay: true, checkOff: false },
};
/** Somebody else's, in which the reader is asked; what others pay or what is done is no step of theirs. */
const PLAN: Plan = {
  ...{ id: "p1", title: "Hajj", target: "operator", isExample: false, booking: { id: "b1", reference: "RH-1" } },
  ...{ owner: { name: "Yusuf", isYou: false }, savedAt: "2026-11-20T09:00:00.000Z", ratesAsOf: null },
  ...{ owed: usd("500.00"), cost: usd("500.00"), baseline: usd("500.00"), savings: usd("0.00"), done: usd("0.00") },
  steps: [
    { ...STEP, id: "s0", dueOn: "2027-01-06", state: "done", can: { pay: false, checkOff: true } },
    { ...STEP, id: "s2", dueOn: "2027-01-07", payer: { ...STEP.payer, isYou: false }, can: NOTHING },
    { ...STEP, id: "s3", dueOn: "2027-03-06" },
    STEP,
  ],
};

/** Nobody owes it, so nothing of it is a next step. */
const EXAMPLE: Plan = {
  ...{ ...PLAN, id: "p0", isExample: true, booking: null },
  steps: [{ ...STEP, dueOn: "2026-12-22", can: NOTHING }],
};

it("tells in Recent Activity what was recommended next, for whom, and leads there", async () => {
  const traveller = { id: "t1", name: "Khadija Rahman" };
  const act = { kind: "upload_document", type: "passport", traveller, dueOn: "2099-01-09", reason: "sale" };
  const told = { id: "1", kind: "recommendation", params: {}, at: "2026-11-20T14:00:00Z", settledBy: null };
  const activity = [{ ...told, link: "/documents?for=t1", act: { ...act, isForecast: true } }];
  const whole = {
    ...{ journey: journeyWith(), bookings: [], activity, families: [], queue: IDLE, waitlist: [], plans: [] },
    rate: { passed: 19, decided: 20, percent: 95 },
  };
  await renderAt("/dashboard", { user: userWith(), answers: { "GET /api/dashboard": () => json(whole) } });

  const row = page.getByRole("link", { name: "AI recommendation: Upload for Khadija Rahman: Passport" });
  await expect.element(row).toHaveAttribute("href", "/documents?for=t1");
});

it("tells a past recommendation with the figures of its hour, whatever has become of its booking", async () => {
  const booking = bookingWith({ id: "b1", phase: "held", seats: 1, holdExpiresAt: "2026-11-20T14:15:00Z" });
  const act = { kind: "secure_hold", bookingId: "b1", until: "2026-11-20T14:15:00Z", channel: null, offered: false };
  const told = { id: "1", kind: "recommendation", params: {}, at: "2026-11-20T14:00:00Z", link: "/bookings/b1" };
  const activity = [{ ...told, settledBy: "recommendation", act: { ...act, seats: 2 } }];
  await renderAt("/dashboard", {
    user: userWith(),
    answers: { "GET /api/activity": () => json(activity), "GET /api/bookings": () => json([booking]) },
  });

  await expect
    .element(page.getByRole("link", { name: /AI recommendation: Secure your 2 places before/ }))
    .toBeVisible();
});

it("comes with one call, and asks for a part that is missing in it by the part's own", async () => {
  const activity = vi.fn(() => json([]));
  const others = ["journey", "bookings", "family", "queue/status", "waitlist", "payment/plans", "documents/rate"].map(
    (path) => {
      return [`GET /api/${path}`, vi.fn(() => refusal("unavailable", "Asked for once more."))] as const;
    },
  );
  const whole = vi.fn(() =>
    json({
      ...{ journey: journeyWith(), bookings: [], activity: null, families: [], queue: IDLE, waitlist: [] },
      ...{ plans: [EXAMPLE, PLAN], rate: { passed: 19, decided: 20, percent: 95 } },
    }),
  );
  const answers = { ...Object.fromEntries(others), "GET /api/dashboard": whole, "GET /api/activity": activity };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByRole("heading", { name: "Replace: Photo" })).toBeVisible();
  await expect.element(page.getByText("95%", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Your next step, by 6 February 2027: $500")).toBeVisible();
  const open = page.getByRole("link", { name: "Open payments" }).element();
  expect(open.getAttribute("href")).toBe("/payments?tab=split&plan=p1");
  expect([whole.mock.calls.length, activity.mock.calls.length]).toEqual([1, 1]);
  expect(others.flatMap(([, asked]) => asked.mock.calls)).toEqual([]);
});

it("says who sells a hold as the country already decides, and asks for it only where it is not known", async () => {
  const held = bookingWith({ phase: "held", status: "pending", channel: null });
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json([held]) };
  await renderAt("/dashboard", { user: userWith({ countryOfResidence: "GB" }), answers });

  await expect.element(page.getByText(/^Nusuk sells this package/)).toBeVisible();
  await expect.element(page.getByText(/^Who sells is decided by your country/)).not.toBeInTheDocument();
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

  await expect.element(page.getByText(/^Not needed: your places came without a queue/)).toBeVisible();
  expect(page.getByText(/can still be joined/).elements()).toEqual([]);
});

it("keeps every other card when the queue cannot be had", async () => {
  const answers = {
    "GET /api/journey": () => json(journeyWith()),
    "GET /api/bookings": () => json([]),
    "GET /api/family": () => json([]),
    "GET /api/queue/status": () => refusal("unavailable", "The line cannot be read just now."),
  };
  await renderAt("/dashboard#queue", { user: userWith(), answers });

  await expect.element(page.getByText("The line cannot be read just now.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Open the queue" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Make a group" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Replace: Photo" })).toBeVisible();
});

it("says that the journey could not be loaded, and gets it on another try", async () => {
  let isBack = false;
  const answers = {
    "GET /api/journey": () => (isBack ? json(journeyWith()) : refusal("unavailable", "The server is restarting.")),
    "GET /api/bookings": () => json([]),
  };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByText("The server is restarting.")).toBeVisible();
  isBack = true;
  await page.getByRole("button", { name: "Try again" }).first().click();

  await expect.element(page.getByRole("heading", { name: "Replace: Photo" })).toBeVisible();
});
