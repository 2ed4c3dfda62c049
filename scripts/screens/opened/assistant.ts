/** The assistant with a question answered, and the voice assistant's panel. */
import type { Page } from "playwright-core";
import { quiet } from "../quiet.ts";

const QUESTIONS: ReadonlyMap<string, string> = new Map([
  ["en", "Which vaccinations do I need for Hajj?"],
  ["ar", "ما التطعيمات المطلوبة للحج؟"],
  ["ur", "حج کے لیے کون سے ٹیکے لازمی ہیں؟"],
  ["hi", "हज के लिए कौन से टीके ज़रूरी हैं?"],
  ["bn", "হজের জন্য কোন কোন টিকা লাগে?"],
  ["tr", "Hac için hangi aşılar gerekli?"],
  ["fr", "Quels vaccins faut-il pour le Hajj ?"],
  ["id", "Vaksin apa saja yang wajib untuk haji?"],
  ["ms", "Vaksin apa yang diperlukan untuk haji?"],
  ["fa", "برای حج چه واکسن‌هایی لازم است؟"],
  ["ru", "Какие прививки нужны для хаджа?"],
]);

/** A question in the language of the page; those of earlier pictures stand above it. */
export async function askAssistant(page: Page): Promise<void> {
  const chat = page.locator("#assistant");
  await chat.getByRole("log").waitFor();
  await quiet(page);
  const question = await questionFor(page);
  await chat.locator("form input").fill(question);
  await chat.locator("form input").press("Enter");
  await chat.locator("article").filter({ hasText: question }).last().waitFor();
  await quiet(page);
  await page.evaluate("document.querySelector('#assistant').scrollIntoView()");
}

/** A visitor's question in the language of the page. */
export async function askLiveChat(page: Page): Promise<void> {
  await page.locator("button[popovertarget='help-panel']").first().click();
  const panel = page.locator("#help-panel");
  await panel.locator("input").fill(await questionFor(page));
  await panel.locator("input").press("Enter");
  await panel.getByRole("article").nth(1).waitFor();
}

async function questionFor(page: Page): Promise<string> {
  return QUESTIONS.get(await page.evaluate<string>("document.documentElement.lang")) ?? "";
}

export async function openVoice(page: Page): Promise<void> {
  await page.locator("main header button:has(svg.lucide-mic)").click();
  await page.locator("section select").waitFor();
}
