/** From a spreadsheet to a rooming list: packages from a file, a booking, its approval, a group, rooms, and the lists that leave the house. */
import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { checkPage } from "./support/check-page.ts";
import { passportPicture } from "./support/passport.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { post } from "./support/post.ts";
import { SEASON } from "./support/season.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const HEADS =
  "Reference,Package name,Price per person USD,Departure city,Departure date,Return date,Accommodation,Metres to the Haram,Seats";
/** Of the drawn passport. */
const NUMBER = "A71938264";

for (const screen of [
  { language: "en", width: 390 },
  { language: "ar", width: 1440 },
] as const) {
  test(`a spreadsheet ends as a rooming list, in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const address = baseURL ?? "";
    const title = `Caravan ${screen.language} ${Date.now()}`;
    const operator = await demoUser(browser, address, screen, "operator_demo");
    const pilgrim = await visitor(browser, address, screen);
    const page = await operator.newPage();

    await publishSheet(page, screen, title);
    const bookingId = await book(pilgrim.request, title);
    await approve(page, screen, title);
    await createGroup(page, screen, title);
    await arrange(page, screen);
    await moveByKeyboard(page, screen);
    await takeLists(page, screen);
    await seeWhatWasTaken(await pilgrim.newPage(), screen, bookingId);
    await Promise.all([operator.close(), pilgrim.close()]);
  });
}

async function publishSheet(page: Page, { language }: Screen, title: string): Promise<void> {
  const t = words(language)("imports");
  const { departureDate, returnDate } = SEASON;
  const row = `${title},${title},6400,London,${departureDate},${returnDate},Deluxe,700,12`;
  await page.goto("/operator-dashboard/import");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "packages.csv", mimeType: "text/csv", buffer: Buffer.from(`${HEADS}\r\n${row}\r\n`) });
  await page.getByText(t("listed.label")).click();
  await page.getByRole("button", { name: t("saveListed", { rows: 1 }) }).click();
  await expect(page.getByRole("heading", { name: t("done.title") })).toBeVisible();
}

/** Samira with her passport, her husband and two sisters, of a country where operators sell; the booking's id. */
async function book(request: APIRequestContext, title: string): Promise<string> {
  const username = `caravan-${Date.now()}`;
  const account = { username, password: "three calm words", email: `${username}@example.org` };
  await post(request, "/api/register", { ...account, firstName: "Samira", lastName: "Karimova" });
  await request.patch("/api/user", { data: { countryOfResidence: "ID", welcomeSkipped: true } });
  const people = [
    { relationship: "self", givenNames: "Samira", sex: "F", nationality: "MY", birthDate: "1979-02-14" },
    { relationship: "spouse", givenNames: "Rustam", sex: "M", nationality: "MY", birthDate: "1975-01-03" },
    { relationship: "sister", givenNames: "Dilnoza", sex: "F", nationality: "MY", birthDate: "1982-08-21" },
  ];
  const ids: string[] = [];
  for (const person of people) {
    const more = { surname: "Karimova", countryOfResidence: "ID" };
    ids.push((await post(request, "/api/travellers", { ...more, ...person })).id);
  }
  const { bytes } = await passportPicture();
  const multipart = {
    type: "passport",
    memberId: ids[0] ?? "",
    document: { name: "p.jpg", mimeType: "image/jpeg", buffer: bytes },
  };
  const uploaded = await request.post("/api/documents/upload", { multipart, timeout: 40_000 });
  expect((await uploaded.json()).document.status).toBe("verified");
  const [offer]: { id: string }[] = await (await request.get(`/api/packages?q=${encodeURIComponent(title)}`)).json();
  const parts = [{ packageId: offer?.id, roomType: "quad", travellerIds: ids }];
  const { id } = await post(request, "/api/bookings", { parts });
  await post(request, `/api/bookings/${id}/pay`, { card: "sandbox_visa", scope: "all" });
  return id;
}

async function approve(page: Page, { language }: Screen, title: string): Promise<void> {
  const t = words(language)("answers");
  await page.goto("/operator-dashboard?tab=bookings");
  await page.getByRole("searchbox").fill(title);
  const answer = page.getByRole("button", { name: `${t("approve")} Samira Karimova` });
  await expect(answer).toHaveCount(1);
  await answer.click();
  await page.getByRole("button", { name: t("now") }).click();
  await expect(page.getByRole("button", { name: t("undo") })).toHaveCount(0);
}

async function createGroup(page: Page, { language }: Screen, title: string): Promise<void> {
  const t = words(language)("groups");
  await page.goto("/operator-dashboard?tab=groups");
  await expect(page.getByRole("table", { name: t("caption") })).toBeVisible();
  await page.getByRole("button", { name: t("create") }).click();
  const dialog = page.getByRole("dialog");
  const option = dialog.getByRole("option").filter({ hasText: title });
  await dialog.getByLabel(t("form.package")).selectOption({ value: (await option.getAttribute("value")) ?? "" });
  await dialog.getByLabel(t("form.name")).fill("Leeds");
  await dialog.getByLabel(t("form.leader"), { exact: true }).fill("Bilal Khan");
  await expect(dialog.getByRole("checkbox")).toBeChecked();
  await checkPage(page);
  await dialog.getByRole("button", { name: t("form.submit") }).click();
  await expect(page.getByRole("heading", { name: "Leeds" })).toBeVisible();
}

async function arrange(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("groups");
  await page.getByRole("button", { name: t("rooming.arrange") }).click();
  await expect(page.getByText(t("rooming.fewest", { rooms: 2 }))).toBeVisible();
  await expect(page.getByRole("heading", { name: t("rooming.room", { name: "2" }) })).toBeVisible();
  await checkPage(page);
}

/** Into the women's room, which may be done, and says that his name is theirs: they are one family. */
async function moveByKeyboard(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("groups");
  await page.getByRole("button", { name: `${t("rooming.move")} KARIMOVA, RUSTAM` }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: new RegExp(t("rooming.room", { name: "1" })) }).focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: t("rooming.moveSubmit") }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("rooming.beds", { used: 3, beds: 4 }))).toBeVisible();
}

async function takeLists(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("groups");
  const link = (list: string) =>
    page.getByRole("link", { name: t("lists.of", { format: t("lists.csv"), list: t(`list.${list}`) }) });
  const rooming = await downloaded(page, () => link("rooming").click());
  expect(rooming.split("\r\n")[0]).toContain("room_key,room_type");
  expect(rooming.match(/^1,/gm)).toHaveLength(3);
  expect(rooming).not.toContain(NUMBER);
  const manifest = await downloaded(page, () => link("manifest").click());
  expect(manifest).toContain("KARIMOVA,SAMIRA,F,1979-02-14,MYS,A71938264,2032-05-30,MYS");
  await page.getByRole("link", { name: `${t("lists.print")} ${t("list.rooming")}` }).click();
  await expect(page.getByRole("table", { name: t("list.rooming") })).toContainText("RUSTAM");
  await checkPage(page);
}

async function downloaded(page: Page, act: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent("download");
  await act();
  return readFile(await (await waiting).path(), "utf8");
}

async function seeWhatWasTaken(page: Page, { language }: Screen, bookingId: string): Promise<void> {
  const t = words(language)("shared");
  await page.goto(`/bookings/${bookingId}`);
  await expect(page.getByText(t("list.manifest"), { exact: false }).first()).toBeVisible();
  await expect(page.getByText(t("notTaken"))).toHaveCount(2);
}
