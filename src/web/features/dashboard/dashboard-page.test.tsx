/** The dashboard draws what the server has judged. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { bookingWith } from "../../testing/bookings.ts";
import { PRAYER_DAY } from "../../testing/prayer-day.ts";
import { ticketWith, windowWith } from "../../testing/queue.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { EXAMPLE, IDLE, journeyWith, PLAN } from "./testing.ts";

/** So high that every card is near. */
beforeEach(() => page.viewport(1280, 4000));

afterEach(() => vi.useRealTimers());

it("shows the next action, the ten steps, the documents and both percentages once, under their own names", async () => {
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json([]) };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByRole("heading", { name: "Replace: Photo" })).toBeVisible();
  await expect.element(page.getByText("By about 8 March 2027")).toBeVisible();
  const header = page.getByRole("banner");
  await expect.element(header.getByText("Peace be with you, Amina")).toBeVisible();
  await expect.element(header.getByRole("link", { name: "profile 40%" })).toHaveAttribute("href", "/journey");
  await expect.element(page.getByText("2 of 10 steps done", { exact: true })).toBeVisible();
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

  await expect.element(page.getByRole("heading", { name: "Upload your passport before the hold ends" })).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("timer").first()).toBeVisible();
  expect(page.getByRole("heading", { name: /Secure your/ }).elements()).toEqual([]);
});

it("tells a member the price of what another of the household holds, and who pays it", async () => {
  const theirs = bookingWith({
    isMine: false,
    customerName: "Kerem Yildiz",
    holdExpiresAt: "2099-01-01T00:00:00.000Z",
  });
  const answers = { "GET /api/journey": () => json(journeyWith()), "GET /api/bookings": () => json([theirs]) };
  await renderAt("/dashboard", { user: userWith(), answers });

  await expect.element(page.getByText("Kerem Yildiz pays this booking.")).toBeVisible();
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

  const row = page.getByRole("link", { name: "AI recommendation: Upload Khadija Rahman’s passport" });
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

it("tells who waits in a paused sale that nobody is let in", async () => {
  const window = windowWith({ state: "paused", openedAt: "2026-11-20T10:00:00Z" });
  const ticket = ticketWith({ windowId: window.id });
  const answers = {
    "GET /api/journey": () => json(journeyWith()),
    "GET /api/bookings": () => json([]),
    "GET /api/family": () => json([]),
    "GET /api/queue/status": () => json({ ...IDLE, status: "waiting", ticket, tickets: [ticket], windows: [window] }),
  };
  await renderAt("/dashboard#queue", { user: userWith(), answers });

  await expect.element(page.getByText(/^The sale is paused: nobody is let in for now/)).toBeVisible();
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
