import { describe, expect, it } from "vitest";
import type { Locale } from "#i18n/locales.ts";
import { ask, model, withKnown } from "../../../test/ask-assistant.ts";
import { understand } from "../classifier/understand.ts";
import { FACTS } from "../facts/facts.ts";
import { ungrounded } from "../facts/grounding.ts";
import { AGENTS, type Agent } from "../intents/agents.ts";
import { INTENTS } from "../intents/intents.ts";
import type { KnownDocument, KnownQueue } from "../known.ts";
import { answer } from "./answer.ts";

const FATHER = {
  id: "t2",
  relationship: "father",
  isSelf: false,
  givenNames: "Ahmed",
  surname: "Rahman",
  birthDate: null,
} as const;
const SELF = {
  id: "t1",
  relationship: "self",
  isSelf: true,
  givenNames: "Amina",
  surname: "Rahman",
  birthDate: null,
} as const;
const passport: KnownDocument = {
  ...{ type: "passport", status: "rejected", needsReview: false, travellerId: "t2", isOwn: false },
  ...{ uploadedAt: "2026-11-01T09:00:00Z", nameAsRead: "AHMED RAHMAN", replacedBy: null, review: null },
  aiAnalysis: {
    issues: ["It expires on 1 February 2027."],
    suggestions: ["Renew it, then upload the new one."],
    extractedData: { expiryDate: "2027-02-01" },
  },
};

/** Asked bare, as many do. */
const MISSING: [Locale, string[]][] = [
  ["en", ["What is missing?", "What is still missing?", "Anything missing?", "what's missing"]],
  ["ar", ["ماذا ينقص؟", "ما الذي ما زال ناقصًا؟", "ماذا ينقصني بعد؟", "هل ينقص شيء؟"]],
  ["ur", ["کیا باقی ہے؟", "ابھی کیا کمی ہے؟", "کیا چیز رہ گئی ہے؟"]],
  ["hi", ["क्या बाकी है?", "अब भी क्या कमी है?", "क्या छूट गया है?"]],
  ["bn", ["কী বাকি আছে?", "এখনও কী বাকি?", "কী কী কম আছে?"]],
  ["tr", ["Ne eksik?", "Hâlâ ne eksik?", "Eksik bir şey var mı?"]],
  ["fr", ["Que manque-t-il ?", "Que manque-t-il encore ?", "Qu’est-ce qui manque ?", "Il manque quelque chose ?"]],
  ["id", ["Apa yang kurang?", "Apa yang masih kurang?", "Ada yang kurang?"]],
  ["ms", ["Apa yang kurang?", "Apa lagi yang kurang?", "Ada apa-apa yang tidak lengkap?"]],
  ["fa", ["چه چیزی کم است؟", "هنوز چه چیزی کم است؟", "چی کم دارم؟"]],
  ["ru", ["Чего не хватает?", "Чего ещё не хватает?", "Что ещё не готово?"]],
];

describe("an answer", () => {
  it("is about the person and the paper that the question names", () => {
    const known = { documents: [passport], travellers: [SELF, FATHER] };
    expect(ask("has my father's passport been accepted?", known).content).toMatch(
      /^Ahmed: passport was refused\. It expires on 1 February 2027/,
    );
    expect(ask("why was my dad's passport rejected?", known).content).toContain("It expires on 1 February 2027.");
    expect(ask("has my mother's passport been verified?", known).content).toContain("as mother");
  });

  it("tells of a passport the day that the documents page tells, for the journey of whose it is, and by when to renew it", () => {
    const act = {
      kind: "replace_document",
      type: "passport",
      traveller: { id: "t2", name: "Ahmed Rahman" },
      dueOn: "2027-02-01",
    };
    const journey = {
      paperJourneys: [
        { travellerId: null, departsOn: "2027-05-05", returnsOn: "2027-06-01" },
        { travellerId: "t2", departsOn: "2027-05-05", returnsOn: "2027-05-23" },
      ],
      obligations: [{ act, due: { at: "2027-02-01", isForecast: false } }],
    };
    const known = { documents: [passport], travellers: [SELF, FATHER], journey: journey as never };

    const { content } = ask("is my father's passport valid long enough?", known);

    expect(content).toContain("a passport must be valid until 23 November 2027");
    expect(content).toContain("Ahmed Rahman: passport, rejected, due by 1 February 2027.");
    expect(content).not.toMatch(/before you book/i);
    expect(ask("is my passport valid long enough?", known).content).toContain("until 1 December 2027");
  });

  it.each([
    ["confirmed", "confirmed. Departure on 5 May 2027."],
    ["cancelled", "cancelled."],
  ])("tells a departure only of what stands: %s", (phase, words) => {
    const booking = { id: "b1", reference: "RH-7K3Q2M", packageName: "Noor Comfort", phase, completed: false };
    const bookings = [{ ...booking, departureDate: "2027-05-05" }] as never;

    const { content } = ask("What is the status of my booking?", { bookings }, "tour_advisor");

    expect(content).toBe(`Booking RH-7K3Q2M, Noor Comfort: ${words}`);
  });

  it.each(MISSING)("understands in %s that what is missing is asked, and fears no emergency", (_, questions) => {
    for (const text of questions) {
      const asked = (agent: Agent) => understand(model.intents, text, agent);
      const told = (["document_checker", "tour_advisor"] as const).map((agent) => ask(text, {}, agent));
      expect(
        told.map(({ kind, intent }) => [kind, intent]),
        text,
      ).toEqual([
        ["answer", "doc.needed"],
        ["answer", "doc.needed"],
      ]);
      for (const agent of AGENTS) expect(asked(agent).ranked[0]?.intent, text).not.toBe("safety.emergency");
    }
  });

  it.each([
    ["en", "How does my booking stand?"],
    ["en", "how are our bookings coming along"],
    ["ar", "كيف حجزي؟"],
    ["ur", "میری بکنگ کیسی ہے؟"],
    ["fr", "Comment se présente ma réservation ?"],
    ["id", "Bagaimana keadaan pemesanan saya?"],
    ["fa", "رزرو من چطور است؟"],
    ["ru", "Как обстоят дела с моим бронированием?"],
  ])("tells how the own booking stands, not how one is cancelled or held: %s %s", (_, text) => {
    const booking = { id: "b1", reference: "RH-7K3Q2M", packageName: "Noor Comfort", phase: "held", completed: false };
    const bookings = [{ ...booking, departureDate: "2027-05-05" }] as never;
    for (const agent of AGENTS) expect(ask(text, { bookings }, agent).content).toContain("RH-7K3Q2M");
  });

  it("names what else is due where no paper is missing", () => {
    const documents = { verified: 4, required: 4, percent: 100, slots: [] };
    const due = { act: { kind: "pay_amount", bookingId: "b1", dueOn: "2027-01-05", isLate: false }, who: "you" };
    const known = { journey: { documents, nextAction: due.act, obligations: [due] } as never };

    expect(ask("What is still missing?", known).content).toContain("Your next step: pay the amount that is due.");
  });

  it("tells of no draw to come in a sale that is open", () => {
    const ticket = { windowId: "w1", position: null };
    const sale = { id: "w1", operatorName: "Crescent Travel", operatorStopped: false };
    const place = (state: string) => ({ status: "waiting", position: null, ticket, windows: [{ ...sale, state }] });
    const told = (state: string) =>
      ask("Where am I in line?", { queue: place(state) as never }, "queue_master").content;

    expect(told("announced")).toContain("The places are drawn when the sale opens");
    expect(told("open")).toBe("Your household is in the line of Crescent Travel; its place is being counted in.");
  });

  it("comes in the question's language and is the other agent's where the question is", () => {
    const queue: KnownQueue = {
      ...{ status: "waiting", position: 247, estimatedWaitTime: 23, priorityScore: 94, totalInQueue: 1250 },
      ...{ ticket: null, tickets: [], windows: [] },
    };
    const english = ask("how many people are ahead of me in the queue?", { queue });
    expect(english.agent).toBe("queue_master");
    expect(english.content).toBe(
      "You are number 247 in line; 246 households wait ahead of you.\n1,250 households are waiting in all.",
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
      ...{
        tickets: [],
        status: "waiting",
        position: 7,
        estimatedWaitTime: 3,
        priorityScore: 13,
        totalInQueue: 7,
        ticket,
      },
      windows: [
        {
          id: "w",
          operatorName: "Noor Travel",
          operatorStopped: false,
          state: "open",
          opensAt: "2026-11-22T18:40:00Z",
        },
      ],
    };
    const until = { ...ticket, state: "admitted", position: null, turnEndsAt: "2026-11-22T18:51:00Z" } as const;
    const paused = { ...queue, windows: queue.windows.map((window) => ({ ...window, state: "paused" as const })) };

    expect(ask("how long do we have to wait?", { queue }).content).toContain("By the announced pace");
    expect(ask("how long do we have to wait?", { queue: paused }).content).toContain("Noor Travel is paused");
    expect(ask("when does the sale open?", { queue: paused }).content).toContain("Noor Travel is paused");
    expect(ask("what is my place in the queue?", { queue: paused }).content).toContain("Noor Travel is paused");
    const heldUp = (leastPassing: number) =>
      ask("how long do we have to wait?", {
        queue: { ...queue, estimatedWaitTime: null, ticket: { ...ticket, leastPassing, undecided: 3 } },
      }).content;
    expect(heldUp(1)).toBe(
      "Seats reach you only if at least 1 household before you, those whose turn it is now among them, takes none.",
    );
    expect(heldUp(0)).toContain("cannot be said before they have decided");
    const announced = queue.windows.map((window) => ({ ...window, state: "announced" as const }));
    const undrawn = { ...ticket, position: null, estimatedWaitTime: null };
    const before = { ...queue, windows: announced, ticket: undrawn, position: null, estimatedWaitTime: null };
    expect(ask("how long do we have to wait?", { queue: before }).content).toContain(
      "Noor Travel opens its sale on 22 Nov 2026, 6:40\u00a0PM.",
    );
    for (const question of ["what is my place in the queue?", "how do I join the queue?"])
      expect(ask(question, { queue: { ...queue, status: "admitted", ticket: until } }).content).toContain(
        "It is your household’s turn until 22 Nov 2026, 6:51\u00a0PM. Kerem or an administrator of your household can hold the seats.",
      );
  });

  it("tells a member of what another of the household holds, and that the other pays", () => {
    const theirs = { id: "b9", reference: "RH-D8QS3Y", isMine: false, customerName: "Kerem Yildiz", phase: "held" };
    const act = { kind: "await_hold", bookingId: "b9", until: "2026-11-22T18:51:00Z", offered: false, member: "Kerem" };
    const known = { bookings: [theirs], journey: { obligations: [{ act }] } } as never;

    expect(ask("how long are my seats held?", known).content).toContain(
      "Booking RH-D8QS3Y: Kerem holds the seats for your household until 22 Nov 2026, 6:51\u00a0PM.",
    );
    expect(ask("how much do I owe?", known).content).toContain("Booking RH-D8QS3Y: Kerem Yildiz pays it.");
  });

  it("tells the place on a waitlist to who stands in no queue", () => {
    const queue = { status: "idle", tickets: [], windows: [] } as never;
    const waitlists = [{ packageName: "Noor Small", position: 1, partiesWaiting: 3 }];

    expect(ask("Where am I in line?", { queue, waitlists }, "queue_master").content).toBe(
      "Waitlist of Noor Small: you are number 1 of 3.",
    );
  });

  it("tells of an offer of the waitlist its own last moment, and that it rests at a suspended operator", () => {
    const offer = { packageName: "Noor Quiet", position: null, partiesWaiting: null, seats: 2, isMine: true };
    const waitlists = [{ ...offer, operatorName: "Noor Travel", offerExpiresAt: "2026-11-25T12:38:00Z" }];
    const known = { waitlists, journey: { obligations: [] } } as never;
    const rests = { waitlists: waitlists.map((one) => ({ ...one, offSale: true })) } as never;

    for (const question of ["How long is our offer kept?", "Do we have a place on the waitlist?"]) {
      const { content } = ask(question, known, "tour_advisor");
      expect(content).toBe(
        "The waitlist’s offer, Noor Quiet, 2 places: kept for you until 25 Nov 2026, 12:38\u00a0PM.",
      );
      expect(ask(question, rests, "tour_advisor").content).toContain("its time stands still");
    }
  });

  it("tells first what came back of the own booking that ended, not how long refunds take", () => {
    const amount = { amount: "12800.00", currency: "USD" };
    const movement = { id: "m1", kind: "refund", isDone: true, amount, at: "2026-11-25T17:43:00Z", card: null };
    const ended = { id: "b1", reference: "RH-TPEA5A", packageName: "Noor Lahore", isMine: true, phase: "cancelled" };
    const of = (isDone: boolean) => ({ bookings: [{ ...ended, movements: [{ ...movement, isDone }] }] }) as never;

    expect(ask("Do I get my money back?", of(true), "tour_advisor").content).toBe(
      "Booking RH-TPEA5A, Noor Lahore: $12,800 went back to you on 25 Nov 2026, 5:43\u00a0PM.",
    );
    expect(ask("Where is my refund?", of(false), "tour_advisor").content).toContain("is on its way back to you");
  });

  it("calls what is only held no booking that stands at a suspended operator", () => {
    const held = { id: "b1", reference: "RH-R6ECKB", isMine: true, phase: "held", offered: true, schedule: [] };
    const amounts = { totalAmount: 100, currency: "USD", amountPaid: { amount: "0.00", currency: "USD" } };
    const booking = { ...held, ...amounts, operatorName: "Noor Quiet Tours", operatorStopped: true, openPayment: null };
    const { content } = ask("how much do I owe?", { bookings: [booking], journey: { obligations: [] } } as never);

    expect(content).toContain("RH-R6ECKB is no booking yet: the waitlist’s offer cannot be taken meanwhile");
    expect(content).not.toContain("RH-R6ECKB stands");
  });

  it("says of what is late that it was due, as its pages do", () => {
    const act = { kind: "upload_document", type: "passport", traveller: null, dueOn: "2026-01-09", isForecast: true };
    const due = { at: "2026-01-09", isForecast: true, isLate: true };
    const known = {
      journey: { nextAction: act, obligations: [{ act, who: "you", due }], documents: { verified: 0, required: 4 } },
    } as never;

    expect(ask("What is missing?", known).content).toContain(
      "You: passport, missing, was due by about 9 January 2026.",
    );
    expect(ask("What should I do next?", known, "tour_advisor").content).toContain(
      "passport, missing, was due by about 9 January 2026.",
    );
  });

  it("says what it cannot see, and puts the numbers to call first", () => {
    expect(ask("what is my place in the queue?").content).toContain("I cannot see your place");
    expect(ask("help my mother has fainted, she is unconscious").content).toContain("911");
  });

  it("gives in danger the numbers of where the asker is, as buttons, and one paragraph that fits", () => {
    const home = (countryOfResidence: string) => ({ travellers: [{ ...SELF, countryOfResidence }] });
    const trip = [{ phase: "confirmed", departureDate: "2026-11-20", returnDate: "2026-12-04" }];
    const calls = (text: string, known: object = {}) =>
      ask(text, known as never).actions.flatMap(({ target }) => (target.startsWith("call:") ? [target.slice(5)] : []));

    expect(calls("my dad isn't breathing")).toEqual(["911", "112"]);
    expect(calls("my dad isn't breathing", home("GB"))).toEqual(["999", "112", "911"]);
    expect(calls("my dad isn't breathing", { ...home("GB"), bookings: trip })).toEqual(["911"]);
    expect(calls("I am in London and my father has chest pain now")).toEqual(["999", "112", "911"]);
    expect(calls("my mother has heat stroke in Arafat", home("GB"))).toEqual(["911"]);
    expect(calls("there is a fire in the kitchen", home("IR"))).toEqual(["125", "911"]);
    expect(calls("someone just stole my wallet", home("PK"))).toEqual(["15", "911"]);
    expect(calls("my son got lost in the crowd at the haram")).toEqual(["911", "1966"]);
    expect(calls("my dad isn't breathing", home("US"))).toEqual(["911"]);
    const labels = ask("my dad isn't breathing", home("GB") as never).actions.map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(["Call 999", "Call 112", "In Saudi Arabia: 911"]);
    const burning = ask("our hotel is burning, smoke everywhere", home("BR") as never);
    expect(burning.citations.map(({ id }) => id)).toEqual(["inFire"]);
    expect(burning.content.split("\n").length).toBe(3);
  });

  it("answers whoever does not want to live kindly, with somebody to talk to", () => {
    const known = { travellers: [{ ...SELF, countryOfResidence: "GB" }] } as never;
    const { content, actions, intent, kind } = ask("I don't want to live anymore", known);

    expect([kind, intent]).toEqual(["answer", "safety.emergency"]);
    expect(content).toMatch(
      /^It is good that you wrote this.*tell somebody beside you.*\n.*999.*\n.*Samaritans, 116\u00a0123/,
    );
    expect(actions.map(({ target }) => target)).toEqual([
      ...["call:999", "call:112", "call:116123", "call:911", "do:hand_off"],
    ]);
    expect(ask("لا أريد أن أعيش بعد الآن").content).toContain("911");
  });

  it.each(["the money is gone and there is no booking", "الفلوس انسحبت وما في حجز"])(
    "never advises to pay again: %s",
    (text) => {
      for (const known of [{}, { bookings: [] }]) {
        const { content, citations } = ask(text, known);
        expect(content).toMatch(/do not pay again|لا تدفع مرة أخرى/i);
        expect(content).not.toMatch(/try the same card|owe nothing|أعد المحاولة/);
        expect(citations.map(({ id }) => id)).toEqual(["payFailedNusuk"]);
      }
    },
  );

  it("asks where only the weighing fears an emergency", () => {
    for (const agent of AGENTS) {
      const { kind, intent } = answer({ text: "I lost my patience waiting", agent, locale: "en" }, withKnown({}));
      expect([kind, intent]).not.toContain("safety.emergency");
    }
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
