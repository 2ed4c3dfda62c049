/** What a package is judged by that no search knows, its seller, and conditions that were dropped once. */
import { describe, expect, it } from "vitest";
import { talkWith } from "../../../../test/ask-assistant.ts";
import { type Known, NOTHING_KNOWN } from "../../known.ts";
import { readingOf } from "../../reading/reading.ts";

const room = (type: string, amount: string) => ({ type, supplement: { amount } });
const offer = (id: string, title: string, price: number, more: object = {}) => ({
  ...{ id, title, price, distanceFromHaram: 2000, operatorName: "Noor Harbour Travel", departureCity: "London" },
  ...{ departureDate: "2027-05-03", returnDate: "2027-05-25", duration: 22, availableSlots: 9, capacity: 40 },
  ...{ accessible: false, guideLanguages: ["en"], licence: null, licenceVerified: true, flights: true, rating: 4.5 },
  ...{
    meals: "Half board",
    minaCamp: null,
    makkahHotel: "Ajyad",
    madinahHotel: null,
    operatorId: "o1",
    reviewCount: 7,
  },
  ...{ campClass: null, accommodationType: "Standard", shifting: true, groupDiscounts: [], bookingCount: 0 },
  channels: ["operator", "nusuk"],
  roomTypes: [room("quad", "0.00"), room("double", "700.00")],
  terms: { payment: null, cancellation: [{ daysBefore: 60, refundPercent: 80 }] },
  ...more,
});
const payment = { balanceDays: 30, instalments: 3, graceDays: 5, deposit: { kind: "percent", percent: 20 } };
const packages = [
  offer("p1", "Quba Light", 3000, { duration: 18, operatorName: "Padma Kafela", flights: false }),
  offer("p2", "Rawdah Classic", 7000, { distanceFromHaram: 800, terms: { payment, cancellation: [] } }),
  offer("p3", "Mataf Premium", 9000, { distanceFromHaram: 200, accommodationType: "VIP", accessible: true }),
];
const known = { ...NOTHING_KNOWN, packages } as unknown as Known;
const { said } = talkWith(known);

describe("a package that is named", () => {
  it.each([
    [
      "Rawdah Classic, bought from Noor Harbour Travel: a deposit of $1,400 per person; everything is paid by 3 April",
      "what deposit does Rawdah Classic take",
    ],
    ["deposit of $1.400 per person, $7.000 for 5", "Rawdah Classic kaporası 5 kişi için ne kadar"],
    ["no instalments are stated", "Mataf Premium DP berapa"],
    ["Rawdah Classic: rated 4.5 of five by travellers; reviews: 7", "les avis sur Rawdah Classic"],
    ["Rawdah Classic lists no single room. Ask Noor Harbour Travel", "Rawdah Classic tek kişilik oda var mı"],
    ["Mataf Premium: stars are not stated; kind of stay: VIP", "сколько звезд у Mataf Premium"],
    ["whether the flight is direct is not stated", "Mataf Premium में फ्लाइट सीधी है क्या, सीधी फ्लाइट"],
    ["Quba Light: the flights are not in the price (land only)", "Quba Light are flights included"],
    ["Noor Harbour Travel states no reason for the price of Mataf Premium", "neden Mataf Premium bu kadar pahalı"],
    ["No: Rawdah Classic costs $35,000, $5,000 more than $30,000", "is $30,000 enough for Rawdah Classic for 5 of us"],
    [
      "Yes: Rawdah Classic costs $14,000; of $15,000, $1,000 would be left",
      "is $15,000 enough for Rawdah Classic for 2 people",
    ],
    [
      "Mataf Premium: cancelled on 1 March 2027, 80% of the price comes back",
      "Mataf Premium refund if we cancel in March",
    ],
  ])("is told with %s: %s", (part, text) => expect(said(text)).toContain(part));

  it("is known in another script by its sounds, and by the order in which it is said", () => {
    const titles = (text: string) =>
      readingOf(text, known).titled.flatMap((offers) => offers.map(({ title }) => title));
    expect(titles("मताफ प्रीमियम कैसा है")).toEqual(["Mataf Premium"]);
    expect(titles("compare Rawdah Classic and Mataf Premium")).toEqual(["Rawdah Classic", "Mataf Premium"]);
    expect(titles("compare Mataf Premium and Rawdah Classic")).toEqual(["Mataf Premium", "Rawdah Classic"]);
  });

  it("is judged in the turn after", () => {
    expect(said("Rawdah Classic", "et les avis ?")).toMatch(/^Rawdah Classic: rated/);
    expect(said("compare Rawdah Classic and Mataf Premium", "why is the second one dearer")).toContain(
      "Mataf Premium: $2,000 more per person than Rawdah Classic",
    );
  });
});

describe("a seller that is named", () => {
  it("bounds a search, also in the turns after", () => {
    expect(said("how many packages does Padma Kafela have")).toMatch(/^1 package fits: by Padma Kafela/);
    expect(said("кто такие Padma Kafela", "сколько у них пакетов")).toContain("by Padma Kafela");
  });

  it("is told with what it sells and its licence", () => {
    expect(said("who is Padma Kafela")).toMatch(/^Padma Kafela, packages on the market: 1, from London/);
  });

  it.each(["how do I cancel with Padma Kafela", "Padma Kafela phone number to contact them"])(
    "is no search where something else is asked: %s",
    (text) => expect(said(text)).not.toMatch(/package fits|on the market/),
  );
});

describe("conditions", () => {
  const wishes = (text: string) => readingOf(text, known).wishes;

  it.each([
    "dari London ada tiket pesawat, 2 orang",
    "лондон, перелет, 5 человек",
    "London paket uçak dahil",
    "London package with flights",
  ])("flights in the price: %s", (text) => expect(wishes(text).flights).toBe(true));

  it.each([
    "when is my flight from London for 5 people",
    "London flight number for 2 people",
    "package without flights from London",
  ])("no flights are wished for: %s", (text) => expect(wishes(text).flights).toBe(false));

  it("fewer nights than a number are one less, and at least so many are no bound", () => {
    expect(wishes("package under 18 days").nights).toBe(17);
    expect(wishes("21 دن سے کم والا پیکج").nights).toBe(20);
    expect(wishes("en az 18 gün").nights).toBeNull();
    expect(wishes("package for 18 days").nights).toBe(18);
    expect(wishes("18 nights or less").nights).toBe(18);
    expect(wishes("باقة 18 يوم كم سعرها").nights).toBe(18);
  });

  it("less than a kilometre is one, with no number", () => {
    expect(wishes("فندق اقل من كيلو من الحرم").search.maxDistance).toBe(1000);
    expect(wishes("كم كيلو الحقيبة").search.maxDistance).toBeUndefined();
  });

  it("a sum in a money that is not reckoned with is told in the turns after, too", () => {
    expect(said("package from London max 130 juta", "yang VIP ada?")).toContain("not filtered by: 130 juta");
  });

  it("a way without steps is a search, where a place and what is looked for are named", () => {
    expect(said("dad is in a wheelchair, which ones from London are ok")).toMatch(/Mataf Premium/);
    expect(said("how do I push a wheelchair in Mina")).not.toMatch(/Mataf Premium/);
  });

  it("no room is for one", () => {
    expect(said("can I get a single room")).toMatch(/^No package lists a single room/);
    expect(said("who shares a room with whom")).not.toContain("No package lists a single room");
  });
});

describe("the market", () => {
  it.each(["are there packages only for women", "sadece kadınlara paket var mı", "في باقة للحريم بس"])(
    "has none for women alone: %s",
    (text) => expect(said(text)).toMatch(/^No package is marked as for women only/),
  );

  it.each(["can women go alone", "women only tent in Mina?", "is there a women's prayer area"])(
    "is not asked for women's packages: %s",
    (text) => expect(said(text)).not.toContain("No package is marked"),
  );

  it("tells how kinds of stay differ", () => {
    expect(said("difference between Standard and VIP package")).toMatch(/VIP, packages on the market: 1; \$9,000/);
  });

  it("tells who sells from a place", () => {
    expect(said("which operators go from London")).toContain("Noor Harbour Travel (2) and Padma Kafela (1)");
    expect(said("cheapest package from London")).not.toContain("Their operators");
  });

  it("tells whom it is sold to by where one lives", () => {
    expect(said("can someone living in Germany buy Mataf Premium")).toContain("buys Hajj on Nusuk alone");
    expect(said("I live in London, what does Mataf Premium cost")).not.toContain("on Nusuk alone");
  });

  it("compares two that are named by what is asked, the difference behind", () => {
    expect(said("which is closer, Rawdah Classic or Mataf Premium")).toMatch(
      /^The nearest to the Haram:\nMataf Premium[\s\S]*\$2,000 more per person than Rawdah Classic/,
    );
  });

  it("is bound by two days, the later that of coming home", () => {
    const { search } = readingOf("leave after 1 May and back by 25 May from London", known).wishes;
    expect(search).toMatchObject({ from: "2027-05-01", to: "2027-05-25" });
    expect(readingOf("25 Mayıs dönüş, 2 Mayıs gidiş", known).wishes.search).toMatchObject({ from: "2027-05-02" });
  });

  it("knows a seller whose article is written as one word with its name", () => {
    const safa = { ...known, packages: [offer("p9", "Dune Road", 4000, { operatorName: "Al-Safa Travel" })] };
    expect(readingOf("الصفا ٹریول کیسی ہے", safa as unknown as Known).operators).toEqual(["Al-Safa Travel"]);
    expect(readingOf("سعی صفا مروہ کیسے", safa as unknown as Known).operators).toEqual([]);
  });
});
