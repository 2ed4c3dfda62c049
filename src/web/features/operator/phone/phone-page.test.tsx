/** Bookings by phone with a server that answers as told. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { usd } from "../../../testing/amounts.ts";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { fakeSockets } from "../../../testing/fake-socket.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { PhoneBooking } from "./queries.ts";

const user = userWith({ role: "operator", licenceVerified: true });

const booking = (changes: Partial<PhoneBooking> = {}): PhoneBooking => ({
  id: "b1",
  reference: "RH-7K3Q2M",
  createdAt: "2026-11-20T09:00:00.000Z",
  customerName: "Hafsa Malik",
  contactEmail: "hafsa@example.org",
  contactPhone: "+442079460018",
  country: "PK",
  status: "pending",
  phase: "held",
  channel: null,
  holdExpiresAt: "2026-11-23T09:00:00.000Z",
  total: usd("10000.00"),
  paid: usd("0.00"),
  owedBack: usd("0.00"),
  seats: 2,
  packageName: "Nur al-Haram",
  departureDate: "2027-05-05",
  claim: "open",
  linkExpiresAt: "2026-11-23T09:00:00.000Z",
  claimedAt: null,
  parts: [{ packageName: "Nur al-Haram", roomType: null, seats: 2, people: [] }],
  ...changes,
});

const offer = {
  id: "p1",
  title: "Nur al-Haram",
  status: "listed",
  departureDate: "2099-05-05",
  price: 5000,
  currency: "USD",
  availableSlots: 12,
  saleWindowId: null,
};

it("enters a booking for a caller and shows its link once", async () => {
  const sent: unknown[] = [];
  await renderAt("/operator-dashboard/phone", {
    user,
    answers: {
      "GET /api/phone-bookings": () => json([]),
      "GET /api/packages/mine": () => json([offer]),
      "POST /api/phone-bookings": (body) => {
        sent.push(body);
        return json({ booking: booking(), link: "https://rihla.test/claim#ABCD-EFGH-JKMN-PQRS", mailed: false }, 201);
      },
    },
  });
  await page.getByRole("button", { name: "Booking by phone" }).click();
  await page.getByLabelText("First name").fill("Hafsa");
  await page.getByLabelText("Last name").fill("Malik");
  await page.getByLabelText("Country of residence").selectOptions("PK");
  await page.getByLabelText("Package").selectOptions("p1");
  await page.getByLabelText("Places").selectOptions("2");
  await page.getByLabelText("Surname in the passport").first().fill("Malik");
  await page.getByRole("button", { name: "Keep the seats" }).click();

  await expect.element(page.getByText("ABCD-EFGH-JKMN-PQRS").first()).toBeVisible();
  await expect.element(page.getByRole("img", { name: "The link as a square to scan" })).toBeVisible();
  expect(sent).toMatchObject([
    { customer: { firstName: "Hafsa" }, parts: [{ packageId: "p1", seats: 2, people: [{ surname: "Malik" }] }] },
  ]);
});

it("keeps what was typed for a caller over a reload, until it is thrown away", async () => {
  const at = (path: string) =>
    renderAt(path, {
      user,
      answers: { "GET /api/phone-bookings": () => json([]), "GET /api/packages/mine": () => json([offer]) },
    });
  await at("/operator-dashboard/phone");
  await page.getByRole("button", { name: "Booking by phone" }).click();
  await page.getByLabelText("First name").fill("Hafsa");
  await page.getByLabelText("Surname in the passport").first().fill("Malik");
  await cleanup();

  await at("/operator-dashboard/phone");
  await page.getByRole("button", { name: "Booking by phone" }).click();
  await expect.element(page.getByLabelText("First name")).toHaveValue("Hafsa");
  await expect.element(page.getByLabelText("Surname in the passport").first()).toHaveValue("Malik");
  await page.getByRole("button", { name: "Start afresh" }).click();
  await expect.element(page.getByLabelText("First name")).toHaveValue("");
});

it("says at its field what is wrong with a name, and why the seats were not taken", async () => {
  await renderAt("/operator-dashboard/phone", {
    user,
    answers: {
      "GET /api/phone-bookings": () => json([]),
      "GET /api/packages/mine": () => json([offer]),
      "POST /api/phone-bookings": () =>
        refusal("unacceptable", "Look at the fields.", { "parts.0.people.0.surname": "Write it in Latin letters." }),
    },
  });
  await page.getByRole("button", { name: "Booking by phone" }).click();
  await page.getByLabelText("First name").fill("Hafsa");
  await page.getByLabelText("Last name").fill("Malik");
  await page.getByLabelText("Country of residence").selectOptions("PK");
  await page.getByLabelText("Package").selectOptions("p1");
  await page.getByLabelText("Surname in the passport").fill("مالك");
  await page.getByRole("button", { name: "Keep the seats" }).click();
  await expect.element(page.getByText("Write it in Latin letters.")).toBeVisible();
});

it("writes down money that was paid by hand", async () => {
  const sent: unknown[] = [];
  await renderAt("/operator-dashboard/phone", {
    user,
    answers: {
      "GET /api/phone-bookings": () =>
        json([booking({ claim: "claimed", phase: "awaiting_balance", channel: "operator" })]),
      "POST /api/phone-bookings/b1/payments": (body) => {
        sent.push(body);
        return json(booking({ paid: usd("10000.00"), phase: "confirmed" }));
      },
    },
  });
  await expect.element(page.getByRole("heading", { name: "Taken over" })).toBeVisible();
  await page.getByRole("button", { name: "Record a payment" }).click();
  await page.getByLabelText("Reference").fill("Receipt 17");
  await page.getByRole("button", { name: "Record it" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ amount: usd("10000.00"), reference: "Receipt 17" }]);
});

it("takes a sum in the digits of any keyboard, and none that is more than is open", async () => {
  const sent: unknown[] = [];
  await renderAt("/operator-dashboard/phone", {
    user,
    answers: {
      "GET /api/phone-bookings": () =>
        json([booking({ claim: "claimed", phase: "awaiting_balance", channel: "operator" })]),
      "POST /api/phone-bookings/b1/payments": (body) => {
        sent.push(body);
        return json(booking({ paid: usd("500.50"), phase: "awaiting_balance" }));
      },
    },
  });
  await page.getByRole("button", { name: "Record a payment" }).click();
  const amount = page.getByLabelText(/^Amount/);
  await page.getByLabelText("Reference").fill("Receipt 17");
  await amount.fill("10000.01");
  await expect.element(page.getByText("The largest number here is 10000.")).toBeVisible();
  await page.getByRole("button", { name: "Record it" }).click();
  expect(sent).toEqual([]);

  await amount.fill("٥٠٠٫٥");
  await page.getByRole("button", { name: "Record it" }).click();

  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ amount: usd("500.50") }]);
});

it("writes down as given back the sum that is shown, and shows another one before it is asked again", async () => {
  const sent: unknown[] = [];
  let owedBack = usd("2000.00");
  const cancelled = { claim: "claimed", status: "cancelled", phase: "cancelled" } as const;
  await renderAt("/operator-dashboard/phone", {
    user,
    answers: {
      "GET /api/phone-bookings": () => json([booking({ ...cancelled, owedBack })]),
      "POST /api/phone-bookings/b1/refunds": (body) => {
        sent.push(body);
        if (sent.length > 1) return json(booking(cancelled));
        owedBack = usd("3000.00");
        return refusal("amount_changed", "The amount is no longer the one you were shown.");
      },
    },
  });
  await page.getByRole("button", { name: "Record a refund" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Reference").fill("Transfer 9");
  await dialog.getByRole("button", { name: "Record it" }).click();
  await expect.element(dialog.getByText("3,000", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Record it" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ owedBack: usd("2000.00") }, { owedBack: usd("3000.00") }]);
});

it("sends who is named already with their id", async () => {
  const sent: unknown[] = [];
  const hafsa = { id: "t1", surname: "Malik", givenNames: "Hafsa", birthDate: null, sex: null, nationality: "PK" };
  const parts = [{ packageName: "Nur al-Haram", roomType: null, seats: 2, people: [hafsa] }];
  await renderAt("/operator-dashboard/phone", {
    user,
    answers: {
      "GET /api/phone-bookings": () => json([booking({ parts })]),
      "PUT /api/phone-bookings/b1/travellers": (body) => {
        sent.push(body);
        return json(booking({ parts }));
      },
    },
  });
  await page.getByRole("button", { name: "Travellers", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Given names").first().fill("Hafza");
  await dialog.getByRole("button", { name: "Save the names" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const people = [{ id: "t1", surname: "Malik", givenNames: "Hafza", birthDate: null, sex: null }];
  expect(sent).toEqual([{ parts: [{ people }] }]);
});

it("tells what was taken over from what still waits, and says once what that means", async () => {
  const claimed = { claim: "claimed", status: "confirmed", phase: "confirmed" } as const;
  const bookings = [
    booking({ id: "b1", customerName: "Omar Kassem", ...claimed }),
    booking({ id: "b2", customerName: "Hafsa Malik" }),
    booking({ id: "b3", customerName: "Rizal Yusof", ...claimed }),
  ];
  await renderAt("/operator-dashboard/phone", {
    user,
    answers: { "GET /api/phone-bookings": () => json(bookings) },
  });
  const names = (list: string) => page.getByRole("list", { name: list }).getByRole("heading");

  await expect.element(names("Taken over").first()).toHaveTextContent("Omar Kassem");
  expect(names("Taken over").elements()).toHaveLength(2);
  await expect.element(names("Bookings by phone")).toHaveTextContent("Hafsa Malik");
  await expect.element(page.getByText("The customer names their travellers themselves now.")).toBeVisible();
});

it("keeps the list, and what is typed over it, when asking for the list again fails", async () => {
  const sockets = fakeSockets();
  let asked = 0;
  await renderAt("/operator-dashboard/phone", {
    user,
    answers: {
      "GET /api/phone-bookings": () => {
        asked++;
        if (asked > 1) return refusal("unavailable", "Too much to do.");
        return json([booking({ claim: "claimed", phase: "awaiting_balance", channel: "operator" })]);
      },
    },
  });
  await page.getByRole("button", { name: "Record a payment" }).click();
  await page.getByLabelText("Reference").fill("Receipt 17");
  sockets.at(-1)?.accept();

  sockets.at(-1)?.say(JSON.stringify({ type: "booking_update" }));

  await expect.poll(() => asked).toBeGreaterThan(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(page.getByLabelText("Reference")).toHaveValue("Receipt 17");
  expect(page.getByText("Too much to do.").elements()).toEqual([]);
});
