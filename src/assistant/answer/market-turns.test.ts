/** What a stranger asked of packages: searches under a condition, and the turns after a list, each class in several languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { english } from "../../../test/ask-assistant.ts";
import { readModel } from "../classifier/model.ts";
import { type Known, NOTHING_KNOWN } from "../known.ts";
import { readingOf } from "../reading/reading.ts";
import { type Answer, answer } from "./answer.ts";

const model = readModel(readFileSync(new URL("../weights/assistant.bin", import.meta.url)));
const room = (type: string, amount: string) => ({ type, supplement: { amount } });
const offer = (id: string, title: string, price: number, more: object = {}) => ({
  ...{ id, title, price, distanceFromHaram: 2000, operatorName: "Noor Travel", departureCity: "London", channels: [] },
  ...{
    departureDate: "2027-05-03",
    returnDate: "2027-05-25",
    duration: 22,
    availableSlots: 9,
    capacity: 40,
    rating: 4,
  },
  ...{
    accessible: false,
    guideLanguages: ["en"],
    licence: null,
    licenceVerified: true,
    flights: true,
    bookingCount: 0,
  },
  ...{ meals: "Half board", minaCamp: "Camp 3, King Fahd Road side", makkahHotel: null, madinahHotel: null },
  ...{ campClass: null, accommodationType: "Standard", operatorId: "o1", shifting: true, groupDiscounts: [] },
  roomTypes: [room("quad", "0.00"), room("triple", "300.00"), room("double", "700.00")],
  terms: {
    payment: null,
    cancellation: [
      { daysBefore: 60, refundPercent: 80 },
      { daysBefore: 20, refundPercent: 40 },
    ],
  },
  ...more,
});
const packages = [
  offer("p1", "Quba Light", 3000, { availableSlots: 3 }),
  offer("p2", "Safa Near", 7000, { distanceFromHaram: 200, accessible: true, guideLanguages: ["ur", "fa"] }),
  offer("p3", "Hira Companions", 5000, {
    ...{ meals: "Full board with family kitchen", minaCamp: "Camp 9, Jamarat side", shifting: false },
    ...{ departureDate: "2027-05-07", returnDate: "2027-05-20", duration: 13, flights: false },
    groupDiscounts: [{ fromPeople: 4, percent: 10 }],
  }),
  offer("p4", "Hira Companions", 4000, { departureCity: "Dhaka" }),
  offer("p5", "Noor Crown", 7500, { accommodationType: "VIP", campClass: "A" }),
  offer("p6", "Noor Rest", 7400, { accommodationType: "Deluxe", campClass: "B" }),
];
const self = { id: "t1", relationship: "self", isSelf: true, givenNames: "Layla", surname: "Karim" };
const travellers = [{ ...self, birthDate: "1990-01-01" }];
const known = { ...NOTHING_KNOWN, packages, travellers, bookings: [], journey: null } as unknown as Known;

const sydney = {
  ...known,
  packages: [offer("p9", "Nur Journey", 5000, { departureCity: "Sydney" })],
} as unknown as Known;

function ask(text: string, dialogue: Answer["dialogue"] = null): Answer {
  return answer(
    { text, agent: "tour_advisor", locale: "en", dialogue },
    { ...{ now: new Date("2026-11-26T09:00:00Z"), timeZone: "UTC", model, known }, words: () => english },
  );
}
const after = (...turns: string[]) =>
  turns.reduce<Answer | null>((before, text) => ask(text, before?.dialogue ?? null), null);
/** Without what keeps the directions of a line apart. */
const said = (...turns: string[]) =>
  (after(...turns)?.content ?? "").replace(/[\u2066-\u2069\u200f]/g, "").replace(/[\u00a0\u202f]/g, " ");
const unused = (text: string) => readingOf(text, known).wishes.unused;

describe("a package under a condition is searched for", () => {
  it.each([
    ["guide speaks Urdu", "is there any package with a guide speaking Urdu?"],
    ["guide speaks", "کوئی پیکیج ہے جس میں گائیڈ اردو بولے؟"],
    ["guide speaks", "بسته‌ای هست که راهنمایش فارسی بلد باشد؟"],
    ["no steps", "व्हीलचेयर के लिए कोई पैकेज है?"],
    ["no steps", "des forfaits accessibles en fauteuil ?"],
    ["no steps", "بسته مناسب ویلچر دارید؟"],
    ["with rooms for two", "ada pakej dengan bilik untuk dua orang?"],
    ["with rooms for two", "2 kişilik odası olan paket"],
    ["with rooms for three", "forfait avec chambre pour trois"],
    ["family kitchen", "пакет с семейной кухней"],
    ["family kitchen", "ফ্যামিলি কিচেন আছে এমন প্যাকেজ"],
    ["Jamarat side", "باقة مخيمها قريب من الجمرات"],
    ["flights not in the price", "land only packages from London"],
    ["flights not in the price", "forfaits sans avion"],
    ["flights not in the price", "uçak dahil olmayan paketler"],
    ["back on 19", "packages back before 20 May"],
    ["departure on 5", "paket sebelum 5 Mei"],
    ["at most 14 nights", "two week packages"],
    ["at most 14 nights", "пакеты на 14 дней"],
    ["non-shifting", "aziziyah mein shift na karna pade aisa package"],
    ["non-shifting", "пакеты без переезда в Азизию"],
  ])("%s: %s", (condition, text) => {
    const { intent } = ask(text);
    expect(intent).toBe("pkg.search");
    expect(said(text).split("\n")[0]).toContain(condition);
  });

  it.each(["top rated package from London", "le mieux noté depuis Londres", "самый высокий рейтинг из Лондона"])(
    "by what travellers say: %s",
    (text) => {
      expect(said(text)).toContain("The best rated:");
    },
  );

  it("is no dear one where the least dear is asked for", () => {
    expect(said("le moins cher de Londres")).toContain("The cheapest:");
  });

  it("is of no city that a word of the journey sounds like", () => {
    expect(readingOf("بسته بدون پرواز از لندن", known).wishes.search.departureCity).toEqual(["London"]);
    expect(readingOf("दादी के लिए क्या सावधानी रखें, वह 78 साल की हैं", sydney).wishes.search.departureCity).toBeUndefined();
  });

  it("is told with the price of the room that is asked for", () => {
    expect(said("package with a double room for 2 people in London")).toContain("$3,700 per person, $7,400 for 2");
  });

  it.each(["the shortest package", "le forfait le plus court", "самый короткий пакет"])("by nights: %s", (text) => {
    expect(said(text)).toMatch(/The shortest:\nHira Companions/);
  });

  it.each(["compare the two cheapest packages", "bandingkan dua pakej termurah", "أريد مقارنة أرخص باقتين"])(
    "and compared by what it is: %s",
    (text) => {
      expect(said(text)).toContain("Quba Light");
      expect(ask(text).actions.map(({ target }) => target)).toContain("open:/compare");
    },
  );
});

describe("what was used, or says nothing, is not said to be unused", () => {
  it.each([
    "أريد باقة لأربعة أشخاص",
    "মে মাসে যাত্রা শুরু হয় এমন প্যাকেজ কোনগুলো",
    "Quels forfaits partent de London ?",
    "Türkçe bilen rehberi olan paket",
    "paket apa yang paling murah",
    "چقدر می‌شود ارزان‌ترین بسته",
  ])("%s", (text) => {
    expect(unused(text)).toEqual([]);
  });

  it("but a condition that the market knows nothing of is said", () => {
    expect(unused("packages in Madinah with a balcony")).toEqual(["Madinah", "balcony"]);
  });
});

describe("a turn after a list", () => {
  const LIST = "show me packages from London";

  it.each(["and the cheapest?", "وما أرخصها؟", "нет, самый дешёвый", "لا، الأرخص"])(
    "asks for another order: %s",
    (turn) => {
      expect(after(LIST, turn)?.intent).toBe("pkg.search");
    },
  );

  it.each(["which of these is nearer to the Haram?", "İkisi arasında hangisi daha yakın?", "کدامشان نزدیک‌تر است؟"])(
    "is about the list alone: %s",
    (turn) => {
      const [first, second, ...rest] = said("the two cheapest packages from London", turn).split("\n");
      expect(first).toBe("The nearest to the Haram:");
      expect(second).toMatch(/^(?:Quba Light|Hira Companions)/);
      expect(rest.join()).not.toContain("Safa Near");
    },
  );

  it.each(["how many seats are left?", "Berapa sisa kursinya?", "сколько там мест осталось?"])("seats: %s", (turn) => {
    expect(said(LIST, turn)).toContain("3 seats left");
  });

  it.each(["how many people are its rooms for?", "इसमें कमरे कितने लोगों के हैं?", "اس میں کمرے کیسے ہیں؟"])(
    "rooms: %s",
    (turn) => {
      expect(said(LIST, turn)).toMatch(/^Quba Light, per person: .*\$3,000.*\$3,700/);
    },
  );

  it.each([
    ["Does its guide speak French?", "No.\n"],
    ["مرشدها يتكلم الإنجليزية؟", "Hira Companions: the guides speak"],
    ["راهنمایش فارسی حرف می‌زند؟", "the guides speak"],
  ])("guides: %s", (turn, told) => {
    expect(said(LIST, turn)).toContain(told);
  });

  it.each(["and the day of return?", "et le retour, c’est quel jour ?", "kapan pulangnya?"])("dates: %s", (turn) => {
    expect(said(LIST, turn)).toMatch(/^Quba Light: from London on 3 \S+ 2027, back on 25 \S+ 2027/);
  });

  it("asks for sums of what was shown, and says where there are too few seats", () => {
    const told = said(LIST, "А сколько это на пятерых?");
    expect(told).toContain("15 000 $ for 5");
    expect(told).toContain("Quba Light has only 3 seats left, too few for 5.");
  });

  it("narrows where it names a condition of all of them", () => {
    expect(said(LIST, "any of them with a family kitchen?").split("\n")[0]).toContain("family kitchen");
    expect(said(LIST, "без переезда в Азизию").split("\n")[0]).toContain("non-shifting");
  });

  it.each(["how many nights", "kaç gece", "combien de nuits"])("nights: %s", (turn) => {
    expect(said(LIST, turn)).toMatch(/^Quba Light: from London on .* 22 nights\./);
  });

  it("takes the language of a guide for no country", () => {
    expect(readingOf("with a Turkish guide", known).wishes).toMatchObject({ country: null });
    expect(said(LIST, "فيها دليل يتكلم الفارسية؟")).toContain("Safa Near");
  });

  it("asks for the sum of a party in another currency", () => {
    expect(said("Safa Near", "ok and for 3 in pounds")).toMatch(/\$21,000 for 3.*£/s);
  });

  it("keeps the city where a name of several packages is said", () => {
    expect(said("ঢাকার প্যাকেজ দেখাও", "হিরা কম্প্যানিয়ন্স")).toContain("from Dhaka");
  });
});

describe("a package that is named", () => {
  it.each([
    "what does Hira Companions from London cost for 4 of us",
    "cheapest from London with full board for 4 people",
  ])("costs a party what a hold costs it, less the group's discount: %s", (asked) => {
    const told = said(asked);

    expect(told).toContain("$18,000");
    expect(told).not.toContain("$20,000");
  });

  it("tells one sum of a party in the room that is named", () => {
    const told = said("Hira Companions from London in triple rooms for 4 of us");

    expect(told).toContain("so $19,080 for all");
    expect(told).not.toContain("$18,000");
  });

  it("is told in the currency, with the discount of the party", () => {
    const told = said("Hira Companions from London for 4 of us in pounds with the group discount");
    expect(told).toContain("from 4 people on 10% off, so $18,000 for all");
    expect(told).toContain("£");
  });

  it("says what comes back so many days before, and when it leaves", () => {
    expect(said("if I cancel Safa Near 30 days before, what percent is refunded?")).toBe(
      "Safa Near: cancelled 30 days before departure, 40% of the price comes back.",
    );
    expect(said("Safa Near bertolak bila dan balik bila")).toMatch(
      /^Safa Near: from London on 3 Mei 2027, back on 25 Mei 2027, 22 nights\.$/,
    );
  });

  it.each([
    ["is Safa Near shifting?", "Safa Near: the hotel changes during the rites (shifting)."],
    ["what is the rating of Safa Near", "Safa Near: rated 4 of five by travellers."],
    ["can I pay Safa Near in instalments", "Safa Near: no instalments are stated; the whole price is paid at once."],
    ["Safa Near में कितनी सीट बची है", "9 seats left"],
    ["сколько мест осталось в Safa Near", "9 seats left"],
  ])("%s", (text, told) => {
    expect(said(text)).toContain(told);
  });

  it("costs what its double room costs", () => {
    expect(said("Safa Near en chambre double pour 2")).toContain("15 400 $ for 2");
  });
});

describe("a kind of stay or a class of camp is a condition", () => {
  it.each([
    ["stay: VIP", "VIP packages from London"],
    ["stay: VIP", "باقة كبار الشخصيات من لندن"],
    ["stay: VIP", "लंदन से वीआईपी पैकेज"],
    ["stay: Deluxe", "пакет делюкс из Лондона"],
    ["camp class A+", "pakej kem kelas A"],
    ["camp class A+", "пакеты с лагерем класса А"],
    ["camp class B", "forfaits avec un camp de classe B"],
    ["camp class B", "B sınıfı kampı olan paketler"],
  ])("%s: %s", (condition, text) => {
    const { intent, actions } = ask(text);
    expect(intent).toBe("pkg.search");
    expect(said(text).split("\n")[0]).toContain(condition);
    expect(actions.map(({ target }) => target).join()).toMatch(/accommodation=|campClass=/);
  });

  it("and any camp is none", () => {
    expect(readingOf("is there a camp near the Jamarat", known).wishes.search.campClass).toBeUndefined();
  });
});

describe("a sum beside a party", () => {
  it.each(["packages from London for 2 for $6,500", "для двоих из Лондона до 6500 долларов"])(
    "is for all of it where something that fits the rest could be had for that: %s",
    (text) => expect(said(text).split("\n")[0]).toContain("together"),
  );

  it.each(["VIP packages from London for 2 up to $8,000", "दो लोगों के लिए लंदन से वीआईपी, 8 हज़ार डॉलर तक"])(
    "is of each where nothing that fits the rest could: %s",
    (text) => expect(said(text).split("\n")[0]).toContain("at most $8,000 per person"),
  );
});

describe("a longer turn after a list", () => {
  const LIST = "packages from London for 4 people";

  it.each([
    ["ok and all 4 of us in that one what would it come to in pounds", "£"],
    ["and in this one, what do the four of us pay in pounds altogether", "£"],
  ])("is about the first alone: %s", (turn, told) => {
    const given = said(LIST, turn);
    expect(given).toContain(told);
    expect(given).not.toContain("Safa Near");
  });

  it.each(["ওইটায় তিনজনের রুম নিলে জনপ্রতি কত", "in that one a triple room, how much each?"])(
    "costs what the room costs, for as many as before: %s",
    (turn) => {
      const given = said(LIST, turn);
      expect(given).toMatch(/Hira Companions.*(?:5,300|5.300)/);
      expect(given).toMatch(/4/);
    },
  );

  it.each(["yg kamar berdua nambah brp", "et la chambre double ?"])("keeps those who travel: %s", (turn) => {
    expect(said(LIST, turn).split("\n")[0]).toContain("4 people");
  });

  it.each(["et avec un guide qui parle arabe aussi ?", "and with a guide that speaks Urdu for us"])(
    "narrows the list: %s",
    (turn) => {
      expect(after(LIST, turn)?.intent).toBe("pkg.search");
      expect(said(LIST, turn)).toContain("guide speaks");
    },
  );

  it.each(["which of them is nearest the haram", "এর মধ্যে সবচেয়ে কাছেরটা কোনটা"])(
    "asks the order of all that fit: %s",
    (turn) => expect(said("packages from London", turn)).toMatch(/The nearest to the Haram:\nSafa Near/),
  );

  it.each(["जाने की तारीख क्या है इनकी", "what are their dates", "когда вылет у них"])("asks for days: %s", (turn) => {
    expect(said("packages from London with a guide speaking Urdu", turn)).toMatch(/back on 25/);
  });
});

describe("where nothing leaves from the place that is named", () => {
  it.each([
    ["package from Kazakhstan for 2", "from Kazakhstan"],
    ["пакет из Казахстана на двоих", "from Казахстан"],
    ["a package from Sylhet or Chittagong", "from"],
  ])("it is said, and what leaves near it: %s", (text, place) => {
    const [none = "", closest, nearest] = said(text).split("\n");
    if (!none.startsWith("No package")) return expect(said(text)).toContain("not filtered by");
    expect(none).toContain(place);
    expect(closest).toBe("The closest:");
    expect(nearest).toContain("from Dhaka");
  });

  it("is the named place itself where it is another condition that is missed", () => {
    expect(said("VIP package from Dhaka for 2")).toMatch(/The closest:\nHira Companions, .*from Dhaka/);
  });
});
