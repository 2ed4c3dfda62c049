/** The pilgrim's page by keyboard alone: every stop of every screen, what opens and closes, and the main job. */
import { expect, request, test } from "@playwright/test";
import { quiet } from "../scripts/screens/quiet.ts";
import { pressAt, tabTo, walk } from "./support/keyboard.ts";
import { newOffer } from "./support/offers.ts";
import { demoUser, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const DESK = { language: "en", width: 1440 } as const;
const PHONE = { language: "ar", width: 390 } as const;
const SCREENS = [
  "/dashboard",
  "/documents",
  "/documents?tab=status",
  "/family",
  "/family?tab=coordination",
  "/queue",
  "/bookings",
  "/hajj",
  "/hajj?part=rounds",
  "/prayer",
  "/settings",
];

/** Cards, tabs and the controls of a form. */
const TELLING = ["/documents"];

for (const path of SCREENS)
  test(`Tab leads through ${path}, marks where it is and comes out again${tierOf(TELLING.includes(path))}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await demoUser(browser, baseURL ?? "", DESK, "pilgrim_demo");
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await quiet(page);

    const stops = await walk(page);

    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
    expect(stops.filter(({ isInSight }) => !isInSight)).toEqual([]);
    expect(stops.filter(({ isAfter }) => !isAfter)).toEqual([]);
    expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length);
    await context.close();
  });

test("what Enter opens Escape closes, and the focus is back where it was", async ({ browser, baseURL }) => {
  const context = await demoUser(browser, baseURL ?? "", DESK, "pilgrim_demo");
  const page = await context.newPage();
  await page.goto("/family");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const header = page.getByRole("banner");

  for (const button of [
    header.getByRole("button", { name: /^Notifications/ }),
    header.getByRole("button", { name: /^Account of/ }),
  ]) {
    await pressAt(page, button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
  }
  await context.close();

  const phone = await demoUser(browser, baseURL ?? "", PHONE, "pilgrim_demo");
  const narrow = await phone.newPage();
  await narrow.goto("/family");
  const menu = narrow.getByRole("banner").getByRole("button", { name: words("ar")("common")("menu") });
  await pressAt(narrow, menu);
  const dialog = narrow.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  for (let presses = 0; presses < 40; presses += 1) await narrow.keyboard.press("Tab");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await narrow.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await phone.close();
});

test("a place is found, held and paid for without a mouse", async ({ browser, baseURL }) => {
  const operator = await request.newContext({ baseURL: baseURL ?? "" });
  const { title } = await newOffer(operator);
  const context = await visitor(browser, baseURL ?? "", DESK);
  const username = `keys-${Date.now()}`;
  const person = { firstName: "Samira", lastName: "Karimova", username, email: `${username}@example.org` };
  const registered = await context.request.post("/api/register", { data: { ...person, password: "three calm words" } });
  expect(registered.status(), await registered.text()).toBe(201);
  const page = await context.newPage();
  const t = words("en")("packages");
  await page.goto("/packages");

  const search = page.getByLabel(t("filters.search"));
  await tabTo(page, search);
  await page.keyboard.type(title);
  await expect(search).toHaveValue(title);
  const book = page.getByRole("button", { name: t("book.now") });
  await expect(book).toHaveCount(1);
  await pressAt(page, book);
  await expect(page.getByRole("dialog")).toContainText(title);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(book).toBeFocused();
  await page.keyboard.press("Enter");
  const b = words("en")("bookings");
  await tabTo(page, page.getByLabel(b("country.label")));
  await page.keyboard.type("Indones");
  await pressAt(page, page.getByRole("button", { name: b("country.save") }));
  await tabTo(page, page.getByLabel(t("hold.seats")));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("2");
  await pressAt(page, page.getByRole("button", { name: t("hold.submit", { seats: 2 }) }));
  await expect(page).toHaveURL(/\/dashboard\?hold=/);
  await pressAt(
    page,
    page.getByRole("main").getByRole("link", { name: words("en")("dashboard")("next.secure_hold.button") }),
  );
  await expect(page).toHaveURL(/\/bookings\//);

  const card = page.getByRole("radio", { name: words("en")("gateway")("outcome.succeeds") }).first();
  await expect(card).toBeVisible();
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("Space");
  await pressAt(page, page.getByRole("button", { name: new RegExp(b("pay.submit", { amount: "" }).trim()) }));
  await expect(page.getByRole("heading", { name: b("approval.title") })).toBeVisible();
  await Promise.all([context.close(), operator.dispose()]);
});
