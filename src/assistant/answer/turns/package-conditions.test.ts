/** Conditions of packages over several turns: heard as they are written, kept, given up, chosen from; each class in several languages. */
import { describe, expect, it } from "vitest";
import { english, model, talkWith } from "../../../../test/ask-assistant.ts";
import { type Known, NOTHING_KNOWN } from "../../known.ts";
import { readingOf } from "../../reading/reading.ts";
import { answer } from "../answer.ts";

const room = (type: string, amount: string) => ({ type, supplement: { amount } });
const offer = (id: string, title: string, departureCity: string, price: number, more: object = {}) => ({
  ...{ id, title, price, departureCity, distanceFromHaram: 2000, operatorName: "Noor Travel", channels: [] },
  ...{ departureDate: "2027-05-03", returnDate: "2027-05-25", duration: 22, availableSlots: 9, capacity: 40 },
  ...{ accessible: false, guideLanguages: ["en"], licence: null, licenceVerified: true, flights: true, rating: 4 },
  ...{ meals: "Half board", minaCamp: "Camp 3, King Fahd Road side", makkahHotel: null, madinahHotel: null },
  ...{ campClass: null, accommodationType: "Standard", operatorId: "o1", shifting: true, groupDiscounts: [] },
  ...{ bookingCount: 0, terms: { payment: null, cancellation: [] } },
  roomTypes: [room("quad", "0.00"), room("double", "700.00")],
  ...more,
});
const packages = [
  offer("p1", "Quba Light", "London", 3000, { flights: false }),
  offer("p2", "Safa Near", "London", 7000, { distanceFromHaram: 200, accessible: true, guideLanguages: ["ar"] }),
  offer("p3", "Hira Companions", "London", 5000, { meals: "Full board", minaCamp: "Camp 9, Jamarat side" }),
  offer("p4", "Dune Road", "Dubai", 4000, { guideLanguages: ["ar"] }),
  offer("p5", "Bosphorus Way", "Istanbul", 4500, { guideLanguages: ["tr"] }),
  offer("p6", "Java Calm", "Jakarta", 4200, { accessible: true, minaCamp: "Camp 1, Jamarat side" }),
  offer("p7", "Java Light", "Jakarta", 2500),
];
const self = { id: "t1", relationship: "self", isSelf: true, givenNames: "Layla", surname: "Karim" };
const travellers = [{ ...self, birthDate: "1990-01-01" }];
const known = { ...NOTHING_KNOWN, packages, travellers, bookings: [], journey: null } as unknown as Known;

const { said } = talkWith(known);
const wishes = (text: string) => readingOf(text, known).wishes;

describe("a condition", () => {
  it.each([
    ["with rooms for two", "في رحلات من دبي بغرفة لشخصين بس"],
    ["guide speaks", "باقات من لندن والمرشد عربي"],
    ["no steps", "cari yg dari jakarta tanpa tangga buat mertua"],
    ["no steps", "sans escalier depuis Londres pour 2 personnes"],
    ["camp on the Jamarat side", "paket jakarta tendanya deket jamarat"],
    ["flights in the price", "لندن سے پیکیج جس میں فلائٹ بھی ہو"],
    ["Full board", "forfaits de Londres avec les repas complets"],
    ["at most", "لندن ٥ اشخاص بكرسي متحرك تحت ٨٠٠٠ دولار للشخص"],
  ])("is heard with what its language writes on it, %s: %s", (condition, text) => {
    expect(said(text).split("\n")[0]).toContain(condition);
  });

  it.each([
    ["guide", "from London with a guide who speaks Punjabi"],
    ["repas", "de Londres avec repas"],
    ["odası", "londra merdivensiz aile odası"],
    ["гидом", "из Лондона с гидом на татарском"],
  ])("is told as not used where nothing was made of it: %s", (word, text) => {
    expect(wishes(text).unused.join(" ")).toContain(word);
  });

  it("is not told as unused where it was used", () => {
    expect(wishes("yemek tam pansiyon olan londra paketi").unused.join(" ")).not.toMatch(/yemek|pansiyon/);
  });
});

describe("how many nights at least", () => {
  it.each([
    ["packages longer than 3 weeks", 22],
    ["packages with at least 20 nights", 20],
    ["paket lebih dari 3 minggu", 22],
    ["пакеты больше 3 недель", 22],
    ["20 दिन से ज़्यादा के पैकेज", 21],
  ])("is heard, and is no most: %s", (text, fewest) => {
    expect(wishes(text)).toMatchObject({ fewestNights: fewest, nights: null });
  });

  it("leaves the most as it was", () => {
    expect(wishes("packages under 18 days")).toMatchObject({ fewestNights: null, nights: 17 });
    expect(said("packages longer than 3 weeks").split("\n")[0]).toContain("at least 22 nights");
    expect(said("packages longer than 4 weeks").split("\n")[0]).toMatch(/^No package/);
  });
});

describe("a rule that is asked amid packages", () => {
  it.each([
    ["can I do Hajj for my dead father", "For whoever died"],
    ["what if I get sick during hajj", "911"],
    ["how hot will it be", "39"],
  ])("is told, and no package: %s", (text, told) => {
    const content = said("packages from London", text);
    expect(content).toContain(told);
    expect(content).not.toContain("Quba Light");
  });

  it("is not taken for how one of them is booked", () => {
    expect(said("packages from London", "how do I book that one")).toContain("Quba Light");
  });
});

describe("another city", () => {
  it.each([
    "anything cheaper from another city",
    "في ارخص من مدينة ثانية",
    "başka şehirden var mı",
    "et depuis une autre ville",
    "а из другого города",
    "dari kota lain ada?",
    "दूसरे शहर से दिखाओ",
    "از یه شهر دیگه؟",
    "অন্য শহর থেকে",
    "کسی اور شہر سے",
  ])("leaves out the one that was asked for and keeps the rest: %s", (text) => {
    const content = said("packages from London for 2 people", text);
    expect(content.split("\n")[0]).toMatch(/not from London \S* ?2 people/);
    expect(content).not.toMatch(/, from London/);
  });
});

describe("what no longer matters", () => {
  it.each([
    "the guide doesn't matter",
    "المرشد مو مهم",
    "rehber önemli değil",
    "гид не важен",
    "گائیڈ رہنے دو",
    "गाइड छोड़ो",
    "peu importe le guide",
  ])("is given up, and nothing else is: %s", (text) => {
    const [first, ...rest] = said("packages from London for 2 people with an Arabic speaking guide", text).split("\n");
    expect(first).toMatch(/from London \S* ?2 people/);
    expect(first).not.toContain("guide");
    expect(rest.join("\n")).not.toContain("not filtered");
  });

  it("is what kept everything from fitting, for who then settles for less", () => {
    const given = said("из Стамбула с русским гидом", "ну ладно тогда просто на троих подешевле");
    expect(given.split("\n")[0]).toMatch(/from Istanbul \S* ?3 people/);
    expect(given).toContain("Bosphorus Way");
  });

  it.each(["up to 4000 dollars", "4000 ڈالر تک", "до 4000 долларов", "4000 डॉलर तक"])(
    "a sum alone narrows the list: %s",
    (text) => expect(said("packages from London", text).split("\n")[0]).toMatch(/from London \S* ?at most \$?4.000/),
  );
});

describe("one of the list", () => {
  it.each(["when does number 2 leave", "yg nomer 2 berangkat tgl brp", "رقم 2 متى يسافر", "а номер 2 когда вылет"])(
    "is chosen by its number: %s",
    (text) => expect(said("packages from London", text)).toMatch(/^Hira Companions: from London on 3 /),
  );

  it("is counted in the list that was shown, whichever was told of since", () => {
    expect(said("packages from London", "when does number 2 leave", "and the 3rd?")).toMatch(/^Safa Near/);
  });

  it.each(["no no I mean the second", "না না দ্বিতীয়টার কথা বলছি", "а второй?", "2. olan"])(
    "is not there where fewer were shown: %s",
    (text) => expect(said("packages from Dubai", text)).toMatch(/^I have shown only 1 package/),
  );

  it.each(["does the guide speak Arabic?", "والمرشد يحكي عربي؟"])("is asked of its guide: %s", (text) => {
    expect(said("packages from Dubai", text)).toMatch(/^Yes\./);
  });
});

describe("what is near and not dear", () => {
  it.each(["from London near the haram but not too expensive", "de Londres près du haram mais pas trop cher"])(
    "costs at most what half of those do that fit, which is said: %s",
    (text) => {
      const market = [...packages, offer("p8", "Marwah Far", "London", 3500, { distanceFromHaram: 1500 })];
      const { content } = answer(
        { text, agent: "tour_advisor", locale: "en", dialogue: null },
        {
          ...{ now: new Date("2026-11-26T09:00:00Z"), timeZone: "UTC", model, words: () => english },
          known: { ...known, packages: market } as unknown as Known,
        },
      );
      expect(content).toMatch(/^3 packages fit: .*at most \D*5\D000/);
      expect(content).toContain("The nearest to the Haram:\nMarwah Far");
    },
  );
});

describe("a city that nothing leaves from", () => {
  it.each(["any packages from Tehran", "از تهران پکیج دارید", "paket dari Teheran ada?"])(
    "is said so, with the cheapest of the next one: %s",
    (text) =>
      expect(said(text)).toMatch(/^No package on the market fits all of this: from Tehran\.\nThe closest:\nDune Road/),
  );
});

describe("two that are named together", () => {
  it.each(["what's the difference between Safa Near and Quba Light", "différence entre Safa Near et Quba Light"])(
    "are told by what they do not have alike: %s",
    (text) => {
      const told = said(text);
      expect(told).toMatch(/Safa Near: the guides speak a/i);
      expect(told).toMatch(/Quba Light: the guides speak (?:E|a)n/);
      expect(told).not.toContain("back on");
    },
  );
});
