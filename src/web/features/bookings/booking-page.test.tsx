/** One booking's page by phase and channel, with a server that answers as told. */
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { usd } from "../../testing/amounts.ts";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { bookingWith } from "../../testing/bookings.ts";
import { packageWith } from "../../testing/packages.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { BookingView } from "./queries.ts";

const cards = [
  { token: "good", brand: "Visa", lastFour: "4242", outcome: "succeeds" },
  { token: "bad", brand: "Visa", lastFour: "0002", outcome: "refused" },
];
const gateway = { "GET /api/payment/gateway": () => json({ kind: "sandbox", ready: true, cards }) };

const show = (booking: Partial<BookingView>, scene: Parameters<typeof renderAt>[1] = {}) =>
  renderAt("/bookings/b7", {
    user: userWith(),
    ...scene,
    answers: { "GET /api/bookings/b7": () => json(bookingWith(booking)), ...scene.answers },
  });

it("asks for the country before anything else, keeps it, and then names who sells", async () => {
  const user = userWith();
  const saved: unknown[] = [];
  await show(
    {},
    {
      user,
      answers: {
        "PATCH /api/user": (body) => {
          saved.push(body);
          user.countryOfResidence = "GB";
          return json(user);
        },
      },
    },
  );
  await expect.element(page.getByRole("heading", { name: "3 places are held for you" })).toBeVisible();
  expect(page.getByRole("button", { name: /^Pay/ }).elements()).toEqual([]);

  await page.getByLabelText("Country of residence").selectOptions("United Kingdom");
  await page.getByRole("button", { name: "Go on" }).click();

  await expect.element(page.getByRole("button", { name: "Confirm free of charge" })).toBeVisible();
  expect(saved).toEqual([{ countryOfResidence: "GB" }]);
});

it("says who sells there, and offers no press that can only be refused, once the country is another channel's", async () => {
  const [part] = bookingWith().parts;
  if (!part) throw new Error("a booking has a part");
  await show({ parts: [{ ...part, channels: ["operator"] }] }, { user: userWith({ countryOfResidence: "GB" }) });

  await expect.element(page.getByText(/Not for residents of .*United Kingdom.*: they book on Nusuk/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See other packages" })).toBeVisible();
  expect(page.getByRole("button", { name: "Confirm free of charge" }).elements()).toEqual([]);
  expect(page.getByText("You pay on Nusuk").elements()).toEqual([]);
});

it("says plainly that no money moves, shows why a card is refused, and lets another be tried", async () => {
  const tried: unknown[] = [];
  await show(
    {},
    {
      user: userWith({ countryOfResidence: "PK" }),
      answers: {
        ...gateway,
        "POST /api/bookings/b7/pay": (body) => {
          tried.push(body);
          return refusal("payment_refused", "The bank refused this card.");
        },
      },
    },
  );
  await expect.element(page.getByText("This is a sandbox: no money moves.")).toBeVisible();

  await page.getByRole("radio", { name: /0002/ }).click();
  await page.getByRole("button", { name: "Pay $23,850" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("The bank refused this card.");
  await page.getByRole("radio", { name: /4242/ }).click();
  await page.getByRole("button", { name: "Pay $23,850" }).click();

  await expect.poll(() => tried).toMatchObject([{ card: "bad" }, { card: "good" }]);
});

it("admits that it does not know when a payment got no answer", async () => {
  await show(
    {},
    {
      user: userWith({ countryOfResidence: "PK" }),
      answers: { ...gateway, "POST /api/bookings/b7/pay": () => Promise.reject(new TypeError("no network")) },
    },
  );

  await page.getByRole("button", { name: "Pay $23,850" }).click();

  await expect.element(page.getByText("We do not know yet whether the payment went through.")).toBeVisible();
});

it.each([
  ["SA", /domestic Hajj programme/],
  ["BA", /national Hajj office/],
])("names the office of residents of %s and offers no payment", async (countryOfResidence, office) => {
  await show({}, { user: userWith({ countryOfResidence }) });

  await expect.element(page.getByText(office)).toBeVisible();
  expect(page.getByRole("button", { name: /^(Pay|Confirm)/ }).elements()).toEqual([]);
});

it("takes the Nusuk reference after the operator's yes", async () => {
  const recorded: unknown[] = [];
  await show(
    { phase: "awaiting_reference", status: "confirmed", channel: "nusuk", holdExpiresAt: null },
    {
      answers: {
        "POST /api/bookings/b7/nusuk": (body) => {
          recorded.push(body);
          return json(bookingWith({ phase: "confirmed" }));
        },
      },
    },
  );
  const record = page.getByRole("button", { name: "Record the reference" });
  await expect.element(record).toBeDisabled();

  await page.getByLabelText("Nusuk booking reference").fill("  NSK-4471 ");
  await record.click();

  await expect.poll(() => recorded).toEqual([{ reference: "NSK-4471", application: 0 }]);
});

it("asks for the number of each of two applications, and shows the one that is there", async () => {
  const recorded: unknown[] = [];
  await show(
    {
      phase: "awaiting_reference",
      status: "confirmed",
      channel: "nusuk",
      holdExpiresAt: null,
      seats: 9,
      references: ["NSK-1", null],
      referenceDueOn: "2099-04-01",
    },
    {
      answers: {
        "POST /api/bookings/b7/nusuk": (body) => {
          recorded.push(body);
          return json(bookingWith({ phase: "confirmed" }));
        },
      },
    },
  );
  await expect.element(page.getByText("NSK-1")).toBeVisible();
  await expect.element(page.getByText("1 April 2099")).toBeVisible();

  await page.getByLabelText("Nusuk booking reference, application 2").fill("NSK-2");
  await page.getByRole("button", { name: "Record the reference" }).click();

  await expect.poll(() => recorded).toEqual([{ reference: "NSK-2", application: 1 }]);
});

it("asks whether an unusual number is right, and sends it once that is said", async () => {
  const recorded: unknown[] = [];
  await show(
    { phase: "awaiting_reference", status: "confirmed", channel: "nusuk", holdExpiresAt: null },
    {
      answers: {
        "POST /api/bookings/b7/nusuk": (body) => {
          recorded.push(body);
          return recorded.length === 1
            ? new Response(
                JSON.stringify({
                  type: "about:blank",
                  title: "unusual",
                  status: 422,
                  code: "number_unusual",
                  detail: "Compare it sign by sign.",
                  number: "A-1",
                }),
                {
                  status: 422,
                  headers: { "content-type": "application/problem+json" },
                },
              )
            : json(bookingWith({ phase: "confirmed" }));
        },
      },
    },
  );
  await page.getByLabelText("Nusuk booking reference").fill("A–1");
  await page.getByRole("button", { name: "Record the reference" }).click();

  await expect.element(page.getByText("Is this right?")).toBeVisible();
  await expect.element(page.getByText("A-1")).toBeVisible();
  await page.getByRole("button", { name: "Yes, it is right" }).click();

  const asked = { reference: "A–1", application: 0 };
  await expect.poll(() => recorded).toEqual([asked, { ...asked, confirmed: true }]);
});

it("says of a reported number who has yet to see it, and takes it back after saying what follows", async () => {
  const sent: unknown[] = [];
  const at = "2026-11-20T14:00:00.000Z";
  const number = { application: 0, reference: "NSK-4471", recordedAt: at, seenAt: null, pictureAt: null };
  await show(
    {
      phase: "confirmed",
      status: "confirmed",
      channel: "nusuk",
      paymentStatus: "completed",
      holdExpiresAt: null,
      references: ["NSK-4471"],
      nusukReference: "NSK-4471",
    },
    {
      answers: {
        "GET /api/bookings/b7/nusuk": () => json({ numbers: [number], history: [], withdrawableUntil: "2099-04-01" }),
        "POST /api/bookings/b7/nusuk/withdraw": (body) => {
          sent.push(body);
          return json(bookingWith({ phase: "awaiting_reference" }));
        },
      },
    },
  );
  await expect.element(page.getByText("Reported on 20 November 2026, not yet seen by Al-Safa Travel")).toBeVisible();
  await expect.element(page.getByText("Reported, not yet seen by the operator")).toBeVisible();

  await page.getByRole("button", { name: "Recorded by mistake" }).click();
  await expect.element(page.getByText(/no ticket is valid until the right one is recorded/)).toBeVisible();
  await page.getByRole("button", { name: "Take it back" }).click();

  await expect.poll(() => sent).toEqual([{ application: 0, reference: "NSK-4471" }]);
});

it("shows a hold of the household to who cannot act on it: the clock, who can, and what is asked of whom", async () => {
  const passport = { type: "passport", dueOn: "2099-04-01", reason: "booking", isForecast: false } as const;
  const later = { ...passport, dueOn: "2099-05-01" };
  const asked = [passport, { ...later, type: "visa" }, { ...later, type: "vaccination" }] as const;
  const traveller = { id: "t1", surname: "Rahman", givenNames: "Ibrahim", documents: null, papers: null };
  const parts = bookingWith().parts.map((part) => ({ ...part, travellers: [{ ...traveller, asked: [...asked] }] }));
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const others = { isMine: false, hasTickets: false, familyId: "g1" } as const;
  await show({ ...others, parts, channel: "nusuk", offered: true, holdExpiresAt: until });

  await expect.element(page.getByRole("heading", { name: "Booked by Amina Rahman" })).toBeVisible();
  await expect.element(page.getByRole("timer")).toBeVisible();
  await expect.element(page.getByText("Their documents are their own to see.")).toBeVisible();
  // Whether it is there is not told, so neither is a day, by which what is there would be taken for missing.
  expect(page.getByText(/1 April 2099/).elements()).toEqual([]);
  expect(page.getByText(/^(Missing|Pay \$|Cancel)/).elements()).toEqual([]);
  // As the booker reads it: an offer runs for a day, a visa cannot exist yet, and one of them pays.
  await expect.element(page.getByText(/The places are held until .+ they go back/)).toBeVisible();
  await expect.element(page.getByText("Not due yet")).toBeVisible();
  await expect.element(page.getByText("Optional", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Amina Rahman pays on Nusuk/)).toBeVisible();
  expect(page.getByText(/1 May 2099|You pay on Nusuk/).elements()).toEqual([]);
  // The operator reads nobody's name before the booking is sent.
  expect(page.getByText(/^The operator sees the names/).elements()).toEqual([]);
});

it("counts to somebody of the household the tickets that are theirs, and tells the operator's look once it is sent", async () => {
  const person = { surname: "Rahman", documents: null, papers: null, asked: [] };
  const travellers = ["Ibrahim", "Kamal"].map((givenNames) => ({ ...person, id: givenNames, givenNames }));
  const parts = bookingWith().parts.map((part) => ({ ...part, travellers }));
  const confirmed = { phase: "confirmed", status: "confirmed", channel: "operator", holdExpiresAt: null } as const;
  const amountPaid = usd("23850.00");
  await show({ ...confirmed, amountPaid, isMine: false, ticketCount: 1, seats: 2, familyId: "g1", parts });

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
  };
  const traveller = { id: "t1", surname: "Rahman", givenNames: "Amina", documents: [], papers: [paper], asked: [] };
  const parts = bookingWith().parts.map((part) => ({ ...part, travellers: [traveller as never] }));
  const dates = { departureDate: "2099-05-05", returnDate: "2099-05-23" };
  await show({ ...dates, parts, phase: "confirmed", status: "confirmed", channel: "operator", holdExpiresAt: null });

  await expect.element(page.getByRole("heading", { name: "What is due, and for whom" })).toBeVisible();
  expect(page.getByText("was due 9 March 2026").elements()).toHaveLength(2);
  expect(page.getByText(/by about 9 March/).elements()).toEqual([]);
});

it.each(["admin", "member"])(
  "says to the others of a household how a hold ended, to an %s with the way on",
  async (role) => {
    const ended = {
      phase: "cancelled",
      status: "cancelled",
      cancelReason: "hold_expired",
      holdExpiresAt: null,
    } as const;
    const family = vi.fn(() => json([{ id: "g1", role, members: [], limits: { tooYoung: [] } }]));
    await show(
      { isMine: false, hasTickets: false, familyId: "g1", ...ended },
      {
        answers: {
          "GET /api/family": family,
          "GET /api/packages/zamzam": () => json(packageWith({ id: "zamzam" })),
        },
      },
    );

    await expect.element(page.getByText("The hold has run out")).toBeVisible();
    await expect.element(page.getByText("Expired", { exact: true }).first()).toBeVisible();
    await expect.poll(() => family.mock.calls.length).toBeGreaterThan(0);
    const again = page.getByRole("link", { name: "Hold places again" });
    if (role === "admin") await expect.element(again).toHaveAttribute("href", "/packages/zamzam?book=zamzam");
    else expect(again.elements()).toEqual([]);
  },
);

it("offers the papers that are there: tickets and receipt once paid, all to the booker", async () => {
  const traveller = { id: "t1", surname: "Rahman", givenNames: "Amina", documents: [], papers: [], asked: [] };
  const parts = bookingWith().parts.map((part) => ({ ...part, travellers: [traveller] }));
  await show({
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
  await show({ phase: "cancelled", status: "cancelled", channel: "nusuk", cancelReason, holdExpiresAt: null });

  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByText(/everything you paid/).elements()).toEqual([]);
});

it("offers no name of a child who cannot come along when people are named later", async () => {
  const person = (id: string, givenNames: string, birthDate: string) => ({
    ...{ id, isSelf: false, birthDate, givenNames, surname: "Rahman", relationship: "child" },
    ...{ sex: "F", specialNeeds: null },
  });
  await show(
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
  await show(
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
  await show(
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

it("calls what the waitlist offered an offer, also when it has run out", async () => {
  await show({
    ...{ phase: "cancelled", status: "cancelled", cancelReason: "hold_expired" },
    holdExpiresAt: null,
    offered: true,
  });

  await expect.element(page.getByRole("heading", { name: "The offer has run out" })).toBeVisible();
});

it("says of what staff called off at a suspended operator that it was them, in their words", async () => {
  const ended = { phase: "cancelled", status: "cancelled", holdExpiresAt: null, channel: "operator" } as const;
  await show({ ...ended, cancelReason: "by_staff", cancelNote: "It does not answer.", operatorStopped: true });

  await expect.element(page.getByRole("heading", { name: "Our staff called this booking off" })).toBeVisible();
  await expect.element(page.getByText("Our staff’s words:")).toBeVisible();
  expect(page.getByText(/The operator cancelled/).elements()).toEqual([]);
});

const RUN_OUT = { phase: "cancelled", status: "cancelled", cancelReason: "hold_expired", holdExpiresAt: null } as const;
const offering = (changes: Parameters<typeof packageWith>[0]) => ({
  answers: { "GET /api/packages/zamzam": () => json(packageWith({ id: "zamzam", ...changes })) },
});

it.each([
  [
    "join the line of its sale, at the end",
    { saleWindowId: "w1" },
    "Join the queue again",
    "/packages/zamzam?book=zamzam",
  ],
  ["see the waitlist of what is full", { availableSlots: 0 }, "See its waitlist", "/packages/zamzam"],
])("offers whose hold has run out to %s", async (_, changes, name, href) => {
  await show(RUN_OUT, offering(changes));

  await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", href);
  expect(page.getByRole("link", { name: "Hold places again" }).elements()).toEqual([]);
});

it.each([
  ["is suspended", { operatorStopped: true }, {}],
  ["sells the package no more", {}, { status: "paused" }],
  ["has left already", {}, { departureDate: "2026-01-02", returnDate: "2026-01-20" }],
] as const)("offers other packages alone where the operator %s", async (_, booking, changes) => {
  await show({ ...RUN_OUT, ...booking }, offering(changes));

  await expect.element(page.getByRole("link", { name: "See other packages" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "The hold has run out" })).toBeVisible();
  expect(page.getByRole("link", { name: /Hold places again|Join the queue/ }).elements()).toEqual([]);
});

it("says that a hold has run out and offers to hold again", async () => {
  await show(RUN_OUT, offering({}));

  await expect.element(page.getByRole("heading", { name: "The hold has run out" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Hold places again" }))
    .toHaveAttribute("href", "/packages/zamzam?book=zamzam");
  await expect.element(page.getByText("Expired", { exact: true }).first()).toBeVisible();
  expect(page.getByText("Cancelled", { exact: true }).elements()).toEqual([]);
});

it.each([
  [3, 2, "Only 2 places are left."],
  [2, 2, null],
])("of %i places that were held and %i that are left says what can still be held", async (seats, left, told) => {
  await show({ ...RUN_OUT, seats }, offering({ availableSlots: left }));

  await expect.element(page.getByRole("link", { name: "Hold places again" })).toBeVisible();
  expect(
    page
      .getByText(/^Only/)
      .elements()
      .map((element) => element.textContent),
  ).toEqual(told ? [told] : []);
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
  await show({ phase: "awaiting_approval", status: "pending", holdExpiresAt: null, operatorStopped: true });

  await expect.element(page.getByText(/This operator is suspended for the time being/)).toBeVisible();
  expect(page.getByText(/now answers|An answer is due/).elements()).toEqual([]);
});

it.each([true, false])(
  "says on top of a suspended operator's booking that it is suspended (own: %s)",
  async (isMine) => {
    const stands = { phase: "confirmed", status: "confirmed", channel: "nusuk", holdExpiresAt: null } as const;
    await show({ isMine, hasTickets: isMine, familyId: "g1", operatorStopped: true, ...stands });

    await expect.element(page.getByText(/suspended for the time being.*Bookings that stand go on/)).toBeVisible();
  },
);

it("calls an offer of the waitlist no booking that stands while its operator is suspended", async () => {
  await show({ phase: "held", offered: true, operatorStopped: true });

  await expect
    .element(page.getByText(/The waitlist’s offer cannot be taken meanwhile, and its time stands/))
    .toBeVisible();
  expect(page.getByText(/Bookings that stand go on/).elements()).toEqual([]);
});

it.each([
  ["an offer that rests", { phase: "held", offered: true }],
  ["a price in parts", { phase: "awaiting_balance", holdExpiresAt: null }],
] as const)("gives the others of a household no clock and no date of %s at a suspended operator", async (_, state) => {
  await show({ isMine: false, hasTickets: false, familyId: "g1", operatorStopped: true, ...state });

  await expect.element(page.getByText(/This operator is suspended for the time being/)).toBeVisible();
  expect(page.getByRole("timer").elements()).toEqual([]);
  expect(page.getByText(/held until|paid by its dates/).elements()).toEqual([]);
});

it("says to the others of a household that places won in a turn wait for their own passport", async () => {
  const dueOn = new Date(Date.now() + 600_000).toISOString();
  const paper = { kind: "upload_document", type: "passport", dueOn, reason: "turn_hold", isForecast: false };
  const obligations = [null, { id: "t2", name: "Maryam Noor" }].map((traveller) => ({ act: { ...paper, traveller } }));
  const nextAction = { kind: "choose_package" };
  const journey = {
    ...{ steps: [], documents: { verified: 0, required: 4 }, overallProgress: 0 },
    nextAction,
    obligations,
  };
  const theirs = { isMine: false, hasTickets: false, familyId: "g1", passportsAsked: true } as const;
  await show(theirs, { answers: { "GET /api/journey": () => json(journey) } });

  await expect.element(page.getByText(/everybody who travels is also named, each with a passport/)).toBeVisible();
  await expect.element(page.getByText("They also wait for your own passport.")).toBeVisible();
  await expect.element(page.getByText("They also wait for the passport of Maryam Noor.")).toBeVisible();
  const ways = page.getByRole("link", { name: "Upload the passport" }).elements();
  expect(ways.map((way) => way.getAttribute("href"))).toEqual(["/documents", "/documents?for=t2"]);
});

it("says at a hold that was won in a turn that passports are asked for", async () => {
  await show({ passportsAsked: true });
  await expect.element(page.getByText(/name everybody who travels, and upload a passport of each/)).toBeVisible();
});

it("names what places won in a turn still wait for, in place of a press that is refused", async () => {
  const [part] = bookingWith().parts;
  if (!part) throw new Error("a booking has a part");
  const dueOn = "2036-11-20T10:40:00Z";
  const passport = { type: "passport", dueOn, reason: "turn_hold", isForecast: false, renewFrom: null } as const;
  const person = (givenNames: string, state: "missing" | "pending") => ({
    ...{ id: givenNames, surname: "Rahman", givenNames, documents: [], asked: [] },
    papers: [{ ...passport, state }],
  });
  const travellers = [person("Wafa", "missing"), person("Omar", "pending")];
  const held = (people: typeof travellers) => ({ passportsAsked: true, parts: [{ ...part, travellers: people }] });
  await show(held(travellers), { user: userWith({ countryOfResidence: "GB" }) });

  await expect.element(page.getByText("Then you can go on here. Still missing:")).toBeVisible();
  const still = page.getByRole("listitem").filter({ hasText: /place without a name|: passport$/ });
  await expect
    .poll(() => still.elements().map(({ textContent }) => textContent))
    .toEqual(["1 place without a name", "Wafa Rahman: passport"]);
  expect(page.getByRole("button", { name: "Confirm free of charge" }).elements()).toEqual([]);
});

it("lets places won in a turn be kept once everybody is named and a passport of each is looked at", async () => {
  const [part] = bookingWith().parts;
  if (!part) throw new Error("a booking has a part");
  const person = { id: "t", surname: "Rahman", givenNames: "Omar", documents: [], asked: [], papers: null };
  const parts = [{ ...part, seats: 1, travellers: [person] }];
  await show({ passportsAsked: true, seats: 1, parts }, { user: userWith({ countryOfResidence: "GB" }) });

  await expect.element(page.getByRole("button", { name: "Confirm free of charge" })).toBeVisible();
});

it("offers no new hold while holding rests, and says from when", async () => {
  const ended = { phase: "cancelled", status: "cancelled", cancelReason: "hold_expired", holdExpiresAt: null } as const;
  await show({ ...ended, holdsRestUntil: "2036-11-20T10:40:00Z" });

  await expect.element(page.getByText(/you can hold places again from/)).toBeVisible();
  expect(page.getByRole("link", { name: "Hold places again" }).elements()).toEqual([]);
});
