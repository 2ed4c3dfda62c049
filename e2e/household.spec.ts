/** A household of nine: from an invitation over one hold and two Nusuk applications to nine tickets whose codes verify. */
import { type APIRequestContext, type Browser, expect, type Page, test } from "@playwright/test";
import { readPdf } from "../test/read-pdf.ts";
import { pathOf } from "./support/links.ts";
import { newOffer } from "./support/offers.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const TOGETHER = 9;
/** Of both applications: eight people are the most in one. */
const REFERENCES = ["NH-1448-60001", "NH-1448-60002"] as const;

for (const screen of [
  { language: "en", width: 1440 },
  { language: "ar", width: 390 },
] as const) {
  test(`nine of a household come from an invitation to their tickets, in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const address = baseURL ?? "";
    const operator = await demoUser(browser, address, screen, "operator_demo");
    const offer = await newOffer(operator.request);
    const amina = await pageOf(browser, address, screen);
    await register(amina, screen, { firstName: "Samira", lastName: "Karimova" });
    await makeGroup(amina, screen);
    const link = await invite(amina, screen);

    const timur = await pageOf(browser, address, screen);
    await accept(timur, screen, link);

    await enterTheOthers(amina.request);
    await holdForAll(amina, screen, offer.id);
    await expect(amina.getByText("Timur Karimov", { exact: true }).first()).toBeVisible();
    await seesTheBooking(timur, screen);
    await expectUsed(browser, address, screen, link);

    const id = await confirm(amina, screen);
    const approved = await operator.request.post(`/api/bookings/${id}/approve`);
    expect(approved.status(), await approved.text()).toBe(200);
    await recordBoth(amina, screen);
    const codes = await printTickets(amina.request, id);
    expect(new Set(codes).size).toBe(TOGETHER);
    expect(await printTickets(timur.request, id)).toEqual([expect.any(String)]);

    const checker = await pageOf(browser, address, screen);
    await expectWorth(checker, screen, codes[0] ?? "", "reported");
    await expectWorth(checker, screen, `${codes[0]?.slice(0, -1)}${codes[0]?.endsWith("A") ? "Q" : "A"}`, "forged");
    await amina.request.post(`/api/bookings/${id}/cancel`);
    await expectWorth(checker, screen, codes[0] ?? "", "cancelled");
    await operator.close();
  });
}

async function pageOf(browser: Browser, address: string, screen: Screen): Promise<Page> {
  return (await visitor(browser, address, screen)).newPage();
}

async function register(page: Page, { language }: Screen, person: { firstName: string; lastName: string }) {
  const username = `${person.firstName.toLowerCase()}-${language}-${Date.now()}`;
  const data = { ...person, username, email: `${username}@example.org`, preferredLanguage: language };
  const answer = await page.request.post("/api/register", { data: { ...data, password: "three calm words" } });
  expect(answer.status(), await answer.text()).toBe(201);
  await enterOneself(page, person);
}

/** As the dialog of /travellers does; that one has its own journey. */
async function enterOneself(page: Page, { firstName, lastName }: { firstName: string; lastName: string }) {
  const data = { relationship: "self", surname: lastName, givenNames: firstName };
  expect((await page.request.post("/api/travellers", { data })).status()).toBe(201);
}

async function makeGroup(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("family");
  const toasts = words(language)("toasts");
  await page.goto("/family");
  await page.getByRole("button", { name: t("create.open") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: t("create.submit") })).toBeDisabled();
  await dialog.getByLabel(t("create.name")).fill("Karimov");
  await dialog.getByRole("button", { name: t("create.submit") }).click();
  await expect(page.getByText(toasts("familyCreated.text")).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Karimov", exact: true })).toBeVisible();
}

/** The path of the link, which is shown this once. */
async function invite(page: Page, { language }: Screen): Promise<string> {
  const t = words(language)("family");
  await page.getByRole("button", { name: t("add.open") }).click();
  await page.getByRole("button", { name: t("add.invite") }).click();
  await page.getByRole("button", { name: t("invite.submit") }).click();
  const link = page.getByRole("dialog").getByText(/\/invitations#/);
  await expect(link).toBeVisible();
  const path = pathOf(await link.textContent());
  await page.getByRole("button", { name: t("invite.done") }).click();
  return path;
}

/** Signed out at first: the invitation leads to making an account and back. */
async function accept(page: Page, screen: Screen, link: string): Promise<void> {
  const t = words(screen.language)("family");
  await page.goto(link);
  const way = page.getByRole("link", { name: t("invitation.register") });
  await expect(way).toHaveAttribute("href", `/auth?next=${encodeURIComponent("/invitations")}&mode=register`);
  await register(page, screen, { firstName: "Timur", lastName: "Karimov" });
  // As signing in leads back: the tab has kept the code.
  await page.goto("/invitations");
  await page.getByRole("button", { name: t("invitation.accept", { group: "Karimov" }) }).click();
  await expect(page).toHaveURL(/\/family$/);
  await expect(page.getByRole("heading", { name: "Samira Karimova" })).toBeVisible();
}

/** Seven without accounts, by the calls that the members' tab makes. */
async function enterTheOthers(request: APIRequestContext): Promise<void> {
  const [group]: { id: string }[] = await (await request.get("/api/family")).json();
  expect((await request.patch(`/api/family/${group?.id}`, { data: { maxMembers: 10 } })).status()).toBe(200);
  for (const letter of "ABCDEFG".slice(0, TOGETHER - 2)) {
    const person = { relationship: "other", surname: "Karimov", givenNames: `Child ${letter}` };
    const { id }: { id: string } = await (await request.post("/api/travellers", { data: person })).json();
    const added = await request.post(`/api/family/${group?.id}/members`, { data: { travellerId: id } });
    expect(added.status(), await added.text()).toBeLessThan(300);
  }
}

async function holdForAll(page: Page, { language }: Screen, packageId: string): Promise<void> {
  const t = words(language)("packages");
  await page.request.patch("/api/user", { data: { countryOfResidence: "GB" } });
  await page.goto(`/packages/${packageId}?book=${packageId}`);
  const people = page.getByRole("dialog").getByRole("checkbox", { name: /Karimova?$|Karimova?\b/ });
  await expect(people).toHaveCount(TOGETHER);
  for (const person of await people.all()) await person.check();
  await page.getByRole("button", { name: t("hold.submit", { seats: TOGETHER }) }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: words(language)("dashboard")("next.secure_hold.button") })
    .click();
  await expect(page).toHaveURL(/\/bookings\//);
}

/** The id of the booking. */
async function confirm(page: Page, { language }: Screen): Promise<string> {
  const t = words(language)("bookings");
  await page.getByRole("button", { name: t("confirm.submit") }).click();
  await expect(page.getByRole("heading", { name: t("approval.title") })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

async function recordBoth(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("bookings");
  await page.reload();
  for (const [index, reference] of REFERENCES.entries()) {
    const label = t("record.labelOfApplication", { label: t("record.pilgrim.label"), number: index + 1 });
    await page.getByLabel(label).fill(reference);
    await page
      .getByRole("button", { name: t("record.pilgrim.save") })
      .first()
      .click();
    await expect(page.getByText(reference).first()).toBeVisible();
  }
  const tickets = words(language)("tickets");
  await expect(page.getByRole("link", { name: tickets("papers.allTickets") })).toBeVisible();
}

/** The codes of the tickets that somebody is given, one a page; the operator has not looked at their numbers yet. */
async function printTickets(request: APIRequestContext, id: string): Promise<string[]> {
  const pages = await readPdf(await (await request.get(`/api/bookings/${id}/ticket`)).body());
  const codes = pages.map(({ code }) => new URL(code ?? "").pathname.split("/").at(-1) ?? "");
  for (const code of codes) {
    const verdict = await (await request.get("/api/tickets/verify", { params: { code } })).json();
    expect(verdict).toMatchObject({ check: "reported", ticket: { seats: TOGETHER } });
  }
  return codes;
}

/** What a stranger's camera opens. */
async function expectWorth(
  page: Page,
  { language }: Screen,
  code: string,
  worth: "reported" | "forged" | "cancelled",
): Promise<void> {
  const t = words(language)("tickets");
  await page.goto(`/tickets/${code}`);
  await expect(page.getByRole("heading", { name: t(`check.${worth}.title`) })).toBeVisible();
}

async function seesTheBooking(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("bookings");
  const [booking]: { id: string; isMine: boolean }[] = await (await page.request.get("/api/bookings")).json();
  expect(booking?.isMine).toBe(false);
  await page.goto(`/bookings/${booking?.id}`);
  await expect(page.getByRole("heading", { name: t("household.title", { name: "Samira Karimova" }) })).toBeVisible();
}

async function expectUsed(browser: Browser, address: string, screen: Screen, link: string): Promise<void> {
  const stranger = await pageOf(browser, address, screen);
  await stranger.goto(link);
  await expect(
    stranger.getByText(words(screen.language)("family")("invitation.used", { name: "Samira" })),
  ).toBeVisible();
}
