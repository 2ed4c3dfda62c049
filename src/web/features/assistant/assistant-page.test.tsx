/** The assistant's page: its field in sight above the bottom bar, the line for danger, and an operator's own questions. */
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { json, userWith } from "#web/testing/answers.ts";
import { fakeSpeech, noSpeech } from "#web/testing/fake-speech.ts";
import { packageWith } from "#web/testing/packages.ts";
import { renderAt } from "#web/testing/render-at.tsx";

beforeEach(() => page.viewport(390, 844));

const LONG = Array.from({ length: 20 }, (_, at) => ({
  ...{ id: String(at + 1), role: at % 2 ? "assistant" : "user", content: `Line ${at} `.repeat(30) },
  ...{ agent: "document_checker", at: "2026-11-20T09:00:00.000Z", locale: "en" },
}));
const conversation = () => json({ conversationData: LONG, hasOlder: false });
const ANSWERS = {
  "GET /api/conversations/document_checker": conversation,
};
const field = () => page.getByRole("textbox", { name: "Your question" });

it("keeps its field between what was said, which scrolls, and the bottom bar", async () => {
  await renderAt("/assistant", { user: userWith(), answers: ANSWERS });
  const log = page.getByRole("log");
  const bar = page.getByRole("navigation", { name: "Most used places" });

  await expect.element(bar.getByRole("link", { name: "Assistant" })).toHaveAttribute("aria-current", "page");
  await expect.element(field()).toBeVisible();
  const bottom = field().element().getBoundingClientRect().bottom;
  expect(bottom).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
  expect(bottom).toBeGreaterThan(844 - 200);
  await expect.poll(() => log.element().scrollTop).toBeGreaterThan(0);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(844);
  await expect.element(page.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
  await expect.element(page.getByRole("link", { name: "911" })).toBeVisible();
});

it("shows of a long answer its beginning, and runs each line as its own letters do", async () => {
  const lines = [
    "\u2068Ibrahim Rahman\u2069: تم التحقق",
    "Call 999 now.",
    ...Array.from({ length: 60 }, () => "More."),
  ];
  const [question, answer] = LONG;
  const long = { ...answer, content: lines.join("\n") };
  const answers = {
    "GET /api/conversations/document_checker": () => json({ conversationData: [question, long], hasOlder: false }),
  };
  await renderAt("/assistant", { user: userWith(), answers });

  const first = page.getByText(/تم التحقق/);
  await expect.element(first).toBeInViewport();
  await expect.element(first).toHaveAttribute("dir", "rtl");
  await expect.element(page.getByText("Call 999 now.")).toHaveAttribute("dir", "ltr");
});

it("offers the microphone only where the browser listens", async () => {
  noSpeech();
  await renderAt("/assistant", { user: userWith(), answers: ANSWERS });

  await expect.element(field()).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Speak the question" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Ask by voice" })).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

it("opens the voice assistant on a phone, and gives the focus back", async () => {
  fakeSpeech([]);
  await renderAt("/assistant", { user: userWith(), answers: ANSWERS });

  await page.getByRole("button", { name: "Ask by voice" }).click();
  await page.getByRole("region", { name: "Voice Assistant" }).getByRole("button", { name: "Close" }).click();

  await expect.element(page.getByRole("button", { name: "Ask by voice" })).toHaveFocus();
  vi.unstubAllGlobals();
});

it("asks an operator about the own desk, in one conversation", async () => {
  const answers = { "GET /api/conversations/document_checker": () => json({ conversationData: [], hasOlder: false }) };
  await renderAt("/assistant", { user: userWith({ role: "operator" }), answers });

  await expect.element(page.getByRole("button", { name: "What needs me first?" })).toBeVisible();
  expect(page.getByRole("tab").elements()).toEqual([]);
});

it("asks about the screen that one comes from, until that is left", async () => {
  const sent: unknown[] = [];
  const answer = {
    ...{ id: "2", agent: "tour_advisor", role: "assistant", content: "Of it." },
    ...{ at: "2026-11-20T09:00:00.000Z", locale: "en" },
  };
  const answers = {
    ...ANSWERS,
    "GET /api/packages/zamzam": () => json(packageWith({ id: "zamzam", title: "Zamzam Family" })),
    "POST /api/conversations/tour_advisor/message": (body: unknown) => {
      sent.push(body);
      const text = `event: message\ndata: ${JSON.stringify(answer)}\n\n`;
      return new Response(text, { headers: { "content-type": "text/event-stream" } });
    },
  };
  await renderAt("/assistant?about=package%3Azamzam", { user: userWith(), answers });
  await expect.element(page.getByText("Zamzam Family")).toBeVisible();
  for (const words of ["What does it cost?", "And for two?"]) {
    await field().fill(words);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.element(field()).toHaveValue("");
  }

  expect(sent).toMatchObject([{ about: "package:zamzam" }, { message: "And for two?" }]);
  expect(sent[1]).not.toHaveProperty("about");
  await expect.element(page.getByText("Zamzam Family")).not.toBeInTheDocument();
});

it("takes no subject that is none", async () => {
  await renderAt("/assistant?about=account%3A1", { user: userWith(), answers: ANSWERS });

  await expect.element(page.getByRole("tab", { name: "Document Checker" })).toBeVisible();
  expect(page.getByText("About:").elements()).toEqual([]);
});

it("leads a visitor to sign in and back", async () => {
  const { router } = await renderAt("/assistant");

  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe("/auth?next=%2Fassistant");
});
