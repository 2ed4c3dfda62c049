/** Two journeys after a booking: a review from the author to the staff's decision, and a problem from the pilgrim to its outcome. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { checkPage } from "./support/check-page.ts";
import { demoUser, type Screen, signIn, visitor } from "./support/people.ts";
import { words } from "./support/words.ts";

const PHONE: Screen = { language: "en", width: 390 };
const DESK: Screen = { language: "ar", width: 1440 };

interface Home {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly bookingId: string;
  readonly packageName: string;
}

/** Somebody of the demonstration whose journey of last season with its operator is over. */
async function comeHome(context: BrowserContext): Promise<Home> {
  await signIn(context.request, "pilgrim_demo_home");
  const [booking] = await (await context.request.get("/api/bookings/user")).json();
  return { context, page: await context.newPage(), bookingId: booking.id, packageName: booking.packageName };
}

test("a review is written, answered, reported and hidden with a reason that its author reads", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const t = words(PHONE.language)("voices");
  const address = baseURL ?? "";
  const review = `The hotel was ten minutes further away than we were told. ${Date.now()}`;
  const home = await comeHome(await visitor(browser, address, PHONE));
  const operator = await demoUser(browser, address, PHONE, "operator_demo");
  const reader = await demoUser(browser, address, PHONE, "pilgrim_demo");
  const staff = await demoUser(browser, address, PHONE, "staff_demo");

  await home.page.goto(`/bookings/${home.bookingId}`);
  await home.page.getByRole("button", { name: t("own.submit") }).click();
  await expect(home.page.getByText(t("own.needStars"))).toBeVisible();
  await home.page.getByRole("radio", { name: t("reviews.stars", { stars: 2 }) }).check({ force: true });
  await home.page.getByLabel(t("own.body")).fill(review);
  await checkPage(home.page);
  await home.page.getByRole("button", { name: t("own.submit") }).click();
  await expect(home.page.getByText(review)).toBeVisible();

  const center = await operator.newPage();
  await center.goto("/operator-dashboard?tab=marketplace");
  const received = center.getByRole("article").filter({ hasText: review });
  await received.getByRole("button", { name: t("inbox.answer") }).click();
  await center.getByRole("dialog").getByLabel(t("inbox.label")).fill("We have measured it again: you are right.");
  await center
    .getByRole("dialog")
    .getByRole("button", { name: t("inbox.submit") })
    .click();
  await expect(center.getByRole("dialog")).toBeHidden();

  const page = await reader.newPage();
  const [offer] = await (await reader.request.get(`/api/packages?q=${encodeURIComponent(home.packageName)}`)).json();
  await page.goto(`/packages/${offer.id}#reviews`);
  const shown = page.getByRole("article").filter({ hasText: review });
  await expect(shown).toContainText("Zaynab K.");
  await expect(shown).toContainText("you are right");
  await checkPage(page);
  await shown.getByRole("button", { name: t("reviews.report.open") }).click();
  await page.getByRole("dialog").getByLabel(t("reviews.report.reason")).selectOption("personal_data");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("reviews.report.submit") })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();

  const desk = await staff.newPage();
  await desk.goto("/staff?tab=reviews");
  const reported = desk.getByRole("listitem").filter({ hasText: review });
  await expect(reported.getByRole("button", { name: t("desk.keep") })).toBeVisible();
  await checkPage(desk);
  await reported.getByRole("button", { name: t("desk.hide") }).click();
  const reason = "It tells where somebody lives.";
  await desk.getByRole("dialog").getByLabel(words(PHONE.language)("staff")("reason.label")).fill(reason);
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: t("desk.hide") })
    .click();
  await expect(reported).toBeHidden();

  await page.reload();
  await expect(page.getByRole("button", { name: t("reviews.report.open") }).first()).toBeVisible();
  await expect(page.getByText(review)).toBeHidden();
  await home.page.reload();
  await expect(home.page.getByText(reason)).toBeVisible();
  await Promise.all([home.context, operator, reader, staff].map((context) => context.close()));
});

test("a problem goes from the pilgrim to the operator, to staff and to an outcome that both sides read @long", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const t = words(DESK.language)("problems");
  const address = baseURL ?? "";
  const told = `We still wait for the refund of the second room. ${Date.now()}`;
  const outcome = "The terms give back a quarter. The operator pays it this week.";
  const home = await comeHome(await visitor(browser, address, DESK));
  const operator = await demoUser(browser, address, DESK, "operator_demo");
  const staff = await demoUser(browser, address, DESK, "staff_demo");
  const own = home.page.locator("#problems");

  await home.page.goto(`/bookings/${home.bookingId}#problems`);
  await own.getByRole("button", { name: t("open") }).click();
  const dialog = home.page.getByRole("dialog");
  await dialog.getByLabel(t("raise.kind")).selectOption("refund");
  await dialog.getByLabel(t("raise.words")).fill(told);
  // As a phone makes it, and broken: turned into what the server takes before it is sent, which this cannot be.
  const cut = { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("\0\0\0\x18ftypheic") };
  await dialog.getByLabel(t("picture.label")).setInputFiles(cut);
  await checkPage(home.page);
  await dialog.getByRole("button", { name: t("raise.submit") }).click();
  await expect(own).toContainText(told);
  await expect(own).toContainText(words(DESK.language)("documents")("upload.heicUnreadable"));

  const center = await operator.newPage();
  await center.goto("/operator-dashboard?tab=bookings");
  const received = center.getByRole("article").filter({ hasText: told });
  await received.getByRole("button", { name: t("act.answer"), exact: true }).click();
  await send(center, t("act.words"), "The hotel has not paid us yet.", t("act.answer"));
  await expect(received).toContainText("The hotel has not paid us yet.");

  await home.page.reload();
  await own.getByRole("button", { name: t("act.escalate") }).click();
  await send(home.page, t("act.wordsOptional"), "That is not our affair.", t("act.escalate"));
  await expect(own).toContainText(t("state.with_staff"));

  const desk = await staff.newPage();
  await desk.goto("/staff?tab=problems");
  const waiting = desk.getByRole("article").filter({ hasText: told });
  await expect(waiting).toContainText("That is not our affair.");
  await checkPage(desk);
  await waiting.getByRole("button", { name: t("act.decide"), exact: true }).click();
  await desk.getByRole("dialog").getByLabel(t("act.outcome")).selectOption("partly_upheld");
  await send(desk, t("act.words"), outcome, t("act.decide"));
  await expect(waiting).toBeHidden();

  for (const page of [home.page, center]) {
    await page.goto(`/bookings/${home.bookingId}#problems`);
    await expect(page.locator("#problems")).toContainText(outcome);
    await expect(page.locator("#problems")).toContainText(t("outcome.partly_upheld"));
  }
  await expect(own).toContainText("That is not our affair.");
  await expect(center.locator("#problems")).not.toContainText("That is not our affair.");
  await Promise.all([home.context, operator, staff].map((context) => context.close()));
});

async function send(page: Page, label: string, text: string, submit: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole("button", { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}
