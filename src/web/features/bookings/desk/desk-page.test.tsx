/** One booking at the desk, with a server that answers as told. */

import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { DeskBooking } from "#contract/booking-desk.ts";
import { papersOf } from "#domain/obligations/papers/papers.ts";
import { usd } from "../../../testing/amounts.ts";
import { type Answers, json, userWith } from "../../../testing/answers.ts";
import { bookingWith } from "../../../testing/bookings.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const secured = { phase: "confirmed", status: "confirmed", channel: "operator", isMine: false } as const;

function deskWith(changes: Partial<DeskBooking> = {}, booking: Partial<DeskBooking["booking"]> = {}): DeskBooking {
  return {
    booking: bookingWith({ ...secured, customerName: "Amina Rahman", ...booking }),
    answer: null,
    contact: { email: "amina@example.org", phone: "+447700900123", country: "GB", language: "en" },
    household: { name: "Family Rahman", members: 5 },
    householdSince: null,
    source: { from: "campaign", tag: "ramadan" },
    movements: [
      {
        ...{ id: "p1", kind: "charge", status: "completed", amount: usd("23850.00"), at: "2026-11-18T09:00:00.000Z" },
        card: { brand: "Visa", lastFour: "4242" },
      },
    ],
    refundable: usd("23850.00"),
    timeline: [
      { at: "2026-11-18T08:55:00.000Z", event: "make", by: "pilgrim", name: null, amount: null },
      { at: "2026-11-18T12:00:00.000Z", event: "approve_paid", by: "operator", name: "Karim Haddad", amount: null },
    ],
    assignee: null,
    colleagues: [
      { id: "1", name: "Salma Idris" },
      { id: "2", name: "Karim Haddad" },
    ],
    released: null,
    notes: [{ id: "n1", at: "2026-11-19T10:00:00.000Z", author: "Karim Haddad", body: "<b>Prefers</b> calls" }],
    ...changes,
  };
}

const OPERATOR = userWith({ role: "operator", licenceVerified: true });

const open = (desk: DeskBooking, answers: Answers = {}, user = OPERATOR) =>
  renderAt("/operator-dashboard/bookings/b7", {
    user,
    answers: {
      "GET /api/operator/bookings/b7": () => json(desk),
      "GET /api/bookings/b7/messages": () => json({ messages: [], open: true, unread: 0 }),
      "GET /api/bookings/b7/problems": () => json([]),
      ...answers,
    },
  });

function namedParts(...names: string[]): DeskBooking["booking"]["parts"] {
  const [part] = bookingWith({}).parts;
  if (!part) throw new Error("a booking has a part");
  const travellers = names.map((givenNames) => ({
    ...{ id: givenNames, surname: "RAHMAN", givenNames, documents: [], asked: [] },
    papers: papersOf([], null, "2026-11-20"),
  }));
  return [{ ...part, travellers }];
}

it("lets somebody else have a seat that was won in a turn, once, with a reason", async () => {
  const sent: unknown[] = [];
  const parts = namedParts("AMINA", "YUSUF");
  await open(deskWith({ released: ["YUSUF"] }, { parts }), {
    "POST /api/operator/bookings/b7/released-seats": (body) => {
      sent.push(body);
      return json(deskWith({ released: ["AMINA", "YUSUF"] }, { parts }));
    },
  });

  await expect.element(page.getByText("The customer may put somebody else here")).toBeVisible();
  await page.getByRole("button", { name: "Let somebody else travel" }).click();
  await page.getByLabelText("Why").fill("She is ill");
  await page.getByRole("button", { name: "Allow it" }).click();

  await expect.poll(() => sent).toEqual([{ travellerId: "AMINA", reason: "She is ill" }]);
});

it("leaves seats that were sold without a line, and those of a suspended business, as they are", async () => {
  for (const [name, released, operatorStopped] of [
    ["AMINA", null, false],
    ["YUSUF", [], true],
  ] as const) {
    await open(deskWith({ released: released && [...released] }, { parts: namedParts(name), operatorStopped }));

    await expect.element(page.getByText(`${name} RAHMAN`)).toBeVisible();
    expect(page.getByRole("button", { name: "Let somebody else travel" }).elements()).toEqual([]);
  }
});

it("calls a booking whose journey is over completed alone, and no paper of it missing", async () => {
  const parts = namedParts("AMINA");
  const over = { departureDate: "2026-05-05", returnDate: "2026-05-25", completed: true } as const;
  await open(deskWith({}, { parts, ...over }));

  await expect.element(page.getByRole("heading", { name: "Completed" })).toBeVisible();
  expect(page.getByText("Confirmed", { exact: true }).elements()).toEqual([]);
  await expect.element(page.getByText("Not recorded; asked for no longer").first()).toBeVisible();
  expect(page.getByText(/^(Missing|Not due yet)$/).elements()).toEqual([]);
});

it("says of a booking that was answered in the last minute that alone, until it is taken back", async () => {
  const asked = { phase: "awaiting_approval", status: "pending", approvalDueAt: "2099-01-01T00:00:00.000Z" } as const;
  const until = new Date(Date.now() + 60_000).toISOString();
  const desk = deskWith({ answer: { kind: "approve", until } }, asked);
  await open(desk, { "POST /api/operator/bookings/b7/answer/undo": () => json({ kind: "approve" }) });

  await expect.element(page.getByText(/^Takes effect in/)).toBeVisible();
  expect(page.getByText(/waits for your answer|approve the booking/i).elements()).toEqual([]);
  await expect.element(page.getByRole("heading", { name: "You have answered" })).toBeVisible();
});

it("offers a suspended business no yes, no time and no rest, and lets it decline", async () => {
  const asked = { phase: "awaiting_approval", status: "pending", operatorStopped: true, approvalDueAt: null } as const;
  const desk = deskWith({}, asked);
  const user = userWith({ role: "operator", licenceVerified: true, businessStopped: true });
  await open(desk, {}, user);

  await expect.element(page.getByText(/cannot be approved now/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Decline/ })).toBeVisible();
  expect(page.getByRole("button", { name: /^Approve/ }).elements()).toEqual([]);

  await open(deskWith({}, { ...asked, phase: "awaiting_balance" }), {}, user);
  await expect.element(page.getByText(/nothing further is taken/)).toBeVisible();
  expect(page.getByText(/pays the rest by the dates/).elements()).toEqual([]);
});

it("shows people with the state of each document, whom to reach, the money and what has happened", async () => {
  const travellers = [
    {
      id: "t1",
      surname: "RAHMAN",
      givenNames: "AMINA",
      documents: [],
      papers: papersOf([{ type: "passport", status: "rejected" }], null, "2026-11-20"),
      asked: [],
    },
  ];
  const [part] = bookingWith({}).parts;
  if (!part) throw new Error("a booking has a part");
  await open(deskWith({}, { parts: [{ ...part, travellers }] }));

  await expect.element(page.getByText("AMINA RAHMAN")).toBeVisible();
  await expect.element(page.getByText("Rejected")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "amina@example.org" }))
    .toHaveAttribute("href", "mailto:amina@example.org");
  await expect.element(page.getByText("Family Rahman · 5 members")).toBeVisible();
  await expect.element(page.getByText("a campaign · ramadan")).toBeVisible();
  await expect.element(page.getByText("Approved and confirmed")).toBeVisible();
  await expect.element(page.getByText("<b>Prefers</b> calls")).toBeVisible();
});

it("calls what the waitlist offered an offer, at its begin and its end", async () => {
  const begun = { at: "2026-11-20T09:00:00.000Z", by: "product" as const, name: null, amount: null };
  const timeline = (["make", "expire"] as const).map((event) => ({ ...begun, event }));
  await open(deskWith({ timeline }, { offered: true }));

  await expect.element(page.getByText("Offered by the waitlist")).toBeVisible();
  await expect.element(page.getByText("The offer ran out")).toBeVisible();
  expect(page.getByText("Places taken").elements()).toEqual([]);
});

it.each([
  ["is over", { completed: true, departureDate: "2026-01-05" }],
  ["has begun", { departureDate: "2026-01-05" }],
])("tells no day for papers of a journey that %s, and calls its begin what it was", async (_, changes) => {
  const papers = papersOf([{ type: "visa", status: "rejected" }], null, "2026-11-20");
  const travellers = [{ id: "t1", surname: "RAHMAN", givenNames: "AMINA", documents: [], papers, asked: [] }];
  const [part] = bookingWith({}).parts;
  if (!part) throw new Error("a booking has a part");
  await open(deskWith({}, { parts: [{ ...part, travellers }], ...changes }));

  await expect.element(page.getByText("Rejected")).toBeVisible();
  expect(page.getByText(/^(by|about|was due) \d/).elements()).toEqual([]);
  await expect.element(page.getByText("Places taken")).toBeVisible();
  expect(page.getByText("Booked", { exact: true }).elements()).toEqual([]);
});

it("hands the booking to a colleague and keeps a note", async () => {
  const sent: unknown[] = [];
  await open(deskWith(), {
    "PUT /api/operator/bookings/b7/assignee": (body) => {
      sent.push(body);
      return json({ assignee: { id: "2", name: "Karim Haddad" } });
    },
    "POST /api/operator/bookings/b7/notes": (body) => {
      sent.push(body);
      return json({ id: "n2", at: "2026-11-20T10:00:00.000Z", author: "Salma Idris", body: "Called" }, 201);
    },
  });

  await page.getByLabelText("Colleague").selectOptions("Karim Haddad");
  await page.getByLabelText("New note").fill(" Called ");
  await page.getByRole("button", { name: "Save the note" }).click();

  await expect.poll(() => sent).toEqual([{ userId: "2" }, { body: "Called" }]);
});

it("calls a booking off with everything returned, as the screen said it", async () => {
  const sent: unknown[] = [];
  await open(deskWith(), {
    "POST /api/operator/bookings/b7/refund": (body) => {
      sent.push(body);
      return json(deskWith());
    },
  });

  await page.getByRole("button", { name: "Call the booking off and refund it" }).click();
  await page.getByLabelText("Reason").fill("The hotel has closed.");
  await page.getByRole("button", { name: "Call it off and refund" }).click();

  await expect
    .poll(() => sent)
    .toEqual([{ amount: usd("23850.00"), refundable: usd("23850.00"), reason: "The hotel has closed." }]);
});

it("promises no refund where a booking on Nusuk is called off", async () => {
  const nothing = { movements: [], refundable: usd("0.00") };
  const waits = { channel: "nusuk", phase: "awaiting_reference", referenceDueOn: "2099-01-20" } as const;
  await open(deskWith(nothing, waits));

  // The business alone can move the day after which they go back.
  await expect.element(page.getByText(/here by 20 January 2099; .* you can set a later day\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Call the booking off", exact: true }).click();

  await expect
    .element(page.getByText("what was paid on Nusuk comes back by Nusuk's own terms", { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Call it off", exact: true })).toBeVisible();
  expect(page.getByText(/and refund( it)?$|goes back to the customer/).elements()).toEqual([]);
});

it("gives a part back of a booking that stands, beside calling it off", async () => {
  const sent: unknown[] = [];
  const desk = deskWith({}, { phase: "confirmed", status: "confirmed", channel: "operator", approvalDueAt: null });
  await open(desk, {
    "POST /api/operator/bookings/b7/refund": (body) => {
      sent.push(body);
      return json(desk);
    },
  });

  await expect.element(page.getByRole("button", { name: "Call the booking off and refund it" })).toBeVisible();
  await page.getByRole("button", { name: "Give a part back" }).click();
  await page.getByLabelText("Reason").fill("The bus was late.");
  await expect.element(page.getByRole("button", { name: "Give it back" })).toBeDisabled();
  await page.getByLabelText("Amount in USD").fill("150");
  await page.getByRole("button", { name: "Give it back" }).click();

  await expect.poll(() => sent).toMatchObject([{ amount: usd("150.00"), reason: "The bus was late." }]);
});

it("gives back a sum of what an ended booking has left, and no more digits than money has", async () => {
  const sent: unknown[] = [];
  const desk = deskWith(
    { refundable: usd("500.00") },
    { phase: "cancelled", status: "cancelled", cancelReason: "by_pilgrim" },
  );
  await open(desk, {
    "POST /api/operator/bookings/b7/refund": (body) => {
      sent.push(body);
      return json(desk);
    },
  });

  await page.getByRole("button", { name: "Give more back" }).click();
  await page.getByLabelText("Reason").fill("A gesture");
  await page.getByLabelText("Amount in USD").fill("12.345");
  await expect.element(page.getByRole("button", { name: "Give it back" })).toBeDisabled();
  await page.getByLabelText("Amount in USD").fill("120.5");
  await page.getByRole("button", { name: "Give it back" }).click();

  await expect.poll(() => sent).toMatchObject([{ amount: usd("120.50"), refundable: usd("500.00") }]);
});

it("reads and writes with the customer, as plain text", async () => {
  const written: unknown[] = [];
  const message = { id: "m1", side: "pilgrim", author: "Amina Rahman", at: "2026-11-19T10:00:00.000Z", readAt: null };
  const thread = { messages: [{ ...message, body: "May my mother have a <i>chair</i>?" }], open: true, unread: 1 };
  let opened = 0;
  await open(deskWith(), {
    "GET /api/bookings/b7/messages": () => json(thread),
    "POST /api/bookings/b7/messages/read": () => {
      opened += 1;
      return new Response(null, { status: 204 });
    },
    "POST /api/bookings/b7/messages": (body) => {
      written.push(body);
      return json(thread, 201);
    },
  });

  await expect.element(page.getByText("May my mother have a <i>chair</i>?")).toBeVisible();
  await expect.poll(() => opened).toBe(1);
  await page.getByLabelText("Write to the customer").fill("Of course.");
  await page.getByRole("button", { name: "Send" }).click();

  await expect.poll(() => written).toEqual([{ body: "Of course." }]);
});

it("says that there is no such booking", async () => {
  await renderAt("/operator-dashboard/bookings/b9", { user: userWith({ role: "operator" }), answers: {} });

  await expect.element(page.getByText("There is no such booking")).toBeVisible();
});

it("is where an operator's link to a booking leads", async () => {
  const { router } = await renderAt("/bookings/b7", {
    user: userWith({ role: "operator" }),
    answers: { "GET /api/operator/bookings/b7": () => json(deskWith()) },
  });

  await expect.poll(() => router.state.location.pathname).toBe("/operator-dashboard/bookings/b7");
});
