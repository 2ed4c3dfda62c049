import { readFileSync } from "node:fs";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { intlTag } from "#i18n/formats.ts";
import type { Locale } from "#i18n/locales.ts";
import { messages as ar } from "#i18n/messages/ar.ts";
import { messages as en } from "#i18n/messages/en.ts";
import type { Agent } from "../agents.ts";
import { readModel } from "../classifier/model.ts";
import { FACTS } from "../facts/facts.ts";
import { ungrounded } from "../grounding.ts";
import { INTENTS } from "../intents.ts";
import { type Known, type KnownDocument, type KnownQueue, NOTHING_KNOWN } from "../known.ts";
import { answer, type Context } from "./answer.ts";
import type { Words } from "./render.ts";

const model = readModel(readFileSync(new URL("../weights/intents.bin", import.meta.url)));
const NOW = new Date("2026-11-21T09:00:00Z");

const wordsOf = (locale: Locale): Words | null => {
  const messages = { en, ar }[locale === "ar" ? "ar" : "en"];
  if (locale !== "ar" && locale !== "en") return null;
  return (area, key, values) => {
    const translate = createTranslator({
      locale: intlTag(locale),
      messages: { ...messages[area] },
      onError(error) {
        throw error;
      },
    });
    return translate(key as never, values as never);
  };
};

const withKnown = (known: Partial<Known>): Context => ({
  now: NOW,
  timeZone: "Europe/London",
  known: { ...NOTHING_KNOWN, ...known },
  model,
  words: wordsOf,
});
const ask = (text: string, known: Partial<Known> = {}, agent: Agent = "document_checker") =>
  answer({ text, agent, locale: "en" }, withKnown(known));

const FATHER = { id: "t2", relationship: "father", isSelf: false, givenNames: "Ahmed", surname: "Rahman" } as const;
const SELF = { id: "t1", relationship: "self", isSelf: true, givenNames: "Amina", surname: "Rahman" } as const;
const passport: KnownDocument = {
  ...{ type: "passport", status: "rejected", needsReview: false, travellerId: "t2", isOwn: false },
  ...{ uploadedAt: "2026-11-01T09:00:00Z", nameAsRead: "AHMED RAHMAN", replacedBy: null, review: null },
  aiAnalysis: {
    issues: ["It expires on 1 February 2027."],
    suggestions: ["Renew it, then upload the new one."],
    extractedData: { expiryDate: "2027-02-01" },
  },
};

describe("an answer", () => {
  it("is about the person and the paper that the question names", () => {
    const known = { documents: [passport], travellers: [SELF, FATHER] };
    expect(ask("has my father's passport been accepted?", known).content).toBe("Ahmed: passport – rejected.");
    expect(ask("why was my dad's passport rejected?", known).content).toContain("It expires on 1 February 2027.");
    expect(ask("has my mother's passport been verified?", known).content).toContain("as mother");
  });

  it("comes in the question's language and is the other agent's where the question is", () => {
    const queue: KnownQueue = {
      ...{ status: "waiting", position: 247, estimatedWaitTime: 23, priorityScore: 94, totalInQueue: 1250 },
      ...{ ticket: null, windows: [] },
    };
    const english = ask("how many people are ahead of me in the queue?", { queue });
    expect(english.agent).toBe("queue_master");
    expect(english.content).toBe(
      "Queue Master answers this one:\nYou are number 247 in line; 246 households are ahead of you.\n1,250 households are waiting in all.",
    );
    const arabic = ask("كم شخص قدامي في الطابور؟", { queue }, "queue_master");
    expect(arabic.locale).toBe("ar");
    expect(arabic.content).toContain("247");
  });

  it("tells of the queue what its page tells: whose turn, a pause, and what a wait rests on", () => {
    const ticket: KnownQueue["ticket"] = {
      ...{ windowId: "w", state: "waiting", position: 7, waitBasis: "announced", chance: null },
      ...{ turnEndsAt: null, isMine: false, holder: "Kerem" },
    };
    const queue: KnownQueue = {
      ...{ status: "waiting", position: 7, estimatedWaitTime: 3, priorityScore: 13, totalInQueue: 7, ticket },
      windows: [{ id: "w", operatorName: "Noor Travel", state: "open", opensAt: "2026-11-22T18:40:00Z" }],
    };
    const until = { ...ticket, state: "admitted", position: null, turnEndsAt: "2026-11-22T18:51:00Z" } as const;
    const paused = { ...queue, windows: queue.windows.map((window) => ({ ...window, state: "paused" as const })) };

    expect(ask("how long do we have to wait?", { queue }).content).toContain("By the announced pace");
    expect(ask("how long do we have to wait?", { queue: paused }).content).toContain("Noor Travel is paused");
    expect(ask("when does the sale open?", { queue: paused }).content).toContain("Noor Travel is paused");
    expect(
      ask("what is my place in the queue?", { queue: { ...queue, status: "admitted", ticket: until } }).content,
    ).toContain(
      "It is your household’s turn until 22 Nov 2026, 6:51\u00a0PM. Kerem or an administrator of your household can hold the seats.",
    );
  });

  it("says what it cannot see, and puts the numbers to call first", () => {
    expect(ask("what is my place in the queue?").content).toContain("I cannot see your place");
    expect(ask("help my mother has fainted, she is unconscious").content).toContain("911");
  });

  it("does not answer what is none of its business", () => {
    const { kind, actions } = ask("write me a poem about football");
    expect(kind).not.toBe("answer");
    expect(actions.at(-1)?.target).toBe("do:hand_off");
  });

  it("calls what only guides tell so, beside Nusuk's own word, and names none of their pages", () => {
    const { citations } = answer(
      { text: "", agent: "queue_master", locale: "en", intent: "queue.opens" },
      withKnown({}),
    );
    const all = INTENTS.flatMap(
      (intent) => answer({ text: "", agent: "tour_advisor", locale: "en", intent }, withKnown({})).citations,
    );

    expect(citations).toContainEqual(
      expect.objectContaining({ source: expect.stringContaining("Reports of pilgrims"), url: "https://hajj.nusuk.sa" }),
    );
    const pages = FACTS.filter(({ source }) => source === null).map(({ url }) => new URL(url).hostname);
    expect(pages.length).toBeGreaterThan(10);
    expect(all.filter(({ url, source }) => pages.some((page) => url.includes(page) || source.includes(page)))).toEqual(
      [],
    );
  });

  it("answers every intent in every language that has words, from its sources alone", () => {
    for (const locale of ["en", "ar"] as const) {
      for (const intent of INTENTS) {
        const { content, evidence } = answer(
          { text: locale === "ar" ? "سؤال" : "question", agent: "tour_advisor", locale, intent },
          withKnown({}),
        );
        expect(content, intent).not.toBe("");
        expect(ungrounded(content, evidence), `${locale} ${intent}: ${content}`).toEqual([]);
      }
    }
  });
});
