/** A model at its worst: slow, cut, silent, with wrong tools, and asking for other people's rows; and who may ask it at all. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { chooseAssistantModel, MODEL_TEXT_VERSION, readAssistantModel } from "#contract/assistant-model.ts";
import * as contract from "#contract/conversations.ts";
import { listConsents, withdrawConsent } from "#contract/own-records.ts";
import { addTraveller } from "#contract/travellers.ts";
import { type Session, testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { BY_NUSUK, givenConfirmed, givenOffer, givenResident } from "../../../../../test/factories/bookings.ts";
import { calls, fakeModel, looksUp, piece, rowsIn, says } from "../../../../../test/language-model/fake-model.ts";
import { turnIn } from "../../../../../test/language-model/world.ts";
import { Sentences } from "./sentences.ts";
import { writeAnswer } from "./write-answer.ts";

const fake = await fakeModel();
const model = { baseUrl: fake.baseUrl, apiKey: "key", name: "fake" };
const search = ["search_packages", {}] as const;

function write(sent: string[] = [], withinMs?: number) {
  return writeAnswer(model, {
    ...{ turn: turnIn("en", "Which is the cheapest?"), instruction: "", opening: [] },
    ...(withinMs !== undefined && { withinMs }),
    messages: [{ role: "user", content: "Which is the cheapest?" }],
    send: (line) => sent.push(line),
  });
}

describe("a model that leads", () => {
  it("looks up, and is shown sentence by sentence with what it used", async () => {
    const sent: string[] = [];
    fake.does(looksUp([search], () => ["Here you are. {{r3.na", "me}} costs {{r3.price}} per person. And", " {{r4}}"]));
    const { content, actions, lines } = await write(sent);
    expect(sent).toEqual([
      "Aurora Hajj costs $6,200 per person.",
      expect.stringMatching(/^Safa Hajj, Noor Travel, from London/),
    ]);
    expect(content).toBe(sent.join("\n"));
    expect(actions.map(({ target }) => target)).toEqual(["open:/packages/p1", "open:/packages/p2"]);
    expect(lines.map(({ subject }) => subject?.id)).toEqual(["p1", "p2"]);
  });

  it("cites the facts that it used, and lets things to press stand beneath", async () => {
    fake.does(
      looksUp(
        [
          ["find_facts", { query: "how old must a child be" }],
          ["propose_action", { open: "family", ask: "doc.needed" }],
        ],
        (rows) => `{{${rows[0]?.ref}}}`,
      ),
    );
    const { citations, actions } = await write();
    expect(citations).toHaveLength(1);
    expect(actions.map(({ target }) => target)).toEqual(["open:/family", "ask:doc.needed"]);
  });

  it("is not waited for when it is slow, or silent in the middle of a sentence", async () => {
    fake.does(() => undefined);
    await expect(write([], 200)).rejects.toThrow();
    const sent: string[] = [];
    fake.does((request, response) => {
      if (rowsIn(request).length === 0) return calls(search)(request, response);
      response.write(piece({ content: "{{r3}}\nThe next is {{r4" }));
    });
    await expect(write(sent, 2_000)).rejects.toThrow();
    expect(sent).toEqual([expect.stringMatching(/^Aurora/)]);
  });

  it("is not believed when its line is cut", async () => {
    fake.does((_, response) => response.end(piece({ content: "You are number" })));
    await expect(write()).rejects.toThrow("ended before");
  });

  it("gets no tool that there is not, is told of wrong arguments, and ends when it asks on and on", async () => {
    fake.does(
      calls(["cancel_booking", { id: "b1" }], ["days", { date: "tomorrow" }], ["package", { name: "Falsetours" }]),
    );
    await expect(write()).rejects.toThrow("on and on");
    const told = fake.asked.at(-1)?.messages.flatMap(({ role, content }) => (role === "tool" ? [content] : []));
    expect(told?.slice(0, 3)).toEqual([
      expect.stringContaining("no such tool"),
      expect.stringContaining("Wrong arguments"),
      expect.stringContaining("No package has this name"),
    ]);
  });

  it("reckons with nothing that was not looked up or written by its asker", async () => {
    const sums = [
      "4999",
      "4999 * 2",
      "r3.price + 4999",
      "r3.price * r4.price",
      "r3.price + r9.open",
      "2 * 3",
      "r3.price *",
    ];
    fake.does(
      looksUp([search, ...sums.map((expression) => ["calculate", { expression }] as const)], (rows) =>
        rows.map(({ ref }) => `{{${ref}}}`).join("\n"),
      ),
    );
    expect((await write()).content).not.toMatch(/=|4.?999/);
  });

  it("says nothing where nothing that it says can be shown", async () => {
    fake.does(says("I would be glad to help! You need no visa."));
    await expect(write()).rejects.toThrow("nothing that can be shown");
    fake.does(says(`{{r3 ${"a".repeat(700)}`));
    await expect(write()).rejects.toThrow("no end");
  });
});

it("cuts a text into sentences in every script, wherever the pieces end", () => {
  const text = "One. {{r1.price}} two! तीन। چار۔ خمسة؟\nSix";
  for (const size of [1, 2, 3, 100]) {
    const cut = new Sentences();
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
    const whole = [...pieces.flatMap((part) => cut.add(part)), ...cut.end()];
    expect(whole).toEqual(["One.", "{{r1.price}} two!", "तीन।", "چار۔", "خمسة؟", "Six"]);
  }
});

const params = { agentId: "tour_advisor" };
const message = "which package is the cheapest?";

describe("a conversation with a model on this machine", async () => {
  const app = await testApp({ settings: { LLM_BASE_URL: fake.baseUrl, LLM_MODEL: "fake", RATE_LIMITS: "on" } });
  const ask = (session: Session, text = message, agentId = params.agentId) =>
    app.call(contract.askAgent, { params: { agentId }, body: { message: text } }, session);

  it("needs no leave, and is told of the household and of what was said before", async () => {
    const { session } = await givenPilgrim(app);
    const father = { relationship: "father", givenNames: "Ahmed", surname: "Rahman", birthDate: "1951-01-09" } as const;
    await app.call(addTraveller, { body: father }, session);
    fake.does(looksUp([["people", {}]], (rows) => `{{${rows.find(({ says }) => says.includes("Ahmed"))?.ref}}}`));

    const first = await ask(session, "who is with me?");
    expect(first).toMatchObject({ byModel: true, content: "Ahmed Rahman: father, born on 9 January 1951." });
    await ask(session, "and how old?");
    const [system, ...turns] = fake.asked.at(-1)?.messages ?? [];
    expect(system?.content).toContain("Ahmed Rahman: father");
    expect(turns.slice(0, 3).map(({ content }) => content)).toEqual(["who is with me?", first.content, "and how old?"]);
    expect(await app.call(readAssistantModel, {}, session)).toEqual({ model: null });
    const body = { agreed: true, textVersion: MODEL_TEXT_VERSION } as const;
    expect(await app.refusal(chooseAssistantModel, { body }, session)).toMatchObject({ code: "not_found" });
  });

  it("leads where the engine is not sure", async () => {
    const { session } = await givenPilgrim(app);
    fake.does(looksUp([["days", { date: "2027-05-15" }]], (rows) => `{{${rows[0]?.ref}}}`));
    expect(await ask(session, "asdf ghjk")).toMatchObject({
      byModel: true,
      content: expect.stringContaining("2027"),
    });
  });

  it("may give the whole of the engine's answer, also where that is another agent's than the asked one", async () => {
    const { session } = await givenPilgrim(app);
    fake.does(says("{{draft}}"));
    const text = "Which documents do I need?";
    const own = await ask(session, text, "document_checker");
    expect(own).toMatchObject({ byModel: true, content: expect.stringContaining("\n") });
    expect((await ask(session, text, "payment_pro")).content).toBe(own.content);
  });

  it("never asks the model in an emergency, where one is feared, nor tells it of one", async () => {
    const { session } = await givenPilgrim(app);
    fake.does(says("{{draft}}"));
    const before = fake.asked.length;
    for (const danger of ["my mother collapsed and is unconscious, help", "I do not want to live anymore"]) {
      expect((await ask(session, danger)).content).toContain("911");
    }
    expect(fake.asked.length).toBe(before);
    await ask(session);
    expect(JSON.stringify(fake.asked.at(-1)?.messages)).not.toMatch(/collapsed|911|anymore/);
  });

  it("sees nobody else's rows, whatever it asks for", async () => {
    const owner = await givenResident(app, BY_NUSUK);
    const operator = await givenOperator(app);
    const booking = await givenConfirmed(app, owner, await givenOffer(app, operator.user.id));
    const { session } = await givenPilgrim(app);
    fake.does(
      looksUp(
        [
          ["bookings", {}],
          ["refund_preview", { booking: booking.id }],
          ["refund_preview", { booking: "r1" }],
          ["papers", { person: owner.id }],
        ],
        () => `{{${booking.id}}}`,
      ),
    );
    const answer = await ask(session);
    expect(answer).not.toHaveProperty("byModel");
    expect(JSON.stringify([fake.asked.at(-1), answer])).not.toContain(booking.reference);
  });

  it("takes back what it has shown when it then refers to what was never looked up", async () => {
    const { session } = await givenPilgrim(app);
    fake.does(looksUp([["days", {}]], () => ["{{r1}}\n", "{{r77.price}}"]));
    const answer = await app.inject({
      method: "POST",
      url: "/api/conversations/queue_master/message",
      headers: { cookie: session.cookie, accept: "text/event-stream" },
      payload: { message },
    });
    const events = answer.body.match(/^event: \w+/gm) ?? [];
    expect(events.slice(0, 3)).toEqual(["event: text", "event: restart", "event: text"]);
    expect(events.at(-1)).toBe("event: message");
    expect(answer.body).not.toContain("byModel");
  });

  it("is there for shared demonstration accounts so many times a day, then the engine answers", async () => {
    const { session, user } = await givenPilgrim(app);
    await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", user.id).execute();
    fake.does(looksUp([["days", {}]], () => "{{r1}}"));
    expect(await ask(session)).toMatchObject({ byModel: true });
    const { limits } = app.platform;
    await Promise.allSettled(Array.from({ length: 500 }, () => limits.take("assistant_demo_model", "all")));
    expect(await ask(session)).not.toHaveProperty("byModel");
  });
});

describe("a conversation with a model of another host", async () => {
  const host = "models.example";
  const app = await testApp({ settings: { LLM_BASE_URL: `https://${host}/v1`, LLM_MODEL: "fake" } });
  const choose = (agreed: boolean) => ({ body: { agreed, textVersion: MODEL_TEXT_VERSION } }) as const;
  const ask = (session: Session) => app.call(contract.askAgent, { params, body: { message } }, session);
  afterEach(() => void vi.restoreAllMocks());

  /** What goes to that host goes to the fake. */
  function reachable() {
    const real = fetch;
    return vi.spyOn(globalThis, "fetch").mockImplementation((address, init) => {
      return real(String(address).replace(`https://${host}/v1`, fake.baseUrl), init);
    });
  }

  it("is asked nothing before its asker lets it, nor after", async () => {
    reachable();
    const { session } = await givenPilgrim(app);
    fake.does(looksUp([["days", {}]], () => "{{r1}}"));
    const before = fake.asked.length;
    expect(await ask(session)).not.toHaveProperty("byModel");
    expect(fake.asked.length).toBe(before);

    await app.call(chooseAssistantModel, choose(true), session);
    expect(await ask(session)).toMatchObject({ byModel: true });
    const [consent] = await app.call(listConsents, {}, session);
    expect(consent).toMatchObject({ kind: "assistant_model", recipient: host, textVersion: MODEL_TEXT_VERSION });

    await app.call(withdrawConsent, { params: { id: String(consent?.id) } }, session);
    const sent = fake.asked.length;
    expect(await ask(session)).not.toHaveProperty("byModel");
    expect(fake.asked.length).toBe(sent);
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
    expect(await ask(session)).not.toHaveProperty("byModel");
  });
});
