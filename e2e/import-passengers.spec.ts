/** People booked elsewhere come from a spreadsheet: a dry run that makes nothing, the bookings, and all of it taken back. */
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { PASSENGER_HEADS, passengerRow, passengerSheetOf } from "../test/factories/passengers.ts";
import { checkPage } from "./support/check-page.ts";
import { demoUser, type Screen } from "./support/people.ts";
import { SEASON } from "./support/season.ts";
import { words } from "./support/words.ts";

const SCREEN: Screen = { language: "ar", width: 1440 };
const SEATS = 12;

const t = words(SCREEN.language)("passengers");
const sheet = words(SCREEN.language)("imports");

interface Ground {
  /** The package's reference and title; the bookings' begin with it. */
  readonly own: string;
  readonly packageId: string;
}

test("a spreadsheet of passengers becomes bookings and is taken back", async ({ browser, baseURL }) => {
  test.slow();
  const context = await demoUser(browser, baseURL ?? "", SCREEN, "operator_demo");
  const page = await context.newPage();
  const ground = await givenPackage(context.request);

  await page.goto("/operator-dashboard/import-passengers");
  await seeWhatIsWrong(page, ground);
  await dryRun(page, ground);
  expect(await freeSeats(context.request, ground)).toBe(SEATS);
  await make(page);
  expect(await freeSeats(context.request, ground)).toBe(SEATS - 3);
  expect(await bookingsOf(context.request, ground)).toHaveLength(2);
  await undo(page);
  expect(await freeSeats(context.request, ground)).toBe(SEATS);
  expect(await bookingsOf(context.request, ground)).toEqual([]);
  await context.close();
});

/** On sale, known by a reference of the operator's own. */
async function givenPackage(request: APIRequestContext): Promise<Ground> {
  const { departureDate, returnDate } = SEASON;
  const own = `People ${randomUUID().slice(0, 8)}`;
  const heads =
    "Reference,Package name,Price per person USD,Departure city,Departure date,Return date,Accommodation,Metres to the Haram,Seats";
  const row = `${own},${own},6400,London,${departureDate},${returnDate},Deluxe,700,${SEATS}`;
  const buffer = Buffer.from(`${heads}\r\n${row}\r\n`);
  const file = { name: "packages.csv", mimeType: "text/csv", buffer };
  const saved = await request.post("/api/packages/import", { multipart: { mode: "commit", as: "listed", file } });
  expect(saved.ok(), await saved.text()).toBe(true);
  const [offer] = await (await request.get(`/api/packages?q=${encodeURIComponent(own)}`)).json();
  return { own, packageId: offer.id };
}

async function freeSeats(request: APIRequestContext, { packageId }: Ground): Promise<number> {
  return (await (await request.get(`/api/packages/${packageId}`)).json()).availableSlots;
}

async function bookingsOf(request: APIRequestContext, { own }: Ground): Promise<unknown[]> {
  const all: { parts: { packageName: string }[] }[] = await (await request.get("/api/phone-bookings")).json();
  return all.filter(({ parts }) => parts.some(({ packageName }) => packageName === own));
}

/** A family of two and somebody alone; the country of the last as told. */
async function choose(page: Page, { own }: Ground, lastCountry: string): Promise<void> {
  const rows = [
    passengerRow(`${own}-A`, "Malik", { "Package reference": own, Room: "quad" }),
    passengerRow(`${own}-A`, "Khan", { "Package reference": own, Room: "quad" }),
    passengerRow(`${own}-B`, "Shah", { "Package reference": own, "Country of residence": lastCountry }),
  ];
  const buffer = passengerSheetOf(rows, PASSENGER_HEADS);
  await page.locator("input[type=file]").setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
}

/** One row keeps the others from being made, and comes back as a file to mend. */
async function seeWhatIsWrong(page: Page, ground: Ground): Promise<void> {
  await choose(page, ground, "Atlantis");
  await expect(page.getByText(t("creates.wrong", { count: 1 }))).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Shah" })).toContainText("Atlantis");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: sheet("mendFile", { rows: 1 }) }).click();
  expect((await download).suggestedFilename()).toBe("rows-to-mend.csv");
  await checkPage(page);
  await page.getByRole("button", { name: sheet("another") }).click();
}

async function dryRun(page: Page, ground: Ground): Promise<void> {
  await choose(page, ground, "GB");
  await expect(page.getByRole("heading", { name: t("creates.title", { bookings: 2, travellers: 3 }) })).toBeVisible();
  const seats = t("creates.seats", { package: ground.own, seats: 3, left: SEATS });
  await expect(page.getByText(seats)).toBeVisible();
  await checkPage(page);
}

async function make(page: Page): Promise<void> {
  await page.getByRole("button", { name: t("make", { count: 2 }) }).click();
  await expect(page.getByRole("heading", { name: t("done.title") })).toBeVisible();
  await checkPage(page);
}

/** What would go is said first. */
async function undo(page: Page): Promise<void> {
  const newest = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: t("undo.open") }) });
  await newest
    .first()
    .getByRole("button", { name: t("undo.open") })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(t("undo.text", { removed: 2, cancelled: 0 }));
  await checkPage(page);
  await dialog.getByRole("button", { name: t("undo.submit") }).click();
  await expect(page.getByText(t("undo.done"), { exact: true })).toBeVisible();
}
