/** A price in parts: the deposit secures the places, one instalment follows, and then everything that is open. */
import { expect, type Page, test } from "@playwright/test";
import { type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { beginning, type Words, words } from "./support/words.ts";

const SEATS = 2;

for (const screen of [
  { language: "en", width: 390 },
  { language: "ar", width: 1440 },
] as const) {
  test(`a deposit, an instalment and the rest make a booking confirmed, in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    const t = words(screen.language)("bookings");
    const page = await (await visitor(browser, baseURL ?? "", screen)).newPage();
    await register(page, screen);
    await page.goto(`/bookings/${await hold(page)}`);

    const plan = page.locator("section", { has: page.getByRole("heading", { name: t("schedule.title") }) });
    // The line of how the payment stands has the same name and no day.
    const payments = page.locator("dt", { hasText: t("money.movements.charge"), has: page.locator("time") });
    await expect(plan.getByRole("listitem").first()).toBeVisible();
    // The nearer the departure, the fewer months are left to pay in.
    const due = await plan.getByRole("listitem").count();
    await expect(payments).toHaveCount(0);
    await expect(page.getByText(t("pay.sandbox.title"))).toBeVisible();
    await expect(page.getByRole("radio", { name: beginning(t("choice.deposit", { amount: "" })) })).toBeChecked();
    await pay(page, t);

    await expect(page.getByRole("heading", { name: t("balance.title") })).toBeVisible();
    await expect(payments).toHaveCount(1);
    if (due > 3) {
      await pay(page, t);
      await expect(payments).toHaveCount(2);
    }
    if (due > 2) {
      await page.getByRole("radio", { name: beginning(t("choice.all", { amount: "" })) }).check({ force: true });
    }
    await pay(page, t);
    await expect(page.getByRole("heading", { name: t("confirmed.title") })).toBeVisible();
    await expect(page.getByText(t("money.payment.completed"), { exact: true })).toBeVisible();
  });
}

async function register(page: Page, { language }: Screen): Promise<void> {
  const username = `rustam-${language}-${Date.now()}`;
  const person = { firstName: "Rustam", lastName: "Karimov", username, email: `${username}@example.org` };
  const data = { ...person, password: "three calm words", preferredLanguage: language };
  expect((await page.request.post("/api/register", { data })).status()).toBe(201);
  const profile = { countryOfResidence: "ID", travelsAlone: true };
  expect((await page.request.patch("/api/user", { data: profile })).status()).toBe(200);
}

interface Listed {
  readonly id: string;
  readonly availableSlots: number;
  readonly terms: {
    readonly approval: string;
    readonly payment: { readonly instalments: number; readonly balanceDays: number } | null;
  };
}

/** Of the package that is confirmed at once and leaves the most time for its instalments. */
async function hold(page: Page): Promise<string> {
  const listed: readonly Listed[] = await (await page.request.get("/api/packages?channel=operator")).json();
  const [offer] = listed
    .flatMap(({ id, availableSlots, terms: { approval, payment } }) =>
      availableSlots >= SEATS && approval === "instant" && payment && payment.instalments > 1
        ? [{ id, balanceDays: payment.balanceDays }]
        : [],
    )
    .toSorted((a, b) => a.balanceDays - b.balanceDays);
  const data = { parts: [{ packageId: offer?.id, seats: SEATS }] };
  const answer = await page.request.post("/api/bookings", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

async function pay(page: Page, t: Words): Promise<void> {
  await page.getByRole("button", { name: beginning(t("pay.submit", { amount: "" })) }).click();
}
