/** What is to be missing, and what only stands near such a word; how many travel, and how far it may be. */
import { describe, expect, it } from "vitest";
import { NOTHING_KNOWN } from "../../known.ts";
import { readingOf } from "../reading.ts";

const offer = (departureCity: string) => ({ title: `Nur ${departureCity}`, departureCity, operatorName: "Nur" });
const packages = [
  ...["London", "Mumbai", "Kuala Lumpur", "Cairo", "Istanbul", "Jakarta", "Toronto", "Casablanca", "Dhaka"],
  ...["Birmingham", "Glasgow", "Paris", "Cape Town"],
].map(offer);
const read = (text: string) => readingOf(text, { ...NOTHING_KNOWN, packages } as never);

describe("flights", () => {
  it.each([
    "mumbai se 6000 dollar tak, flight ke saath, do log",
    "London with flights, not shifting to Aziziyah",
    "dari Jakarta yang dah sekali dgn flight",
    "из Стамбула с перелётом",
    "با پرواز از استانبول",
    "فلائٹ سمیت ممبئی سے",
  ])("are wanted: %s", (text) => {
    expect(read(text).wishes).toMatchObject({ flights: true, landOnly: false });
  });

  it.each(["mumbai se bina flight", "flight ke bagair mumbai se", "İstanbul uçaksız olsun", "من القاهرة بدون طيران"])(
    "are not: %s",
    (text) => {
      expect(read(text).wishes).toMatchObject({ flights: false, landOnly: true });
    },
  );
});

describe("stairs", () => {
  it.each([
    "dari KL yg xde tangga",
    "ga pake tangga dari jakarta",
    "dad cannot climb stairs",
    "nothing with steps",
    "İstanbul merdiven olmasın",
    "پله نداشته باشه",
    "من القاهرة ما فيه درج",
    "без ступенек",
    "সিঁড়ি নেই এমন",
  ])("are to be missing: %s", (text) => {
    expect(read(text).wishes.search.accessible).toBe(true);
  });

  it.each(["how many stairs are there", "ما از تهران با پله میرویم", "ada tangga x"])("are spoken of: %s", (text) => {
    expect(read(text).wishes.search.accessible).toBeUndefined();
  });
});

describe("the hotel of the days of Hajj", () => {
  it.each([
    "وما ينقلونا من الفندق ايام الحج",
    "we don't want to be moved to another hotel during hajj",
    "tak perlu pindah hotel",
    "hac günlerinde otelden taşınmayan",
    "без переезда",
    "نبي فندق ما يتغير وقت الحج",
    "ہوٹل نہ بدلے",
    "هتلش عوض نشه",
    "чтобы отель не меняли",
    "হোটেল বদলাতে হবে না",
  ])("is kept: %s", (text) => {
    expect(read(text).wishes.search.shifting).toBe(false);
  });
});

describe("those who travel", () => {
  it.each([
    ["впятером", 5],
    ["پنج نفریم", 5],
    ["hm 5 log hn", 5],
    ["احنا خمسه", 5],
    ["واحنا ٤", 4],
    ["nous sommes cinq", 5],
    ["biz 6 kişiyiz", 6],
    ["amra 4 jon", 4],
    ["total for all 5", 5],
    ["2 adults 1 kid", 3],
    ["двое взрослых и 2 ребенка", 4],
    ["5 of us incl 2 kids", 5],
    ["2 bachhe bhi hai, total 4", 4],
    ["من القاهرة لاثنين", 2],
    ["on part à trois", 3],
    ["on est 5", 5],
    ["3 ppl", 3],
  ])("are counted: %s", (text, people) => {
    expect(read(text).numbers.people).toBe(people);
  });
});

describe("the way to the Haram", () => {
  it.each([
    ["istanbuldan harama 500 mt den yakın", 500],
    ["до 500 м от харама", 500],
    ["half km from the haram", 500],
    ["London'dan yarım kilometreden yakın", 500],
    ["10 minutes walk from the haram", 600],
    ["à moins d'un km du haram", 1000],
    ["не дальше километра от харама", 1000],
    ["300an meter dari haram", 300],
  ])("is so long at most: %s", (text, metres) => {
    expect(read(text).wishes.search.maxDistance).toBe(metres);
  });
});

describe("Arabic in Latin letters", () => {
  it("has digits for letters, which count nothing", () => {
    const { numbers, wishes } = read("3ayez ba2a men el qahera b a2al men 4000 dolar");

    expect(wishes.search.departureCity).toEqual(["Cairo"]);
    expect(numbers.sums).toEqual([{ amount: 4000, currency: "USD", foreign: null }]);
    expect(numbers.bare).toEqual([]);
  });

  it("takes no number from what it counts", () => {
    expect(read("3 adults, 500m, 3star").numbers).toMatchObject({ people: 3, metres: 500, stars: 3 });
  });
});

describe("what was not filtered by", () => {
  it.each([
    "any of them without stairs, dads knees r gone",
    "need sumthing from London",
    "ابي من لندن، احنا خمسه",
    "manchester se koi pakage btao",
    "istanbuldan harama yakın ne var",
    "from London for the whole family, my wife and mother-in-law",
  ])("is no word that can be no condition: %s", (text) => {
    expect(read(text).wishes.unused).toEqual([]);
  });

  it.each([
    ["from London with a swimming pool", "swimming pool"],
    ["İstanbul havuzlu otel", "havuzlu"],
    ["paket dari Bristol", "Bristol"],
    ["из Лондона с бассейном", "бассейном"],
  ])("is what the market knows nothing of: %s", (text, word) => {
    expect(read(text).wishes.unused.join(" ")).toContain(word);
  });
});

describe("of two cities", () => {
  it.each(["not London, Istanbul", "مو لندن، اسطنبول", "London değil Istanbul", "не Лондон, Стамбул"])(
    "the one that is denied is not meant: %s",
    (text) => {
      expect(read(text).wishes.search.departureCity).toContain("Istanbul");
    },
  );

  it("is left out", () => {
    expect(read("not London, Istanbul").wishes.search.departureCity).toEqual(["Istanbul"]);
    expect(read("London değil Istanbul").wishes.search.departureCity).toEqual(["Istanbul"]);
  });
});

it("denies the first that comes behind the word for without, and no more", () => {
  expect(read("من القاهرة بدون سلالم ومرشد عربي").wishes.search).toMatchObject({
    accessible: true,
    guideLanguage: "ar",
  });
});

describe("no city", () => {
  it.each(["ada kursi roda di sana?", "selisih harga antara dua paket"])("is heard in another word: %s", (text) => {
    expect(read(text).wishes.search.departureCity).toBeUndefined();
  });
});

describe("a city in other letters", () => {
  it.each([
    ["من تورونتو عائلة ٦ اشخاص بدون درج", "Toronto"],
    ["касабланка трое взрослых один ребенок до 7 тысяч с носа", "Casablanca"],
    ["londradan 4 kişi merdiven olmasın", "London"],
    ["বার্মিংহাম থেকে ৪ জন", "Birmingham"],
    ["ইস্তাম্বুল থেকে ৪ জন", "Istanbul"],
    ["पेरिस से 3 लोग", "Paris"],
    ["из Джакарты вдвоём", "Jakarta"],
    ["من دكا لاثنين", "Dhaka"],
    ["من كيب تاون لاثنين", "Cape Town"],
    ["جلاسكو ٤ اشخاص", "Glasgow"],
  ])("is heard: %s", (text, city) => {
    expect(read(text).wishes.search.departureCity).toEqual([city]);
  });
});

it("counts a quarter of an hour on foot", () => {
  expect(read("قريب من الحرم مشي ربع ساعة").wishes.search.maxDistance).toBe(900);
  expect(read("half an hour walk to the haram").wishes.search.maxDistance).toBe(1800);
});

describe("near, and not dear", () => {
  it.each([
    "close to the haram from London but not pricey, not too expensive",
    "Paris, près du haram, pas trop cher",
    "İstanbul hareme yakın ucuz olsun",
    "من القاهرة قريب بس مو غالي",
    "mumbai se haram ke qareeb aur sasta",
    "dari Jakarta dekat haram tapi jangan mahal",
    "из Стамбула рядом с харамом, но недорого",
  ])("is both: %s", (text) => {
    expect(read(text).wishes).toMatchObject({ order: "distance", isModest: true });
  });

  it.each(["the most expensive from London", "le plus cher de Paris", "самый дорогой из Стамбула"])(
    "is not what is to be dear: %s",
    (text) => expect(read(text).wishes).toMatchObject({ order: "dearest", isModest: false }),
  );

  it.each(["a2rab wa7ed lel 7aram men London", "aqrab fondo2 lel haram men London"])(
    "is asked for in Latin letters: %s",
    (text) => expect(read(text).wishes.order).toBe("distance"),
  );
});
