/** A household of eight: from invitations by link and by code to ready, papers judged by the engine or by a person. */
import { type APIRequestContext, type Browser, expect, type Page, test } from "@playwright/test";
import { drawHealthCertificate, drawPhoto, type PassportHolder } from "#server/features/demo/papers/draw-papers.ts";
import { secretIn } from "../test/outbox.ts";
import { pathOf } from "./support/links.ts";
import { done, handIn } from "./support/papers.ts";
import { passportPicture } from "./support/passport.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { words } from "./support/words.ts";

const PHONE = { language: "en", width: 390 } as const;
const DESK = { language: "ar", width: 1440 } as const;
const NAMES = ["Samira", "Timur", "Zarina", "Rustam", "Nilufar", "Jasur", "Malika", "Farrukh"] as const;
const SURNAME = "Karimov";
/** Who lacks a photo until the end: the one thing that holds up all. */
const LAST = NAMES.length - 1;

interface Person {
  readonly request: APIRequestContext;
  readonly page: Page;
  readonly holder: PassportHolder;
}

test("eight people come from invitations to ready, in en at 390 and ar at 1440 px @long", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const address = baseURL ?? "";
  const staff = await demoUser(browser, address, PHONE, "staff_demo");
  const people = await Promise.all(NAMES.map((_, at) => register(browser, address, at)));
  const [admin, byLink, byCode, ...others] = people;
  if (!admin || !byLink || !byCode) throw new Error("three at least");

  const id = await makeGroup(admin.request);
  await joinByLink(byLink.page, await invite(admin.page));
  await joinByCode(byCode.page, await invite(admin.page));
  for (const { request } of others) await joinByCall(admin.request, request, id);
  await expectReady(admin.page, PHONE, 0);

  for (const [at, person] of people.entries()) await file(person, staff.request, at === LAST);
  await expectReady(admin.page, PHONE, LAST);
  await expect(admin.page.getByText(words("en")("family")("next.missing", { mark: "photo" })).first()).toBeVisible();

  const last = people[LAST];
  if (last) await handIn(last.request, staff.request, { type: "photo", buffer: await drawPhoto(last.holder) });
  await expectReady(admin.page, PHONE, NAMES.length);
  await expect(admin.page.getByText(words("en")("family")("held.nobody"))).toBeVisible();
  await expectReady(byCode.page, DESK, NAMES.length);
  await staff.close();
});

/** An account that has told everything of its owner, as the dialogs of /auth and /travellers do. */
async function register(browser: Browser, address: string, at: number): Promise<Person> {
  // Whoever joins by the code reads Arabic at a desk.
  const screen: Screen = at === 2 ? DESK : PHONE;
  const page = await (await visitor(browser, address, screen)).newPage();
  const { request } = page;
  const firstName = NAMES[at] ?? "";
  const username = `${firstName.toLowerCase()}-ready-${Date.now()}`;
  const account = { username, email: `${username}@example.org`, password: "three calm words" };
  const names = { firstName, lastName: SURNAME, preferredLanguage: screen.language };
  await done(request.post("/api/register", { data: { ...account, ...names } }));
  const holder = {
    surname: SURNAME,
    givenNames: firstName,
    dateOfBirth: `19${70 + at}-02-14`,
    documentNumber: `A7193826${at}`,
    sex: at % 2 === 0 ? "F" : "M",
    face: 11 + 12 * at,
  } as const;
  const traveller = {
    relationship: "self",
    surname: SURNAME,
    givenNames: firstName,
    birthDate: holder.dateOfBirth,
    sex: holder.sex,
    nationality: "MY",
    countryOfResidence: "GB",
    phone: "+442079460018",
    emergencyContact: { name: "Bilal Khan", phone: "+442079460019" },
  };
  await done(request.post("/api/travellers", { data: traveller }));
  return { request, page, holder };
}

async function makeGroup(request: APIRequestContext): Promise<string> {
  const { id }: { id: string } = await (await done(request.post("/api/family", { data: { name: SURNAME } }))).json();
  return id;
}

/** The end of the link that the dialog shows this once: the code, too. */
async function invite(page: Page): Promise<string> {
  const t = words("en")("family");
  await page.goto("/family");
  await page.getByRole("button", { name: t("add.open") }).click();
  await page.getByRole("button", { name: t("add.invite") }).click();
  await page.getByRole("button", { name: t("invite.submit") }).click();
  const link = await page
    .getByRole("dialog")
    .getByText(/\/invitations#/)
    .textContent();
  return pathOf(link);
}

async function joinByLink(page: Page, path: string): Promise<void> {
  const t = words("en")("family");
  await page.goto(path);
  await page.getByRole("button", { name: t("invitation.accept", { group: SURNAME }) }).click();
  await expect(page).toHaveURL(/\/family$/);
}

/** Typed as it was read aloud. */
async function joinByCode(page: Page, path: string): Promise<void> {
  const t = words("ar")("family");
  const code = secretIn(path);
  await page.goto("/family");
  await page.getByLabel(t("code.label")).fill(code.toLowerCase().replaceAll("-", " "));
  await page.getByRole("button", { name: t("code.submit") }).click();
  await page.getByRole("button", { name: t("invitation.accept", { group: SURNAME }) }).click();
  await expect(page).toHaveURL(/\/family$/);
}

async function joinByCall(admin: APIRequestContext, request: APIRequestContext, id: string): Promise<void> {
  const made = await done(admin.post(`/api/family/${id}/invitations`, { data: { relationship: "brother" } }));
  const { code }: { code: string } = await made.json();
  await done(request.post("/api/invitations/accept", { data: { token: code } }));
}

/** Everything that is due of one person; the last leaves the photo for later. */
async function file(person: Person, staff: APIRequestContext, withoutPhoto: boolean): Promise<void> {
  const { surname, givenNames, dateOfBirth, documentNumber, sex } = person.holder;
  const passport = await passportPicture({ surname, givenNames, dateOfBirth, documentNumber, sex });
  const today = new Date().toISOString().slice(0, 10);
  await handIn(person.request, staff, { type: "passport", buffer: passport.bytes });
  await handIn(person.request, staff, {
    type: "health_certificate",
    buffer: await drawHealthCertificate(person.holder, today),
  });
  if (!withoutPhoto) await handIn(person.request, staff, { type: "photo", buffer: await drawPhoto(person.holder) });
}

async function expectReady(page: Page, { language }: Screen, ready: number): Promise<void> {
  const t = words(language)("family");
  await page.goto("/family");
  await expect(page.getByRole("heading", { name: t("ready", { ready, all: NAMES.length }) })).toBeVisible();
}
