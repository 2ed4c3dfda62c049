/** The voice assistant with speech as told, and the engine as it is. */
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { User } from "#contract/accounts.ts";
import { queueStatus } from "#contract/queue.ts";
import type { RouteResult } from "#contract/route.ts";
import { routeKey } from "#web/lib/calls/queries.ts";
import { createQueryClient } from "#web/lib/calls/query-client.ts";
import { currentUserQuery } from "#web/lib/session/session.ts";
import { startPreferences } from "#web/lib/words/preferences.ts";
import { userWith } from "#web/testing/answers.ts";
import { fakeSpeech, noSpeech } from "#web/testing/fake-speech.ts";
import { toast } from "#web/testing/render-at.tsx";
import { EnglishWords } from "#web/testing/words.tsx";
import { dismissToast, toastStore } from "#web/ui/feedback/toast-store.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { VoiceSlot } from "../slots.tsx";
import { listen } from "../speech/recogniser.ts";
import { AskByVoice } from "./ask-by-voice.tsx";

beforeEach(() => page.viewport(1000, 1000));
afterEach(() => {
  for (const { id } of toastStore.snapshot()) dismissToast(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const IDLE: RouteResult<typeof queueStatus> = {
  ...{ status: "idle", position: null, estimatedWaitTime: null, priorityScore: 40, totalInQueue: null },
  priorityParts: { documents: 40, plan: 0, household: 0, profile: 0, preferences: 0 },
  ...{ processingRate: null, windowId: null, ticket: null, tickets: [], windows: [] },
};

async function draw(changes: Partial<User> = {}): Promise<QueryClient> {
  await startPreferences();
  const client = createQueryClient({ onSessionEnded: () => undefined });
  client.setQueryData(currentUserQuery.queryKey, userWith(changes));
  client.setQueryData(routeKey(queueStatus), IDLE);
  const both = (
    <>
      <AskByVoice />
      <VoiceSlot />
    </>
  );
  await render(
    <EnglishWords>
      <QueryClientProvider client={client}>
        <RouterProvider router={createMemoryRouter([{ path: "/", element: both }])} />
        <Toaster />
      </QueryClientProvider>
    </EnglishWords>,
  );
  return client;
}

const open = () => page.getByRole("button", { name: "Voice Assistant" }).click();
const speakButton = () => page.getByRole("button", { name: "Speak", exact: true });

it("hears a question, shows it, and speaks the answer from what the page knows, asking no server", async () => {
  const speech = fakeSpeech([{ words: "what is my place in the queue" }]);
  const client = await draw();
  const fetched = vi.spyOn(window, "fetch");
  await open();
  // What the offered phrases ask about is fetched as the panel opens, and nothing when one asks.
  await expect.poll(() => fetched.mock.calls.map(([address]) => address)).toContain("/api/journey");
  await expect.poll(() => client.isFetching()).toBe(0);
  fetched.mockClear();
  await speakButton().click();

  await expect.element(page.getByText("what is my place in the queue", { exact: true })).toBeVisible();
  await expect.element(page.getByText("You are not in a queue at the moment.")).toBeVisible();
  await expect.poll(() => speech.spoken).toMatchObject([{ lang: "en-US" }]);
  expect(speech.spoken[0]?.text).toContain("You are not in a queue at the moment.");
  expect(fetched.mock.calls.filter(([address]) => String(address).includes("/api/"))).toEqual([]);
  await expect.element(speakButton()).toBeDisabled();
  await expect.element(page.getByRole("status").filter({ hasText: "Speaking…" })).toBeVisible();
  speech.finish();
  await expect.element(speakButton()).toBeEnabled();
});

it("stops speaking by its button and by Esc, which then closes the panel", async () => {
  fakeSpeech([]);
  await draw();
  await open();
  await page.getByRole("button", { name: "When is it our turn?" }).click();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect.element(speakButton()).toBeEnabled();

  await page.getByRole("button", { name: "When is it our turn?" }).click();
  await expect.element(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(speakButton()).toBeEnabled();
  await userEvent.keyboard("{Escape}");
  await expect.element(speakButton()).not.toBeInTheDocument();
});

it("offers what it asks back as things to press, and goes on with what was said before", async () => {
  const heard = ["am I ok", "how much is £100 in riyals", "in dollars?"];
  const speech = fakeSpeech(heard.map((words) => ({ words })));
  await draw();
  await open();
  await speakButton().click();
  const choice = page.getByRole("button", { name: "How far am I?" });
  await expect.element(choice).toBeVisible();
  speech.finish();
  await expect.element(choice).toBeEnabled();
  await choice.click();
  await expect.element(page.getByRole("definition").filter({ hasText: "How far am I?" })).toBeVisible();
  await expect.element(choice).not.toBeInTheDocument();
  await expect.poll(() => speech.spoken.length).toBe(2);
  speech.finish();

  for (const answered of [/^£100 is SAR/, /^SAR.*is \$1/]) {
    await expect.element(speakButton()).toBeEnabled();
    await speakButton().click();
    await expect.element(page.getByText(answered)).toBeVisible();
    speech.finish();
  }
});

it("listens in the account's language, and says that another one was chosen", async () => {
  const speech = fakeSpeech(["silence"], ["tr-TR"]);
  await draw({ preferredLanguage: "ur" });
  await open();
  const picker = page.getByRole("combobox", { name: "Spoken language" });
  await expect.element(picker).toHaveValue("ur");
  const offered = picker.getByRole("option").elements();
  expect(offered.map((option) => option.getAttribute("value"))).toEqual(["en", "ar", "ur", "hi", "tr"]);
  await picker.selectOptions("hi");
  await expect.element(toast()).toHaveTextContent("Language ChangedVoice assistant language set to Hindi");
  await speakButton().click();
  await expect.poll(() => speech.listenedIn).toEqual(["hi-IN"]);
});

it("listens for one result and no interim ones, stops when pressed again, and answers nothing to no words", async () => {
  const speech = fakeSpeech(["silence", { words: "  " }]);
  await draw();
  await open();
  await speakButton().click();
  await page.getByRole("button", { name: "Stop listening" }).click();
  await expect.element(speakButton()).toBeEnabled();

  await speakButton().click();
  await expect.poll(() => speech.asked).toHaveLength(2);
  await expect.element(speakButton()).toBeEnabled();

  const once = { continuous: false, interimResults: false, maxAlternatives: 1 };
  expect(speech.asked).toEqual([once, once]);
  expect(speech.spoken).toEqual([]);
  expect(toast().query()).toBeNull();
});

it("says that it is listening already where another session is under way", async () => {
  fakeSpeech(["silence"]);
  const other = listen("en-US");
  await draw();
  await open();
  await speakButton().click();

  await expect.element(toast()).toHaveTextContent("Voice Input FailedCould not capture voice input. Please try again.");
  await expect.element(page.getByText("Already listening")).toBeVisible();
  other.stop();
  await expect(other.heard).resolves.toBe("");
});

it("says that nothing could be captured, with the browser's reason", async () => {
  fakeSpeech([{ error: "audio-capture" }]);
  await draw();
  await open();
  await speakButton().click();

  await expect.element(toast()).toHaveTextContent("Voice Input FailedCould not capture voice input. Please try again.");
  await expect.element(page.getByText("Speech recognition error: audio-capture")).toBeVisible();
  await expect.element(speakButton()).toBeEnabled();
});

it("says the same after ten seconds of silence", async () => {
  fakeSpeech(["silence"]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await draw();
  await open();
  await speakButton().click();
  await expect.element(page.getByRole("button", { name: "Stop listening" })).toBeVisible();
  vi.advanceTimersByTime(10_000);

  await expect.element(toast()).toHaveTextContent("Voice Input FailedCould not capture voice input. Please try again.");
});

it("says that the answer could not be spoken, and still shows it", async () => {
  const speech = fakeSpeech([]);
  await draw();
  await open();
  await page.getByRole("button", { name: "When is it our turn?" }).click();
  await expect.poll(() => speech.spoken.length).toBe(1);
  speech.finish("synthesis-failed");

  await expect.element(toast()).toHaveTextContent("Voice Response FailedCould not generate voice response");
  await expect.element(page.getByText("Speech synthesis error: synthesis-failed")).toBeVisible();
  await expect.element(page.getByText("You are not in a queue at the moment.")).toBeVisible();
});

it("has no floating button without speech, and the card's says why", async () => {
  noSpeech();
  await draw();
  await page.getByRole("button", { name: "Ask by voice" }).click();

  await expect.element(toast()).toHaveTextContent("Not SupportedVoice features are not supported in your browser");
  await expect.element(page.getByRole("button", { name: "Voice Assistant" })).not.toBeInTheDocument();
});
