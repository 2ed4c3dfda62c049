/** What is done in the payment centre before it is drawn. */
import type { Page } from "playwright-core";

const METHODS = [
  { type: "visa", brand: "Bank Mandiri", lastFour: "4242", currency: "USD", limit: "12000.00", fees: null },
  {
    ...{ type: "mastercard", brand: "Wise", lastFour: "0011", currency: "USD", limit: "9000.00" },
    fees: {
      ...{ spreadPercent: 0, foreignPercent: 0.43, fixedFee: "0.00", minimum: "0.00" },
      ...{ cashbackPercent: 0, cashbackCap: "0.00" },
    },
  },
];

/** The account's own methods, described once. */
export async function describeMethods(page: Page): Promise<void> {
  const kept: unknown[] = await (await page.request.get("/api/payment/methods")).json();
  if (kept.length === 0) for (const data of METHODS) await page.request.post("/api/payment/methods", { data });
  await page.reload();
  await page.locator("[role=tabpanel] ol li").first().waitFor();
}

/** The fees of a method, as its bank says them. */
export async function openMethod(page: Page): Promise<void> {
  await describeMethods(page);
  await page.locator("[role=tabpanel] ol li").nth(1).locator("button").nth(2).click();
  await page.getByRole("dialog").waitFor();
}

/** The figures lie behind the first button of their form. */
async function unfoldFigures(page: Page): Promise<void> {
  await page.locator("[role=tabpanel] form button[aria-expanded=false]").first().click();
}

/** The first booking of which something is open, for the household by share. */
export async function planBooking(page: Page): Promise<void> {
  await unfoldFigures(page);
  const form = page.locator("[role=tabpanel] form").first();
  await form.locator("select").first().selectOption({ index: 0 });
  await form.locator("label:has(input[value=household])").click();
  await form.locator("label:has(input[value=by_share])").click();
  await page.locator("[role=tabpanel] [aria-live=polite]").first().waitFor();
}

/** A sum that the methods cannot carry. */
export async function askTooMuch(page: Page): Promise<void> {
  await unfoldFigures(page);
  await page.locator("[role=tabpanel] form fieldset > label input[type=checkbox]").first().uncheck();
  await page.locator("[role=tabpanel] form input[inputmode=decimal]").first().fill("90000");
  await page.locator("main [role=alert]").waitFor();
}

/** Dividing the first booking between two of the household. */
export async function openNewPlan(page: Page): Promise<void> {
  await page.locator("[role=tabpanel] button").first().click();
  await page.getByRole("dialog").getByRole("checkbox").nth(1).check();
  await page.getByRole("dialog").locator("section li").nth(1).waitFor();
}

/** The plan of the booking, saved once through the dialog. */
export async function savePlan(page: Page): Promise<void> {
  const plans: unknown[] = await (await page.request.get("/api/payment/plans")).json();
  if (plans.length === 0) {
    await openNewPlan(page);
    await page.getByRole("dialog").locator("button[type=submit]").click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await page.getByRole("article").first().waitFor();
}

/** The first step that the reader can pay. */
export async function openPayment(page: Page): Promise<void> {
  await savePlan(page);
  await page.locator("[role=tabpanel] article li button").first().click();
  await page.getByRole("dialog").getByRole("radio").first().waitFor();
}
