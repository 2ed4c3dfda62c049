/** The optimisation: what is asked with which figures, and what is said of the answer. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { ANSWER, BOOKING, EMPTY_ANSWERS, HOUSEHOLD, OWN, showOptimization } from "./testing.ts";

it("asks with SPEC's figures first, then with those that were changed", async () => {
  const asked: unknown[] = [];
  await showOptimization({
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
      ...EMPTY_ANSWERS,
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
  await showOptimization({ "POST /api/payment/optimize": () => json(ANSWER) });

  await page.getByRole("button", { name: "Work out the best plan" }).click();

  await expect.element(page.getByText("Payment Optimized")).toBeVisible();
  await expect.element(page.getByText("AI found savings of £2,150.00 with optimal currency mix.")).toBeVisible();
});

it.each([
  ["GB", true, 2],
  ["GB", false, 0],
  ["ID", true, 0],
  [null, true, 0],
])(
  "speaks of Section 75 to who lives in %s of what an operator is paid (%s) in %i places",
  async (countryOfResidence, isBooked, places) => {
    await showOptimization(
      {
        "GET /api/payment/bookings": () => json(isBooked ? [BOOKING] : []),
        "POST /api/payment/optimize": () =>
          json(isBooked ? { ...ANSWER, assumptions: [{ code: "booking_dues", values: { currency: "USD" } }] } : ANSWER),
      },
      userWith({ countryOfResidence }),
    );

    await expect.element(page.getByText("This plan costs less.")).toBeInTheDocument();
    expect(page.getByText(/Section 75 may cover/).elements()).toHaveLength(places);
  },
);

it("tells the savings of what stands in the form at the press, not of what was settled before", async () => {
  const twice = (savings: number) => ({ ...ANSWER, savings });
  await showOptimization({
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
  await showOptimization(
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
  await expect.poll(() => page.getByText("Example", { exact: true }).elements().length).toBeGreaterThan(2);

  await page.getByRole("checkbox", { name: /^Example of a package/ }).click();
  await page.getByRole("button", { name: "USD" }).click();

  await expect.poll(() => asked.at(-1)).toMatchObject({ currencies: ["GBP", "SAR"] });
  expect(asked.at(-1)).not.toHaveProperty("example");
  await expect.element(page.getByText("Example", { exact: true })).not.toBeInTheDocument();
});

it("says what is missing and what would help, where no plan can be", async () => {
  const detail = "Your payment methods cannot carry this sum: 9000.00 GBP is missing. Raise a limit.";
  await showOptimization({
    "GET /api/payment/methods": () => json([OWN]),
    "POST /api/payment/optimize": () => refusal("limits_too_low", detail),
  });

  await expect.element(page.getByRole("alert").getByText(detail)).toBeVisible();
  await page.getByRole("button", { name: "Work out the best plan" }).click();
  await expect.element(page.getByText("Unable to optimize payment at this time.")).toBeVisible();
});

it("calls the cards of the example nobody's own where they do not carry the sum", async () => {
  await showOptimization({
    "POST /api/payment/optimize": () => refusal("limits_too_low", "Your payment methods cannot carry this."),
  });

  await page.getByRole("textbox", { name: "Total to pay" }).fill("90000.00");

  await expect.element(page.getByText(/^The example’s cards do not carry this sum/)).toBeVisible();
  await expect.element(page.getByText(/^Your payment methods cannot/)).not.toBeInTheDocument();
});

it("names the wish that cannot be met", async () => {
  const help = "Credit card protection needs a credit card for each part of the bill.";
  const refused = () => refusal("unacceptable", "This cannot be accepted.", { "wishes.section75": help });
  await showOptimization({ "POST /api/payment/optimize": refused });

  await expect.element(page.getByRole("alert").getByText(help)).toBeVisible();
});

it("asks for no plan with a figure that is no sum, and says which", async () => {
  const asked: unknown[] = [];
  await showOptimization({
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

it("calls the sum that everybody begins with an example until it is one's own", async () => {
  await showOptimization({
    "GET /api/payment/methods": () => json([OWN]),
    "POST /api/payment/optimize": () => json(ANSWER),
  });

  await expect.element(page.getByText("The total is an example until you change it or save the plan.")).toBeVisible();
  await expect.poll(() => page.getByText("Example", { exact: true }).elements().length).toBeGreaterThan(1);

  await page.getByRole("textbox", { name: "Total to pay" }).fill("20000");

  await expect.poll(() => page.getByText("Example", { exact: true }).elements()).toEqual([]);
});
