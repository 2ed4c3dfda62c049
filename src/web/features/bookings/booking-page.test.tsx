/** One booking's page: what it offers, asks and tells once it stands, and of a suspended operator. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { usd } from "../../testing/amounts.ts";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { bookingWith } from "../../testing/bookings.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { showBooking } from "./testing.ts";

it("counts to somebody of the household the tickets that are theirs, and tells the operator's look once it is sent", async () => {
  const person = { surname: "Rahman", documents: null, papers: null, asked: [] };
  const travellers = ["Ibrahim", "Kamal"].map((givenNames) => ({ ...person, id: givenNames, givenNames }));
  const parts = bookingWith().parts.map((part) => ({ ...part, travellers }));
  const confirmed = { phase: "confirmed", status: "confirmed", channel: "operator", holdExpiresAt: null } as const;
  const amountPaid = usd("23850.00");
  await showBooking({ ...confirmed, amountPaid, isMine: false, ticketCount: 1, seats: 2, familyId: "g1", parts });

  await expect.element(page.getByText(/^1 ticket is ready/)).toBeVisible();
  await expect.element(page.getByText(/^The operator sees the names/)).toBeVisible();
});

it("says of a paper whose day is over that it was due, wherever the page tells it", async () => {
  const paper = {
    type: "health_certificate",
    state: "rejected",
    dueOn: "2026-03-09",
    reason: "visa",
    isForecast: true,
    renewFrom: null,
  };
  const traveller = { id: "t1", surname: "Rahman", givenNames: "Amina", documents: [], papers: [paper], asked: [] };
  const parts = bookingWith().parts.map((part) => ({ ...part, travellers: [traveller as never] }));
  const dates = { departureDate: "2099-05-05", returnDate: "2099-05-23" };
  await showBooking({
    ...dates,
    parts,
    phase: "confirmed",
    status: "confirmed",
    channel: "operator",
    holdExpiresAt: null,
  });

  await expect.element(page.getByRole("heading", { name: "What is due, and for whom" })).toBeVisible();
  expect(page.getByText("was due by about 9 March 2026").elements()).toHaveLength(2);
  expect(page.getByText(/^(by )?about 9 March/).elements()).toEqual([]);
});

it.each([
  [2, []],
  [3, ["Name who travels"]],
])(
  "says why names are fixed once Nusuk has them, and offers of %i places only those without one",
  async (seats, offered) => {
    const person = { surname: "Rahman", documents: null, papers: null, asked: [] };
    const travellers = ["Ibrahim", "Kamal"].map((givenNames) => ({ ...person, id: givenNames, givenNames }));
    const parts = bookingWith().parts.map((part) => ({ ...part, seats, travellers }));
    const recorded = { phase: "confirmed", status: "confirmed", channel: "nusuk", holdExpiresAt: null } as const;
    await showBooking({ ...recorded, seats, parts, references: ["NSK-2027"] });

    await expect.element(page.getByText(/^Nusuk has these names already/)).toBeVisible();
    const naming = page.getByRole("button", { name: /^(Change the names|Name who travels|Replace a traveller)$/ });
    expect(naming.elements().map(({ textContent }) => textContent)).toEqual(offered);
  },
);

it("says beside the purchase on Nusuk by when its transfer begins, to whoever does it", async () => {
  const dates = { departureDate: "2099-05-05", returnDate: "2099-05-23" };
  const phase = { phase: "awaiting_reference", status: "confirmed", channel: "nusuk", holdExpiresAt: null } as const;
  await showBooking({ ...dates, ...phase });

  await expect.element(page.getByText(/^Begin the transfer by about .* 2099$/)).toBeVisible();
});

it.each([true, false])("calls no paper missing of a journey that has begun, behind or not: %s", async (completed) => {
  const day = { dueOn: "2026-03-09", reason: "visa", isForecast: true, renewFrom: null };
  const papers = [
    { ...day, type: "passport", state: "verified" },
    { ...day, type: "visa", state: "missing" },
  ];
  const traveller = { id: "t1", surname: "Rahman", givenNames: "Amina", documents: [], papers, asked: [] };
  const parts = bookingWith().parts.map((part) => ({ ...part, travellers: [traveller as never] }));
  const dates = { departureDate: "2026-05-05", returnDate: completed ? "2026-05-23" : "2099-05-23" };
  const confirmed = { phase: "confirmed", status: "confirmed", channel: "operator", holdExpiresAt: null } as const;
  await showBooking({ ...confirmed, ...dates, completed, parts });

  await expect.element(page.getByText("Verified")).toBeVisible();
  expect(page.getByText("Not recorded; asked for no longer").elements()).toHaveLength(1);
  expect(page.getByText("Missing", { exact: true }).elements()).toEqual([]);
});

it("offers the papers that are there: tickets and receipt once paid, all to the booker", async () => {
  const traveller = { id: "t1", surname: "Rahman", givenNames: "Amina", documents: [], papers: [], asked: [] };
  const parts = bookingWith().parts.map((part) => ({ ...part, travellers: [traveller] }));
  await showBooking({
    phase: "confirmed",
    status: "confirmed",
    channel: "operator",
    paymentStatus: "completed",
    amountPaid: usd("23850.00"),
    holdExpiresAt: null,
    parts,
  });

  const hrefOf = (name: string) => page.getByRole("link", { name }).element().getAttribute("href");
  await expect.element(page.getByText(/1 ticket is ready/)).toBeVisible();
  await expect.element(page.getByText(/2 places have no name yet/)).toBeVisible();
  expect(hrefOf("Download the tickets")).toBe("/api/bookings/b7/ticket");
  expect(hrefOf("Receipt")).toMatch(/^\/api\/bookings\/b7\/receipt\?timeZone=/);
  expect(hrefOf("Confirmation")).toBe("/api/bookings/b7/confirmation");
  expect(hrefOf("Add to my calendar")).toMatch(/^\/api\/bookings\/b7\/calendar\?timeZone=/);
});

it.each([
  ["by_operator", /Rihla has taken no money for this booking/],
  ["approval_overdue", /You had nothing to pay until the answer/],
] as const)("promises no money back of a booking on Nusuk that ended: %s", async (cancelReason, words) => {
  await showBooking({ phase: "cancelled", status: "cancelled", channel: "nusuk", cancelReason, holdExpiresAt: null });

  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByText(/everything you paid/).elements()).toEqual([]);
});

it("tells of no paper of who was named on a booking that ended: what they book next asks for it", async () => {
  const papers = [
    { type: "passport", dueOn: "2026-03-09", reason: "sale", isForecast: true, renewFrom: null },
  ] as const;
  const missing = papers.map((paper) => ({ ...paper, state: "missing" as const }));
  const traveller = { id: "t1", surname: "Rahman", givenNames: "Amina", documents: [], papers: missing, asked: [] };
  const parts = bookingWith().parts.map((part) => ({ ...part, travellers: [traveller] }));
  await showBooking({
    phase: "cancelled",
    status: "cancelled",
    cancelReason: "hold_expired",
    holdExpiresAt: null,
    parts,
  });

  await expect.element(page.getByText("Amina Rahman")).toBeVisible();
  expect(page.getByText(/asked for no longer/).elements()).toEqual([]);
});

it("offers no name of a child who cannot come along when people are named later", async () => {
  const person = (id: string, givenNames: string, birthDate: string) => ({
    ...{ id, isSelf: false, birthDate, givenNames, surname: "Rahman", relationship: "child" },
    ...{ sex: "F", specialNeeds: null },
  });
  await showBooking(
    { phase: "confirmed", channel: "nusuk", departureDate: "2027-05-05" },
    {
      answers: {
        "GET /api/travellers": () => json([person("c", "Ibrahim", "2022-08-30"), person("o", "Omar", "1990-01-01")]),
        "GET /api/documents": () => json([]),
        "GET /api/family": () => json([]),
      },
    },
  );
  await page.getByRole("button", { name: "Name who travels" }).click();

  await expect.element(page.getByRole("checkbox", { name: /Omar/ })).toBeEnabled();
  await expect.element(page.getByRole("checkbox", { name: /Ibrahim/ })).toBeDisabled();
  await expect.element(page.getByText(/Under 12 on the first day of Hajj: cannot come along/)).toBeVisible();
});

it("shows what the operator gets of people who have just been named", async () => {
  const fatima = { travellerId: "t2", surname: "Rahman", givenNames: "Fatima", aids: [], toldAt: null };
  const shared = { operatorName: "Al-Safa Travel", people: [{ ...fatima, passportTaken: [] }] };
  let isNamed = false;
  await showBooking(
    { phase: "confirmed", status: "confirmed", channel: "operator", holdExpiresAt: null },
    {
      answers: {
        "GET /api/travellers": () => json([]),
        "GET /api/documents": () => json([]),
        "GET /api/bookings/b7/shared": () => json(isNamed ? shared : { ...shared, people: [] }),
        "PUT /api/bookings/b7/travellers": () => {
          isNamed = true;
          return json(bookingWith());
        },
      },
    },
  );
  await expect.element(page.getByRole("heading", { name: "What Al-Safa Travel gets of your people" })).toBeVisible();

  await page.getByRole("button", { name: "Name who travels" }).click();
  await page.getByRole("button", { name: "Save the names" }).click();

  await expect.element(page.getByRole("heading", { name: "Fatima Rahman" })).toBeVisible();
});

it("shows what comes back before it cancels, and cancels once", async () => {
  const asked: string[] = [];
  await showBooking(
    { phase: "confirmed", status: "confirmed", channel: "operator", holdExpiresAt: null },
    {
      answers: {
        "POST /api/bookings/b7/cancel": () => {
          asked.push("asked");
          return json({ booking: bookingWith(), paid: usd("23850.00"), refund: usd("21465.00") });
        },
      },
    },
  );

  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await expect.element(page.getByText("$21,465")).toBeVisible();
  await page.getByRole("button", { name: "No, keep it" }).click();

  await expect.poll(() => page.getByRole("dialog").elements()).toEqual([]);
  expect(asked).toEqual(["asked"]);
});

it("cancels for the sum on the screen alone, and shows another one before it is agreed to", async () => {
  const sent: unknown[] = [];
  const sums = [usd("21465.00"), usd("11925.00")];
  let step = 0;
  await showBooking(
    { phase: "confirmed", status: "confirmed", channel: "operator", holdExpiresAt: null },
    {
      answers: {
        "POST /api/bookings/b7/cancel": (body, address) => {
          const now = { booking: bookingWith(), paid: usd("23850.00"), refund: sums[step] };
          if (address.includes("preview")) return json(now);
          sent.push(body);
          step += 1;
          return step === 1 ? refusal("amount_changed", "The amount is no longer the one you were shown.") : json(now);
        },
      },
    },
  );

  await page.getByRole("button", { name: "Cancel this booking" }).click();
  await expect.element(page.getByText("$21,465")).toBeVisible();
  await page.getByRole("button", { name: "Cancel the booking" }).click();
  await expect.element(page.getByText("The amount is no longer the one you were shown.")).toBeVisible();
  await expect.element(page.getByText("$11,925")).toBeVisible();
  await page.getByRole("button", { name: "Cancel the booking" }).click();

  await expect.poll(() => page.getByRole("dialog").elements()).toEqual([]);
  expect(sent).toEqual(sums.map((refund) => ({ refund, paid: usd("23850.00") })));
});

it("lets somebody go for the sums on the screen alone, and shows other ones before they are agreed to", async () => {
  const sent: unknown[] = [];
  const sums = ["2250.00", "1125.00"].map((refund) => ({ refund: usd(refund), kept: usd("3375.00") }));
  let step = 0;
  await showBooking(
    { phase: "confirmed", status: "confirmed", channel: "operator", holdExpiresAt: null, seats: 2 },
    {
      answers: {
        "POST /api/bookings/b7/leave": (body, address) => {
          const now = { booking: bookingWith(), settledBy: "refund", roomLeft: null, ...sums[step] };
          if (address.includes("preview")) return json(now);
          sent.push(body);
          step += 1;
          return step === 1 ? refusal("amount_changed", "The amount is no longer the one you were shown.") : json(now);
        },
      },
    },
  );

  await page.getByRole("button", { name: "Somebody does not travel" }).click();
  await page.getByRole("radio").first().click();
  await expect.element(page.getByText("$2,250")).toBeVisible();
  await page.getByRole("button", { name: "Give the place back" }).click();
  await expect.element(page.getByText("$1,125")).toBeVisible();
  await expect.element(page.getByText("The amount is no longer the one you were shown.")).toBeVisible();
  await page.getByRole("button", { name: "Give the place back" }).click();

  await expect.poll(() => page.getByRole("dialog").elements()).toEqual([]);
  expect(sent).toMatchObject(sums);
});

it("says what is paid and what is next after a deposit, and what came back to which card", async () => {
  const card = { brand: "Visa", lastFour: "4242" };
  const amount = (dueOn: string, sum: string, state: "paid" | "next" | "later") => {
    return { dueOn, keptUntil: dueOn, state, amount: usd(sum), open: usd(state === "paid" ? "0.00" : sum) };
  };
  const booking = bookingWith({
    ...{ phase: "awaiting_balance", channel: "operator", totalAmount: 20_000, amountPaid: usd("5000.00") },
    schedule: [
      amount("2026-11-20", "4000.00", "paid"),
      amount("2099-01-19", "1000.00", "paid"),
      amount("2099-02-19", "7500.00", "next"),
      amount("2099-03-19", "7500.00", "later"),
    ],
    movements: [
      { id: "p1", kind: "charge", isDone: true, amount: usd("9000.00"), at: "2026-11-20T14:00:00.000Z", card },
      { id: "p2", kind: "refund", isDone: true, amount: usd("3000.00"), at: "2026-11-21T14:00:00.000Z", card },
      { id: "p3", kind: "refund", isDone: false, amount: usd("1000.00"), at: "2026-11-22T14:00:00.000Z", card },
    ],
  });
  await renderAt("/bookings/b7", { user: userWith(), answers: { "GET /api/bookings/b7": () => json(booking) } });

  await expect.poll(() => page.getByText("$5,000 of $20,000 paid").elements().length).toBeGreaterThan(1);
  await expect.element(page.getByText("Pending", { exact: true })).not.toBeInTheDocument();
  await expect.poll(() => page.getByText("Next: $7,500 by 19 February 2099.").elements().length).toBeGreaterThan(0);
  expect(page.getByText("Visa •••• 4242").elements()).toHaveLength(3);
  await expect.element(page.getByText("-$3,000")).toBeVisible();
  await expect.element(page.getByText("On its way back")).toBeVisible();
  // An amount that is covered was not paid on its own date.
  await expect.element(page.getByText("19 January 2099")).not.toBeInTheDocument();
});

it("says of what staff called off at a suspended operator that it was them, in their words", async () => {
  const ended = { phase: "cancelled", status: "cancelled", holdExpiresAt: null, channel: "operator" } as const;
  await showBooking({ ...ended, cancelReason: "by_staff", cancelNote: "It does not answer.", operatorStopped: true });

  await expect.element(page.getByRole("heading", { name: "Our staff called this booking off" })).toBeVisible();
  await expect.element(page.getByText("Our staff’s words:")).toBeVisible();
  expect(page.getByText(/The operator cancelled/).elements()).toEqual([]);
});

it("keeps to one sentence for a booking that is not there", async () => {
  await renderAt("/bookings/other", { user: userWith() });

  await expect.element(page.getByRole("heading", { name: "This booking is not here" })).toBeVisible();
});

it("leads whoever comes from a notice to the message itself, though it is drawn late", async () => {
  const message = (id: string) => ({ id, side: "operator", author: "Al Safa", body: id, at: "2026-11-20T10:00:00Z" });
  const messages = Array.from({ length: 12 }, (_, at) => ({ ...message(`m${at}`), readAt: null }));
  const booking = bookingWith({ phase: "confirmed", status: "confirmed", channel: "operator" });

  await renderAt("/bookings/b7#message-m11", {
    user: userWith({ countryOfResidence: "PK" }),
    answers: {
      "GET /api/bookings/b7": () => json(booking),
      "GET /api/bookings/b7/messages": () => json({ messages, open: true, unread: 0 }),
    },
  });

  await expect.element(page.getByRole("listitem").filter({ hasText: "m11" })).toHaveFocus();
  await expect.element(page.getByText("m11", { exact: true })).toBeInViewport();
});

it("says of a suspended operator's booking that waits for its answer that nobody answers now, and no time runs", async () => {
  await showBooking({ phase: "awaiting_approval", status: "pending", holdExpiresAt: null, operatorStopped: true });

  await expect.element(page.getByText(/This operator is suspended for the time being/)).toBeVisible();
  expect(page.getByText(/now answers|An answer is due/).elements()).toEqual([]);
});

it.each([
  ["awaiting_approval", /Once the operator has accepted, load the full price/],
  ["awaiting_reference", /^Load the full price/],
] as const)("asks nobody to load the wallet before the operator has accepted: %s", async (phase, expected) => {
  await showBooking({ phase, channel: "nusuk", holdExpiresAt: null });

  await expect.element(page.getByText(expected)).toBeVisible();
});

it.each([true, false])(
  "says on top of a suspended operator's booking that it is suspended (own: %s)",
  async (isMine) => {
    const stands = { phase: "confirmed", status: "confirmed", channel: "nusuk", holdExpiresAt: null } as const;
    await showBooking({ isMine, hasTickets: isMine, familyId: "g1", operatorStopped: true, ...stands });

    await expect.element(page.getByText(/suspended for the time being.*Bookings that stand go on/)).toBeVisible();
  },
);

it("calls an offer of the waitlist no booking that stands while its operator is suspended", async () => {
  await showBooking({ phase: "held", offered: true, operatorStopped: true });

  await expect
    .element(page.getByText(/The waitlist’s offer cannot be taken meanwhile, and its time stands/))
    .toBeVisible();
  expect(page.getByText(/Bookings that stand go on/).elements()).toEqual([]);
});

it.each([true, false])(
  "says of an offer that rests that nobody can take it, and shows no clock (own: %s)",
  async (isMine) => {
    await showBooking({ isMine, hasTickets: false, familyId: "g1", phase: "held", offered: true, rests: true });

    await expect.element(page.getByText(/off the market for the time being.*its time stands still/)).toBeVisible();
    expect(page.getByRole("timer").elements()).toEqual([]);
    expect(page.getByText(/suspended|held until/).elements()).toEqual([]);
  },
);

it.each([
  ["an offer that rests", { phase: "held", offered: true }],
  ["a price in parts", { phase: "awaiting_balance", holdExpiresAt: null }],
] as const)("gives the others of a household no clock and no date of %s at a suspended operator", async (_, state) => {
  await showBooking({ isMine: false, hasTickets: false, familyId: "g1", operatorStopped: true, ...state });

  await expect.element(page.getByText(/This operator is suspended for the time being/)).toBeVisible();
  expect(page.getByRole("timer").elements()).toEqual([]);
  expect(page.getByText(/held until|paid by its dates/).elements()).toEqual([]);
});
