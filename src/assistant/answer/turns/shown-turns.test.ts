/** What is asked of packages that were shown: whether so many fit, who climbs badly, by how much one is dearer, how one books. */
import { describe, expect, it } from "vitest";
import { english, model, talkWith } from "../../../../test/ask-assistant.ts";
import { type Known, NOTHING_KNOWN } from "../../known.ts";
import { type Answer, answer } from "../answer.ts";

const offer = (id: string, title: string, departureCity: string, price: number, more: object = {}) => ({
  ...{ id, title, price, departureCity, distanceFromHaram: 2000, operatorName: "Noor Travel", channels: [] },
  ...{ departureDate: "2027-05-03", returnDate: "2027-05-25", duration: 22, availableSlots: 9, capacity: 40 },
  ...{ accessible: false, guideLanguages: ["en"], licence: null, licenceVerified: true, flights: true, rating: 4 },
  ...{ meals: "Half board", minaCamp: null, makkahHotel: null, madinahHotel: null, operatorId: "o1" },
  ...{ campClass: null, accommodationType: "Standard", shifting: true, groupDiscounts: [], bookingCount: 0 },
  terms: { payment: null, cancellation: [] },
  roomTypes: [{ type: "quad", supplement: { amount: "0.00" } }],
  ...more,
});
const packages = [
  offer("p1", "Quba Light", "London", 3000, { availableSlots: 3, meals: "Full board" }),
  offer("p2", "Safa Near", "London", 4000, { distanceFromHaram: 200, flights: false }),
  offer("p3", "Hira Journey", "London", 5000, { distanceFromHaram: 900, accessible: true }),
  offer("p4", "Dune Road", "Dubai", 4500, { guideLanguages: ["fr"] }),
  offer("p5", "Dune Simple", "Dubai", 4100),
  offer("p6", "Quba Light", "Leeds", 3300),
];
const one = (id: string, relationship: string, givenNames: string) => ({
  ...{ id, relationship, givenNames, birthDate: "1960-02-01", surname: "Haddad", isSelf: relationship === "self" },
});
const travellers = [
  one("t1", "self", "Layla"),
  one("t2", "spouse", "Omar"),
  one("t3", "mother", "Salma"),
  one("t4", "father", "Hamza"),
];
const known = { ...NOTHING_KNOWN, packages, travellers, bookings: [], journey: null } as unknown as Known;

const { said } = talkWith(known);
const LIST = "show me packages from London";

describe("whether so many fit", () => {
  it.each([
    "the cheapest of them: enough for all of us?",
    "الأرخص منهم يكفينا كلنا؟",
    "is there room for 4 in that one",
    "berempat muat ga yg itu",
    "у первого хватит мест на четверых?",
    "birincisinde 4 kişiye yer var mı",
    "assez de places pour nous quatre dans le premier ?",
  ])("is told of the one that is meant, and what has room instead: %s", (text) => {
    const content = said(LIST, text);

    expect(content).toMatch(/^No\.\nQuba Light has only 3 seats left, too few for 4/);
    expect(content).toMatch(/2 packages fit: from London.*4 people/);
  });

  it.each(["cukup tak untuk kami sekeluarga", "हम सबके लिए सीट है क्या", "assez de places pour nous quatre ?"])(
    "of the list names what has too few: %s",
    (text) => expect(said(LIST, text)).toContain("Quba Light has only 3 seats left, too few for 4"),
  );

  it("is a yes where all of them have room", () =>
    expect(said("packages from Dubai", "enough seats for 4 of us?")).toMatch(/^Yes\.\nDune Simple.*16,400 for 4/));

  it("asks of the journey's own readiness where nothing was shown", () =>
    expect(said("are all of us ready?")).not.toContain("seats left"));
});

describe("whoever climbs badly", () => {
  it.each([
    "can my mother manage that one, she is bad with stairs",
    "امي ما تقدر تطلع درج، هالباقة تناسبها؟",
    "امی کے لیے لفٹ ہے اس میں؟",
    "मम्मी के घुटने खराब हैं, उसमें चलेगा?",
    "মার জন্য ওইটায় লিফট আছে কি",
    "annem merdiven çıkamıyor, bu pakette olur mu",
    "ma mère marche mal, ça ira dans celui-là ?",
    "ibu saya susah naik tangga, bisa ga yg itu",
    "мама плохо ходит, подойдёт в этом?",
    "is a wheelchair ok there",
  ])("is told of the one that is meant, and which has a way without steps: %s", (text) => {
    const content = said(LIST, text);

    expect(content).toContain("a way without steps – no.");
    expect(content).toMatch(/1 package fits: from London.*no steps\.\nHira Journey/);
  });

  it.each(["peki olanı var mı", "et lequel alors", "which one then", "а какой подойдёт", "कौन सा ठीक है फिर"])(
    "goes on without steps: %s",
    (text) => expect(said(LIST, "mum uses a stick, can she manage that one", text)).toMatch(/no steps\.\nHira Journey/),
  );

  it("is told how one asks the operator, where the one has it", () =>
    expect(said(LIST, "is there a lift in the third one for my mum")).toMatch(/steps – yes\.\n[^\n]*Ask a question/));

  it("asks for a list still, where the list is meant", () =>
    expect(said(LIST, "any of them without stairs")).toMatch(/^1 package fits/));

  it("says nothing of packages where none was shown", () =>
    expect(said("my mother has bad knees")).not.toContain("metres to the Haram"));
});

describe("two of them beside each other", () => {
  it.each([
    "how much more is the second one",
    "كم الزيادة في الثانية",
    "دوسرا کتنا مہنگا ہے",
    "दूसरा कितना महंगा है",
    "দ্বিতীয়টা কত বেশি",
    "ikincisi ne kadar daha pahalı",
    "le deuxième coûte combien de plus",
    "yang kedua lebih mahal berapa",
    "دومی چند گرون‌تره",
    "второй на сколько дороже",
  ])("are told with the difference: %s", (text) =>
    expect(said("compare Quba Light from London and Safa Near", text)).toMatch(
      /^Safa Near: \$?1[., ]000 ?\$? more per person than Quba Light\.\n/,
    ),
  );

  it("for as many as travel", () =>
    expect(said("packages from London for 3", "how much more is the second")).toContain("$3,000 more for 3"));

  it("are both asked of afterwards", () => {
    const content = said(
      "compare Quba Light from London and Safa Near",
      "how much more is the second one",
      "and meals?",
    );
    expect(content).toContain("Quba Light: flights – yes; meals – Full board");
    expect(content).toContain("Safa Near: flights – no; meals – Half board");
  });

  it.each(["the Dubai one and the London one", "دبي والا اور لندن والا"])("are chosen by their cities: %s", (text) => {
    const content = said("compare Quba Light and Dune Road", text);
    expect(content).toMatch(/Quba Light, Noor Travel, from London[\s\S]*Dune Road/);
    expect(content).not.toContain("packages fit");
  });
});

describe("one that is to be had", () => {
  it.each([
    "how do I book that one",
    "احجز لي هذه الباقة",
    "ওইটাই ধরে রাখেন",
    "onu tutalım",
    "забронируй её",
    "yang itu tolong booking",
  ])("is told with how one books: %s", (text) =>
    expect(said(LIST, "the third one", text)).toMatch(/^Hira Journey.*\n[^\n]*Book Now/),
  );

  it.each(["who is the guide", "кто гид", "pemandunya siapa", "rehberi kim"])(
    "is told with the languages, and where the guide's name is asked: %s",
    (text) => expect(said(LIST, "the third one", text)).toMatch(/guides speak .*\.\n[^\n]*ask the operator/),
  );

  it("is not booked where it is to be cancelled", () =>
    expect(said(LIST, "the third one", "can I cancel after I book it")).not.toContain("Book Now"));
});

describe("another list", () => {
  it.each(["which ones have flights", "اللي فيها طيران بس", "yang udah termasuk pesawat", "uçuş dahil olan hangisi"])(
    "is of those that have it: %s",
    (text) => {
      const content = said(LIST, text);
      expect(content).toMatch(/2 packages fit: from London.*flights in the price/);
      expect(content).not.toContain("Safa Near");
    },
  );

  it.each(["mahal sangat la. murah sikit", "подешевле", "cheaper please"])(
    "after the nearest is of what costs less than they do, the nearest first: %s",
    (text) => {
      const content = said("the two packages from London nearest to the haram", text);
      expect(content).toMatch(/at most \$?3[, ]000 ?\$? per person/);
      expect(content).not.toContain("Hira");
    },
  );

  it("leaves the nearest first where another city is named then", () =>
    expect(
      said("the two packages from London nearest to the haram", "mahal sangat la. murah sikit", "dari dubai?"),
    ).toMatch(/nearest/i));

  it("gives up what keeps cheaper ones out, and says so", () => {
    const content = said("a package from Dubai with a guide who speaks French", "cheaper?");
    expect(content).toMatch(/^No package on the market fits all of this: .*at most \$4,499.*\n/);
    expect(content).toContain("Dune Simple");
  });
});

it("of Arabic counts people where it asks how much, and no kilometres", () =>
  expect(said(LIST, "طيب لخمسة كم تطلع")).not.toContain("5,000 metres"));

it.each(["and hira for 3, how much", "ve hira 3 kişi ne kadar"])(
  "is called by the first word of its name: %s",
  (text) => expect(said(LIST, text)).toMatch(/^Hira Journey.*15[.,]000 for 3/),
);

it.each(["हिरा जर्नी कैसा है", "হিরা জার্নি কেমন", "هيرا جيرني كم سعرها"])(
  "is known by a short name in another script: %s",
  (text) => expect(said(text)).toContain("Hira Journey"),
);

it.each(["हर जर्नी में क्या होता है", "मैंने फैमिली ग्रुप बनाया", "who is Hira"])("is no name: %s", (text) =>
  expect(said(text)).not.toContain("Hira Journey"),
);

describe("one that was chosen", () => {
  it.each(["how many seats left", "il reste combien de places", "तीसरे में कितनी सीट", "كم مقعد باقي فيها"])(
    "is told with its seats, and no chance of a line: %s",
    (text) => expect(said(LIST, "the third one", text)).toMatch(/^Hira Journey.*9 seats left/),
  );

  it.each(["who is the operator", "مين المنظم", "kim düzenliyor, operatör kim"])(
    "is told with who sells it: %s",
    (text) => expect(said(LIST, "the third one", text)).toMatch(/^Hira Journey, Noor Travel.*\n.*licence/),
  );

  it.each(["پانچ کے لیے کتنے کا", "पाँच के लिए कितना", "paanch ke liye kitna"])("is told for so many: %s", (text) =>
    expect(said(LIST, "the third one", text)).toContain("25,000 for 5"),
  );
});

it.each(["which has better food", "کھانا کس میں بہتر ہے"])("of two the meals of both are told: %s", (text) =>
  expect(said("compare Quba Light from London and Safa Near", text)).toMatch(/Full board[\s\S]*Half board/),
);

describe("a waitlist", () => {
  const waiting = {
    packages: [...packages, offer("p7", "Marwah Full", "London", 4300, { availableSlots: 0, waitingParties: 7 })],
    waitlists: [{ packageName: "Marwah Full", position: 3, partiesWaiting: 7, offerExpiresAt: null, isMine: true }],
    queue: {
      status: "waiting",
      position: 9,
      estimatedWaitTime: 5,
      totalInQueue: 20,
      tickets: [],
      ticket: null,
      windows: [],
    },
  };
  const told = (text: string) => {
    const context = { now: new Date("2026-11-26T09:00:00Z"), timeZone: "UTC", model, words: () => english };
    const seen = { ...known, ...waiting } as unknown as Known;
    const asked = (one: string, dialogue: Answer["dialogue"]) =>
      answer({ text: one, agent: "queue_master", locale: "en", dialogue }, { ...context, known: seen });
    const { content } = asked(text, asked("are we on any waitlist", null).dialogue);
    return content.replace(/[\u2066-\u2069\u200f]/g, "").replace(/[\u00a0\u202f]/g, " ");
  };

  it.each(["whats our place", "كم رقمنا", "kaçıncıyız", "à quelle place", "какие по счёту", "nomor berapa"])(
    "is asked by its place, and no line of a sale is: %s",
    (text) => expect(told(text)).toContain("Waitlist of Marwah Full: you are number 3 of 7"),
  );

  it.each(["and if a place comes", "yer açılırsa ne olur", "et si une place se libère", "kalo ada kursi gimana"])(
    "is told with what comes of it: %s",
    (text) => expect(told(text)).toContain("Waitlist of Marwah Full"),
  );

  it.each(["how much is that one", "o paket ne kadar", "il coûte combien ce forfait", "сколько стоит тот пакет"])(
    "is told with the price of its package: %s",
    (text) => expect(told(text)).toMatch(/Marwah Full, Noor Travel.*4[., ]300/),
  );
});

describe("a city alone", () => {
  it.each(["londradan var mı", "लंदन से कुछ है?", "از لندن چی دارین", "من لندن؟", "из лондона есть?"])(
    "asks for what leaves from there: %s",
    (text) => expect(said(text)).toMatch(/3 packages fit: from London/),
  );

  it.each(["train from london", "visa from dubai", "londradan hava nasıl"])(
    "says something else with more: %s",
    (text) => expect(said(text)).not.toContain("packages fit"),
  );

  it("is none that a chair on wheels sounds like", () =>
    expect(said(LIST, "the third one", "تناسب كرسي متحرك؟")).toMatch(/Hira Journey.*steps – yes/));
});

it.each(["avec avion ?", "uçak dahil mi", "with flights?"])(
  "of two that were named flights are told of both: %s",
  (text) => {
    const content = said("compare Quba Light from London and Safa Near", text);
    expect(content).toMatch(/Quba Light: flights – yes/);
    expect(content).toMatch(/Safa Near: flights – no/);
  },
);

it.each(["फ्लाइट वाले", "پرواز داشته باشه"])("another list is wished for: %s", (text) =>
  expect(said(LIST, text)).toMatch(/^2 packages fit: from London.*flights in the price/),
);

it.each([
  "what would the cheaper one be for five",
  "ucuz olanı beşimiz için ne tutar",
  "yang lebih murah untuk 5 orang berapa",
])("of two that were named the cheaper one is told for all: %s", (text) => {
  const content = said("compare Quba Light from London and Safa Near", text);
  expect(content).toMatch(/\$15[,.]000 for 5/);
  expect(content).not.toContain("Safa Near");
});

it("the flight is wanted, and what is denied behind it is the way", () =>
  expect(said(LIST, "avec le vol et pas trop loin")).toContain("Hira Journey"));

it("what others say of one counts nobody", () =>
  expect(said(LIST, "the third one", "what do other people say about it")).not.toContain("for 2"));

describe("a turn that alone is of another matter", () => {
  it.each([
    "what is the difference between tamattu and qiran",
    "how much more time in the queue",
    "hold on, is my passport ok",
    "how do I book umrah?",
    "who is the guide of my booking?",
    "my knees hurt, what vaccine",
    "is that enough vaccine for 3 people",
    "what is the difference between a visa and a permit",
    "never book it",
    "her knee hurts, which medicine can she take",
  ])("is not of the packages that were shown: %s", (text) => {
    expect(said(LIST, text)).not.toMatch(/Quba Light|Safa Near|Hira Journey/);
  });

  it.each([
    ["what may I wear in ihram", "I forgot my password", /[Pp]assword/],
    ["what may I wear in ihram", "I forgot my passport at home", /documents/],
    ["can a woman go without mahram", "my passport expires in 45 days", /passport/],
  ] as const)("after %s: %s", (before, text, told) => {
    expect(said(before, text)).toMatch(told);
    expect(said(before, text)).not.toMatch(/garment|without a mahram/);
  });
});
