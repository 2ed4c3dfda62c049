/** What is asked of one's own cards, plan, papers and line, in languages of which none has its words from another. */
import { describe, expect, it } from "vitest";
import { model, english as words } from "../../../test/ask-assistant.ts";
import { type Known, NOTHING_KNOWN } from "../known.ts";
import { type Answer, answer } from "./answer.ts";

const person = { isSelf: false, birthDate: "1990-01-01" };
const travellers = [
  { ...person, id: "t1", relationship: "self", isSelf: true, givenNames: "Layla", surname: "Karim" },
  { ...person, id: "t2", relationship: "father", givenNames: "Hamza", surname: "Karim" },
  { ...person, id: "t3", relationship: "daughter", givenNames: "Sara", surname: "Karim" },
  { ...person, id: "t4", relationship: "mother", givenNames: "Nura", surname: "Karim" },
];
const file = { isOwn: false, status: "verified", needsReview: false, replacedBy: null, review: null, nameAsRead: null };
const read = (extractedData: object) => ({ issues: [], suggestions: [], extractedData });
const documents = [
  { ...file, type: "passport", isOwn: true, travellerId: "t1", aiAnalysis: read({ expiryDate: "2033-01-01" }) },
  { ...file, type: "passport", travellerId: "t3", aiAnalysis: read({ expiryDate: "2034-09-30" }) },
  {
    ...{ ...file, type: "photo", status: "rejected", travellerId: "t3" },
    aiAnalysis: { issues: ["The ground has brightness 146."], suggestions: ["Use a white wall."], extractedData: {} },
  },
  { ...file, type: "health_certificate", isOwn: true, travellerId: "t1", aiAnalysis: read({}) },
  {
    ...{ ...file, type: "health_certificate", status: "pending", needsReview: true, travellerId: "t4" },
    aiAnalysis: read({}),
  },
];
const upload = { kind: "upload_document", type: "passport", traveller: { id: "t2", name: "Hamza Karim" } };
const due = { at: "2027-01-09", reason: "sale", isForecast: false, isLate: false };
const renewal = { kind: "renew_certificate", traveller: null, from: "2027-02-14", dueOn: "2027-03-09" };
const journey = {
  ...{ steps: [], currentStep: null, headerProgress: 40, paperJourneys: [], documents: { verified: 3, required: 4 } },
  nextAction: { ...upload, dueOn: due.at },
  obligations: [
    { act: { ...upload, dueOn: due.at }, who: "you", due },
    {
      act: { kind: "pay_step", planId: "p1", stepId: "s1", title: "Wallet", dueOn: "2026-12-30", isLate: false },
      ...{ who: "you", due: { ...due, at: "2026-12-30" } },
    },
    { act: { kind: "await_documents" }, who: "checker", due: null },
    { act: renewal, who: "nobody", due: { ...due, at: "2027-03-09" } },
  ],
};
const fees = { spreadPercent: 0.25, fixedFee: "0.00", minimum: "0.00", cashbackPercent: 0, cashbackCap: "0.00" };
const pounds = (amount: string) => ({ amount, currency: "GBP" });
const methods = [
  {
    ...{ brand: "Visa", lastFour: "4242", status: "primary" },
    limit: pounds("15000.00"),
    fees: { ...fees, foreignPercent: 2.75 },
  },
  {
    ...{ brand: "Mastercard", lastFour: "4444", status: "backup" },
    limit: pounds("20000.00"),
    fees: { ...fees, foreignPercent: 0 },
  },
];
const riyals = { amount: "279375.00", currency: "SAR" };
const step = { id: "s1", amount: riyals, dueOn: "2026-12-30", state: "open", method: null };
const plans = [
  {
    id: "p1",
    title: "Wallet",
    target: "wallet",
    isExample: false,
    owed: riyals,
    cost: pounds("55852.65"),
    steps: [step],
  },
  {
    ...{ id: "p2", title: "Sample", target: "operator", isExample: true },
    owed: pounds("34000.00"),
    cost: pounds("31850.00"),
    steps: [],
  },
];
const window = {
  id: "w1",
  operatorName: "Alpha Tours",
  operatorStopped: false,
  state: "open",
  opensAt: "2026-11-20T10:00:00Z",
};
const queue = {
  ...{ status: "waiting", position: 247, estimatedWaitTime: 26, priorityScore: 94, totalInQueue: 1250, tickets: [] },
  priorityParts: { documents: 40, plan: 20, household: 14, profile: 10, preferences: 10 },
  ticket: {
    windowId: "w1",
    state: "waiting",
    position: 247,
    waitBasis: "measured",
    chance: null,
    isMine: true,
    holder: null,
  },
  windows: [
    window,
    { ...window, id: "w2", operatorName: "Beta Hajj Circle", state: "announced", opensAt: "2026-12-01T10:00:00Z" },
  ],
};
const notices = {
  unread: 2,
  newest: ["Photo refused", "Passport passed", "Older"].map((title, at) => ({
    at: `2026-11-2${2 - at}T10:00:00Z`,
    title,
    text: ".",
  })),
};
const families = [
  {
    ...{
      id: "f1",
      name: "Karim family",
      maxMembers: 5,
      limits: { tooYoung: [] },
      readiness: { ready: 2 },
      complete: 70,
    },
    members: [{ id: "m2", name: "Hamza Karim", status: "incomplete", marks: null, role: "member", roomWish: null }],
  },
];
const packages = [{ id: "b", title: "Beta One", operatorName: "Beta Hajj Circle", departureCity: "London" }];
const KNOWN = { travellers, documents, journey, methods, plans, queue, notices, families, bookings: [], waitlists: [] };

function ask(text: string, dialogue: Answer["dialogue"] = null, known: object = KNOWN): Answer {
  return answer(
    { text, agent: "tour_advisor", locale: "en", dialogue },
    {
      ...{ now: new Date("2026-11-23T09:00:00Z"), timeZone: "UTC", model },
      // Whatever the question is asked in, the answer is written in English.
      words: (locale) => (locale === "en" ? words : null),
      known: { ...NOTHING_KNOWN, ...known } as Known,
    },
  );
}

describe("the own cards and the wallet", () => {
  it("no card is told to cost least above one without a fee", () => {
    const [first, ...others] = methods;
    const spread = [{ ...first, fees: { ...first?.fees, foreignPercent: 1, spreadPercent: 0 } }, ...others].map(
      (one, at) => (at === 0 ? one : { ...one, fees: { ...one.fees, foreignPercent: 0, spreadPercent: 2.5 } }),
    );
    expect(ask("which of my cards has the lowest fee", null, { ...KNOWN, methods: spread }).content).not.toContain(
      "costs you least",
    );
  });

  it("of another's plan nothing is told as one's own, and what is done is not asked for again", () => {
    const question = "can i jus whack the whole wallet amount on my 2 cards";
    const planned = (more: object) =>
      ask(question, null, { ...KNOWN, plans: plans.map((one) => ({ ...one, ...more })) });
    expect(planned({ owner: { name: "Ali", isYou: false } }).content).not.toContain("your plan");
    expect(planned({ done: { amount: "200000.00", currency: "SAR" } }).content).toMatch(/^Yes\.\n/);
  });

  it.each([
    "which of my cards has the lowest fee",
    "वीज़ा कार्ड से दूँ या मास्टरकार्ड से, कौन सस्ता पड़ेगा",
    "kad sy kena caj brp persen kalau bayar riyal",
  ])("each with its fee and limit: %s", (text) => {
    const { content } = ask(text);
    expect(content).toContain("Abroad Mastercard ·· 4444 costs you least.");
    expect(content).toContain("Visa ·· 4242: 2.75% fee on payments in another currency; limit £15,000.");
    expect(content).toContain("Mastercard ·· 4444: no fee");
  });

  it.each([
    "can i jus whack the whole wallet amount on my 2 cards",
    "kart limitlerim cüzdana yeter mi",
    "хватит ли лимита моих карт на кошелёк",
  ])("whether their limits reach: %s", (text) => {
    expect(ask(text).content).toMatch(/^No\.\n/);
    expect(ask(text).content).toContain(
      "£35,000 together; your plan “Wallet” needs about £55,852.65, so £20,852.65 is short",
    );
  });

  it.each([
    "kita udah setor brp ke dompet nusuk",
    "كم حطينا في المحفظة لحد الآن",
    "wallet me abhi kitna kam pad raha hai",
    "cüzdanda daha ne kadar eksik",
  ])("nothing checked off is told as nothing of the sum: %s", (text) => {
    expect(ask(text).content).toMatch(/^Of your plan “Wallet” SAR\s0 of SAR\s279,375 is checked off as done\./);
  });

  it.each([
    "34 bin poundluk plan ne, bu benim borcum mu",
    "do i really owe that £34,000",
    "эти 34 тысячи фунтов это мой долг?",
  ])("an example is nobody's debt: %s", (text) => {
    expect(ask(text).content).toMatch(/^“Sample” over £34,000 is an example only/);
  });

  it("tells what a rate is of, and what taking money back would cost", () => {
    expect(ask("نرخ پوندی که باهاش حساب کردین مال کیه؟ قدیمی نیست؟").content).toContain(
      "at the reference rate of 30 June 2026",
    );
    expect(ask("لو ما طلع لنا مكان كم يخصمون اذا رجعت فلوسي من المحفظة").content).toMatch(/SAR\s6,425\.63/);
    expect(
      ask("au terminal là bas ils proposent de payer en livres, je dis oui ?").citations.map(({ id }) => id),
    ).toEqual(["payLocalCurrency"]);
    const { dialogue } = ask("بٹوے میں پیسے کب تک ڈالنے ہیں");
    expect(ask("اور اگر دیر ہو جائے تو", dialogue).citations.map(({ id }) => id)).toEqual([
      "nusukSaleFast",
      "walletEarly",
    ]);
  });
});

describe("what follows after cards and the wallet", () => {
  it("goes on with them", () => {
    const limits = ask("هل بطاقاتي تكفي للمحفظة");
    expect(ask("واي وحده ارخص", limits.dialogue).content).toContain("Abroad Mastercard ·· 4444");
    expect(ask("and its limit", limits.dialogue).content).toContain("limit £15,000");
    expect(ask("وكم ناقص", limits.dialogue).intent).toBe("pay.plan");
    const filled = ask("сколько уже в кошельке");
    expect(ask("а до какого числа надо", filled.dialogue).content).toContain("30 December 2026");
    expect(ask("can i do it all by card", filled.dialogue).content).toMatch(/^No\.\n/);
  });
});

describe("papers and people", () => {
  it.each([
    "paspor siapa aja sih yg udah lolos",
    "کس کس کا پاسپورٹ منظور ہو گیا",
    "quels passeports sont acceptés chez nous",
  ])("whose are accepted, by name: %s", (text) => {
    const { content, dialogue } = ask(text);
    expect(content).toContain("Sara: passport – verified.");
    expect(content).toContain("Hamza: passport – nothing has been uploaded yet.");
    expect(ask("kalo fotonya?", dialogue).content).toContain("Sara: photo – rejected.");
  });

  it.each(["kızımın pasaportu ne zaman bitiyodu", "پاسپورت دخترم کی تموم میشه", "when does sara's passport run out"])(
    "whose passport ends when: %s",
    (text) => {
      expect(ask(text).content).toContain("the passport expires on 30 September 2034");
    },
  );

  it("tells why one was refused with what was measured, and what to do", () => {
    expect(ask("yg ditolak itu knp, harus gmn").content).toMatch(/brightness 146\.\nSara: photo\. Use a white wall\./);
  });

  it.each([
    "mon certif médical est accepté alors pkoi on me demande d'en refaire un",
    "моя медсправка принята зачем новая",
  ])("why an accepted certificate is made again: %s", (text) => {
    const { content, citations } = ask(text);
    expect(content).toContain("made on 14 February 2027 or later");
    expect(citations.map(({ id }) => id)).toEqual(["healthCertificateRules"]);
  });

  it.each([
    "какие документы у нас не приняты",
    "which of our documents were not accepted",
    "أي وثائق عندنا ما انقبلت",
    "hamare kaun se documents accept nahi hue",
  ])("what was not accepted, and nothing that was: %s", (text) => {
    const { content } = ask(text);
    expect(content).toContain("Hamza Karim: passport, missing");
    expect(content).toContain("Nura: health certificate – being checked by a person.");
    expect(content).not.toContain("verified");
  });

  it("whether they were accepted is told of all of them", () =>
    expect(ask("मेरे कागजात पास हुये के नही").content).toContain("verified"));

  it.each(["menenjit aşısını ne zamana kadar yaptırmalıyız", "bila kami kena ambil vaksin", "когда делать прививку"])(
    "by when the vaccination has to be had: %s",
    (text) => expect(ask(text).content).toMatch(/^Meningitis ACWY, given by 4 .* 2027: at least 10 days before 14 /),
  );

  it.each([
    "что будет если до 9 января не загрузим паспорт папы",
    "what happens if we dont upload dads passport by 9 january",
    "babamın pasaportunu 9 ocağa kadar yüklemezsek ne olur",
    "agar papa ka passport 9 january tak upload nahi kiya to kya hoga",
  ])("what comes of a paper that is not there in time: %s", (text) =>
    expect(ask(text).content).toMatch(
      /^One missing paper holds up the whole household.*\nHamza Karim: passport, missing/,
    ),
  );

  it.each(["ہمارا ویزا کب آئے گا", "when does our visa come", "vizemiz ne zaman çıkar"])(
    "about when visas are asked for: %s",
    (text) => expect(ask(text).content).toMatch(/^Visas are asked for by about 9 .* 2027; nobody has announced/),
  );

  it("a child's age without the word for years", () =>
    expect(ask("my daughter is 14 can she come on hajj").content).toMatch(/^Yes: at 14/));

  it("until when a passport has to be valid, in a borrowed word", () =>
    expect(ask("پاسپورٹ کب تک ویلڈ ہونا چاہیے").content).toMatch(/^For this Hajj a passport must be valid until/));

  it("has nothing to do for what a person checks, and calls a mother as her grandchildren do", () => {
    const { content } = ask("nans doctor letter been sat there pending, do i chase someone or what");
    expect(content).toMatch(
      /^Nura: health certificate – being checked by a person\.\nThere is nothing for you to do now/,
    );
  });

  it("knows a French daughter from a line", () => {
    expect(ask("quand expire le passeport de ma fille").content).toContain("Sara: the passport expires");
  });

  it("keeps whom a question was about that was asked back", () => {
    const dialogue: Answer["dialogue"] = {
      ...{ locale: "hi", act: "none", texts: [], shown: [], sums: [], offered: [] },
      pending: "पापा Hamza बहुत बुज़ुर्ग हैं",
    };
    const { content } = ask("और उनके कौन से काग़ज़ बाकी हैं", dialogue);
    expect(content).toContain("Hamza Karim: passport, missing");
    expect(content).not.toContain("Sara");
  });

  it("counts a return from Hajj into what a passport has to last", () => {
    expect(ask("pasport mak tamat 19 nov 2027, lepas tak kalau balik 24 mei").content).toContain(
      "No.\nFor this Hajj a passport must be valid until 24 November 2027",
    );
    expect(ask("is a passport until 19 nov 2027 enough").content).toMatch(/^Yes\./);
  });
});

describe("one thing of many", () => {
  it.each([
    "whos stopping us from being ready?? just gimme the name",
    "кто нас тормозит? только имя",
    "siapa yang bikin kita belum siap? namanya aja",
  ])("who holds it up: %s", (text) => {
    expect(ask(text).content).toBe("Hamza Karim: passport, missing, due by 9 January 2027.");
  });

  it.each(["şimdi sırada ne yapmam lazım tek tek söyleme sadece ilkini", "अब क्या करना है सिर्फ पहला काम बताओ"])(
    "the first step: %s",
    (text) => {
      expect(ask(text).content.split("\n")).toHaveLength(2);
    },
  );

  it.each(["what was the last notification i got", "وش اخر اشعار وصلني", "notifikasi terakhir apa"])(
    "the last notice: %s",
    (text) => {
      expect(ask(text).content).toMatch(/^22 Nov 2026.*Photo refused/);
      expect(ask(text).content).not.toContain("Passport passed");
    },
  );
});

describe("the line, and what waits for others", () => {
  it.each([
    "ya til un truc qui attend qqun d'autre que moi la",
    "benden başkasını bekleyen bir şey var mı",
    "ada yang nunggu orang lain selain saya?",
  ])("what somebody else has to do: %s", (text) => {
    expect(ask(text).content).toBe(
      "Nura: health certificate is with a person who checks it, because the machine could not decide.",
    );
  });

  it("tells the wait beside the place, the points that are missing, and in whose line one stands", () => {
    expect(ask("كم واحد قدامنا بالطابور وكم تقريبا ننتظر").content).toMatch(
      /^You are number 247.*\nEight of ten.*26 minutes\.$/,
    );
    expect(ask("et pour la file, combien de tps encore").content).toContain("26 minutes");
    expect(ask("skor sedia kami brp, mana yg hilang markah").content).toContain(
      "Papers and travel details of your household: 14 of 20 points.",
    );
    expect(
      ask("antrian beta hajj dibuka jam brp? kita udh masuk situ blm", null, { ...KNOWN, packages }).content,
    ).toMatch(/^Beta Hajj Circle opens its sale.*\nYou wait in the line of Alpha Tours\.$/);
  });

  it("expects the sale on Nusuk when the papers are counted for", () => {
    expect(ask("когда продажи на нусуке то начнутся").content).toMatch(
      /^The sale on Nusuk is expected about 9 January 2027/,
    );
    const { content } = ask("и что у нас должно быть готово к тому времени");
    expect(content).toContain("Hamza Karim: passport");
    expect(content).not.toContain("health certificate");
    expect(ask("profile kitna percent hua aur hajj ka safar kitna").content).toContain("Your profile is at 40%.");
  });
});
