/** The list of bookings: by where they stand, with what is due next; loading, empty, many, and not to be had. */

import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { usd } from "../../../testing/amounts.ts";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { bookingWith } from "../../../testing/bookings.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { BookingView } from "../queries.ts";

/** Confirmed by the operator; the Nusuk reference and Ibrahim's papers are missing. */
function unnumbered(changes: Partial<BookingView> = {}): BookingView {
  const passport = {
    type: "passport",
    state: "missing",
    dueOn: "2099-04-01",
    reason: "booking",
    isForecast: false,
    renewFrom: null,
  } as const;
  const traveller = {
    id: "t1",
    surname: "Rahman",
    givenNames: "Ibrahim",
    documents: [],
    papers: [passport],
    asked: [],
  };
  const parts = bookingWith().parts.map((part) => ({ ...part, seats: 1, travellers: [traveller] }));
  return bookingWith({
    status: "confirmed",
    phase: "awaiting_reference",
    channel: "nusuk",
    schedule: [],
    holdExpiresAt: null,
    referenceDueOn: "2099-04-01",
    seats: 1,
    parts,
    ...changes,
  });
}

const show = (bookings: readonly BookingView[], path = "/bookings") =>
  renderAt(path, { user: userWith(), answers: { "GET /api/bookings": () => json(bookings) } });

it("says what is due next, for whom and by when, and what else", async () => {
  await show([unnumbered()]);

  await expect.element(page.getByText("Buy on Nusuk and record the reference")).toBeVisible();
  const upload = page.getByRole("link", { name: /Upload for Ibrahim Rahman: passport/i });
  await expect.element(upload).toHaveAttribute("href", "/documents?for=t1");
  // The number, the paper, and the paper again in the folded list of people.
  expect(page.getByText("by 1 April 2099").elements()).toHaveLength(3);
  await expect.element(page.getByText("Now: Official number")).toBeVisible();
});

it("marks a booking of the household with who acts on it, and offers no cancelling", async () => {
  await show([unnumbered({ isMine: false, customerName: "Yusuf Rahman" })]);

  await expect.element(page.getByText("Yusuf Rahman’s booking")).toBeVisible();
  await expect.element(page.getByText(/Yusuf Rahman buys on Nusuk/)).toBeVisible();
  expect(page.getByRole("button", { name: "Cancel this booking" }).elements()).toEqual([]);
});

it("says what somebody else's booking lets one do before it departs alone", async () => {
  const theirs = { isMine: false, customerName: "Yusuf Rahman" } as const;
  const left = { departureDate: "2020-07-01", returnDate: "2099-08-01", phase: "confirmed" } as const;
  await show([unnumbered({ ...theirs, id: "ahead" }), unnumbered({ ...theirs, ...left, id: "left" })]);

  await expect.element(page.getByText("Yusuf Rahman’s booking").nth(1)).toBeVisible();
  expect(page.getByText(/pays, confirms, names and cancels/).elements()).toHaveLength(1);
});

it("stands on three shelves, and the address keeps which", async () => {
  const past = unnumbered({ id: "old", phase: "confirmed", departureDate: "2020-07-01", returnDate: "2020-08-01" });
  const ended = { phase: "cancelled", status: "cancelled", cancelReason: "by_operator" } as const;
  const gone = unnumbered({ ...ended, id: "gone", packageName: "Safa Plain" });
  await show([unnumbered(), past, gone], "/bookings?show=cancelled");

  await expect.element(page.getByRole("link", { name: "Safa Plain" })).toBeVisible();
  await expect.element(page.getByText("The operator cancelled this booking.")).toBeVisible();
  await page.getByText(/^Past/).click();
  await expect.element(page.getByText("Back home. May your Hajj be accepted")).toBeVisible();
});

it("keeps to those that are paid in instalments, while some are", async () => {
  const sums = { amount: usd("1000.00"), open: usd("1000.00"), keptUntil: "2099-04-01T00:00:00Z" };
  const schedule: BookingView["schedule"] = [
    { ...sums, dueOn: "2099-02-01", state: "next" },
    { ...sums, dueOn: "2099-03-01", state: "later" },
  ];
  await show([unnumbered(), unnumbered({ id: "b8", packageName: "Safa Plain", schedule })]);

  const filter = page.getByRole("button", { name: "In instalments (1)" });
  await filter.click();

  await expect.element(filter).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.getByRole("heading", { level: 2 }).elements().length).toBe(1);
  await expect.element(page.getByRole("link", { name: "Safa Plain" })).toBeVisible();
  await filter.click();
  await expect.element(page.getByRole("link", { name: "Zamzam Family" })).toBeVisible();
});

it("offers the tickets once they are there", async () => {
  await show([
    unnumbered({ phase: "confirmed", paymentStatus: "completed", references: ["NSK-1"], nusukReference: "NSK-1" }),
  ]);

  await expect.element(page.getByRole("link", { name: "Tickets" })).toHaveAttribute("href", "/api/bookings/b7/ticket");
});

it("leads to the packages while nothing is booked", async () => {
  await show([]);

  await expect.element(page.getByRole("heading", { name: "No journey ahead yet" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Browse Packages" }).last()).toHaveAttribute("href", "/packages");
});

it("shows ten of many, and the rest when asked", async () => {
  await show(Array.from({ length: 23 }, (_, index) => unnumbered({ id: `b${index}` })));

  await expect.poll(() => page.getByRole("link", { name: "Zamzam Family" }).elements().length).toBe(10);
  await page.getByRole("button", { name: "Show 13 more" }).click();
  await expect.poll(() => page.getByRole("link", { name: "Zamzam Family" }).elements().length).toBe(20);
});

it("offers another try when the list cannot be had", async () => {
  const answers = { "GET /api/bookings": () => refusal("unavailable", "The server is restarting.") };
  await renderAt("/bookings", { user: userWith(), answers });

  await expect.element(page.getByText("The server is restarting.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
