/** The chat card against a server that answers as told. */
import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "#web/lib/calls/query-client.ts";
import { currentUserQuery } from "#web/lib/session/session.ts";
import { startPreferences } from "#web/lib/words/preferences.ts";
import { type Answers, answerCalls, json, refusal, userWith } from "#web/testing/answers.ts";
import { fakeSpeech, noSpeech } from "#web/testing/fake-speech.ts";
import { toast } from "#web/testing/render-at.tsx";
import { EnglishWords } from "#web/testing/words.tsx";
import { dismissToast, toastStore } from "#web/ui/feedback/toast-store.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { ChatCard } from "./chat-card.tsx";
import type { AssistantMessage } from "./queries.ts";

beforeEach(() => page.viewport(1000, 1000));
afterEach(() => {
  for (const { id } of toastStore.snapshot()) dismissToast(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const PATH = "/api/conversations/document_checker";
const SEND = `POST ${PATH}/message`;

function messageWith(id: number, changes: Partial<AssistantMessage>): AssistantMessage {
  return {
    ...{ id: String(id), agent: "document_checker", role: "user", content: `Question ${id}` },
    ...{ at: "2026-11-20T09:00:00.000Z", locale: "en" },
    ...changes,
  };
}

const ANSWER = messageWith(2, {
  role: "assistant",
  content: "Ibrahim: passport – refused.",
  actions: ["Open documents", "Why was my document refused?", "Ask a person"],
  actionTargets: ["open:/documents", "ask:doc.why", "do:hand_off"],
  citations: [{ id: "f1", source: "Ministry of Hajj", url: "https://example.org/rule", checkedOn: "2026-11-01" }],
});

function stream(...events: readonly (readonly [string, unknown])[]): Response {
  const text = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("");
  return new Response(text, { headers: { "content-type": "text/event-stream" } });
}

/** A conversation as the server keeps it: what is asked stands in it afterwards. */
function conversation(kept: AssistantMessage[], hasOlder = false) {
  return () => json({ conversationData: kept, hasOlder });
}

async function draw(answers: Answers) {
  answerCalls(answers);
  await startPreferences();
  const client = createQueryClient({ onSessionEnded: () => undefined });
  client.setQueryData(currentUserQuery.queryKey, userWith());
  const router = createMemoryRouter([
    { path: "/", element: <ChatCard /> },
    { path: "/documents", element: <p>The documents page</p> },
  ]);
  await render(
    <EnglishWords>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </EnglishWords>,
  );
}

const field = () => page.getByRole("textbox", { name: "Your question" });
const send = () => page.getByRole("button", { name: "Send", exact: true });

it("sends on Enter, shows the answer as it comes with its sources and actions, and clears the field", async () => {
  const kept: AssistantMessage[] = [];
  const asked = vi.fn((body: unknown) => {
    kept.push(messageWith(1, { content: "Has it passed?" }), ANSWER);
    return stream(["text", { text: "Ibrahim:" }], ["text", { text: " passport" }], ["message", { ...ANSWER, body }]);
  });
  await draw({ [`GET ${PATH}`]: conversation(kept), [SEND]: asked });

  await expect.element(send()).toBeDisabled();
  await field().fill("   ");
  await expect.element(send()).toBeDisabled();
  await field().fill("Has it passed?");
  await userEvent.keyboard("{Enter}");

  await expect.element(page.getByText("Ibrahim: passport – refused.")).toBeVisible();
  await expect.element(field()).toHaveValue("");
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ message: "Has it passed?" });
  await expect
    .element(page.getByRole("link", { name: "Ministry of Hajj" }))
    .toHaveAttribute("href", "https://example.org/rule");
  await page.getByRole("link", { name: "Open documents" }).click();
  await expect.element(page.getByText("The documents page")).toBeVisible();
});

it("calls a number when its button is pressed", async () => {
  const urgent = messageWith(4, {
    ...{ role: "assistant", content: "United Kingdom: call 999 now." },
    ...{ actions: ["Call 999", "Call 911", "Ask a person"], actionTargets: ["call:999", "call:911", "do:hand_off"] },
  });
  await draw({ [`GET ${PATH}`]: conversation([messageWith(3, {}), urgent]) });

  for (const number of ["999", "911"]) {
    const call = page.getByRole("link", { name: `Call ${number}` });
    await expect.element(call).toHaveAttribute("href", `tel:${number}`);
    expect(Math.round(call.element().getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
  }
});

it("shows the pieces while they come, and takes them back when told", async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const tell = (event: string, data: unknown) =>
    writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  await draw({ [`GET ${PATH}`]: conversation([]), [SEND]: () => new Response(readable) });

  await field().fill("Has it passed?");
  await send().click();
  await expect.element(page.getByText("Document Checker is writing…")).toBeVisible();
  await expect.element(send()).toBeDisabled();
  await tell("text", { text: "A guess" });
  await expect.element(page.getByText("A guess")).toBeVisible();
  await tell("restart", {});
  await expect.element(page.getByText("A guess")).not.toBeInTheDocument();
  await tell("text", { text: "What is known" });
  await expect.element(page.getByText("What is known")).toBeVisible();
  await tell("message", ANSWER);
  await writer.close();
  await expect.element(page.getByText("What is known")).not.toBeInTheDocument();
});

it("says that a message could not be sent, keeps it, and sends the same one again", async () => {
  const bodies: { clientId?: string }[] = [];
  const kept: AssistantMessage[] = [];
  const asked = (body: unknown) => {
    if (typeof body === "object" && body !== null) bodies.push(body);
    // The first is refused, the second breaks off half-way, the third is answered.
    if (bodies.length === 1) return refusal("unavailable", "The server is restarting.");
    if (bodies.length === 2) return stream(["text", { text: "Half an" }]);
    kept.push(messageWith(1, { content: "Has it passed?" }), ANSWER);
    return stream(["message", ANSWER]);
  };
  await draw({ [`GET ${PATH}`]: conversation(kept), [SEND]: asked });

  await field().fill("Has it passed?");
  await send().click();
  await expect.element(toast()).toHaveTextContent("ErrorFailed to send message to AI agent");
  await expect.element(field()).toHaveValue("Has it passed?");
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect.poll(() => bodies.length).toBe(2);
  await expect.element(page.getByText("This message was not sent.")).toBeVisible();
  await page.getByRole("button", { name: "Send it again" }).click();

  await expect.element(page.getByText("Ibrahim: passport – refused.")).toBeVisible();
  await expect.element(page.getByText("This message was not sent.")).not.toBeInTheDocument();
  expect(new Set(bodies.map(({ clientId }) => clientId)).size).toBe(1);
});

it("asks again by a pressed choice, and hands over to a person after a yes", async () => {
  const bodies: unknown[] = [];
  const handedOver = vi.fn(() => json(messageWith(9, { role: "assistant", content: "With our staff now." })));
  await draw({
    [`GET ${PATH}`]: conversation([ANSWER]),
    [SEND]: (body) => {
      bodies.push(body);
      return stream(["message", ANSWER]);
    },
    [`POST ${PATH}/hand-off`]: handedOver,
  });

  await page.getByRole("button", { name: "Why was my document refused?" }).click();
  await expect.poll(() => bodies).toMatchObject([{ message: "Why was my document refused?", intent: "doc.why" }]);
  await page.getByRole("button", { name: "Ask a person" }).click();
  expect(handedOver).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Yes, ask a person" }).click();
  await expect.poll(() => handedOver.mock.calls.length).toBe(1);
});

it("fetches older messages by a button, and deletes all of them after a yes", async () => {
  const newest = Array.from({ length: 10 }, (_, at) => messageWith(at + 11, {}));
  const removed = vi.fn(() => new Response(null, { status: 204 }));
  await draw({
    [`GET ${PATH}`]: (_, address) =>
      address.includes("before=11")
        ? json({ conversationData: [messageWith(10, { content: "The oldest" })], hasOlder: false })
        : json({ conversationData: newest, hasOlder: true }),
    [`DELETE ${PATH}`]: removed,
  });

  await expect.element(page.getByText("Question 20")).toBeVisible();
  await expect.element(page.getByText("The oldest")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Older messages" }).click();
  await expect.element(page.getByText("The oldest")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Older messages" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Delete this conversation" }).click();
  expect(removed).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(toast()).toHaveTextContent("Conversation deleted");
});

it("keeps the conversation in sight when older messages cannot be had, and says so", async () => {
  const newest = Array.from({ length: 10 }, (_, at) => messageWith(at + 11, {}));
  await draw({
    [`GET ${PATH}`]: (_, address) =>
      address.includes("before=11")
        ? refusal("unavailable", "The server is restarting.")
        : json({ conversationData: newest, hasOlder: true }),
  });
  await field().fill("My passport");

  await page.getByRole("button", { name: "Older messages" }).click();

  await expect.element(page.getByRole("alert")).toHaveTextContent("The server is restarting.");
  await expect.element(page.getByText("Question 20")).toBeVisible();
  await expect.element(field()).toHaveValue("My passport");
  await expect.element(page.getByRole("button", { name: "Older messages" })).toBeVisible();
});

it("keeps what was said, what was typed and what is on its way while another agent is asked", async () => {
  const kept: AssistantMessage[] = [messageWith(1, { content: "Has it passed?" }), ANSWER];
  let answerIt: () => void = () => undefined;
  const elsewhere = messageWith(4, {
    role: "assistant",
    agent: "queue_master",
    answeredBy: "payment_pro",
    content: "Nothing.",
  });
  const asked = vi.fn(() => {
    kept.push(messageWith(3, { agent: "queue_master", content: "What do I owe?" }), elsewhere);
    return new Promise<Response>((resolve) => (answerIt = () => resolve(stream(["message", elsewhere]))));
  });
  await draw({ [`GET ${PATH}`]: conversation(kept), "POST /api/conversations/queue_master/message": asked });
  await expect.element(page.getByText("Ibrahim: passport – refused.")).toBeVisible();
  const log = page.getByRole("log").element();

  await field().fill("What do I owe?");
  await page.getByRole("tab", { name: "Queue Master" }).click();
  await expect.element(field()).toHaveValue("What do I owe?");
  await expect.element(field()).toHaveAttribute("placeholder", "Ask Queue Master");
  await send().click();
  await page.getByRole("tab", { name: "Tour Advisor" }).click();
  await expect.element(page.getByText("Queue Master is writing…")).toBeVisible();
  await expect.element(send()).toBeDisabled();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  answerIt();

  const last = page.getByRole("article").last();
  await expect.element(last.getByText("Nothing.")).toBeVisible();
  await expect.element(last.getByText("Payment Pro")).toBeVisible();
  await expect.element(page.getByRole("article").nth(1).getByText("Document Checker")).toBeVisible();
  expect(page.getByRole("log").element()).toBe(log);
});

it("sends a message that failed again to the agent that was asked", async () => {
  const asked = vi.fn(() => refusal("unavailable", "The server is restarting."));
  await draw({ [`GET ${PATH}`]: conversation([]), [SEND]: asked });

  await field().fill("Has it passed?");
  await send().click();
  await page.getByRole("tab", { name: "Payment Pro" }).click();
  await page.getByRole("button", { name: "Send it again" }).click();

  await expect.poll(() => asked.mock.calls.length).toBe(2);
});

it("puts what it heard into the field and sends nothing", async () => {
  const speech = fakeSpeech([{ words: "has it passed" }]);
  const asked = vi.fn(() => stream());
  await draw({ [`GET ${PATH}`]: conversation([]), [SEND]: asked });

  await page.getByRole("button", { name: "Speak the question" }).click();
  await expect.element(field()).toHaveValue("has it passed");
  expect([speech.listenedIn, asked.mock.calls]).toEqual([["en-US"], []]);
});

it("says that voice input is not supported", async () => {
  noSpeech();
  await draw({ [`GET ${PATH}`]: conversation([]) });

  await page.getByRole("button", { name: "Speak the question" }).click();
  await expect.element(toast()).toHaveTextContent("Not SupportedVoice input is not supported in your browser");
});

it("says that voice input failed where the browser says so", async () => {
  fakeSpeech([{ error: "audio-capture" }]);
  await draw({ [`GET ${PATH}`]: conversation([]) });

  await page.getByRole("button", { name: "Speak the question" }).click();
  await expect.element(toast()).toHaveTextContent("Voice Input ErrorFailed to capture voice input");
});

it("says the same after ten seconds of silence, and not when listening is stopped", async () => {
  fakeSpeech(["silence", "silence"]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await draw({ [`GET ${PATH}`]: conversation([]) });

  await page.getByRole("button", { name: "Speak the question" }).click();
  await page.getByRole("button", { name: "Listening… press again to stop" }).click();
  await expect.element(page.getByRole("button", { name: "Speak the question" })).toBeVisible();
  expect(toast().query()).toBeNull();
  await page.getByRole("button", { name: "Speak the question" }).click();
  await expect.element(page.getByRole("button", { name: "Listening… press again to stop" })).toBeVisible();
  vi.advanceTimersByTime(10_000);
  await expect.element(toast()).toHaveTextContent("Voice Input ErrorFailed to capture voice input");
});

it.each([
  ["Copied", async () => undefined],
  ["The browser did not let it be copied.", () => Promise.reject(new Error("denied"))],
])("copies an answer, and says so: %s", async (said, writeText) => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
  await draw({ [`GET ${PATH}`]: conversation([messageWith(1, {}), ANSWER]) });

  await page.getByRole("button", { name: "Copy the answer", exact: true }).click();

  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(ANSWER.content);
  copied.mockRestore();
});

it("takes a thumb of an answer, changes it, takes it back, and says when it could not be kept", async () => {
  const sent: unknown[] = [];
  let isAway = false;
  const answers = [
    messageWith(1, {}),
    { ...ANSWER, thumb: null },
    messageWith(3, { role: "assistant", content: "United Kingdom: call 999 now." }),
    messageWith(4, { role: "staff", content: "Here we are." }),
  ];
  await draw({
    [`GET ${PATH}`]: conversation(answers),
    "PUT /api/conversations/messages/2/thumb": (body) => {
      sent.push(body);
      return isAway ? refusal("unavailable", "The server is restarting.") : new Response(null, { status: 204 });
    },
  });
  const up = page.getByRole("button", { name: "Helpful", exact: true });
  const down = page.getByRole("button", { name: "Not helpful", exact: true });
  const pressed = () => [up, down].map((one) => one.element().getAttribute("aria-pressed") === "true");
  await expect.element(page.getByRole("group", { name: "Did this help?" })).toBeVisible();
  expect([up.elements().length, down.elements().length]).toEqual([1, 1]);
  const { width, height } = up.element().getBoundingClientRect();
  expect([width, height].map(Math.round)).toEqual([44, 44]);

  await up.click();
  expect(pressed()).toEqual([true, false]);
  up.element().focus();
  await userEvent.tab();
  await expect.element(down).toHaveFocus();
  await expect.element(down).not.toHaveAttribute("aria-disabled");
  await userEvent.keyboard("{Enter}");
  expect(pressed()).toEqual([false, true]);
  await expect.element(down).not.toHaveAttribute("aria-disabled");
  await down.click();
  expect(pressed()).toEqual([false, false]);
  await expect.poll(() => sent).toEqual([{ thumb: "up" }, { thumb: "down" }, { thumb: null }]);

  isAway = true;
  await expect.element(up).not.toHaveAttribute("aria-disabled");
  await up.click();
  await expect.element(toast()).toHaveTextContent("Your choice could not be kept.");
  expect(pressed()).toEqual([false, false]);
});

it("asks leave for a language model by its host, marks what it worded, and takes the leave back", async () => {
  let agreed = false;
  const chosen: unknown[] = [];
  await draw({
    [`GET ${PATH}`]: conversation([{ ...ANSWER, byModel: true }]),
    "GET /api/assistant-model": () => json({ model: { host: "model.example", textVersion: "2026-11-24", agreed } }),
    "PUT /api/assistant-model": (body) => {
      chosen.push(body);
      agreed = !agreed;
      return json({ host: "model.example", textVersion: "2026-11-24", agreed });
    },
  });

  await expect.element(page.getByText("With the help of a language model")).toBeVisible();
  await expect.element(page.getByText(/the language model at model\.example leads the conversation/)).toBeVisible();
  await page.getByRole("button", { name: "Let it lead" }).click();
  await expect.element(page.getByText("model.example may lead the conversation")).toBeVisible();
  await page.getByRole("button", { name: "Not any more" }).click();
  await expect.element(page.getByRole("button", { name: "Let it lead" })).toBeVisible();

  expect(chosen).toEqual([
    { agreed: true, textVersion: "2026-11-24" },
    { agreed: false, textVersion: "2026-11-24" },
  ]);
});
