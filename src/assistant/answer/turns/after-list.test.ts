/** Turns after a list of packages: one is chosen, conditions are kept or give way, and what is asked of one is told of it. */
import { describe, expect, it } from "vitest";
import { talkWith } from "../../../../test/ask-assistant.ts";
import { type Known, NOTHING_KNOWN } from "../../known.ts";

const offer = (id: string, title: string, departureCity: string, price: number, more: object = {}) => ({
  ...{ id, title, price, departureCity, distanceFromHaram: 2000, operatorName: "Noor Travel", channels: [] },
  ...{ departureDate: "2027-05-03", returnDate: "2027-05-25", duration: 22, availableSlots: 9, capacity: 40 },
  ...{ accessible: false, guideLanguages: ["en"], licence: null, licenceVerified: true, flights: true, rating: 4 },
  ...{ meals: "Half board", minaCamp: null, makkahHotel: null, madinahHotel: null, operatorId: "o1" },
  ...{ campClass: null, accommodationType: "Standard", shifting: true, groupDiscounts: [], bookingCount: 0 },
  terms: { payment: null, cancellation: [{ daysBefore: 60, refundPercent: price / 100 }] },
  roomTypes: [{ type: "quad", supplement: { amount: "0.00" } }],
  ...more,
});
const packages = [
  offer("p1", "Quba Light", "London", 3000, { guideLanguages: ["ar"] }),
  offer("p2", "Safa Near", "London", 4000, { distanceFromHaram: 200, flights: false, availableSlots: 4 }),
  offer("p3", "Hira Companions", "London", 5000, {
    ...{ distanceFromHaram: 900, shifting: false, groupDiscounts: [{ fromPeople: 5, percent: 4 }] },
  }),
  offer("p4", "Dune Road", "Dubai", 4500),
];
const self = { id: "t1", relationship: "self", isSelf: true, givenNames: "Layla", surname: "Karim" };
const travellers = [{ ...self, birthDate: "1990-01-01" }];
const known = { ...NOTHING_KNOWN, packages, travellers, bookings: [], journey: null } as unknown as Known;

const { ask, said } = talkWith(known);
const LIST = "show me packages from London";

describe("the middle one of three", () => {
  it.each([
    "the middle one, does that price have flights in it",
    "yang tengah, sudah termasuk tiket pesawat?",
    "beech wala, us mein flight shamil hai?",
    "celui du milieu, l'avion est compris ?",
    "ortadaki, uçak dahil mi",
    "тот что посередине с перелетом?",
  ])("is told with what is asked of it: %s", (text) => {
    const content = said(LIST, text);

    expect(content).toContain("Safa Near: flights – no");
    expect(content).not.toMatch(/Quba|Hira/);
  });
});

describe("the one that has most of it", () => {
  const MORE = Array.from({ length: 3 }, (_, at) => offer(`m${at}`, `Far ${at}`, "London", 1000 + at));
  const FOUR = "show me packages from London for 5";
  const among = (...turns: string[]) => {
    packages.push(...MORE);
    try {
      return said(...turns);
    } finally {
      packages.splice(-MORE.length);
    }
  };

  it.each([
    "which of these is closest to the haram?",
    "أيهم أقرب للحرم",
    "bunların içinde hareme en yakını hangisi",
    "lequel est le plus pres du haram",
    "in me se haram ke sab se qareeb konsa he",
    "mana yang paling dekat ke haram?",
    "какой из них самый близкий к хараму",
    "কোনটা হারামের সবচেয়ে কাছে",
    "کدومشون از همه نزدیک‌تر به حرمه",
  ])("is that of the whole list, and what follows is asked of it alone: %s", (text) => {
    expect(among("show me packages from London", text)).toContain("Safa Near");
    expect(among("show me packages from London", text, "how much for 4?")).toMatch(/^Safa Near.*16,000 for 4[^\n]*$/);
  });

  it.each(["whats the total for all 5 in the cheapest of these", "combien pour nous 5 dans le moins cher de ceux-la"])(
    "is told with the sum of that one: %s",
    (text) => expect(said(FOUR, text)).toMatch(/^Quba Light.*15.000.* for 5[^\n]*$/),
  );

  it("is one of the list still", () =>
    expect(said(FOUR, "which of them is nearest to the Haram?", "and the second one?")).toContain("Quba Light"));
});

describe("one that is chosen", () => {
  it.each(["in me se haram ke sab se qareeb konsa he", "un mein se jo haram ke sab se kareeb hai wo batao"])(
    "among those that were shown, however long the turn: %s",
    (text) => expect(said(LIST, text)).toContain("The nearest to the Haram:\nSafa Near"),
  );

  it.each(["ok forget that. the first one, total for all 5", "yang pertama totalnya berapa buat berlima"])(
    "is told with the sum for so many, however long the turn: %s",
    (text) => expect(said(LIST, text)).toMatch(/^Quba Light.*15[.,]000 for 5/),
  );

  it.each(["en ucuzu hangisi, uçak dahil mi", "the cheapest, is the flight included?"])(
    "by its price is told with what else is asked of it: %s",
    (text) => {
      const content = said(LIST, text);
      expect(content).toMatch(/3[.,]000 per person/);
      expect(content).toContain("Quba Light: flights – yes");
      expect(content).not.toMatch(/Safa|Hira/);
    },
  );

  it("keeps no condition of what was only asked", () => {
    expect(said(LIST, "the middle one, are the flights included?", "we are 3").split("\n")[0]).not.toContain(
      "in the price",
    );
  });

  it.each([
    "vazgeçersem ne kadarını geri alırım",
    "how much do we get back if we cancel",
    "agar cancel karun to kitna wapas milega",
    "could we pull out in april n get money back",
  ])("is the one whose terms are told, where nothing is booked: %s", (text) => {
    const content = said(LIST, "the third one", text);
    expect(content).toMatch(/Hira Companions, what comes back after a cancellation: (?:50%|%50)/);
    expect(content).not.toMatch(/no booking|Quba/);
  });

  it.each(["does the hotel change", "otel değişiyor mu", "itu hotelnya pindah2 ga"])(
    "is told with whether one moves: %s",
    (text) => expect(said(LIST, "the third one", text)).toMatch(/^Hira Companions: the same hotel/),
  );
});

describe("further ones of a list", () => {
  it("are both told, where two are named", () => {
    const content = said(LIST, "compare first and third");
    expect(content).toMatch(/Quba Light[\s\S]*Hira Companions/);
    expect(content).not.toContain("Safa Near");
  });

  it.each(["next cheapest", "ondan sonraki en ucuz", "а следующий по цене подешевле"])(
    "come behind those that were told: %s",
    (text) => {
      const all = said("show me packages", "the two cheapest packages", text);
      expect(all).not.toContain("Quba Light");
    },
  );
});

describe("a discount", () => {
  it("of the one that was spoken of is told with the sum", () => {
    const content = said(LIST, "the third one", "is there a discount for 5 of us?");
    expect(content).toContain("4% off from 5 people on");
    expect(content).toContain("$24,000 for all");
  });

  it("that there is none is told of the one, with its sum", () => {
    const content = said(LIST, "the first one", "is there a discount for 5?");
    expect(content).toMatch(/^Quba Light.*\$15,000 for 5/);
    expect(content).toContain("all others have none");
  });
});

describe("a later turn", () => {
  it.each(["ok then english instead", "باشه پس انگلیسی باشه", "bon alors anglais plutôt", "ну ладно тогда английский"])(
    "names another language of the guide: %s",
    (text) =>
      expect(said("packages from London with an Arabic speaking guide", text)).toMatch(
        /guide speaks (?!Arabic|عربی|arabe|арабск)/,
      ),
  );

  it.each([
    ["actually 6 of us", 6],
    ["لا خمسة", 5],
    ["gak usah 4, 3 aja", 3],
    ["না না ৬ জন", 6],
    ["нет, 6", 6],
    ["sorry just 3", 3],
    ["no, 6", 6],
  ])("counts anew: %s", (text, people) => {
    expect(said("packages from London for 4 people", text).split("\n")[0]).toContain(`${people} people`);
  });

  it.each(["no not London, Dubai", "مو لندن، دبي", "не Лондон, Дубай", "London değil Dubai"])(
    "corrects the city: %s",
    (text) => expect(said("packages from London for 4 people", text).split("\n")[0]).toMatch(/from Dubai.*4 people/),
  );

  it.each(["از کدومش تا حرم میشه پیاده رفت", "which ones can we walk to the haram from", "anhi fihom a2rab lel 7aram"])(
    "asks which is the nearest: %s",
    (text) => expect(said(LIST, text)).toMatch(/The nearest to the Haram:\nSafa Near/),
  );

  it.each(["no i need half board", "yarım pansiyon olsun"])("has a condition of nothing but packages: %s", (text) => {
    expect(said(LIST, text)).toMatch(/meals stated|Half board/);
  });

  it.each(["yang paling mahal", "en pahalısı", "et le plus cher ?"])("asks for the dearest: %s", (text) => {
    expect(said(LIST, text)).toMatch(/The most expensive:\nHira Companions/);
  });

  it("without flights takes back that with them was asked for", () => {
    expect(said("packages from London", "avec vol", "sans vol").split("\n")[0]).toMatch(/1 package fits: from London/);
  });

  it.each(["actually make it 4500", "under 4500"])("names another sum: %s", (text) => {
    expect(said("packages from London", "under 3500", text)).toMatch(/at most \$4,500/);
  });

  it.each(["بدي فندق قريب", "I want a hotel near the haram"])("asks for a near one: %s", (text) => {
    expect(said(LIST, text)).toMatch(/The nearest to the Haram:\nSafa Near/);
  });

  it("with a sum goes back to the list", () => {
    expect(said(LIST, "the third one", "4500 dollar se kam")).toMatch(/at most \$4,500/);
  });
});

it("asks in the midst of a list which of it shift, and what that is", () => {
  expect(said(LIST, "which of these are shifting").split("\n")[0]).toMatch(/from London and with a change of hotel/);
  expect(ask("what does shifting mean", ask(LIST).dialogue).citations.map(({ id }) => id)).toEqual(["packageShifting"]);
});

describe("a question of the market", () => {
  it.each(["paket dari UK termasuk pesawat, uang saya dijamin kalau perusahaannya tutup?"])(
    "is none, where money is at stake and no price looked for: %s",
    (text) => expect(ask(text).citations.map(({ id }) => id)).toEqual(["atolCover"]),
  );

  it("that names a place and a sum is a search, whatever else its words are near to", () => {
    expect(said("3ayez ba2a men dubai b a2al men 5000 dolar lel fard")).toMatch(/from Dubai.*\$5,000/);
    expect(said("из Лондона 4 человека")).toMatch(/from London.*4 people/);
  });

  it.each(["shifting tu maksudnya apa", "what does non shifting mean", "شفٹنگ کا مطلب کیا ہے"])(
    "asks what shifting is: %s",
    (text) => expect(ask(text).citations.map(({ id }) => id)).toEqual(["packageShifting"]),
  );
});

it.each(["that's way too far", "çok uzakmış", "c'est trop loin", "jauh sgt la tu", "ye to bahut door hai"])(
  "whoever finds them too far is told the nearest: %s",
  (text) => expect(said(LIST, text)).toMatch(/nearest to the Haram:\nSafa Near/),
);

it.each(["too expensive", "çok pahalı", "mahal banget", "слишком дорого", "غالي مره"])(
  "whoever finds them too dear is told the cheapest: %s",
  (text) => expect(said("closest to the haram from London", text)).toMatch(/cheapest:\nQuba Light/),
);

it.each(["which one is better for my mum", "hangisi daha iyi", "kaunsa behtar hai ammi ke liye"])(
  "which of two that were named is better is asked of these two: %s",
  (text) => {
    const content = said("compare Quba Light and Safa Near", text);
    expect(content).toMatch(/Quba Light(.|\n)*Safa Near|Safa Near(.|\n)*Quba Light/);
    expect(content).not.toMatch(/Hira|Dune/);
  },
);

it.each(["how much for the whole family", "bütün aile için ne tutar", "কত পড়বে পুরো পরিবারের", "buat sekeluarga berapa"])(
  "the whole household is counted: %s",
  (text) => {
    const four = Array.from({ length: 3 }, (_, at) => ({ ...self, id: `h${at}`, isSelf: false, relationship: "son" }));
    travellers.push(...four.map((one, at) => ({ ...one, birthDate: "2005-01-01", givenNames: `Kin${at}` })));
    const content = said(LIST, text);
    travellers.splice(-four.length);
    expect(content).toMatch(/12.000.* for 4/);
  },
);
