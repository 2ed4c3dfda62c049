import { describe, expect, it } from "vitest";
import type { KnownPackage, KnownTraveller } from "../known.ts";
import { asksWhether } from "./asks-whether.ts";
import { numbersIn } from "./numbers.ts";
import { readingOf } from "./reading.ts";
import { isHeardAs, isNamed } from "./words/signs.ts";
import { tokensOf } from "./words/tokens.ts";

const numbers = (text: string) => numbersIn(tokensOf(text));

const person = (id: string, relationship: KnownTraveller["relationship"], givenNames: string): KnownTraveller => ({
  ...{ id, relationship, givenNames, surname: "Rahman", isSelf: relationship === "self", birthDate: null },
});
const FAMILY = [
  person("1", "self", "Amina"),
  person("2", "spouse", "Yusuf"),
  person("3", "mother", "Khadija"),
  person("4", "father", "Ibrahim"),
  person("5", "daughter", "Maryam"),
];

const offer = (title: string, departureCity: string, more: Partial<KnownPackage> = {}): KnownPackage => ({
  ...{ id: title, title, departureCity, operatorId: "o", operatorName: "Noor", price: 5000, rating: null },
  ...{ accommodationType: "Standard", departureDate: "2027-05-04", returnDate: "2027-05-25", availableSlots: 9 },
  ...{ distanceFromHaram: 400, makkahHotel: null, madinahHotel: null, minaCamp: null, campClass: null },
  ...{ shifting: null, accessible: true, guideLanguages: ["en"], channels: ["nusuk"], roomTypes: [], meals: null },
  ...{ licenceVerified: true, duration: 20, flights: true, bookingCount: 1, terms: { cancellation: [] } },
  ...more,
});
const MARKET = [
  offer("Zamzam Family", "London"),
  offer("Tawaf Comfort", "Manchester"),
  offer("Quba Simple", "Istanbul"),
];
const read = (text: string) =>
  readingOf(text, { travellers: FAMILY, packages: MARKET, deskBookings: null, bookings: null });

describe("a number", () => {
  it.each([
    ["package for 5 people under 30000 dollars", 5, 30_000, "USD"],
    ["show packages under $30,000 for 5 people", 5, 30_000, "USD"],
    ["पाँच लोगों के लिए 6 हज़ार पाउंड", 5, 6000, "GBP"],
    ["6 হাজার পাউন্ড ৫ জনের জন্য", 5, 6000, "GBP"],
    ["для 5 человек до 6 тысяч фунтов", 5, 6000, "GBP"],
    ["5 kişi için 30.000 dolar", 5, 30_000, "USD"],
    ["باقة لـ5 أشخاص بأقل من ٣٠ ألف دولار", 5, 30_000, "USD"],
    ["۵ لوگوں کے لیے ۳۰ ہزار ڈالر", 5, 30_000, "USD"],
    ["برای ۵ نفر تا ۶ هزار یورو", 5, 6000, "EUR"],
    ["untuk 5 orang di bawah 20 ribu riyal", 5, 20_000, "SAR"],
  ])("counts what the word beside it says, wherever it stands: %s", (text, people, amount, currency) => {
    const found = numbers(text);
    expect(found.people).toBe(people);
    expect(found.sums).toEqual([{ amount, currency, foreign: null }]);
  });

  it.each([
    ["not over 7 and a half grand usd a head", 7500],
    ["seven and a half thousand dollars", 7500],
    ["साढ़े सात हज़ार डॉलर तक", 7500],
    ["ساڑھے 7 ہزار ڈالر", 7500],
    ["yedi buçuk bin dolar", 7500],
    ["семь с половиной тысяч долларов", 7500],
    ["هفت و نیم هزار دلار", 7500],
    ["আড়াই হাজার ডলার", 2500],
    ["ڈیڑھ ہزار ڈالر", 1500],
    ["полторы тысячи долларов", 1500],
  ])("has its half: %s", (text, amount) => {
    expect(numbers(text).sums).toEqual([{ amount, currency: "USD", foreign: null }]);
  });

  it("is an age, a distance, stars, a day or a year where it says so, and then no sum", () => {
    expect(numbers("can my ten year old come").age).toBe(10);
    expect(numbers("within 1.5 km of the haram").metres).toBe(1500);
    expect(numbers("a 5 star hotel").stars).toBe(5);
    expect(numbers("leaving on 28 april 2027")).toMatchObject({ dayOfMonth: 28, sums: [], people: null });
    expect(numbers("500 rupees").sums).toEqual([{ amount: 500, currency: null, foreign: "rupes" }]);
  });
});

describe("a name", () => {
  it.each([
    ["ابراهيم", "Ibrahim"],
    ["इब्राहीम", "Ibrahim"],
    ["Ибрагима", "Ibrahim"],
    ["يوسف", "Yusuf"],
    ["यूसुफ", "Yusuf"],
    ["Хадиджи", "Khadija"],
    ["মরিয়ম", "Maryam"],
    ["مانچسٹر", "Manchester"],
    ["लंदन", "London"],
    ["زمزم", "Zamzam"],
    ["Ibrahims", "Ibrahim"],
  ])("is heard in another script: %s is %s", (word, name) => expect(isNamed(word, name)).toBe(true));

  it.each([
    ["marys", "Maryam"],
    ["mariam", "Maryam"],
    ["mariyams", "Maryam"],
    ["youssouf", "Yusuf"],
    ["khadeja", "Khadija"],
  ])("is heard as another tongue spells it: %s is %s", (word, name) => expect(isHeardAs(word, name)).toBe(true));

  it("is not heard in what is far from it", () => {
    expect(isHeardAs("marble", "Maryam")).toBe(false);
    expect(isHeardAs("among", "Amina")).toBe(false);
    expect(isHeardAs("may", "Maryam")).toBe(false);
  });

  it("is not heard in other words", () => {
    expect(isNamed("امن", "Amina")).toBe(false);
    expect(isNamed("صف", "Yusuf")).toBe(false);
    expect(isNamed("among", "Amina")).toBe(false);
  });
});

it.each([
  "what is the total on the Kaaba View package",
  "are we on the waitlist",
  "what do we do now",
  "nous on part de Lyon",
  "total 3 packages",
])("counts nobody by a small word that is a number elsewhere: %s", (text) => {
  expect(numbers(text).people).toBeNull();
});

describe("the people of a question", () => {
  const named = (text: string) => read(text).people.named.map(({ givenNames }) => givenNames);

  it("are those that it names, by name or relation, and all of them", () => {
    expect(named("what does dad still need")).toEqual(["Ibrahim"]);
    expect(named("is my husband's passport fine")).toEqual(["Yusuf"]);
    expect([named("is my grandmother's passport valid"), named("nans passport")]).toEqual([[], ["Khadija"]]);
    expect(named("what do my parents still owe")).toEqual(["Khadija", "Ibrahim"]);
    expect(named("جواز خديجة")).toEqual(["Khadija"]);
    expect(named("паспорт Марьям")).toEqual(["Maryam"]);
    expect([named("Сколько мы уже накопили на хадж?"), named("паспорт Хадиджи")]).toEqual([[], ["Khadija"]]);
  });

  it("are told where Arabic writes a preposition before the name, and by what the Gulf calls a father", () => {
    const named = (text: string) => read(text).people.named.map(({ givenNames }) => givenNames);
    expect(named("الأوراق الناقصة لإبراهيم")).toEqual(["Ibrahim"]);
    expect(named("صورة مريم وإبراهيم")).toEqual(["Ibrahim", "Maryam"]);
    expect(named("لمريم صورة؟")).toEqual(["Maryam"]);
    expect(named("جواز ابوي")).toEqual(["Ibrahim"]);
  });

  it("are the asker alone where it is asked of oneself", () => {
    const named = (text: string) => read(text).people.named.map(({ givenNames }) => givenNames);
    expect(named("what do I myself still need")).toEqual([]);
    expect(named("my own papers, for myself")).toEqual(["Amina"]);
    expect(named("dokumen saya sendiri")).toEqual(["Amina"]);
    expect(named("ماذا ينقصني أنا نفسي")).toEqual([]);
  });

  it("are told from relations and names that nobody has, from the asker and from all", () => {
    expect(read("has my son's certificate been checked").people).toMatchObject({ named: [], missing: ["son"] });
    expect(read("is the passport of Omar verified").people.strangers).toEqual(["Omar"]);
    expect(read("is my passport fine").people.isSelf).toBe(true);
    expect(read("who of us is missing papers").people.isEverybody).toBe(true);
  });
});

describe("a question about packages", () => {
  it("is read with every condition that the market knows", () => {
    const { wishes } = read(
      "from Manchester for 4, step-free, double room, under 500 m from the haram, guide speaks Urdu",
    );
    expect(wishes.search).toMatchObject({
      ...{ departureCity: ["Manchester"], minSeats: 4, accessible: true, roomType: "double" },
      ...{ maxDistance: 500, guideLanguage: "ur" },
    });
    expect(wishes.unused).toEqual([]);
  });

  it("takes no small word of French, Turkish or Indonesian for a month", () => {
    for (const text of ["Avez-vous des forfaits ?", "Ara ve bul", "bayar pakai kas", "tem"]) {
      expect(read(text).wishes.month, text).toBeNull();
    }
    expect(["départ en décembre", "Aralık", "bulan Desember"].map((text) => read(text).wishes.month)).toEqual([
      12, 12, 12,
    ]);
  });

  it("keeps what was asked and not used", () => {
    expect(read("cheapest from London with a 5 star hotel").wishes.unused).toEqual(["5 star"]);
    expect(read("package from London with a swimming pool").wishes.unused).toEqual(["swimming pool"]);
    expect(read("packages under 500000 rupees").wishes).toMatchObject({ most: null });
    expect(read("packages under 500000 rupees").wishes.unused).not.toEqual([]);
  });

  it("names cities that nothing leaves from, and countries", () => {
    expect(read("cheapest from Leeds").wishes.search.departureCity).toEqual(["Leeds"]);
    expect(read("packages from England").wishes).toMatchObject({ country: "GB" });
    expect(read("пакеты из Стамбула").wishes.search.departureCity).toEqual(["Istanbul"]);
  });

  it("is about the package whose name it bears, in any script", () => {
    const titled = (text: string) =>
      read(text)
        .titled.flat()
        .map(({ title }) => title);
    expect(titled("does Zamzam Family include meals in Mina?")).toEqual(["Zamzam Family"]);
    expect(titled("compare Zamzam Family and Tawaf Comfort")).toEqual(["Zamzam Family", "Tawaf Comfort"]);
    expect(titled("زمزم فیملی میں کھانا ہے؟")).toEqual(["Zamzam Family"]);
    expect(titled("a package for my family")).toEqual([]);
  });
});

it("tells a question that wants a yes or a no", () => {
  for (const text of ["can I go on a tourist visa?", "هل يجوز؟", "puis-je venir", "можно ли", "क्या वह आ सकती है"])
    expect(asksWhether(text), text).toBe(true);
  for (const text of ["how many stones do I need", "what papers", "متى عرفة"])
    expect(asksWhether(text), text).toBe(false);
});

it("takes a French line for no daughter", () => {
  expect(read("c'est quand notre tour dans la file").people.isEverybody).toBe(true);
  expect(read("le passeport de ma fille").people.isEverybody).toBe(false);
});

it.each([
  ["quand vient notre tour", []],
  ["from Viena", ["Vienna"]],
  ["пакет из Казани", ["Kazan"]],
])("reads the cities of %s", (text, cities) => {
  expect(read(text).wishes.search.departureCity ?? []).toEqual(cities);
});

describe("a month", () => {
  it.each([
    ["nisanda yola çıkan paket var mı", 4],
    ["mayısın sonunda dönen paketler", 5],
    ["nisan'da gidenler", 4],
    ["к маю успеем", 5],
    ["départ en mai", 5],
    ["us mai khana shamil hai kya", null],
    ["hotel mai kitne log hain", null],
  ])("is told in its case, and from a word for in: %s", (text, month) => {
    expect(read(text).wishes.month).toBe(month);
  });
});
