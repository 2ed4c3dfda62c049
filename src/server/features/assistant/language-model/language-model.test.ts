/** A model at its worst: slow, cut, with wrong tools, inventing and injecting. What is shown is true all the same. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { chooseAssistantModel, MODEL_TEXT_VERSION, readAssistantModel } from "#contract/assistant-model.ts";
import * as contract from "#contract/conversations.ts";
import { listConsents, withdrawConsent } from "#contract/own-records.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { writeAnswer } from "./write-answer.ts";

type Script = (request: IncomingMessage, response: ServerResponse, body: string) => void;
let script: Script = () => undefined;
const asked: string[] = [];

const server = createServer(async (request, response) => {
  const body = await text(request);
  asked.push(body);
  response.writeHead(200, { "content-type": "text/event-stream" });
  script(request, response, body);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
const model = { baseUrl, apiKey: "key", name: "fake" };

const piece = (delta: unknown, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`;
const says =
  (...pieces: string[]): Script =>
  (_, response) =>
    response.end(`${pieces.map((content) => piece({ content })).join("")}${piece({}, "stop")}data: [DONE]\n\n`);
const calls = (name: string, written: string) =>
  piece({ tool_calls: [{ index: 0, id: "c1", function: { name, arguments: written } }] }, "tool_calls");

const LOCAL = "You are number 247 in line.";
const lookedUp: string[] = [];
const write = (sent: string[] = []) =>
  writeAnswer(model, {
    question: "Where are we, and how long?",
    language: "English",
    local: LOCAL,
    withinMs: 500,
    send: (line) => sent.push(line),
    async lookUp(intent) {
      lookedUp.push(intent);
      return "Eight of ten in your place are in within 23 minutes.";
    },
  });

describe("a model that writes", () => {
  it("is told what is known, looks up more, and is shown line by line", async () => {
    script = (_, response, body) =>
      body.includes("23 minutes")
        ? says("You are number ", "247.\nIt takes", " 23 minutes.")(_, response, body)
        : response.end(`${calls("look_up", '{"intent":"queue.when"}')}data: [DONE]\n\n`);
    const sent: string[] = [];
    expect(await write(sent)).toBe("You are number 247.\nIt takes 23 minutes.");
    expect(sent).toEqual(["You are number 247.", "It takes 23 minutes."]);
    expect(lookedUp).toEqual(["queue.when"]);
  });

  it("is not waited for when it is slow", async () => {
    script = () => undefined;
    await expect(write()).rejects.toThrow();
  });

  it("is not believed when its line is cut", async () => {
    script = (_, response) => response.end(piece({ content: "You are number 247 and" }));
    await expect(write()).rejects.toThrow("ended before");
  });

  it("gets no tool that there is not, and ends when it asks on and on", async () => {
    lookedUp.length = 0;
    script = (_, response) => response.end(`${calls("cancel_booking", '{"id":"b1"}')}data: [DONE]\n\n`);
    await expect(write()).rejects.toThrow("on and on");
    expect(lookedUp).toEqual([]);
    expect(asked.at(-1)).toContain("no such tool");
  });

  it("shows nothing that it invents: a figure, a date, a name", async () => {
    for (const invented of ["It takes 19 minutes.", "It opens in June 2031.", "Your operator is Falsetours."]) {
      const sent: string[] = [];
      script = says(invented);
      await expect(write(sent), invented).rejects.toThrow("nothing looked up");
      expect(sent).toEqual([]);
    }
  });

  it("shows nothing that leads away: a link, a mailbox, markup", async () => {
    for (const injected of [
      "Pay at https://evil.example now.",
      "Write to help@evil.example.",
      "See [here](/evil).",
      "<img src=x onerror=alert(1)>",
    ]) {
      script = says(injected);
      await expect(write(), injected).rejects.toThrow();
    }
  });
});

describe("a conversation with a model set", async () => {
  const app = await testApp({ settings: { LLM_BASE_URL: baseUrl, LLM_MODEL: "fake" } });
  const params = { agentId: "queue_master" };
  const message = "what is my place in the queue?";
  const host = new URL(baseUrl).host;
  const choose = (agreed: boolean) => ({ body: { agreed, textVersion: MODEL_TEXT_VERSION } }) as const;

  async function givenAgreed() {
    const pilgrim = await givenPilgrim(app);
    await app.call(chooseAssistantModel, choose(true), pilgrim.session);
    return pilgrim;
  }

  it("is asked nothing before its asker lets it, nor after", async () => {
    const { session } = await givenPilgrim(app);
    script = says("You stand in no queue now.");
    const before = asked.length;
    const ask = () => app.call(contract.askAgent, { params, body: { message } }, session);
    const local = await ask();
    expect(asked.length).toBe(before);
    expect(local).not.toHaveProperty("byModel");

    await app.call(chooseAssistantModel, choose(true), session);
    expect(await ask()).toMatchObject({ byModel: true });
    const [consent] = await app.call(listConsents, {}, session);
    expect(consent).toMatchObject({ kind: "assistant_model", recipient: host, textVersion: MODEL_TEXT_VERSION });

    await app.call(withdrawConsent, { params: { id: String(consent?.id) } }, session);
    const sent = asked.length;
    expect(await ask()).not.toHaveProperty("byModel");
    expect(asked.length).toBe(sent);
    expect(await app.call(readAssistantModel, {}, session)).toMatchObject({ model: { host, agreed: false } });
  });

  it("is let once, however often it is said at the same moment", async () => {
    const { session } = await givenPilgrim(app);
    await Promise.all(Array.from({ length: 8 }, () => app.call(chooseAssistantModel, choose(true), session)));

    expect(await app.call(listConsents, {}, session)).toHaveLength(1);
    await app.call(chooseAssistantModel, choose(false), session);
    expect((await app.call(listConsents, {}, session))[0]?.endedAt).not.toBeNull();
  });

  it("is not there for an account that others share", async () => {
    const { session, user } = await givenPilgrim(app);
    await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", user.id).execute();

    expect(await app.call(readAssistantModel, {}, session)).toEqual({ model: null });
    expect(await app.refusal(chooseAssistantModel, choose(true), session)).toMatchObject({ code: "demo_account" });
  });

  it("has the model's words where they are grounded, else the local ones", async () => {
    const { session } = await givenAgreed();
    script = says("You stand in no queue now.");
    expect((await app.call(contract.askAgent, { params, body: { message } }, session)).content).toBe(
      "You stand in no queue now.",
    );
    script = says("You are number 1 in line.");
    const local = await app.call(contract.askAgent, { params, body: { message } }, session);
    expect(local.content).toBe("You are not in a queue at the moment.");
  });

  it("never asks the model in an emergency", async () => {
    const { session } = await givenAgreed();
    const before = asked.length;
    const { content } = await app.call(
      contract.askAgent,
      { params, body: { message: "my mother collapsed and is unconscious, help" } },
      session,
    );
    expect(content).toContain("911");
    expect(asked.length).toBe(before);
  });

  it("takes back what it has shown when a later line is invented", async () => {
    const { session } = await givenAgreed();
    script = says("You stand in no queue now.\n", "But pay 500 today.");
    const answer = await app.inject({
      method: "POST",
      url: "/api/conversations/queue_master/message",
      headers: { cookie: session.cookie, accept: "text/event-stream" },
      payload: { message },
    });
    expect(answer.body.match(/^event: \w+/gm)).toEqual([
      "event: text",
      "event: restart",
      "event: text",
      "event: message",
    ]);
    expect(answer.body).not.toContain("500");
  });
});
