/** What is done on the bookings' screens before they are drawn. */
import type { Page } from "playwright-core";
import { readPdf } from "../../../test/read-pdf.ts";

/** Who travels and their documents, of every booking in sight. */
export async function unfoldPeople(page: Page): Promise<void> {
  for (const summary of await page.locator("main details summary").all()) await summary.click();
}

/** Prints the first booking's tickets and follows the QR of the first, as a camera would. */
export async function checkTicket(page: Page): Promise<void> {
  const link = page.locator('main a[href$="/ticket"]').first();
  await link.waitFor();
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  const [first] = await readPdf(await answer.body());
  await page.goto(new URL(first?.code ?? "").pathname);
  await page.locator("main").getByRole("status").first().waitFor();
}

/** As a ticket for the coming season is answered; the demonstration's own journeys with tickets are over. */
export async function answerValid(page: Page): Promise<void> {
  const ticket = {
    initials: "A. R.",
    reference: "RH-7K3Q2M",
    packageName: "Zamzam Family",
    operatorName: "Al-Safa Travel",
    departureDate: "2027-05-05",
    returnDate: "2027-05-23",
    seats: 9,
  };
  await page.route("**/api/tickets/verify*", (route) => route.fulfill({ json: { check: "valid", ticket } }));
  // Asked anew: the code leaves the address as soon as it has been read.
  await page.goto("/tickets/a-code");
  await page.locator("main").getByRole("status").first().waitFor();
}

/** The booking that is accepted and not yet paid in full. */
export async function openInstalments(page: Page): Promise<void> {
  const bookings: { id: string; phase: string }[] = await (await page.request.get("/api/bookings/user")).json();
  await page.goto(`/bookings/${bookings.find(({ phase }) => phase === "awaiting_balance")?.id}`);
  await page.getByRole("progressbar").first().waitFor();
}

export function openFirst(prefix: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator(`main a[href^='${prefix}']`).first().click();
    await page.waitForURL((url) => url.pathname.startsWith(prefix));
  };
}
