/** Turns that go on with papers, days, sums or the line, each class in several languages. */
import { describe, expect, it } from "vitest";
import { english, model } from "../../../../test/ask-assistant.ts";
import { type Known, NOTHING_KNOWN } from "../../known.ts";
import { readingOf } from "../../reading/reading.ts";
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
const step = {
  id: "s1",
  amount: { amount: "4000.00", currency: "SAR" },
  dueOn: "2027-02-01",
  state: "open",
  method: null,
};
const plans = [{ id: "p1", title: "Savings", steps: [step] }];
const families = [
  {
    ...{ id: "f1", name: "Haddad", maxMembers: 8, complete: 10, readiness: { ready: 0 }, limits: { tooYoung: [] } },
    members: travellers.map(({ id, givenNames }) => ({
      ...{ id, travellerId: id, name: givenNames, status: "pending", isYou: id === "t1", isYours: true, marks: [] },
    })),
  },
];
const paper = (type: string, id: string, name: string) => ({
  act: { kind: "upload_document", type, dueOn: "2027-01-09", traveller: { id, name } },
  who: "you",
  due: { at: "2027-01-09", isForecast: false, isLate: false },
});
const obligations = [paper("passport", "t3", "Hamza Haddad"), paper("photo", "t5", "Zahra Haddad")];
const file = (type: string, travellerId: string, status: string) => ({
  ...{ type, status, needsReview: false, travellerId, isOwn: false, replacedBy: null },
  ...{ uploadedAt: "2026-11-20T09:00:00Z", nameAsRead: null, review: null },
  aiAnalysis: { issues: ["The wall is grey."], suggestions: ["Take it again."], extractedData: {} },
});
const journey = {
  ...{ steps: [], overallProgress: 0, paperJourneys: [], documents: { verified: 0, required: 4 }, obligations },
  ...{ nextAction: obligations[0]?.act, withoutPlace: [] },
};
const documents = [file("photo", "t5", "rejected"), file("passport", "t4", "pending")];
const records = { travellers, plans, families, documents, journey, packages: [], bookings: [], methods: [] };
const known = { ...NOTHING_KNOWN, ...records } as unknown as Known;

function ask(text: string, dialogue: Answer["dialogue"] = null): Answer {
  return answer(
    { text, agent: "tour_advisor", locale: "en", dialogue },
    { ...{ now: new Date("2026-11-26T09:00:00Z"), timeZone: "UTC", model, known }, words: () => english },
  );
}

describe("a turn that goes on with papers, days or sums", () => {
  const turn = (...texts: string[]) =>
    texts.reduce<Answer | null>((before, text) => ask(text, before?.dialogue ?? null), null);

  it.each([
    ["why was my daughter's photo refused", "and anything else missing?", "my father?"],
    ["kızımın fotosu niye olmadı", "peki başka eksiği var mı", "babamın?"],
    ["pourquoi la photo de ma fille est refusée", "il manque autre chose ?", "et mon père ?"],
  ])("asks of all papers where more is asked for: %s", (...texts) => {
    const given = turn(...texts);
    expect(given?.intent).toBe("doc.needed");
    expect(given?.content).toContain("Hamza Haddad: passport");
  });

  it.each(["а до какого числа надо успеть", "and by which date?", "ne zamana kadar vaktimiz var"])(
    "asks by when of the papers: %s",
    (text) => expect(turn("what is missing for my father", text)?.intent).toBe("doc.needed"),
  );

  it.each(["and when does his passport expire", "ومتى يخلص جوازه", "а когда у него паспорт кончается"])(
    "asks how long a passport holds: %s",
    (text) => expect(turn("what is missing for my father", text)?.intent).toBe("doc.passport_validity"),
  );

  it.each(["how long will that take", "combien de temps ça prend", "сколько времени это займёт"])(
    "asks how long a check takes: %s",
    (text) => expect(turn("how is my mother's passport", text)?.intent).toBe("doc.review_time"),
  );

  it.each([
    "how do i take it properly",
    "and how do i fix that",
    "طب اعمل ايه",
    "ঠিক করব কেমনে",
    "trus gimana benerinnya",
  ])("asks how a refused paper is mended: %s", (text) =>
    expect(turn("why was my daughter's photo refused", text)?.intent).toBe("doc.fix"),
  );

  it.each(["and the rest?", "بقیه خوبن؟", "остальные?"])("asks of everybody's paper: %s", (text) => {
    const given = turn("why was my daughter's photo refused", text);
    expect(given?.intent).toBe("doc.status");
  });

  it.each([
    ["malam tu tidur kat mana", "muzdalifahNight"],
    ["where do we sleep that night", "muzdalifahNight"],
    ["ночью где спим", "muzdalifahNight"],
    ["and if it is mixed up?", "missedRite"],
    ["اگه جابجا شد چی", "missedRite"],
  ])("asks further of the day: %s", (text, id) => {
    expect(turn("when is the day of Arafah", text)?.citations.map((one) => one.id)).toEqual([id]);
  });

  it.each(["et chacun ?", "each of us?", "kişi başı?"])("shares the sum that was told: %s", (text) => {
    expect(turn("how many instalments are left in my plan", text)?.content.replace(/[\s {2}]/g, "")).toMatch(
      /4[,.]?000.*800/,
    );
  });
});

describe("who misses the turn in the line", () => {
  it.each([
    "what if we miss our turn in the queue",
    "لو فاتني دوري في الطابور اش يصير",
    "si on dort quand vient notre tour",
  ])("is told how long it lasts: %s", (text) =>
    expect(["queue.turn", "queue.hold", "fact.found"]).toContain(ask(text).intent),
  );
});

describe("whom a question is about", () => {
  it.each([
    ["Salma Haddad", "گذرنامه مامانم چی شد"],
    ["Zahra Haddad", "foto anak saya kenapa ditolak"],
    ["Zahra Haddad", "what is still outstanding for Zahra"],
  ])("%s: %s", (name, text) => {
    expect(readingOf(text, known).people.named.map((one) => `${one.givenNames} ${one.surname}`)).toEqual([name]);
    expect(ask(text).intent).toMatch(/^doc\./);
  });
});

describe("after papers", () => {
  const told = (...texts: string[]) => {
    const [first = "", ...rest] = texts;
    return rest.reduce((before, text) => ask(text, before.dialogue), ask(first));
  };
  const FATHER = "what is missing for my father";

  it.each(["না দিলে কি হবে", "नहीं हुआ तो क्या बुकिंग रुकेगी", "kalau tak sempat macam mana"])(
    "what never comes is told with whom it holds up: %s",
    (text) => expect(told(FATHER, text).content).toContain("One missing paper holds up the whole household"),
  );

  it.each(["are the others fine", "बाकी सबका ठीक है?", "у остальных всё хорошо?"])("the others are told: %s", (text) =>
    expect(told(FATHER, text).content).toContain("Zahra"),
  );

  it("of a photo those of all are told", () =>
    expect(told("why was my daughter's photo refused", "baaki sab ki photo theek hai na?").content).toMatch(
      /Hamza: photo – nothing/,
    ));

  it("an own picture is still that of the one who was spoken of", () =>
    expect(told("why was my daughter's photo refused", "can i take it at home with my phone").content).not.toContain(
      "None of these documents",
    ));

  it.each(["siapa yang bisa bantu urus paspor bapak", "who can help us with that", "кто поможет с этим"])(
    "whoever may help is named: %s",
    (text) => expect(told(FATHER, text).citations.map(({ id }) => id)).toEqual(["humanReach"]),
  );

  it.each(["и фото тоже нет?", "وصورته؟", "et sa photo"])("another paper of the same one is told: %s", (text) =>
    expect(told("how long must my father's passport be valid", text).content).toMatch(/^\W*Hamza\W+photo\W+nothing/),
  );

  it.each(["et si on l'a pas avant janvier", "نہ بنا تو؟", "uske bina booking ho jayegi?"])(
    "what is not made is still asked of them: %s",
    (text) => expect(told(FATHER, text).content).toMatch(/passport\W+missing/),
  );

  it.each(["when will somebody look at it", "कब तक चेक होगा"])("how long a check takes is told: %s", (text) =>
    expect(told("how is my mother's passport", text).content).toContain("a person looks"),
  );

  it("whoever is complete is asked of alone", () =>
    expect(told(FATHER, "annemin evrakı tamam mı").content).not.toContain("Zahra"));
});
