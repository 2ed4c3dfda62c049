/** What a stranger asked in threads and beside them, judged blind: own wallet and papers, packages, rites, each class in several languages. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { english } from "../../../../test/ask-assistant.ts";
import { readModel } from "../../classifier/model.ts";
import { type Known, NOTHING_KNOWN } from "../../known.ts";
import { type Answer, answer } from "../answer.ts";

const model = readModel(readFileSync(new URL("../../weights/assistant.bin", import.meta.url)));
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
  ...{ accessible: false, guideLanguages: ["en"], licence: null, licenceVerified: true, flights: true },
  ...{ bookingCount: 0, meals: "Half board", minaCamp: null, makkahHotel: null, madinahHotel: null, campClass: null },
  ...{ accommodationType: "Standard", operatorId: "o1", shifting: true, groupDiscounts: [], roomTypes: [] },
  terms: { payment: null, cancellation: [] },
  ...more,
});
const packages = [
  offer("p1", "Quba Light", 3000, { flights: false, rating: 3 }),
  offer("p2", "Safa Near", 9000, { distanceFromHaram: 200, accessible: true, rating: 5 }),
  offer("p3", "Hira Middle", 5000, { distanceFromHaram: 900 }),
  offer("p4", "Noor Rest", 6000, { distanceFromHaram: 1500 }),
  offer("p5", "Bosphorus", 4000, { departureCity: "Istanbul" }),
];
const person = { isSelf: false, birthDate: "1990-01-01" };
const travellers = [
  { ...person, id: "t1", relationship: "self", isSelf: true, givenNames: "Layla", surname: "Karim" },
  { ...person, id: "t2", relationship: "father", givenNames: "Hamza", surname: "Karim" },
];
const upload = { kind: "upload_document", type: "passport", traveller: { id: "t2", name: "Hamza Karim" } };
const due = { at: "2027-01-09", reason: "sale", isForecast: false, isLate: false };
const step = { kind: "pay_step", planId: "p1", stepId: "s1", title: "Wallet", dueOn: "2026-12-30", isLate: false };
const journey = {
  ...{ steps: [], currentStep: null, headerProgress: 40, paperJourneys: [], documents: { verified: 3, required: 4 } },
  nextAction: { ...upload, dueOn: due.at },
  obligations: [
    { act: { ...upload, dueOn: due.at }, who: "you", due },
    { act: step, who: "you", due: { ...due, at: "2026-12-30" } },
  ],
};
const riyals = { amount: "279375.00", currency: "SAR" };
const plans = [
  {
    ...{ id: "p1", title: "Wallet", target: "wallet", isExample: false, cost: riyals, done: null, owner: null },
    steps: [{ id: "s1", amount: riyals, dueOn: "2026-12-30", state: "open", method: null }],
  },
];
const fees = { spreadPercent: 0, fixedFee: "0.00", minimum: "0.00", cashbackPercent: 0, cashbackCap: "0.00" };
const limit = { amount: "15000.00", currency: "GBP" };
const methods = [
  { brand: "Visa", lastFour: "4242", status: "primary", limit, fees: { ...fees, foreignPercent: 2.75 } },
  { brand: "Mastercard", lastFour: "4444", status: "backup", limit, fees: { ...fees, foreignPercent: 0 } },
];
const own = {
  ...NOTHING_KNOWN,
  ...{ packages, travellers, bookings: [], documents: [], journey, plans, methods },
} as unknown as Known;
const stranger = { ...NOTHING_KNOWN, packages } as unknown as Known;

function last(turns: readonly string[], known: Known = own, isOperator = false): Answer {
  const shared = { now: new Date("2026-11-21T09:00:00Z"), timeZone: "UTC", model, words: () => english, isOperator };
  return turns.reduce<Answer | null>((before, text) => {
    const question = { text, agent: "tour_advisor", locale: "en", dialogue: before?.dialogue ?? null } as const;
    return answer(question, { ...shared, known } as never);
  }, null) as Answer;
}

describe("own wallet, cards and papers", () => {
  it.each([
    "how much do i have to put in the wallet and by when",
    "تا کی باید پول کیف پول نسک رو واریز کنم؟",
    "сколько надо внести в кошелёк и до какого числа",
    "wallet me kitne paise dalne hain aur kab tak",
  ])("the saved plan tells how much and by when: %s", (text) => {
    expect(last([text]).intent).toBe("pay.next");
  });

  it.each(["how do i load the wallet", "how do I put money in the wallet"])("how it is loaded is a rule: %s", (text) =>
    expect(last([text]).citations.map(({ id }) => id)).toEqual(["walletLoad"]),
  );

  it.each([
    "kad mana lagi jimat nak bayar",
    "which of my saved cards costs less",
    "какой картой дешевле платить",
    "quelle carte me coûte moins cher",
    "کس کارڈ سے دینا سستا پڑے گا",
    "কোন কার্ডে দিলে কম খরচ",
    "أي بطاقة أوفر لي",
    "کدوم کارت ارزون تره برای پرداخت",
  ])("the own card that takes least is named first: %s", (text) => {
    expect(last([text]).content).toMatch(/^[^\n]*Mastercard[^\n]*4444/);
  });

  it.each([
    "বাবার পাসপোর্ট না দিলে কি হবে?",
    "what happens without dad's passport",
    "if dads passport isn't there can we still book",
    "babamın pasaportu olmazsa ne olur",
    "что будет без паспорта папы",
    "que se passe-t-il sans le passeport de papa",
    "kalau pasport ayah tak ada macam mana",
    "اگه پاسپورت بابام رو نفرستیم چی میشه",
  ])("a household goes together: %s", (text) => {
    expect(last([text]).content).toContain("One missing paper holds up the whole household");
  });

  it.each(["ok and will that stop us booking", "bu rezervasyona engel olur mu", "это помешает забронировать?"])(
    "so it does in a thread: %s",
    (text) => {
      expect(last(["whats left to do for my dads papers", text]).content).toMatch(/^One missing paper.*\n.*Hamza/);
    },
  );
});

describe("packages in a thread", () => {
  it("drops what nothing from the new city has, and says so", () => {
    const { content } = last(["package with an Urdu guide", "then from Istanbul, which is nearest"], stranger);
    expect(content).toMatch(/^No package on the market fits all of this: .*Istanbul.*Urdu.*\n.*Istanbul/);
    expect(content).toContain("Bosphorus");
    const next = last(["package with an Urdu guide", "then from Istanbul, which is nearest", "cheaper"], stranger);
    expect(next.content).not.toContain("No package");
  });

  it.each([
    "yang ada tiket flight sekali, paling murah",
    "the cheapest one that has flights",
    "celui qui inclut le vol",
  ])("with the flights is another list: %s", (text) => {
    const told = last(["packages from London", text], stranger);
    expect(told.intent).toBe("pkg.search");
    expect(told.content).not.toContain("Quba Light");
  });

  it.each([
    "یه چیز نزدیک تر با قیمت متوسط؟",
    "something closer at a reasonable price",
    "поближе по средней цене",
    "daha yakın orta fiyatlı",
  ])("near at a middle price is not the dearest: %s", (text) => {
    const { content } = last(["packages from London", text], stranger);
    expect(content).toContain("Hira Middle");
    expect(content).not.toContain("Safa Near");
  });

  it.each([
    "puanı en yüksek olan?",
    "the best rated one",
    "celui qui est le mieux noté",
    "у кого самый высокий рейтинг",
  ])("rated best comes first: %s", (text) => {
    const { content } = last(["packages from London", text], stranger);
    expect(content.split("\n").find((line) => line.includes("Noor Travel"))).toContain("Safa Near");
  });

  it.each([
    "can my mother manage that one shes bad with stairs",
    "мама плохо ходит по лестницам, в этом пакете справится?",
    "yang itu banyak tangga gak, ibu saya susah naik",
  ])("stairs are asked of the one that was told first: %s", (text) => {
    expect(last(["packages from London", text], stranger).content).toMatch(/^Quba Light:.*without steps – no/);
  });
});

describe("facts and the desk", () => {
  it.each([
    ["when do we throw the stones", "stoningDays"],
    ["متى نرمي الجمرات", "stoningDays"],
    ["kapan lempar jumrah", "stoningDays"],
    ["когда можно снять ихрам", "ihramEnds"],
    ["when can i take off ihram", "ihramEnds"],
    ["ihramdan ne zaman çıkılır", "ihramEnds"],
    ["ابا ضعیف ہیں، کیا رمی کے لیے کسی اور کو بھیج سکتے ہیں؟", "stoningHow"],
    ["babamın kalbi hasta, geri gönderirler mi", "conditionsExcluded"],
    ["у папы больное сердце, его не развернут в саудии?", "conditionsExcluded"],
  ])("%s: %s", (text, id) => {
    expect(last([text]).citations.map((one) => one.id)).toEqual([id]);
  });

  it("after the pebbles the night is that of Muzdalifah", () => {
    const { citations } = last(["मुज़दलिफ़ा में कितने कंकर उठाने होते हैं", "और रात कहाँ सोना है वहाँ"]);
    expect(citations.map(({ id }) => id)).toEqual(["muzdalifahNight"]);
  });

  it.each([
    "umrah ada jual tak dekat sini",
    "do you sell umrah packages",
    "عندكم باقات عمرة",
    "umre turu satıyor musunuz",
  ])("a journey for Umrah alone is not sold here: %s", (text) =>
    expect(last([text], stranger).citations.map(({ id }) => id)).toEqual(["umrahNone"]),
  );

  it.each(["میشه قبل از حج چند روز تو مدینه باشیم؟", "can we stay some days in madinah before hajj"])(
    "days at Madinah are the operator's own: %s",
    (text) => expect(last([text]).citations.map(({ id }) => id)).toEqual(["madinahDays"]),
  );

  it.each(["do i need an account to look at prices?", "faut-il un compte pour voir les prix"])(
    "prices are shown to who has no account: %s",
    (text) => expect(last([text], stranger).content).toContain("Quba Light"),
  );

  it.each([
    "какие пакеты у нас ещё не опубликованы",
    "which packages are not published yet",
    "hangi paketler yayınlanmadı",
  ])("what a desk has not put on sale are its drafts: %s", (text) =>
    expect(last([text], NOTHING_KNOWN, true).intent).toBe("operator.drafts"),
  );

  it.each([
    "my father forgot his insulin",
    "I forgot my password",
    "I forgot to pay",
    "I lost my wedding ring",
    "time on my watch in Makkah?",
  ])("what was forgotten or lost beside ihram is no matter of it: %s", (text) => {
    const told = last(["what may I wear in ihram?", text]).citations.map(({ id }) => id);
    expect(told).not.toContain("ihramForgot");
    expect(told).not.toContain("ihramThings");
  });

  it.each([
    ["ihramForgot", "and if I forget?"],
    ["ihramThings", "and a belt?"],
  ])("%s after what is worn in ihram: %s", (id, text) =>
    expect(last(["what may I wear in ihram?", text]).citations.map((one) => one.id)).toEqual([id]),
  );
});

describe("what comes behind a rite", () => {
  const factsAfter = (turns: readonly string[]) => last(turns, stranger).citations.map(({ id }) => id);

  it.each([
    ["what is tawaf", "and if my wudu breaks in the 4th round"],
    ["tavaf nedir", "ya abdestim bozulursa"],
  ])("the ablution that is lost: %s, %s", (...turns) => expect(factsAfter(turns)).toEqual(["tawafAblution"]));

  it.each([
    ["हज के दौरान पीरियड आ जाए तो", "रोकने वाली गोली ले सकते है क्या"],
    ["what if my period comes during hajj", "can i take a pill against it"],
    ["adetim gelirse hac ne olur", "hap alsam olur mu"],
  ])("tablets against a period: %s, %s", (...turns) => expect(factsAfter(turns)).toContain("periodTablets"));

  it.each([
    ["what if my period comes during hajj", "which pain tablets may i carry"],
    ["what is tawaf", "what if i lose count"],
  ])("no other matter is taken for it: %s, %s", (...turns) => {
    expect(factsAfter(turns)).not.toContain("periodTablets");
    expect(factsAfter(turns)).not.toContain("tawafAblution");
  });
});
