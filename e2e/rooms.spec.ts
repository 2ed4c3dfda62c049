/** A booking that is paid for is changed: other rooms with the difference paid, another traveller, one who leaves, and what both see then. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { type Screen, visitor } from "./support/people.ts";
import { post } from "./support/post.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const CARD = "sandbox_visa";
const HOME = "PK";
const SUPPLEMENT_OF = "double";

for (const screen of [
  { language: "en", width: 390 },
  { language: "ar", width: 1440 },
] as const) {
  test(`rooms are changed, a traveller replaced and a place given back, in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await visitor(browser, baseURL ?? "", screen);
    const page = await context.newPage();
    const bookingId = await book(context.request, screen);
    await page.goto(`/bookings/${bookingId}`);

    await changeRooms(page, screen);
    await swap(page, screen);

    const t = words(screen.language)("bookings");
    await expect(page.getByText(t("parts.inRoom", { number: 1 })).first()).toBeVisible();
    await expect(page.getByText("Khadija Saleh", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Maryam Saleh", { exact: true })).toHaveCount(0);
    await leave(page, screen);
    await expect(page.getByText("Amina Saleh", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Khadija Saleh", { exact: true })).toHaveCount(0);
    await context.close();
  });
}

/** Three of one account in rooms for four, paid; the id of the booking. */
async function book(request: APIRequestContext, { language }: Screen): Promise<string> {
  const username = `saleh-${language}-${Date.now()}`;
  const account = { username, password: "three calm words", email: `${username}@example.org` };
  const name = { firstName: "Amina", lastName: "Saleh", preferredLanguage: language };
  await post(request, "/api/register", { ...account, ...name });
  await request.patch("/api/user", { data: { countryOfResidence: HOME, welcomeSkipped: true } });
  const people = { amina: ["Amina", "F"], maryam: ["Maryam", "F"], yusuf: ["Yusuf", "M"], khadija: ["Khadija", "F"] };
  const ids: Record<string, string> = {};
  for (const [key, [givenNames, sex]] of Object.entries(people)) {
    const person = { relationship: "other", surname: "Saleh", givenNames, sex, birthDate: "1980-06-01" };
    ids[key] = (await post(request, "/api/travellers", { ...person, countryOfResidence: HOME })).id;
  }
  const packageId = await roomyPackage(request);
  const room = (number: number, ...travellerIds: (string | undefined)[]) => {
    return { packageId, roomType: "quad", room: number, travellerIds };
  };
  const parts = [room(1, ids.amina, ids.maryam), room(2, ids.yusuf)];
  const { id } = await post(request, "/api/bookings", { parts });
  await post(request, `/api/bookings/${id}/pay`, { card: CARD, scope: "all" });
  return id;
}

/** One that its operator sells, with places for three and a room for two that costs more. */
async function roomyPackage(request: APIRequestContext): Promise<string> {
  const packages: {
    id: string;
    availableSlots: number;
    channels: string[];
    roomTypes: { type: string; supplement: { amount: string } }[];
  }[] = await (await request.get("/api/packages?channel=operator&minSeats=8")).json();
  const found = packages.find(({ roomTypes }) =>
    roomTypes.some(({ type, supplement }) => type === SUPPLEMENT_OF && Number(supplement.amount) > 0),
  );
  expect(found).toBeDefined();
  return found?.id ?? "";
}

async function changeRooms(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("rooms");
  await page.getByRole("button", { name: words(language)("bookings")("changes.rooms") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t("change.nothingYet"))).toBeVisible();
  // By keyboard alone: Yusuf is picked, and may not be put beside the women where beds stay free.
  await dialog.getByRole("button", { name: "Yusuf Saleh", exact: true }).focus();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: t("putHere", { name: "Yusuf Saleh", number: 1 }) }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(t("mixed"))).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Yusuf Saleh", exact: true })).toBeFocused();
  await dialog.getByRole("button", { name: "Yusuf Saleh", exact: true }).click();
  await dialog.getByRole("button", { name: t("newRoom", { name: "Yusuf Saleh" }) }).click();
  await dialog.getByLabel(t("kindOf", { number: 1 })).selectOption(SUPPLEMENT_OF);
  await dialog.getByLabel(t("change.card")).selectOption(CARD);
  await dialog.getByRole("button", { name: t("change.submit.card") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(words(language)("bookings")("parts.room.double"))).toBeVisible();
}

async function swap(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("rooms");
  await page.getByRole("button", { name: words(language)("bookings")("changes.swap") }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("group", { name: t("swap.out") })
    .getByRole("radio", { name: "Maryam Saleh" })
    .check();
  await dialog
    .getByRole("group", { name: t("swap.in") })
    .getByRole("radio", { name: /Khadija Saleh/ })
    .check();
  await dialog.getByRole("button", { name: t("swap.submit") }).click();
  await expect(dialog).toHaveCount(0);
}

/** Who has the other beds is told before the place is given back. */
async function leave(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("rooms");
  await page.getByRole("button", { name: words(language)("bookings")("changes.leave") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Khadija Saleh" }).check();
  await expect(dialog.getByText(t("leave.stay", { kind: t(`kind.${SUPPLEMENT_OF}`) }))).toBeVisible();
  await expect(dialog.getByText(t("free", { free: 1 }))).toBeVisible();
  await dialog.getByRole("button", { name: t("leave.submit") }).click();
  await expect(dialog).toHaveCount(0);
}
