/** Somebody is invited into an operator's team: joins by the link, does what the right allows and nothing else, and is taken out again. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { linkIn, mailsTo } from "../test/outbox.ts";
import { checkPage } from "./support/check-page.ts";
import { pathOf } from "./support/links.ts";
import { type Screen, visitor } from "./support/people.ts";
import { SEASON } from "./support/season.ts";
import { words } from "./support/words.ts";

const SCREEN: Screen = { language: "en", width: 390 };
const PASSWORD = "three calm words";
const OWNER = "Salma Idris";

const t = words(SCREEN.language)("business");
const center = words(SCREEN.language)("operator");
const sign = words(SCREEN.language)("auth");

test("an employee joins by a link, does what is allowed, and after the removal nothing", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const unique = Date.now();
  const [owner, employee] = [`owner-${unique}`, `colleague-${unique}`];
  const title = `Team journey ${unique}`;
  const office = await visitor(browser, baseURL ?? "", SCREEN);
  const home = await visitor(browser, baseURL ?? "", SCREEN);
  const [desk, page] = [await office.newPage(), await home.newPage()];
  await foundBusiness(office, owner);
  await confirmAddress(desk, owner);
  const packageId = await draft(office, title);

  await page.goto(await invite(desk, addressOf(employee)));
  await register(page, employee);
  await confirmAddress(page, employee);
  await join(page, employee);
  const copyId = await copyPackage(page, title);
  await meetRefusals(page);
  await remove(desk);
  await findNothing(page, title, [packageId, copyId]);
  await Promise.all([office.close(), home.close()]);
});

const addressOf = (username: string) => `${username}@example.org`;

async function foundBusiness({ request }: BrowserContext, username: string): Promise<void> {
  const names = { firstName: "Salma", lastName: "Idris", role: "operator" };
  const data = { username, email: addressOf(username), password: PASSWORD, ...names };
  expect((await request.post("/api/register", { data })).status()).toBe(201);
}

async function confirmAddress(page: Page, username: string): Promise<void> {
  await page.goto(await mailedLink(username, "/auth/verify#"));
  await page.getByRole("button", { name: sign("verify.submit") }).click();
  await expect(page.getByText(sign("verify.done"))).toBeVisible();
}

/** The path of the newest link of a kind, once its mail has been written. */
async function mailedLink(username: string, prefix: string): Promise<string> {
  const read = async () => linkIn(await mailsTo(process.env.E2E_OUTBOX ?? "", addressOf(username)), prefix);
  await expect.poll(() => read().catch(() => "")).toContain(prefix);
  return read();
}

/** A business without a licence has drafts alone: enough to work on. */
async function draft({ request }: BrowserContext, title: string): Promise<string> {
  const dates = { ...SEASON, duration: 18 };
  const place = { departureCity: "London", accommodationType: "Deluxe", distanceFromHaram: 700 };
  const answer = await request.post("/api/packages", {
    data: { title, price: 6400, capacity: 12, ...dates, ...place },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** With the right to packages alone; the path of the link that the owner hands over. */
async function invite(page: Page, email: string): Promise<string> {
  await page.goto("/operator-dashboard/settings");
  await page.getByRole("button", { name: t("team.invite") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("invite.email")).fill(email);
  await dialog.getByLabel(center("right.bookings")).uncheck();
  await dialog.getByLabel(center("right.packages")).check();
  await checkPage(page);
  await dialog.getByRole("button", { name: t("invite.send") }).click();
  await expect(page.getByRole("heading", { name: t("invite.sent", { email }) })).toBeVisible();
  const link = await dialog.getByText(/\/join-team#/).textContent();
  await dialog.getByRole("button", { name: t("invite.done") }).click();
  await expect(page.getByText(email)).toBeVisible();
  return pathOf(link);
}

/** By way of the invitation, and back to it. */
async function register(page: Page, username: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toContainText(OWNER);
  await page.getByRole("link", { name: t("join.register") }).click();
  await page.getByLabel(sign("register.firstName")).fill("Karim");
  await page.getByLabel(sign("register.lastName")).fill("Haddad");
  await page.getByLabel(sign("register.email")).fill(addressOf(username));
  await page.getByLabel(sign("register.username")).fill(username);
  await page.getByLabel(sign("register.password"), { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: sign("register.submit") }).click();
  await expect(page).toHaveURL(/\/join-team$/);
  await expect(page.getByText(t("join.obstacle.unconfirmed_address"))).toBeVisible();
}

/** By the mail, which carries the same way in. */
async function join(page: Page, username: string): Promise<void> {
  await page.goto(await mailedLink(username, "/join-team#"));
  await expect(page.getByRole("main").getByText(center("right.packages"), { exact: true })).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: t("join.accept", { company: OWNER }) }).click();
  await expect(page).toHaveURL(/\/operator-dashboard$/);
}

/** What the right allows; the id of the copy. */
async function copyPackage(page: Page, title: string): Promise<string> {
  await page.goto("/operator-dashboard?tab=packages");
  await expect(page.getByText(title).first()).toBeVisible();
  await page
    .getByRole("button", { name: new RegExp(`^${center("packages.manage.open")}`) })
    .first()
    .click();
  await page.getByRole("button", { name: center("packages.manage.duplicate") }).click();
  await expect(page).toHaveURL(/\/operator-dashboard\/packages\/[\w-]+$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The screen names whom to ask; the server refuses by itself, with the same name. */
async function meetRefusals(page: Page): Promise<void> {
  for (const right of ["bookings", "groups", "analytics"] as const) {
    await page.goto(`/operator-dashboard?tab=${right}`);
    const whom = center("missing.text", { right: center(`right.${right}`), owner: OWNER });
    await expect(page.getByText(whom)).toBeVisible();
  }
  await checkPage(page);
  const refused = await page.request.get("/api/operator/statements");
  expect([refused.status(), (await refused.json()).code]).toEqual([403, "right_needed"]);
  const owners = await page.request.get("/api/operator/team");
  expect([owners.status(), (await owners.json()).code]).toEqual([403, "owner_needed"]);
}

async function remove(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole("button", { name: t("team.removeOf", { name: "Karim Haddad" }) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("remove.confirm") })
    .click();
  await expect(page.getByText(t("remove.done", { name: "Karim Haddad" }), { exact: true })).toBeVisible();
}

/** The session goes on as that of an account without a business: neither the other's work nor the own is within its reach. */
async function findNothing(page: Page, title: string, packageIds: readonly string[]): Promise<void> {
  await page.goto("/operator-dashboard?tab=packages");
  await expect(page.getByText(center("packages.none.title"))).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  for (const id of packageIds) {
    expect((await page.request.get(`/api/packages/${id}`)).status()).toBe(404);
    expect((await page.request.post(`/api/packages/${id}/duplicate`)).status()).toBe(404);
    expect((await page.request.delete(`/api/packages/${id}`)).status()).toBe(404);
  }
  expect((await (await page.request.get("/api/operator/team")).json()).members).toHaveLength(1);
}
