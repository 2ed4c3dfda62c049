/** Asking the assistant: in writing, with a person at the end, and by voice. Speech is a fake: no test browser can hear or speak. */
import { expect, type Page, test } from "@playwright/test";
import { visitor } from "./support/people.ts";
import { words } from "./support/words.ts";

const t = words("en")("chat");
/** In the phone's bottom bar. */
const place = { name: words("en")("common")("tabs.assistant"), exact: true };

/** Somebody new, past the welcome, with the conversation in sight. */
async function newcomer(page: Page, address: string): Promise<void> {
  const username = `asks${Date.now()}`;
  const account = { username, email: `${username}@example.org`, firstName: "Layla", lastName: "Mansour" };
  await page.request.post("/api/register", { data: { ...account, password: "a long enough one" } });
  await page.request.patch("/api/user", { data: { welcomeSkipped: true } });
  await page.goto(address);
}

test("answers with a source and a place to go, keeps a message that failed, and hands over to a person", async ({
  browser,
  baseURL,
}) => {
  const context = await visitor(browser, baseURL ?? "", { language: "en", width: 1440 });
  const page = await context.newPage();
  await newcomer(page, "/dashboard#assistant");
  const chat = page.getByRole("log", { name: t("log") });
  const field = page.getByLabel(t("input.label"));

  await context.route("**/api/conversations/*/message", (route) => route.abort());
  await field.fill("Which vaccinations do I need?");
  await field.press("Enter");
  await expect(page.getByText(t("toasts.sendFailed"), { exact: true })).toBeVisible();
  await context.unroute("**/api/conversations/*/message");
  await page.getByRole("button", { name: t("retry") }).click();
  await expect(chat.getByText(t("sources"))).toBeVisible();
  await expect(chat.getByRole("article")).toHaveCount(2);
  await expect(chat.getByRole("listitem").getByRole("link").first()).toHaveAttribute("href", /^https:/);
  await expect(field).toHaveValue("");

  await field.fill("I want to talk to a person");
  await field.press("Enter");
  await chat.getByRole("button", { name: "Ask a person" }).last().click();
  await page.getByRole("button", { name: t("handOff.confirm") }).click();
  await expect(chat.getByText(/Their answer comes here and by email/)).toBeVisible();

  await field.fill("Which documents are missing?");
  await page.getByRole("button", { name: t("input.send"), exact: true }).click();
  await chat.getByRole("link", { name: "Open documents" }).last().click();
  await expect(page).toHaveURL(/\/documents$/);
  await context.close();
});

test("has a page of its own on a phone: asked there, its field stays in sight", async ({ browser, baseURL }) => {
  const context = await visitor(browser, baseURL ?? "", { language: "en", width: 390 });
  const page = await context.newPage();
  await newcomer(page, "/dashboard");
  await page.getByRole("link", place).click();
  await expect(page).toHaveURL(/\/assistant$/);
  const field = page.getByLabel(t("input.label"));
  for (const question of ["Which vaccinations do I need?", "How are the rites of Hajj done?"]) {
    await field.fill(question);
    await field.press("Enter");
    await expect(page.getByRole("log").getByText(question)).toBeVisible();
    await expect(field).toHaveValue("");
  }

  await expect(page.getByRole("log").getByRole("article")).toHaveCount(4);
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "911" }).first()).toBeInViewport();
  const bar = await page.getByRole("navigation", { name: words("en")("common")("tabs.shortLabel") }).boundingBox();
  const box = await field.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await context.close();
});

test("hears a question, and answers it aloud without asking the server", async ({ browser, baseURL }) => {
  const context = await visitor(browser, baseURL ?? "", { language: "en", width: 390 });
  await context.addInitScript(fakeSpeech);
  const page = await context.newPage();
  await newcomer(page, "/dashboard");
  await page.getByRole("link", place).click();
  await page.getByRole("button", { name: t("voice.ask") }).click();
  await page.getByRole("button", { name: t("voice.speak"), exact: true }).waitFor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: t("voice.speak"), exact: true }).click();

  await expect(page.getByText("what is my place in the queue", { exact: true })).toBeVisible();
  await expect(page.getByText("You are not in a queue at the moment.")).toBeVisible();
  await expect(page.getByText(t("voice.state.speaking"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(t("voice.state.ready"))).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/conversations"))).toEqual([]);
  await context.close();
});

test("says what went wrong where the browser's own recogniser cannot hear, and hides without one", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await visitor(browser, baseURL ?? "", { language: "en", width: 390 });
  const page = await context.newPage();
  await newcomer(page, "/assistant");
  await page.getByRole("button", { name: t("voice.ask") }).click();
  await page.getByRole("button", { name: t("voice.speak"), exact: true }).click();
  await expect(page.getByText(t("toasts.captureFailed"), { exact: true })).toBeVisible({ timeout: 15_000 });

  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "SpeechRecognition");
    Reflect.deleteProperty(globalThis, "webkitSpeechRecognition");
  });
  await page.goto("/dashboard#voice");
  await page.reload();
  await page.getByRole("button", { name: t("voice.ask") }).click();
  await expect(page.getByText(t("toasts.voiceNotSupported"), { exact: true })).toBeVisible();
  await page.getByRole("link", place).click();
  await expect(page.getByLabel(t("input.label"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("voice.ask") })).toHaveCount(0);
  await context.close();
});

/** Runs in the page: hears one question, and speaks for as long as it is let. */
function fakeSpeech(): void {
  class Recogniser extends EventTarget {
    onresult: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    start(): void {
      setTimeout(() => {
        this.onresult?.({ results: [[{ transcript: "what is my place in the queue" }]] });
        this.onend?.();
      }, 50);
    }
    stop(): void {
      this.onend?.();
    }
    abort(): void {
      this.onend?.();
    }
  }
  let speaking: EventTarget | null = null;
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true });
  define("SpeechRecognition", Recogniser);
  define("speechSynthesis", {
    getVoices: () => [],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    speak(utterance: EventTarget) {
      speaking = utterance;
    },
    cancel() {
      speaking?.dispatchEvent(new Event("end"));
      speaking = null;
    },
  });
}
