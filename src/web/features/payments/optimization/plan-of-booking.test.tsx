/** A plan of a booking: what it begins with, and what is kept of it. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { addDays, dateOf } from "#domain/calendar.ts";
import { usd } from "../../../testing/amounts.ts";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { bookingWith } from "../../../testing/bookings.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import {
  ANSWER,
  BOOKING,
  EMPTY_ANSWERS,
  HOUSEHOLD,
  householdMember,
  OF_BOOKING,
  OWN,
  type StubbedAnswers,
  showOptimization,
} from "./testing.ts";

it("keeps what was asked for, by the day that is named, with the payer's own method", async () => {
  const kept: unknown[] = [];
  await showOptimization({
    "GET /api/payment/methods": () => json([OWN]),
    "POST /api/payment/optimize": () => json(ANSWER),
    "GET /api/payment/plans": () => json([]),
    "POST /api/payment/plans/best": (body) => {
      kept.push(body);
      return refusal("too_many_plans", "There are too many plans already.");
    },
  });

  await page.getByRole("textbox", { name: "Total to pay" }).fill("34000.00");
  await page.getByLabelText("Pay by").fill("2027-03-01");
  await page.getByRole("button", { name: "Save this plan" }).click();

  await expect.element(page.getByText("There are too many plans already.")).toBeVisible();
  expect(kept).toEqual([
    {
      ...{ title: "Our package", totalCost: 31_850 },
      request: {
        ...{ totalAmount: 34_000, currencies: ["GBP", "SAR", "USD"], familyMembers: 5, target: "operator" },
        paymentMethods: [{ id: "4", type: "visa", currency: "GBP", limit: 40_000, fees: null }],
        ...{ members: expect.anything(), wishes: expect.anything(), lastDay: "2027-03-01" },
      },
    },
  ]);
});

it("plans a booking with its own sum and dates, by shares of the household, and keeps everybody's part", async () => {
  const [asked, kept]: [unknown[], unknown[]] = [[], []];
  await showOptimization({
    "GET /api/payment/methods": () => json([OWN]),
    "GET /api/payment/bookings": () => json([BOOKING]),
    "GET /api/family": () => json([HOUSEHOLD]),
    "POST /api/payment/optimize": (body) => {
      asked.push(body);
      return json(OF_BOOKING);
    },
    "POST /api/payment/plans": (body) => {
      kept.push(body);
      return refusal("too_many_plans", "There are too many plans already.");
    },
  });

  await page.getByLabelText("What is paid for").selectOptions("b1");
  await expect.element(page.getByText("To Noor. $1,000 of $5,000 is paid.")).toBeVisible();
  await expect.element(page.getByText("$250 of group discount is already off.")).toBeVisible();
  await expect.element(page.getByText("Group discount, off already")).toBeVisible();
  await expect.element(page.getByText("Cashback that may come, not counted")).toBeVisible();
  await page.getByText("By share").click();
  await page.getByRole("group", { name: "Amina" }).getByLabelText("Shares").fill("2");
  await page.getByRole("group", { name: "Yusuf" }).getByLabelText("At most, GBP").fill("1500");
  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({
      bookingId: "b1",
      members: [
        { name: "Amina", weight: 2, cap: null },
        { name: "Yusuf", weight: 1, cap: 1_500, memberId: "m2" },
        { name: "Salma", weight: 0, cap: null, memberId: "m3" },
      ],
      wishes: { fairness: false },
    });

  await page.getByText("by everybody, their own part").click();
  await page.getByRole("button", { name: "Save this plan" }).click();

  await expect.element(page.getByText("There are too many plans already.")).toBeVisible();
  const part = (dueOn: string, memberId: string | null, methodId: string | null, amount: string) => {
    return { dueOn, memberId, methodId, amount: usd(amount) };
  };
  expect(kept).toEqual([
    {
      ...{ title: "Hajj in Comfort", target: "operator", bookingId: "b1" },
      steps: [
        part("2027-02-06", null, "4", "1333.34"),
        part("2027-02-06", "m2", null, "666.66"),
        part("2027-03-06", null, "4", "1333.33"),
        part("2027-03-06", "m2", null, "666.67"),
      ],
    },
  ]);
});

it("begins with the shares that the household has agreed on, and asks nothing of who stays at home", async () => {
  const asked: unknown[] = [];
  const child = householdMember("m4", "Ibrahim", { hasAccount: false });
  const parts = [
    { memberId: "m1", amount: usd("3750.00") },
    { memberId: "m2", amount: usd("1250.00") },
  ];
  await showOptimization({
    "GET /api/payment/methods": () => json([OWN]),
    "GET /api/payment/bookings": () => json([BOOKING]),
    "GET /api/family": () =>
      json([{ ...HOUSEHOLD, members: [...HOUSEHOLD.members, child], limits: { tooYoung: ["m4"] } }]),
    "GET /api/family/f1/plans": () => json({ shares: { basis: { kind: "booking", id: "b1" }, parts } }),
    "POST /api/payment/optimize": (body) => {
      asked.push(body);
      return json(OF_BOOKING);
    },
  });

  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({
      bookingId: "b1",
      members: [
        { name: "Amina", weight: 3 },
        { name: "Yusuf", weight: 1 },
        { name: "Salma", weight: 0 },
      ],
    });
});

it("keeps no plan of figures that have been changed since", async () => {
  let asked = 0;
  await showOptimization({
    "POST /api/payment/optimize": () => {
      asked += 1;
      return asked === 1 ? json(ANSWER) : new Promise<Response>(() => undefined);
    },
  });
  const save = page.getByRole("button", { name: "Save this plan" });
  await expect.element(save).toBeEnabled();

  await page.getByRole("textbox", { name: "Total to pay" }).fill("20000");

  await expect.element(save).toBeDisabled();
  await expect.poll(() => asked).toBe(2);
  await expect.element(save).toBeDisabled();
});

it("begins with the booking that the address names", async () => {
  const asked: unknown[] = [];
  const answers: StubbedAnswers = {
    "GET /api/payment/bookings": () => json([{ ...BOOKING, familyId: null }]),
    "POST /api/payment/optimize": (body) => {
      asked.push(body);
      return json(OF_BOOKING);
    },
  };
  await showOptimization(answers, userWith(), "/payments?booking=b1");

  await expect.element(page.getByLabelText("What is paid for")).toHaveValue("b1");
  await expect.poll(() => asked.at(-1)).toMatchObject({ bookingId: "b1", familyMembers: 1 });
});

it("begins with what the reader owes where no address names it", async () => {
  const asked: unknown[] = [];
  await showOptimization({
    "GET /api/payment/methods": () => json([OWN]),
    "GET /api/payment/bookings": () => json([{ ...BOOKING, familyId: null }]),
    "POST /api/payment/optimize": (body) => {
      asked.push(body);
      return json(OF_BOOKING);
    },
  });

  await expect.element(page.getByLabelText("What is paid for")).toHaveValue("b1");
  await expect.element(page.getByText("To Noor. $1,000 of $5,000 is paid.")).toBeVisible();
  expect(asked).toMatchObject([{ bookingId: "b1" }]);
  expect(page.getByText("Example", { exact: true }).elements()).toEqual([]);
});

it("calls no method the reader's own that nobody has entered, and counts who travels on the booking", async () => {
  await renderAt("/payments", {
    user: userWith(),
    answers: {
      ...EMPTY_ANSWERS,
      "GET /api/family": () => json([HOUSEHOLD]),
      "GET /api/payment/bookings": () => json([{ ...BOOKING, travellers: 4 }]),
      "POST /api/payment/optimize": () => json(OF_BOOKING),
    },
  });

  await expect
    .element(
      page.getByText(/no payment method entered yet: worked out with Visa and Mastercard as an example, 4 people/),
    )
    .toBeVisible();
});

it("leaves the debts of a booking to the shares of its household, which no card's fees are in", async () => {
  const transfers = [{ from: "Yusuf", to: "Amina", amount: 1_011.11 }];
  await showOptimization({
    "GET /api/family": () => json([HOUSEHOLD]),
    "GET /api/payment/bookings": () => json([BOOKING]),
    "POST /api/payment/optimize": () => json({ ...OF_BOOKING, transfers }),
  });
  await expect.element(page.getByRole("heading", { name: "Family split" })).toBeVisible();
  expect(page.getByText("Who owes whom").elements()).toEqual([]);

  await page.getByLabelText("What is paid for").selectOptions("A sum of your own");

  await expect.element(page.getByText("Yusuf gives Amina £1,011.11.")).toBeVisible();
});

it("calls nothing paid to an operator of what goes into the Nusuk wallet", async () => {
  await showOptimization({
    "GET /api/payment/bookings": () => json([{ ...BOOKING, familyId: null, channel: "nusuk", target: "wallet" }]),
    "POST /api/payment/optimize": () => json(OF_BOOKING),
  });

  await expect.element(page.getByText("For the Nusuk wallet. The price is $5,000; Noor takes no money.")).toBeVisible();
  expect(page.getByText(/^To Noor/).elements()).toEqual([]);
});

it.each([
  ["no word of waiting where all is due within a month", 20, []],
  ["no wait longer than to the last amount", 100, ["1 month", "3 months"]],
])("has %s", async (_, days, waits) => {
  const line = { id: "bill", dueOn: addDays(dateOf(new Date()), days), amount: 5_000, currency: "USD" };
  await showOptimization({
    "GET /api/payment/bookings": () => json([BOOKING]),
    "POST /api/payment/optimize": () => json({ ...OF_BOOKING, lines: [line] }),
  });

  await expect.element(page.getByText("Currency breakdown")).toBeVisible();
  const title = page.getByText("Is it better to wait?");
  expect(title.elements()).toHaveLength(waits.length > 0 ? 1 : 0);
  if (waits.length > 0) await title.click();
  expect(
    page
      .getByText(/^\d+ months?$/)
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(waits);
});

it("says what comes before a plan of a booking can be kept", async () => {
  await showOptimization({
    "GET /api/payment/bookings": () => json([{ ...BOOKING, familyId: null, notYet: "deposit_first" }]),
    "POST /api/payment/optimize": () => json(OF_BOOKING),
  });

  await page.getByLabelText("What is paid for").selectOptions("b1");

  await expect.element(page.getByRole("link", { name: "Go to the booking" })).toHaveAttribute("href", "/bookings/b1");
  await expect.element(page.getByRole("button", { name: "Save this plan" })).toBeDisabled();
});

it("says before the hold is confirmed that the operator may have to answer too", async () => {
  const held = { ...BOOKING, familyId: null, channel: "nusuk", target: "wallet", notYet: "confirm_first" };
  await showOptimization({
    "GET /api/payment/bookings": () => json([held]),
    "POST /api/payment/optimize": () => json(OF_BOOKING),
  });

  await page.getByLabelText("What is paid for").selectOptions("b1");

  await expect.element(page.getByText(/^A plan .* hold is confirmed.* operator has accepted\.$/).first()).toBeVisible();
});

it("speaks of no deposit, and of no plan, where the whole price is due at once", async () => {
  const dues = [{ dueOn: "2026-11-23", amount: usd("5000.00"), isDeposit: true, isForecast: false }];
  await showOptimization({
    "GET /api/payment/bookings": () => json([{ ...BOOKING, familyId: null, notYet: "deposit_first", dues }]),
    "POST /api/payment/optimize": () => json(OF_BOOKING),
  });

  await page.getByLabelText("What is paid for").selectOptions("b1");

  const words = "The whole price is paid while the places are held, so there is nothing to plan.";
  await expect.element(page.getByText(words).first()).toBeVisible();
  expect(page.getByText(/deposit/).elements()).toEqual([]);
});

it("shows no example to who has a booking that is paid, until a sum of one's own is asked for", async () => {
  await renderAt("/payments", {
    user: userWith(),
    answers: {
      ...EMPTY_ANSWERS,
      "GET /api/bookings": () => json([bookingWith({ status: "confirmed", phase: "confirmed" })]),
      "POST /api/payment/optimize": () => json(ANSWER),
    },
  });

  await expect.element(page.getByText("Nothing is left to plan")).toBeVisible();
  expect(page.getByText(/34,000|Example/).elements()).toEqual([]);

  await page.getByRole("button", { name: "A sum of your own" }).click();
  await expect.element(page.getByText(/^£34,000 with Visa and Mastercard, 5 people/)).toBeVisible();
});

it("splits nothing where one pays, and calls cards that nobody has entered an example", async () => {
  const alone = { ...BOOKING, familyId: null, travellers: 2 };
  await showOptimization({
    "GET /api/payment/bookings": () => json([alone]),
    "POST /api/payment/optimize": () => json({ ...OF_BOOKING, shares: [{ name: "Pilgrim 1", payable: 5_639.87 }] }),
  });

  await expect.element(page.getByText("Proven best for these figures")).toBeVisible();
  expect(page.getByRole("heading", { name: "Family split" }).elements()).toEqual([]);
  expect(page.getByText("Example", { exact: true }).elements().length).toBeGreaterThan(0);
});
