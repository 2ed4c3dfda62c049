/** What is opened in the shell before it is drawn, and somebody who has only just registered. */
import type { APIRequestContext } from "@playwright/test";
import type { Page } from "playwright-core";
import type { Language } from "../../e2e/support/words.ts";
import { fetchParts } from "./notices.ts";

/** Of who registers for a picture. */
export const PASSWORD = "a long enough one";

let newcomers = 0;

/** An account without anything: every empty state, and the welcome first. */
export async function register(request: APIRequestContext, language: Language): Promise<void> {
  newcomers += 1;
  const username = `newcomer${newcomers}`;
  const name =
    language === "ar" ? { firstName: "ليلى", lastName: "منصور" } : { firstName: "Layla", lastName: "Mansour" };
  const data = {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
    ...name,
    preferredLanguage: language,
  };
  const answer = await request.post("/api/register", { data });
  if (!answer.ok()) throw new Error(`nobody can register: ${answer.status()}`);
}

/** The dashboard once the welcome has been passed over. */
async function passWelcome(page: Page): Promise<void> {
  const answer = await page.request.patch("/api/user", { data: { welcomeSkipped: true } });
  if (!answer.ok()) throw new Error(`the welcome stays: ${answer.status()}`);
  await page.reload();
}

export async function openNotifications(page: Page): Promise<void> {
  await page.locator("header button[aria-expanded] svg.lucide-bell").click();
  await page.locator("header h2").waitFor();
}

export async function openMenu(page: Page): Promise<void> {
  await page.locator("header button[aria-haspopup=dialog]").click();
  await page.getByRole("dialog").waitFor();
}

export async function openEmailChange(page: Page): Promise<void> {
  await fetchParts(page);
  await page.locator("main button", { hasText: /Change the address|تغيير البريد/ }).click();
}

/** The dashboard with the cards that come after its first drawing. */
export async function fetchCards(page: Page): Promise<void> {
  await page.locator("#steps h2").first().waitFor();
}

/** The same of somebody who has passed over the welcome. */
export async function passToCards(page: Page): Promise<void> {
  await passWelcome(page);
  await fetchCards(page);
}

export async function openRight(page: Page): Promise<void> {
  await page.locator("li > .bg-brand-soft button").click();
  await page.getByRole("dialog").waitFor();
}

export async function openLooks(page: Page): Promise<void> {
  await page.locator("button[aria-haspopup=dialog] svg.lucide-a-large-small").click();
  await page.getByRole("dialog").waitFor();
}

export async function printOut(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
}
