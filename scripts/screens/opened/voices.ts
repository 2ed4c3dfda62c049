/** Reviews, questions and problems, brought into sight. */
import type { Page } from "playwright-core";

/** Of the operator whose earlier seasons have been reviewed most. */
export async function openVoices(page: Page): Promise<void> {
  const answer = await page.request.get("/api/packages?q=Al-Safa&minRating=4&limit=1");
  const [{ id }] = await answer.json();
  await page.goto(`/packages/${id}#questions`);
  await page.locator("#reviews").scrollIntoViewIfNeeded();
}

export async function openOwnBooking(page: Page): Promise<void> {
  const answer = await page.request.get("/api/bookings/user");
  const [{ id }] = await answer.json();
  await page.goto(`/bookings/${id}#problems`);
}

export async function openProblemDialog(page: Page): Promise<void> {
  await openOwnBooking(page);
  await page.locator("#problems button").first().click();
  await page.getByRole("dialog").waitFor();
}
