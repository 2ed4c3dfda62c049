/** The list of bookings: by where they stand, with what is due next; loading, empty, many, and not to be had. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { BookingView } from "../queries.ts";

const usd = (amount: string) => ({ amount, currency: "USD" as const });

function bookingWith(changes: Partial<BookingView> = {}): BookingView {
  const traveller = { id: "t1", surname: "Rahman", givenNames: "Ibrahim", documents: [] };
  return {
    id: "b7",
    isMine: true,
    familyId: null,
    offered: false,
    reference: "RH-7K3Q2M",
    createdAt: "2026-11-20T14:00:00.000Z",
    status: "confirmed",
    phase: "awaiting_reference",
    completed: false,
    channel: "nusuk",
    totalAmount: 7950,
    currency: "USD",
    home: null,
    paymentStatus: "pending",
    amountPaid: usd("0.00"),
    schedule: [],
    holdExpiresAt: null,
    approvalDueAt: null,
    nusukReference: null,
    references: [null],
    referenceDueOn: "2099-04-01",
    cancelReason: null,
    cancelNote: null,
    seats: 1,
    groupDiscount: usd("0.00"),
    parts: [
      {
        position: 0,
        packageId: "zamzam",
        packageName: "Zamzam Family",
        roomType: "quad",
        room: null,
        seats: 1,
        amount: usd("7950.00"),
        discountPercent: 0,
        discount: usd("0.00"),
        roomPrices: [],
        travellers: [traveller],
      },
    ],
    applications: [],
    operatorId: "al-safa",
    operatorName: "Al-Safa Travel",
    departureDate: "2099-05-05",
    returnDate: "2099-05-23",
    customerName: "Amina Rahman",
    packageName: "Zamzam Family",
    amount: 7950,
    date: "2026-11-20",
    ...changes,
  };
}

const show = (bookings: readonly BookingView[], path = "/bookings") =>
  renderAt(path, { user: userWith(), answers: { "GET /api/bookings": () => json(bookings) } });

it("says what is due next, for whom and by when, and what else", async () => {
  await show([bookingWith()]);

  await expect.element(page.getByText("Buy on Nusuk and record the reference")).toBeVisible();
  const upload = page.getByRole("link", { name: /Upload for Ibrahim Rahman: passport/i });
  await expect.element(upload).toHaveAttribute("href", "/documents?for=t1");
  expect(page.getByText("by 1 April 2099").elements()).toHaveLength(2);
  await expect.element(page.getByText("Now: Official number")).toBeVisible();
});

it("marks a booking of the household with who acts on it, and offers no cancelling", async () => {
  await show([bookingWith({ isMine: false, customerName: "Yusuf Rahman" })]);

  await expect.element(page.getByText("Booked by Yusuf Rahman")).toBeVisible();
  await expect.element(page.getByText(/Yusuf Rahman buys on Nusuk/)).toBeVisible();
  expect(page.getByRole("button", { name: "Cancel this booking" }).elements()).toEqual([]);
});

it("stands on three shelves, and the address keeps which", async () => {
  const past = bookingWith({ id: "old", phase: "confirmed", departureDate: "2020-07-01", returnDate: "2020-08-01" });
  const gone = bookingWith({ id: "gone", phase: "cancelled", status: "cancelled", packageName: "Safa Plain" });
  await show([bookingWith(), past, gone], "/bookings?show=cancelled");

  await expect.element(page.getByRole("link", { name: "Safa Plain" })).toBeVisible();
  await page.getByText(/^Past/).click();
  await expect.element(page.getByText("Back home. May your Hajj be accepted")).toBeVisible();
});

it("offers the tickets once they are there", async () => {
  await show([
    bookingWith({ phase: "confirmed", paymentStatus: "completed", references: ["NSK-1"], nusukReference: "NSK-1" }),
  ]);

  await expect.element(page.getByRole("link", { name: "Tickets" })).toHaveAttribute("href", "/api/bookings/b7/ticket");
});

it("leads to the packages while nothing is booked", async () => {
  await show([]);

  await expect.element(page.getByRole("heading", { name: "No journey ahead yet" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Browse Packages" }).last()).toHaveAttribute("href", "/packages");
});

it("shows ten of many, and the rest when asked", async () => {
  await show(Array.from({ length: 23 }, (_, index) => bookingWith({ id: `b${index}` })));

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
