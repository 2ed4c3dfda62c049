/** The assistant with a question answered, and the voice assistant's panel. */
import type { Page } from "playwright-core";

/** The suggestion that is offered first, in the language of the page. */
export async function askAssistant(page: Page): Promise<void> {
  const chat = page.locator("#assistant");
  await chat.getByRole("log").waitFor();
  const answered = await chat.locator("article").count();
  if (answered === 0) await chat.getByRole("log").getByRole("button").first().click();
  await chat.locator("article").nth(1).waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate("document.querySelector('#assistant').scrollIntoView()");
}

export async function openVoice(page: Page): Promise<void> {
  await page.locator("button[aria-expanded] svg.lucide-mic").click();
  await page.locator("section select").waitFor();
}
