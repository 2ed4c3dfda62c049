/** Turns that say hardly more than whom they are about, and questions that name kin beside another matter, in several languages. */
import { describe, expect, it } from "vitest";
import { english, model } from "../../../../test/ask-assistant.ts";
import { type Known, NOTHING_KNOWN } from "../../known.ts";
import { type Answer, answer } from "../answer.ts";

const one = (id: string, relationship: string, givenNames: string) => ({
  ...{ id, relationship, givenNames, birthDate: "1988-02-01", surname: "Haddad", isSelf: relationship === "self" },
});
const travellers = [
  one("t1", "self", "Layla"),
  one("t2", "spouse", "Omar"),
  one("t3", "father", "Hamza"),
  one("t4", "mother", "Salma"),
  one("t5", "daughter", "Zahra"),
];
const file = (type: string, travellerId: string, status: string, expiryDate?: string) => ({
  ...{ type, status, needsReview: status === "pending", travellerId, isOwn: travellerId === "t1", replacedBy: null },
  ...{ uploadedAt: "2026-11-20T09:00:00Z", nameAsRead: null, review: null, expiresOn: expiryDate ?? null },
  aiAnalysis: { issues: [], suggestions: [], extractedData: expiryDate ? { expiryDate } : {} },
});
const documents = [
  ...["t1", "t2", "t4"].map((id) => file("passport", id, "verified", "2034-09-30")),
  file("health_certificate", "t1", "verified"),
  file("health_certificate", "t2", "verified"),
  file("health_certificate", "t4", "pending"),
  file("photo", "t2", "verified"),
];
const journey = {
  ...{ steps: [], overallProgress: 0, paperJourneys: [], documents: { verified: 0, required: 4 }, obligations: [] },
  ...{ nextAction: null, withoutPlace: [] },
};
const records = { travellers, documents, journey, packages: [], bookings: [], methods: [], plans: [], families: [] };
const known = { ...NOTHING_KNOWN, ...records } as unknown as Known;

function ask(text: string, dialogue: Answer["dialogue"] = null): Answer {
  return answer(
    { text, agent: "tour_advisor", locale: "en", dialogue },
    { ...{ now: new Date("2026-11-26T09:00:00Z"), timeZone: "UTC", model, known }, words: () => english },
  );
}

/** Without the marks that keep a name's direction. */
function turns(...texts: string[]): Answer {
  const [first = "", ...rest] = texts;
  const last = rest.reduce((before, text) => ask(text, before.dialogue), ask(first));
  return { ...last, content: last.content.replace(/[\u2066-\u2069]/g, "") };
}

const CERTIFICATE = "has my mother's health certificate been accepted";

describe("a turn that names nobody but a person", () => {
  it.each([
    "وجوزي؟",
    "and my husband's?",
    "no, my husband's",
    "ya kocamınki?",
    "а у мужа?",
    "dan suami saya?",
    "আর আমার জামাইর?",
  ])("asks for the same paper of them: %s", (text) => {
    const given = turns(CERTIFICATE, text);
    expect(given.intent).toBe("doc.status");
    expect(given.content).toContain("Omar: health certificate");
    expect(given.content).not.toContain("Salma");
  });

  it.each(["طب بنتي عندها وحدة؟", "а у дочки такая есть?", "does my daughter have one?", "anak perempuan pulak"])(
    "says that they have none: %s",
    (text) => {
      const { content } = turns(CERTIFICATE, text);
      expect(content).toContain("Zahra: health certificate");
      expect(content).toContain("nothing has been uploaded");
    },
  );

  it.each(["and mine?", "benimki?", "et le mien ?", "وانا؟", "আমারটা?", "और मेरा भी बता दो"])(
    "asks of the asker after somebody else: %s",
    (text) => expect(turns(CERTIFICATE, text).content).toContain("Layla: health certificate"),
  );

  it.each(["yeter mi ikisi de", "are both long enough", "les deux suffisent ?", "दोनों काफी हैं?", "оба подойдут?"])(
    "asks of both that were spoken of: %s",
    (text) => {
      const { intent, content } = turns("when does my husband's passport expire", "and my mother's?", text);
      expect(intent).toBe("doc.passport_validity");
      expect(content).toMatch(/Omar:.*expires/);
      expect(content).toMatch(/Salma:.*expires/);
    },
  );

  it.each(["and my uncle's?", "और मेरे चाचा का?", "а у тёщи?", "dan mertua saya?"])(
    "answers with nobody else's paper where they are on no list: %s",
    (text) => expect(turns(CERTIFICATE, text).content).toMatch(/^I find nobody/),
  );

  it.each(["why not my daughter?", "মেয়ের কেন না?"])("is another question where it asks why: %s", (text) =>
    expect(turns(CERTIFICATE, text).intent).toBe("doc.why"),
  );
});

describe("a question of somebody's paper", () => {
  it.each([
    "is my aunt's passport ok",
    "le passeport de ma belle-mère est bon ?",
    "paspor mertua saya sudah diperiksa?",
    "আমার চাচার পাসপোর্ট ঠিক আছে?",
    "pasaport kayınvalidemin tamam mı",
    "جواز عمتي مقبول؟",
  ])("is never told of the asker's own: %s", (text) => expect(ask(text).content).toMatch(/^I find nobody/));

  it.each(["अम्मी का पासपोर्ट कब तक चलेगा", "how long is my mum's passport good for", "до какого мамин паспорт годен"])(
    "until when it is good: %s",
    (text) => expect(ask(text).intent).toBe("doc.passport_validity"),
  );

  it.each(["does everyone have their photo in", "bizim hepimizin fotoğrafları var mı sistemde"])(
    "of all names whoever has none: %s",
    (text) => expect(ask(text).content).toContain("Hamza: photo"),
  );

  it.each(["দেখতে কতদিন লাগব", "how many days does it take", "berapa hari lagi", "сколько дней ждать"])(
    "goes on with how long the check takes: %s",
    (text) => expect(turns(CERTIFICATE, text).intent).toBe("doc.review_time"),
  );
});

describe("kin who are named beside another matter", () => {
  it.each([
    "do i need my husband along or can i go w my aunty only",
    "mon mari peut aussi faire la file sur son tel pr doubler nos chances",
    "زوجي يقدر يدفع عني من محفظته؟",
    "babam taşlamayı benim yerime yapabilir mi",
    "можно маме лететь другим рейсом",
  ])("are not asked for papers: %s", (text) => expect(ask(text).intent ?? "none").not.toMatch(/^doc\./));
});

describe("a turn after a rule", () => {
  it.each([
    ["refundWallet", "what do i get back if i cancel with the operator", "and with nusuk"],
    ["refundWallet", "si j'annule chez un opérateur je récupère combien", "et chez nusuk"],
    ["instalmentsNusuk", "can we pay in instalments", "and on nusuk?"],
    ["dayEid", "what do we do on the day of Arafah", "and the next day"],
    ["dayEid", "how many pebbles do i need", "and the next day?"],
    ["missedRite", "where do i put on ihram on the plane", "what if i fall asleep and miss it"],
  ])("goes on with its matter, %s: %s / %s", (id, ...texts) => {
    expect(turns(...texts).citations.map((citation) => citation.id)).toContain(id);
  });

  it("reckons what a rate that was told comes to", () => {
    const given = turns(
      "what do i get back if i cancel with the operator",
      "and with nusuk",
      "on 10000 riyals how much is that",
    );
    expect(given.content.replace(/\u00a0/g, " ")).toContain("Of SAR 10,000 that is SAR 230; SAR 9,770 is left.");
  });

  it.each(["so which one should i use", "hangisini kullanayım o zaman", "to kaunsa wala use karu"])(
    "asks of the own methods after what cards cost: %s",
    (text) => expect(turns("what do uk cards charge abroad", text).intent).toBe("pay.methods"),
  );

  it("is no place to be where something only is there", () => {
    expect(turns("what do we do on the day of Arafah", "is there a toilet").citations).toEqual([]);
  });
});

describe("an act that no word speaks of", () => {
  it.each([
    ["امي قلبها ضعيف وتلهث من كم خطوة يسمحولها؟", "fact.found"],
    ["gece bildirim gelmesin istiyorum", "queue.alerts"],
    ["ne pas recevoir de notif la nuit", "queue.alerts"],
    ["باری آ گئی اور ہم بک نہ کر سکے تو؟", "queue.turn"],
    ["if our turn in the queue came and we couldn't book", "queue.turn"],
  ])("is not what one word alone leads to: %s", (text, act) => {
    expect(ask(text).intent).toBe(act);
  });

  it("is asked back within the matter that was spoken of", () => {
    const given = turns("what do uk cards charge abroad", "hmm ok so what then with it all");
    expect(given.intent === null ? given.actions[0]?.target : given.intent).toMatch(/pay\./);
  });
});
