/** Later turns about one's own money, certificates, place in line and waitlist, each in words of several languages. */
import { describe, expect, it } from "vitest";
import { english, model } from "../../../../test/ask-assistant.ts";
import { type Known, NOTHING_KNOWN } from "../../known.ts";
import { type Answer, answer } from "../answer.ts";

const person = { isSelf: false, birthDate: "1990-01-01", surname: "Karim" };
const travellers = [
  { ...person, id: "t1", relationship: "self", isSelf: true, givenNames: "Layla" },
  { ...person, id: "t2", relationship: "father", givenNames: "Hamza" },
  { ...person, id: "t3", relationship: "daughter", givenNames: "Sara" },
];
const file = { isOwn: false, status: "verified", needsReview: false, replacedBy: null, review: null, nameAsRead: null };
const read = { issues: [], suggestions: [], extractedData: {} };
const documents = [
  { ...file, type: "passport", isOwn: true, travellerId: "t1", aiAnalysis: read },
  { ...file, type: "photo", status: "rejected", travellerId: "t3", aiAnalysis: read },
  { ...file, type: "health_certificate", isOwn: true, travellerId: "t1", aiAnalysis: read },
];
const due = { at: "2027-01-09", reason: "sale", isForecast: true, isLate: false };
const forecast = { reason: "sale", isForecast: true, dueOn: due.at };
const missing = (type: string, id: string, name: string) => ({
  ...{ who: "you", due, blocks: "purchase" },
  act: { kind: "upload_document", type, traveller: { id, name }, ...forecast },
});
const renewal = { kind: "renew_certificate", traveller: null, from: "2027-02-14", dueOn: "2027-03-09" };
const payment = { kind: "pay_step", planId: "p1", stepId: "s1", title: "Wallet", dueOn: "2026-12-30", isLate: false };
const obligations = [
  missing("passport", "t2", "Hamza Karim"),
  { act: payment, who: "you", due: { ...due, at: payment.dueOn } },
  {
    ...missing("photo", "t3", "Sara Karim"),
    act: { ...missing("photo", "t3", "Sara Karim").act, kind: "replace_document" },
  },
  { act: { kind: "await_documents" }, who: "checker", due: null },
  { act: renewal, who: "nobody", due: { ...due, at: renewal.dueOn } },
];
const journey = {
  ...{ steps: [], currentStep: null, paperJourneys: [], documents: { verified: 3, required: 4 } },
  ...{ nextAction: obligations[0]?.act, obligations },
};
const pounds = (amount: string) => ({ amount, currency: "GBP" });
const fees = { spreadPercent: 0.25, fixedFee: "0.00", minimum: "0.00", cashbackPercent: 0, cashbackCap: "0.00" };
const card = (brand: string, limit: string, foreignPercent: number) => ({
  ...{ brand, lastFour: "4242", limit: pounds(limit), fees: { ...fees, foreignPercent } },
});
const riyals = { amount: "279375.00", currency: "SAR" };
const plans = [
  {
    ...{ id: "p1", title: "Wallet", target: "wallet", isExample: false, owed: riyals, cost: pounds("55852.65") },
    steps: [{ id: "s1", amount: riyals, dueOn: "2026-12-30", state: "open", method: null }],
  },
];
const window = { id: "w1", operatorName: "Alpha Tours", operatorStopped: false, state: "open", admittedMinutes: 10 };
const queue = {
  ...{ status: "waiting", position: 247, estimatedWaitTime: 26, totalInQueue: 1250, tickets: [] },
  ticket: { windowId: "w1", position: 247, waitBasis: "measured", chance: null, isMine: true, holder: null },
  windows: [{ ...window, opensAt: "2026-11-20T10:00:00Z" }],
};
const packages = [
  {
    ...{ id: "q", title: "Quba Simple", departureCity: "Istanbul", price: 4300, distanceFromHaram: 5080, channels: [] },
    ...{ operatorName: "Noor", departureDate: "2027-05-06", returnDate: "2027-05-25", duration: 20 },
    ...{ availableSlots: 0, waitingParties: 7, guideLanguages: [], groupDiscounts: [], roomTypes: [] },
    terms: { payment: null, cancellation: [] },
  },
];
const waitlists = [{ packageName: "Quba Simple", position: 3, partiesWaiting: 7, offerExpiresAt: null, isMine: true }];
const methods = [card("Visa", "15000.00", 2.75), card("Mastercard", "20000.00", 0)];
const KNOWN = { travellers, documents, journey, plans, methods, queue, packages, waitlists, bookings: [] };

function last(turns: readonly string[], known: object = KNOWN): Answer {
  const context = {
    now: new Date("2026-11-23T09:00:00Z"),
    timeZone: "UTC",
    model,
    words: (locale: string) => (locale === "en" ? english : null),
  };
  const first = { content: "", dialogue: null } as unknown as Answer;
  return turns.reduce(
    (before, text) =>
      answer(
        { text, agent: "tour_advisor", locale: "en", dialogue: before.dialogue },
        { ...context, known: { ...NOTHING_KNOWN, ...known } as unknown as Known },
      ),
    first,
  );
}
const cites = ({ citations }: Answer) => citations.map(({ id }) => id);

describe("money", () => {
  const WALLET = "how much do we have to put in the nusuk wallet";

  it.each([
    "ok and how much have we paid so far",
    "طيب وكم دفعنا لحد الآن",
    "peki şimdiye kadar ne kadar ödedik",
    "aur ab tak kitna diya humne",
    "а сколько мы уже заплатили",
  ])("what was paid is told beside how far the plan is: %s", (text) => {
    const { content } = last([WALLET, text]);
    expect(content).toMatch(/SAR\s0 of SAR\s279,375/);
    expect(content).not.toContain("do not pay again");
  });

  it.each(["are my two cards enough for that?", "والبطاقتين اللي عندي يكفوا؟", "iki kartım yeter mi"])(
    "the cards are held against the plan: %s",
    (text) => expect(last([WALLET, text]).content).toMatch(/^No\.\n.*\n.*£35,000.*£20,852\.65 is short/s),
  );

  it.each(["which one has the lower fee abroad", "أي وحدة فيهم رسومها أقل برا", "у какой комиссия за границей меньше"])(
    "of the cards the one that takes less is told: %s",
    (text) => {
      const told = last([WALLET, "are my two cards enough for that?", text]);
      expect(told.content).toMatch(/^Abroad Mastercard/);
      expect(cites(told)).toEqual([]);
    },
  );

  it.each(["پس ما خودمون چقدر باید بدیم", "تو ہمیں خود کتنا دینا ہے"])(
    "after a sum that is none of theirs, what they have to pay: %s",
    (text) => expect(last(["£2,150 in riyals?", text]).content).toMatch(/“Wallet”.*\n.*SAR\s279,375/),
  );

  it.each(["so who do i pay the money to", "তাহলে টাকা কাকে দিব", "alors je paie a qui ?", "لمين ادفع الفلوس"])(
    "whom one pays, of whoever has booked nothing: %s",
    (text) => {
      expect(cites(last([text]))).toEqual(["protectNusukRule", "nusukCountries"]);
      expect(cites(last([text], {}))).toEqual(["protectNusukRule", "nusukCountries"]);
    },
  );
});

describe("what comes after", () => {
  it.each(["and after that?", "et apres ?", "وبعدها؟", "habis itu apa?", "а потом?"])(
    "the next step is all that follows it: %s",
    (text) => {
      const { content } = last(["what do i have to do now", text]);
      expect(content).toMatch(/^A step of your plan “Wallet”.*\n.*\nSara Karim: photo/);
      expect(content).not.toContain("passport");
    },
  );

  it.each(["habis itu ke mana", "lepas tu pergi mana", "and where do we go then"])(
    "the stay at Arafat is the night that follows: %s",
    (text) => expect(cites(last(["when is the day of arafah", text]))).toEqual(["muzdalifahNight"]),
  );
});

describe("a certificate that was accepted", () => {
  const AGAIN = "do our health certificates have to be done again?";

  it.each([AGAIN, "আমাদের হেলথ সার্টিফিকেট কি আবার করাতে হবে?", "il faut refaire nos certificats medicaux ?"])(
    "is made once more, with its dates: %s",
    (text) => expect(last([text]).content).toMatch(/^Yes\.\nYou: health certificate, made on 14 February 2027/),
  );

  it.each(["why, the ones we have are fine", "কেন, এখনকারটা তো ঠিক আছে", "neden, şimdikiler geçerli değil mi"])(
    "is too old by then: %s",
    (text) => {
      const told = last([AGAIN, text]);
      expect(told.content).toContain("made on 14 February 2027 or later");
      expect(cites(told)).toEqual(["healthCertificateRules"]);
    },
  );

  it.each(["does it have to be in english?", "ইংরেজিতে হতে হবে?", "İngilizce mi olmalı"])(
    "is in English or Arabic: %s",
    (text) => expect(cites(last([AGAIN, text]))).toEqual(["healthCertificateRules"]),
  );
});

it.each([
  "peki babamın fotoğrafı nasıl olmalı",
  "and how should dads photo look like",
  "और पापा की फोटो कैसी होनी चाहिए",
])("a photo that is missing is told with its rule: %s", (text) => {
  const told = last(["how is my daughter's photo", text]);
  expect(told.content).toMatch(/^Hamza: photo – nothing has been uploaded yet/);
  expect(cites(told)).toEqual(["photoRules"]);
});

describe("the line and the waitlist", () => {
  it.each([
    "seat mil gayi to kitna time rahega",
    "if we get a seat how long do we have",
    "yer çıkarsa ne kadar süremiz var",
    "اذا طلع لنا مكان كم يحجزونه لنا",
  ])("what a waitlist offers is kept for a day, not for a hold's minutes: %s", (text) => {
    const { content } = last(["what number are we on the waitlist", text]);
    expect(content).toContain("24 hours");
    expect(content).not.toContain("15 minutes");
  });

  it.each(["how many are ahead of us?", "а сколько человек перед нами", "önümüzde kaç kişi var"])(
    "who is ahead is asked of the package that is sold out: %s",
    (text) =>
      expect(last(["are there places in Quba Simple", text]).content).toMatch(
        /^Waitlist of Quba Simple: you are number 3 of 7/,
      ),
  );

  it.each([
    "when our turn comes what do we have to do",
    "اذا جاء دورنا وش نسوي",
    "что делать, когда подойдет наша очередь",
    "kalau giliran kami tiba harus ngapain",
  ])("what is done with a turn that has come: %s", (text) => {
    const told = last([text]);
    expect(told.content).toMatch(/^When your turn comes you have 10 minutes/);
    expect(cites(told)).toEqual(["queueTurn", "holdMinutes"]);
  });

  it("hears of the turn in the thread of the line without its word", () =>
    expect(last(["what is our place in the queue", "नंबर आ गया तो क्या करना पड़ेगा"]).content).toContain("10 minutes"));

  it.each(["and if our turn passes?", "وإذا راح دورنا؟", "اور باری گزر گئی تو", "sıramız geçerse ne olacak"])(
    "a turn that passes goes to the next, and is no leaving: %s",
    (text) => {
      const told = last(["what is our place in the queue", text]);
      expect(told.content).toContain("10 minutes");
      expect(cites(told)).toContain("queueTurn");
    },
  );

  it.each(["and if we don't get a place?", "kalo ga dapet?", "yer çıkmazsa ne olacak", "اگر جگہ نہ ملی تو"])(
    "where none comes back, packages with room for all are searched: %s",
    (text) => {
      const found = last(["how is our waitlist", text]);
      expect(found.intent).toBe("pkg.search");
      expect(found.content).toContain("3 people");
    },
  );
});

describe("papers in a thread", () => {
  const MISSING = "which papers are still missing";

  it.each(["and how do i upload his passport", "طيب كيف ارفع جوازه", "et comment j'envoie son passeport ?"])(
    "how one is uploaded, and that it is open: %s",
    (text) => {
      const told = last(["what is my father still missing", text]);
      expect(told.content).toMatch(/^Hamza Karim: passport, missing/);
      expect(told.content).toMatch(/documents page(.|\n)*passport flat/);
    },
  );

  it.each(["which one is most urgent", "en acili hangisi", "وايش اهم شي فيها", "کدومش فوری‌تره"])(
    "of several the first step is the most urgent: %s",
    (text) => expect(last([MISSING, text]).content).toMatch(/^Your next step: upload a document\.\nHamza Karim/),
  );

  it.each(["passport", "پاسپورٹ", "paspor"])("a paper alone is asked of what is missing: %s", (text) =>
    expect(last([MISSING, text]).content).toMatch(/^Hamza Karim: passport, missing/),
  );

  it("why a photo was refused stands beside that it was", () => {
    const refused = { ...read, issues: ["The ground is grey."], suggestions: ["Stand before a white wall."] };
    const grey = documents.map((one) => (one.type === "photo" ? { ...one, aiAnalysis: refused } : one));
    const known = { ...KNOWN, documents: grey };
    for (const text of ["and my daughters photo?", "а фото дочки", "আর মেয়ের ছবিটা"])
      expect(last([MISSING, text], known).content).toMatch(/The ground is grey\.(.|\n)*white wall/);
  });
});

it.each([
  "and if it isn't ready in time?",
  "zamanında çıkmazsa ne olur",
  "et s'il ne l'a pas à temps ?",
  "agar uska nahi bana time pe to",
])("a paper that is late holds up everybody: %s", (text) =>
  expect(last(["what is my father still missing", text]).content).toMatch(/^One missing paper holds up.*\nHamza/),
);

it.each(["and the others?", "ya diğerleri", "а остальным", "بقیه چی", "yang lain gimana"])(
  "after one person's papers the rest is everybody: %s",
  (text) => expect(last(["what is my daughter still missing", text]).content).toMatch(/Hamza Karim: passport, missing/),
);

it.each(["what is it even for", "а это вообще для чего", "bu ne işe yarıyor", "ye line kis liye hai"])(
  "what the line is for is told in its thread: %s",
  (text) => expect(cites(last(["what is our place in the queue", text]))).toEqual(["nusukNoQueueHere"]),
);

it.each(["где моя очередь", "hamari line kahan hai", "وين دوري"])("where the own place in line is: %s", (text) =>
  expect(last([text]).content).toContain("number 247"),
);

it.each(["can my husband pay a part of it", "et mon mari il peut payer une partie", "eşim bir kısmını ödeyebilir mi"])(
  "somebody else's part is a matter of sharing: %s",
  (text) => expect(last([text]).intent).toBe("pay.split"),
);

it.each(["how much do we have to pay in total", "bizim ne kadar ödememiz lazım toplam", "كم لازم ندفع بالمجموع"])(
  "what is to be paid altogether: %s",
  (text) => expect(last([text]).content).toMatch(/SAR\s279,375/),
);

it.each(["j'ai payé combien pour l'instant", "şimdiye kadar ne ödedik", "kami sudah bayar berapa"])(
  "what was paid so far: %s",
  (text) => expect(last([text]).intent).toBe("pay.paid"),
);

it("tells how a photo is taken to who would take it with a phone", () => {
  for (const text of ["can i take sara's photo with my phone", "kızımın fotoğrafını telefonla çekebilir miyim"])
    expect(cites(last([text]))).toEqual(["photoRules"]);
});

it.each(["what's left for us to do", "ab hame kya karna baki hai", "ايش باقي علينا نسويه"])(
  "what is left is all that is due: %s",
  (text) => expect(last([text]).content).toMatch(/“Wallet” is due on 30 December 2026(.|\n)*passport(.|\n)*photo/),
);

it.each(["अब तक हमने कितना दिया है", "ab tak kitna paisa jama hua"])("what was paid, in Hindi: %s", (text) =>
  expect(last([text]).content).toMatch(/SAR\s0 of SAR\s279,375/),
);

it.each(["kab tak dena hai", "কবে দিতে হবে"])("after what was paid, by when the rest is: %s", (text) =>
  expect(last(["how much have we paid so far", text]).intent).toBe("pay.next"),
);

it.each(["and for my daughter?", "а дочке?", "ولبنتي؟"])("a woman packs her own clothes for the ihram: %s", (text) =>
  expect(cites(last(["what should I pack for hajj", text]))).toEqual(["packHand", "womenIhram"]),
);

describe("a plan that is spoken of", () => {
  const WALLET = "when is my next payment";

  it.each([
    "and what if I cant by then",
    "et si j'y arrive pas ?",
    "kalau tak sempat macam mana",
    "না পারলে কি হবে",
    "ödeyemezsem ne olur",
    "если не сможем?",
  ])("is told with what being late means: %s", (text) =>
    expect(last([WALLET, text]).content).toMatch(/Wallet.*30 December 2026[\s\S]*at the opening/),
  );

  it.each(["et il reste combien", "geriye ne kadar kalıyor", "сколько ещё останется", "چقدر میمونه"])(
    "is told with what is left of it: %s",
    (text) => expect(last([WALLET, text]).content).toMatch(/1 step is open/),
  );

  it.each(["which card is best for it", "ma Visa suffit ?", "на карту Visa хватит?"])(
    "asks of the own cards, and of no visa: %s",
    (text) => expect(last([WALLET, text]).content).toMatch(/£35,000.*£20,852\.65 is short/s),
  );

  it.each(["كم بطاقة مسجلة عندي", "how many cards are saved here", "kaç kartım kayıtlı"])(
    "the cards that are entered are listed: %s",
    (text) => expect(last([text]).content).toMatch(/Visa[\s\S]*Mastercard/),
  );

  it("leaves the visa a paper elsewhere", () =>
    expect(last(["what is missing for my father", "and his visa?"]).content).not.toContain("£35,000"));

  it("shares no limits of cards", () =>
    expect(last(["which card is cheaper abroad", "can my father pay a part"]).content).not.toContain("35,000"));
});

describe("a place in line", () => {
  it.each(["sıramız kaç oldu", "какая у меня очередь"])("is asked by its number: %s", (text) =>
    expect(last([text]).content).toContain("You are number 247"),
  );

  it.each([
    "hamara number aaye to kaun si cheez ready rakhun",
    "lepas tu apa jadi",
    "sonra ne oluyor",
    "sıra gelince kaç dakkam var",
  ])("is told with what the turn asks for: %s", (text) =>
    expect(last(["what is my place in the queue", text]).content).toContain("10 minutes to hold seats"),
  );

  it.each(["كم باقي", "كم باقي عليها"])("is told with its time: %s", (text) =>
    expect(last(["what is my place in the queue", text]).content).toContain("26 minutes"),
  );

  it("may be left, and nothing is declined", () =>
    expect(cites(last(["what is my place in the queue", "can i leave it"]))).toEqual(["queueLeave"]));
});

describe("in the midst of the rites", () => {
  it.each(["and when do we throw", "taşları ne zaman atıyoruz", "کنکر کب مارنے ہیں", "когда бросаем камни"])(
    "the days are told with their dates: %s",
    (text) => expect(last(["what is done at muzdalifah", text]).content).toMatch(/15 May 2027[\s\S]*stoning/),
  );

  it.each([
    ["তাওয়াফ কতবার ঘুরতে হয়", "মা হেঁটে পারবেন না, তখন?", "wheelchairTawaf"],
    ["tawaf ifadah bila", "boleh tangguh sampai hari ke-12?", "tawafIfadah"],
    ["हज के लिए उम्र कितनी होनी चाहिए", "और बूढ़ों के लिए?", "noUpperAge"],
  ])("%s: %s", (before, text, id) => expect(cites(last([before, text]))).toEqual([id]));

  it("a stone of the kidney is none", () =>
    expect(last(["when is my next payment", "when do the stones hurt"]).content).not.toContain("Arafah"));
});
