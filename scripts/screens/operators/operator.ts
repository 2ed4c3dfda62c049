/** What is opened in the business center before it is drawn. */
import type { Page } from "playwright-core";

export async function openManage(page: Page): Promise<void> {
  await page.locator("tbody tr button").nth(1).click();
  await page.getByRole("dialog").waitFor();
}

export async function openFirstForm(page: Page): Promise<void> {
  await page.locator("tbody a[href^='/operator-dashboard/packages/']").first().click();
  await page.waitForURL(/\/operator-dashboard\/packages\//);
}

export async function openFirstBooking(page: Page): Promise<void> {
  await page.locator("tbody a[href^='/operator-dashboard/bookings/']").first().click();
  await page.waitForURL(/\/operator-dashboard\/bookings\//);
}

/** A sheet with something to ask and something to mend. */
export async function chooseSheet(page: Page): Promise<void> {
  const text = [
    "Code;Package;Price USD;From;Departs;Returns;Category;Distance;Pax;Makkah hotel",
    "LDS-1;Leeds Family;7.950,00;Leeds;3/5/2027;6/6/2027;Deluxe;800 m;44;Dar Sakinah Hotel",
    "LDS-2;Leeds Essentials;4.650,00;Leeds;5/5/2027;5/6/2027;Standard;3,200;many;Wadi Rest Towers",
    "LDS-3;Leeds Signature;14.900,00;Leeds;4/5/2027;;VIP;150;24;Qasr Yaqut",
    "LDS-4;Leeds Step-free;9.400,00;Leeds;14/5/2027;1/6/2027;Deluxe;420;30;Ajyad Lantern Hotel",
  ].join("\n");
  const file = { name: "packages-1448.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator("tbody tr").first().waitFor();
}

export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
}
