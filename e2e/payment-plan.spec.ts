/** From sliders to a plan of a booking, kept as everybody's part and paid by two people at once; and what is said where no plan can be. */
import { expect, type Page, test } from "@playwright/test";
import { type Screen, visitor } from "./support/people.ts";
import { bookTogether } from "./support/shared-booking.ts";
import { tierOf } from "./support/tier.ts";
import { beginning, type Words, words } from "./support/words.ts";

for (const screen of [
  { language: "en", width: 1440 },
  { language: "ar", width: 390 },
] as const) {
  test(`two of a household pay what was planned with sliders, in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const t = words(screen.language)("payments");
    const [amira, timur] = [await pageOf(browser, baseURL, screen), await pageOf(browser, baseURL, screen)];
    const { id } = await bookTogether(amira.request, timur.request, screen.language);

    const parts = await planBooking(amira, screen, id);
    await amira.getByRole("button", { name: t("split.ask") }).click();
    await expect(amira.getByText(t("split.asked", { count: parts }))).toBeVisible();
    await timur.goto(await askedLink(timur));
    await expect(timur.getByText(t("split.askedBy", { name: "Rustam" }))).toBeVisible();
    await expect(timur.getByRole("article").getByRole("listitem")).toHaveCount(parts);

    for (let paid = 1; paid < parts; paid += 1) {
      await payStep(timur, t);
      await expectDone(timur, t, paid);
      await amira.reload();
      await payStep(amira, t);
      await expectDone(amira, t, 2 * paid);
    }
    // The last step of each, at the same moment: one may be told to wait for the other, and nothing is charged twice.
    await Promise.all([openStep(amira, t), openStep(timur, t)]);
    await Promise.all([sendUntilDone(amira, t), sendUntilDone(timur, t)]);
    await expectDone(timur, t, parts);
    await amira.reload();
    await expectDone(amira, t, 2 * parts);

    await expectBooks(amira, id, 2 * parts + 1);
    for (const { request } of [amira, timur]) {
      const receipt = await request.get(`/api/bookings/${id}/receipt`);
      expect(receipt.headers()["content-type"]).toContain("application/pdf");
    }
    await expectHistory(amira, t, 2 * parts + 1);
    await expectHistory(timur, t, parts);
  });
}

test("what is missing is told with what would help; figures that are no sums and a lost line are told too @long", async ({
  browser,
  baseURL,
}) => {
  const [t, p] = [words("en")("payments"), words("en")("paymentPlan")];
  const page = await pageOf(browser, baseURL, { language: "en", width: 390 });
  const member = await pageOf(browser, baseURL, { language: "en", width: 390 });
  await bookTogether(page.request, member.request, "en");
  await page.goto("/payments");
  await page.getByRole("button", { name: p("figures.change") }).click();
  await page.getByLabel(p("bill.for")).selectOption({ label: p("bill.free") });
  await expect(page.getByText(p("result.proven"))).toBeVisible();

  const total = page.getByRole("textbox", { name: p("figures.total") });
  for (const wrong of ["0", "10.005"]) {
    await total.fill(wrong);
    await expect(page.getByText(p("figures.wrong"))).toBeVisible();
    await expect(page.getByText(p("figures.incomplete"))).toBeVisible();
  }
  await total.fill("60000");
  await expect(page.getByRole("alert").getByText(/is missing\. Raise a limit, add a method/)).toBeVisible();
  await page.getByRole("button", { name: p("figures.ask") }).click();
  await expect(page.getByText(p("toasts.failedText")).first()).toBeVisible();
  await total.fill("20000.50");
  await expect(page.getByText(p("result.proven"))).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole("button", { name: p("figures.ask") }).click();
  await expect(page.getByText(p("toasts.failedText")).first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: p("figures.ask") }).click();
  await expect(page.getByText(p("toasts.done"), { exact: true }).first()).toBeVisible();

  await page.goto("/payments?tab=split");
  await page.getByRole("button", { name: t("split.new") }).click();
  const dialog = page.getByRole("dialog");
  for (const name of [t("split.you"), "Timur Karimov"]) {
    await dialog
      .getByRole("group", { name })
      .getByLabel(t("people.cap", { currency: "USD" }))
      .fill("10");
  }
  await expect(dialog.getByRole("alert")).toContainText("is missing");
  await expect(dialog.getByRole("button", { name: t("split.save") })).toBeDisabled();
});

async function pageOf(browser: Parameters<typeof visitor>[0], baseURL: string | undefined, screen: Screen) {
  return (await visitor(browser, baseURL ?? "", screen)).newPage();
}

/** Chooses the booking, moves a limit, and keeps everybody's own part: in so many steps each. */
async function planBooking(page: Page, { language }: Screen, id: string): Promise<number> {
  const p = words(language)("paymentPlan");
  await page.goto("/payments");
  await page.getByRole("button", { name: p("figures.change") }).click();
  await page.getByLabel(p("bill.for")).selectOption(id);
  await page
    .getByRole("slider", { name: `1. ${p("types.visa")}` })
    .first()
    .fill("30000");
  await expect(page.getByText(p("result.proven"))).toBeVisible();
  await page.getByText(p("save.payingBy.parts")).click();
  await page.getByRole("button", { name: p("save.button") }).click();
  await expect(page).toHaveURL(/tab=split/);
  await expect(page.getByRole("article")).toHaveCount(1);
  const [plan]: { steps: unknown[] }[] = await (await page.request.get("/api/payment/plans")).json();
  return (plan?.steps.length ?? 0) / 2;
}

/** Where the notice leads whom it asks. */
async function askedLink(page: Page): Promise<string> {
  const { notifications } = await (await page.request.get("/api/notifications")).json();
  const asked: { link: string } | undefined = notifications.find(
    ({ kind }: { kind: string }) => kind === "payment_asked",
  );
  return asked?.link ?? "";
}

async function openStep(page: Page, t: Words): Promise<void> {
  await page
    .getByRole("article")
    .getByRole("button", { name: beginning(t("split.pay", { amount: "" })) })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("radio").first()).toBeChecked();
}

async function payStep(page: Page, t: Words): Promise<void> {
  await openStep(page, t);
  await sendUntilDone(page, t);
}

/** Pressed again while another payment of the booking is under way. */
async function sendUntilDone(page: Page, t: Words): Promise<void> {
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: beginning(t("split.pay", { amount: "" })) });
  await expect(async () => {
    if (await send.isVisible()) await send.click();
    await expect(dialog).toHaveCount(0, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}

async function expectDone(page: Page, t: Words, count: number): Promise<void> {
  await expect(page.getByRole("article").getByText(t("split.state.done"), { exact: true })).toHaveCount(count);
}

/** The booking is paid exactly, by as many charges as there were steps and the deposit. */
async function expectBooks(owner: Page, id: string, charges: number): Promise<void> {
  const booking = await (await owner.request.get(`/api/bookings/${id}`)).json();
  expect(booking).toMatchObject({ status: "confirmed", paymentStatus: "completed" });
  expect(Number(booking.amountPaid.amount)).toBe(booking.totalAmount);
  const all: { status: string; amount: { amount: string } }[] = await (
    await owner.request.get("/api/payment/history")
  ).json();
  const completed = all.filter(({ status }) => status === "completed");
  expect(completed).toHaveLength(charges);
  const sum = completed.reduce((whole, { amount }) => whole + Math.round(Number(amount.amount) * 100), 0);
  expect(sum).toBe(Math.round(booking.totalAmount * 100));
}

async function expectHistory(page: Page, t: Words, completed: number): Promise<void> {
  await page.goto("/payments?tab=history");
  const rows = page.getByRole("row").filter({ hasText: t("history.kind.payment") });
  await expect(rows.first()).toBeVisible();
  await expect(rows).toHaveCount(completed);
}
