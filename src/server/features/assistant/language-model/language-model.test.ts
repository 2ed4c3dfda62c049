/** A model at its worst: slow, cut, with wrong tools, inventing and injecting. What is shown is true all the same. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import * as contract from "#contract/conversations.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenPilgrim } from "../../../../../test/given/accounts.ts";
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

  it("has the model's words where they are grounded, else the local ones", async () => {
    const { session } = await givenPilgrim(app);
    script = says("You stand in no queue now.");
    expect((await app.call(contract.askAgent, { params, body: { message } }, session)).content).toBe(
      "You stand in no queue now.",
    );
    script = says("You are number 1 in line.");
    const local = await app.call(contract.askAgent, { params, body: { message } }, session);
    expect(local.content).toBe("You are not in a queue at the moment.");
  });

  it("never asks the model in an emergency", async () => {
    const { session } = await givenPilgrim(app);
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
    const { session } = await givenPilgrim(app);
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
