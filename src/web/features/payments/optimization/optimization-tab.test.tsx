/** The optimisation: what is asked with which figures, what is said of the answer, and what is kept of it. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { OptimizeAnswer } from "#contract/payment-centre.ts";
import type { PlannableBooking } from "#contract/payment-dues.ts";
import { gbp, usd } from "../../../testing/amounts.ts";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { Method } from "../queries.ts";

type Answers = NonNullable<NonNullable<Parameters<typeof renderAt>[1]>["answers"]>;
const NOTHING: Answers = {
  "GET /api/payment/methods": () => json([]),
  "GET /api/payment/bookings": () => json([]),
  "GET /api/family": () => json([]),
};
/** With its figures unfolded. */
async function show(answers: Answers, user = userWith(), address = "/payments"): Promise<void> {
  await renderAt(address, { user, answers: { ...NOTHING, ...answers } });
  await page.getByRole("button", { name: "Change" }).click();
}

const OWN: Method = {
  ...{ id: "4", type: "visa", brand: "Everyday card", lastFour: "4242", limit: gbp("40000.00") },
  ...{ fees: null, status: "primary" },
};

const ANSWER: OptimizeAnswer = {
  ...{ savings: 2_150, currencyBreakdown: { USD: 42_000 }, currencyBreakdownHome: { USD: 31_850 } },
  ...{ explanation: "This plan costs less.", reasons: [], splitSuggestion: { "Pilgrim 1": 34_000 } },
  plan: [
    {
      ...{ methodIndex: 0, payer: "Pilgrim 1", dueOn: null, amount: 42_000, currency: "USD" },
      ...{ amountInMethodCurrency: 31_850, rate: 0.758, fee: 80, cost: 31_850 },
    },
  ],
  ...{ totalCost: 31_850, baseline: 34_000, hasBaseline: true, written: 34_000 },
  lines: [{ id: "bill", dueOn: null, amount: 42_000, currency: "USD" }],
  ...{
    decisions: [],
    transfers: [],
    groupDiscount: null,
    cashback: 0,
    protection: "may_be_covered",
    refundFee: 0,
    currency: "GBP",
  },
  shares: [{ name: "Pilgrim 1", payable: 31_850 }],
  flows: [{ name: "Pilgrim 1", methodIndex: 0, amount: 31_850 }],
  ...{ ratesAsOf: "2026-06-30", optimal: true, gapPercent: 0 },
  assumptions: [{ code: "one_bill_in_dollars", values: { markup: 3 } }],
};

it("asks with SPEC's figures first, then with those that were changed", async () => {
  const asked: unknown[] = [];
  await show({
    "POST /api/payment/optimize": (body) => {
      asked.push(body);
      return json(ANSWER);
    },
  });

  await expect.element(page.getByText("Proven best for these figures")).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    ...{ totalAmount: 34_000, currencies: ["GBP", "SAR", "USD"], familyMembers: 5, target: "operator" },
    paymentMethods: [
      { type: "visa", currency: "GBP", limit: 15_000 },
      { type: "mastercard", currency: "GBP", limit: 20_000 },
    ],
  });

  await page.getByRole("button", { name: "EUR" }).click();
  await page.getByRole("button", { name: "One more" }).click();

  await expect.poll(() => asked.at(-1)).toMatchObject({ currencies: ["GBP", "SAR", "USD", "EUR"], familyMembers: 6 });
});

it("begins with the answer under one line of figures, an example of nobody's own; with one's own sum by the household's names", async () => {
  const asked: unknown[] = [];
  await renderAt("/payments", {
    user: userWith(),
    answers: {
      ...NOTHING,
      "GET /api/family": () => json([HOUSEHOLD]),
      "GET /api/payment/methods": () => json([OWN]),
      "POST /api/payment/optimize": (body) => {
        asked.push(body);
        return json(ANSWER);
      },
    },
  });

  await expect.element(page.getByText(/^£34,000 with Visa and Mastercard, 5 people/)).toBeVisible();
  await expect.element(page.getByText("Proven best for these figures")).toBeVisible();
  expect(page.getByRole("textbox", { name: "Total to pay" }).elements()).toEqual([]);
  const named = (...names: string[]) => ({ members: names.map((name) => ({ name })) });
  expect(asked).toMatchObject([named("Pilgrim 1", "Pilgrim 2", "Pilgrim 3", "Pilgrim 4", "Pilgrim 5")]);
  expect(asked).toMatchObject([{ paymentMethods: [{ limit: 15_000 }, { limit: 20_000 }] }]);

  await page.getByRole("button", { name: "Change" }).click();
  await page.getByRole("button", { name: "One fewer" }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject(named("Pilgrim 1", "Pilgrim 2", "Pilgrim 3", "Pilgrim 4"));
  await page.getByRole("textbox", { name: "Total to pay" }).fill("20000");

  await expect.poll(() => asked.at(-1)).toMatchObject(named("Amina", "Yusuf", "Salma", "Pilgrim 4"));
  expect(asked.at(-1)).toMatchObject({ paymentMethods: [{ id: "4", limit: 40_000 }] });
});

it("tells the savings in SPEC's words", async () => {
  await show({ "POST /api/payment/optimize": () => json(ANSWER) });

  await page.getByRole("button", { name: "Work out the best plan" }).click();

  await expect.element(page.getByText("Payment Optimized")).toBeVisible();
  await expect.element(page.getByText("AI found savings of £2,150.00 with optimal currency mix.")).toBeVisible();
});

it.each([
  ["GB", 2],
  ["ID", 0],
  [null, 0],
])("speaks of Section 75 to who lives in %s in %i places", async (countryOfResidence, places) => {
  await show({ "POST /api/payment/optimize": () => json(ANSWER) }, userWith({ countryOfResidence }));

  await expect.element(page.getByText("This plan costs less.")).toBeInTheDocument();
  expect(page.getByText(/Section 75 may cover/).elements()).toHaveLength(places);
});

it("tells the savings of what stands in the form at the press, not of what was settled before", async () => {
  const twice = (savings: number) => ({ ...ANSWER, savings });
  await show({
    "POST /api/payment/optimize": (body) => json(twice((body as { totalAmount: number }).totalAmount / 100)),
  });
  await expect.element(page.getByText("£340", { exact: true })).toBeVisible();
  const button = page.getByRole("button", { name: "Work out the best plan" }).element();

  await page.getByRole("textbox", { name: "Total to pay" }).fill("20000");
  (button as HTMLButtonElement).click();

  await expect.element(page.getByText("AI found savings of £200.00 with optimal currency mix.")).toBeVisible();
  await expect.element(page.getByText("£200", { exact: true })).toBeVisible();
});

it("holds the example's total and currencies, says why, and marks its figures; without it they are one's own", async () => {
  const asked: unknown[] = [];
  await show(
    {
      "POST /api/payment/optimize": (body) => {
        asked.push(body);
        const isExample = (body as { example?: boolean }).example === true;
        return json(isExample ? { ...ANSWER, assumptions: [{ code: "example_bill", values: {} }] } : ANSWER);
      },
    },
    userWith({ demo: true }),
  );

  await expect.element(page.getByRole("button", { name: "USD" })).toBeDisabled();
  await expect.element(page.getByText(/^Total and currencies are the example’s own/)).toBeVisible();
  await expect.poll(() => page.getByText("Example", { exact: true }).elements().length).toBeGreaterThan(3);

  await page.getByRole("checkbox", { name: /^Example of a package/ }).click();
  await page.getByRole("button", { name: "USD" }).click();

  await expect.poll(() => asked.at(-1)).toMatchObject({ currencies: ["GBP", "SAR"] });
  expect(asked.at(-1)).not.toHaveProperty("example");
  await expect.element(page.getByText("Example", { exact: true })).not.toBeInTheDocument();
});

it("says what is missing and what would help, where no plan can be", async () => {
  const detail = "Your payment methods cannot carry this sum: 9000.00 GBP is missing. Raise a limit.";
  await show({
    "GET /api/payment/methods": () => json([OWN]),
    "POST /api/payment/optimize": () => refusal("limits_too_low", detail),
  });

  await expect.element(page.getByRole("alert").getByText(detail)).toBeVisible();
  await page.getByRole("button", { name: "Work out the best plan" }).click();
  await expect.element(page.getByText("Unable to optimize payment at this time.")).toBeVisible();
});

it("calls the cards of the example nobody's own where they do not carry the sum", async () => {
  await show({
    "POST /api/payment/optimize": () => refusal("limits_too_low", "Your payment methods cannot carry this."),
  });

  await page.getByRole("textbox", { name: "Total to pay" }).fill("90000.00");

  await expect.element(page.getByText(/^The example’s cards do not carry this sum/)).toBeVisible();
  await expect.element(page.getByText(/^Your payment methods cannot/)).not.toBeInTheDocument();
});

it("names the wish that cannot be met", async () => {
  const help = "Credit card protection needs a credit card for each part of the bill.";
  const refused = () => refusal("unacceptable", "This cannot be accepted.", { "wishes.section75": help });
  await show({ "POST /api/payment/optimize": refused });

  await expect.element(page.getByRole("alert").getByText(help)).toBeVisible();
});

it("keeps what was asked for, by the day that is named, with the payer's own method", async () => {
  const kept: unknown[] = [];
  await show({
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

it("asks for no plan with a figure that is no sum, and says which", async () => {
  const asked: unknown[] = [];
  await show({
    "POST /api/payment/optimize": (body) => {
      asked.push(body);
      return json(ANSWER);
    },
  });
  const total = page.getByRole("textbox", { name: "Total to pay" });
  await expect.element(page.getByText("Proven best for these figures")).toBeVisible();

  for (const wrong of ["0", "10.005", "", "-5", "1000000000000"]) {
    await total.fill(wrong);
    await expect.element(page.getByText("An amount above 0 with two decimals at most.")).toBeVisible();
    await expect.element(page.getByText("Proven best for these figures")).not.toBeInTheDocument();
  }
  await page.getByRole("button", { name: "Work out the best plan" }).click();
  await expect.element(page.getByText("Optimization Failed")).toBeVisible();
  await total.fill("20000.50");

  await expect.poll(() => asked.at(-1)).toMatchObject({ totalAmount: 20_000.5 });
  expect(asked).toHaveLength(2);
});

const person = (id: string, name: string, changes: object = {}) => ({
  id,
  name,
  hasAccount: true,
  isYou: false,
  ...changes,
});
const HOUSEHOLD = {
  ...{ id: "f1", name: "Rahman", limits: { tooYoung: [] } },
  members: [
    person("m1", "Amina", { isYou: true }),
    person("m2", "Yusuf"),
    person("m3", "Salma", { hasAccount: false }),
  ],
};

const BOOKING: PlannableBooking = {
  ...{ id: "b1", reference: "RH-1", packageName: "Hajj in Comfort", operatorName: "Noor", departureDate: "2027-05-05" },
  ...{ familyId: "f1", travellers: 3, channel: "operator", phase: "awaiting_balance", target: "operator" },
  ...{
    total: usd("5000.00"),
    groupDiscount: usd("250.00"),
    paid: usd("1000.00"),
    accepts: ["visa"],
    minimum: usd("0.00"),
    notYet: null,
  },
  dues: [
    { dueOn: "2027-02-06", amount: usd("2000.00"), isDeposit: false, isForecast: false },
    { dueOn: "2027-03-06", amount: usd("2000.00"), isDeposit: false, isForecast: false },
  ],
};

const dated = (dueOn: string): OptimizeAnswer["plan"][number] => ({
  ...{ methodIndex: 0, payer: "Amina", dueOn, amount: 2_000, currency: "USD" },
  ...{ amountInMethodCurrency: 1_516.67, rate: 0.758, fee: 10, cost: 1_516.67 },
});
const OF_BOOKING: OptimizeAnswer = {
  ...ANSWER,
  ...{ groupDiscount: { percent: 5, amount: 250, currency: "USD" }, cashback: 12.5 },
  plan: [dated("2027-02-06"), dated("2027-03-06")],
  shares: [
    { name: "Amina", payable: 2_022.23 },
    { name: "Yusuf", payable: 1_011.11 },
    { name: "Salma", payable: 0 },
  ],
};

it("plans a booking with its own sum and dates, by shares of the household, and keeps everybody's part", async () => {
  const [asked, kept]: [unknown[], unknown[]] = [[], []];
  await show({
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
  const child = person("m4", "Ibrahim", { hasAccount: false });
  const parts = [
    { memberId: "m1", amount: usd("3750.00") },
    { memberId: "m2", amount: usd("1250.00") },
  ];
  await show({
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
  await show({
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
  const answers: Answers = {
    "GET /api/payment/bookings": () => json([{ ...BOOKING, familyId: null }]),
    "POST /api/payment/optimize": (body) => {
      asked.push(body);
      return json(OF_BOOKING);
    },
  };
  await show(answers, userWith(), "/payments?booking=b1");

  await expect.element(page.getByLabelText("What is paid for")).toHaveValue("b1");
  await expect.poll(() => asked.at(-1)).toMatchObject({ bookingId: "b1", familyMembers: 1 });
});

it("begins with what the reader owes where no address names it", async () => {
  const asked: unknown[] = [];
  await show({
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
      ...NOTHING,
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

it("calls nothing paid to an operator of what goes into the Nusuk wallet", async () => {
  await show({
    "GET /api/payment/bookings": () => json([{ ...BOOKING, familyId: null, channel: "nusuk", target: "wallet" }]),
    "POST /api/payment/optimize": () => json(OF_BOOKING),
  });

  await expect.element(page.getByText("For the Nusuk wallet. The price is $5,000; Noor takes no money.")).toBeVisible();
  expect(page.getByText(/^To Noor/).elements()).toEqual([]);
});

it("calls the sum that everybody begins with an example until it is one's own", async () => {
  await show({ "POST /api/payment/optimize": () => json(ANSWER) });

  await expect.element(page.getByText("The total is an example until you change it or save the plan.")).toBeVisible();
  await expect.poll(() => page.getByText("Example", { exact: true }).elements().length).toBeGreaterThan(2);

  await page.getByRole("textbox", { name: "Total to pay" }).fill("20000");

  await expect.poll(() => page.getByText("Example", { exact: true }).elements()).toEqual([]);
});

it("says what comes before a plan of a booking can be kept", async () => {
  await show({
    "GET /api/payment/bookings": () => json([{ ...BOOKING, familyId: null, notYet: "deposit_first" }]),
    "POST /api/payment/optimize": () => json(OF_BOOKING),
  });

  await page.getByLabelText("What is paid for").selectOptions("b1");

  await expect.element(page.getByRole("link", { name: "Go to the booking" })).toHaveAttribute("href", "/bookings/b1");
  await expect.element(page.getByRole("button", { name: "Save this plan" })).toBeDisabled();
});

it("speaks of no deposit, and of no plan, where the whole price is due at once", async () => {
  const dues = [{ dueOn: "2026-11-23", amount: usd("5000.00"), isDeposit: true, isForecast: false }];
  await show({
    "GET /api/payment/bookings": () => json([{ ...BOOKING, familyId: null, notYet: "deposit_first", dues }]),
    "POST /api/payment/optimize": () => json(OF_BOOKING),
  });

  await page.getByLabelText("What is paid for").selectOptions("b1");

  const words = "The whole price is paid while the places are held, so there is nothing to plan.";
  await expect.element(page.getByText(words).first()).toBeVisible();
  expect(page.getByText(/deposit/).elements()).toEqual([]);
});
