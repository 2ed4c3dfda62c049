/** Bookings by phone on their pages: the form half filled, and a link that has just been made. */
import type { Page } from "playwright-core";

export async function enterByPhone(page: Page): Promise<void> {
  await page.locator("main button.w-auto, main header button").first().click();
  const form = page.locator("main form");
  await form.locator("input").nth(0).fill("Hafsa");
  await form.locator("input").nth(1).fill("Malik");
  await form.locator("input").nth(2).fill("+44 20 7946 0018");
  await form.locator("select").nth(0).selectOption("GB");
  await form.locator("select").nth(2).selectOption({ index: 1 });
  await form.locator("select").nth(3).selectOption("1");
}

export async function openLink(page: Page): Promise<void> {
  await page.locator("main li button").first().click({ timeout: 10_000 });
  await page.getByRole("dialog").waitFor();
}

/** Two bookings of three people, one of whom has to be mended. */
export async function choosePassengers(page: Page): Promise<void> {
  const text = [
    "PNR;Tour code;Last name;Forename;Country;DOB;Gender;Mobile",
    "FILE-1;NONE-1;Malik;Hafsa;United Kingdom;25/5/1990;Female;+442079460018",
    "FILE-1;NONE-1;Malik;Omar;United Kingdom;3/7/1988;Male;",
    "FILE-2;NONE-1;Khan;;Atlantis;1/2/1975;Male;",
  ].join("\n");
  const file = { name: "passengers.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator("table").waitFor();
}
