/** What families ask of Rihla itself, of the figures on its pages, and of rules that a neighbour was told for before. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Locale } from "#i18n/locales.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { readModel } from "../classifier/model.ts";
import { type Known, NOTHING_KNOWN } from "../known.ts";
import { type Answer, answer } from "./answer.ts";

const model = readModel(readFileSync(new URL("../weights/assistant.bin", import.meta.url)));
const words = (locale: Locale) => (area: string, key: string, values?: Record<string, string | number>) =>
  translator(locale, area as "prayer")(key as "title", values);

const gbp = (amount: string) => ({ amount, currency: "GBP" });
const step = { id: "s1", amount: gbp("900.00"), dueOn: "2026-12-30", state: "open", method: null };
const plans = [
  {
    ...{ id: "p1", title: "Wallet plan", target: "wallet", isExample: false, owed: gbp("900.00"), steps: [step] },
    ...{ cost: gbp("900.00"), baseline: gbp("900.00"), savings: gbp("0.00") },
  },
  {
    ...{ id: "p2", title: "Shown plan", target: "operator", isExample: true, owed: gbp("34000.00"), steps: [step] },
    ...{ cost: gbp("31850.00"), baseline: gbp("34000.00"), savings: gbp("2150.00") },
  },
];
const steps = Array.from({ length: 10 }, (_, at) => ({ step: `s${at}`, status: at < 5 ? "completed" : "pending" }));
const journey = {
  ...{
    steps,
    currentStep: "s5",
    nextAction: { kind: "upload_document", type: "passport", dueOn: "2027-01-09", isForecast: true, traveller: null },
  },
  ...{ obligations: [], paperJourneys: [], documents: { verified: 0, required: 4 }, withoutPlace: [] },
  headerProgress: 40,
};
const self = { id: "t1", relationship: "self", isSelf: true, givenNames: "Layla", surname: "Karim" };
const travellers = [{ ...self, birthDate: "1990-01-01", countryOfResidence: "GB" }];
const offer = {
  ...{ id: "o1", title: "Mataf Signature", price: 9000, departureCity: "London", distanceFromHaram: 150 },
  ...{ operatorName: "Noor Travel", channels: ["nusuk", "operator"], departureDate: "2027-05-03" },
  ...{ returnDate: "2027-05-25", duration: 22, availableSlots: 9, capacity: 40, accessible: false, licence: null },
  ...{ guideLanguages: ["en"], licenceVerified: true, flights: true, rating: 4, meals: null, minaCamp: null },
  ...{ makkahHotel: null, madinahHotel: null, operatorId: "o1", campClass: null, accommodationType: "Standard" },
  ...{ shifting: true, bookingCount: 0, groupDiscounts: [{ fromPeople: 5, percent: 4 }] },
  terms: { payment: null, cancellation: [{ daysBefore: 60, refundPercent: 90 }] },
  roomTypes: [{ type: "quad", supplement: { amount: "0.00" } }],
};
const card = (brand: string, lastFour: string, foreignPercent: number, status: string) => ({
  ...{ id: brand, type: "visa", brand, lastFour, status, limit: gbp("15000.00") },
  fees: { foreignPercent, spreadPercent: 0 },
});
const known = {
  ...{ ...NOTHING_KNOWN, travellers, plans, journey, packages: [offer], bookings: [], families: [], documents: [] },
  methods: [card("Visa", "4242", 2.75, "primary"), card("Mastercard", "4444", 0, "backup")],
  notices: { unread: 11, newest: [{ at: "2026-11-30T02:00:00Z", title: "Photo", text: "It did not pass." }] },
} as unknown as Known;

function ask(text: string, { isDemo = false, of = known } = {}): Answer {
  const context = { now: new Date("2026-11-30T09:00:00Z"), timeZone: "UTC", model, words, isDemo, known: of };
  return answer({ text, agent: "tour_advisor", locale: "en" }, context);
}
const visitor = { of: { ...NOTHING_KNOWN, packages: known.packages } };
const factsOf = (given: Answer) => given.dialogue?.facts ?? [];

describe("a visitor", () => {
  it.each([
    "do you need an account before you can book a place",
    "sans compte on peut réserver ?",
    "rezervasyon için hesap gerekiyor mu",
    "हिसाब नहीं, अकाउंट चाहिए बुकिंग के लिए?",
    "account ke baghair booking ho sakti hai?",
    "boleh tempah tanpa akaun ke",
    "можно бронировать без аккаунта?",
    "لازم حساب للحجز؟",
  ])("is told that one books with an account, and how it is opened: %s", (text) => {
    const { intent, content } = ask(text, visitor);
    expect(intent).toBe("meta.register");
    expect(content.split("\n")[0]?.length).toBeLessThan(10);
  });

  it.each([
    "not registered yet, where do we start",
    "hesabım yok nereden başlayayım",
    "یہاں اکاؤنٹ نہیں، کیسے شروع کروں",
  ])("who has none is told how: %s", (text) => expect(ask(text, visitor).intent).toBe("meta.register"));

  it.each([
    "is this a government site",
    "ce site est officiel ?",
    "یہ سرکاری سائٹ ہے؟",
    "यह सरकारी वेबसाइट है?",
    "aplikasi ini resmi dari pemerintah saudi?",
    "این سایت دولتیه یا رسمی؟",
    "hadha el موقع رسمي هذا؟",
  ])("is told whose pages these are, a no first: %s", (text) => expect(ask(text, visitor).intent).toBe("meta.rihla"));

  it("is not told so of another site", () => {
    expect(ask("how do I find the official site of the ministry", visitor).intent).not.toBe("meta.rihla");
  });

  it.each([
    "can we book from morocco with you",
    "fas'tan buradan rezervasyon olur mu",
    "dari indonesia bisa pesan lewat sini?",
    "ایران سے یہاں بکنگ ہو سکتی ہے، حج کی؟",
    "بقدر احجز من الاردن عندكم؟",
  ])("is told whom Nusuk serves, and who sells elsewhere: %s", (text) =>
    expect(factsOf(ask(text, visitor))).toEqual(["nusukCountries"]),
  );

  it("is told of prices from the least to the most", () => {
    expect(ask("how much does hajj cost", visitor).content).toMatch(/^1 package.*\nPrices run from \$9,000/);
  });
});

describe("what to bring along", () => {
  it.each([
    "what do we bring with us to hajj",
    "на хадж что брать",
    "hacda yanımıza ne alalım",
    "on emporte quoi au hadj",
    "ايش لازم اخذ معي بالحج",
    "حج کے لیے کیا لے جانا ہے",
    "umrah aur hajj mein kya leke jaun",
    "bawa apa saja ke haji",
  ])("is told whole: %s", (text) => expect(factsOf(ask(text))).toEqual(["packHand", "packMina", "packUnscented"]));

  it.each(["what shoes to bring to hajj for my mother", "which medicines do I take with me to hajj"])(
    "is told by itself of one thing: %s",
    (text) => expect(factsOf(ask(text))).not.toContain("packUnscented"),
  );
});

describe("what these pages are", () => {
  it.each([
    "what is rihla",
    "how does your site work",
    "is this website a scam?",
    "bu uygulama nasıl çalışıyor",
    "votre site, comment ça fonctionne ?",
    "situs ini cara kerjanya gimana",
    "ये साइट कैसे काम करती है",
    "یہ ویب سائٹ کیسے کام کرتی ہے",
    "что это за сайт, как он работает",
    "هذا الموقع كيف يشتغل",
  ])("is told without a no: %s", (text) => {
    const { intent, content } = ask(text, visitor);
    expect(intent).toBe("meta.rihla");
    expect(content.split("\n")[0]?.length).toBeGreaterThan(40);
  });

  it.each([
    "vous êtes un voyagiste ?",
    "kalian biro travel?",
    "siz acente misiniz",
    "شما یک آژانس هستید؟",
    "вы турагентство?",
  ])("is answered with a no, where they are taken for an agency: %s", (text) => {
    const { intent, content } = ask(text, visitor);
    expect(intent).toBe("meta.rihla");
    expect(content.split("\n")[0]?.length).toBeLessThan(12);
  });
});

describe("what Rihla is", () => {
  it.each([
    "is rihla a travel agency",
    "are you guys a tour operator or what",
    "is rihla part of nusuk or the saudi ministry",
    "هل رحلة وكالة سفر",
    "ریحلہ کیا کوئی ایجنسی ہے",
    "রিহলা কি হজ এজেন্সি?",
    "rihla bir tur şirketi mi",
    "rihla c'est une agence ?",
    "rihla itu biro travel bukan",
    "rihla ni agensi ke",
    "آیا رحله آژانس است",
    "рихла это агентство?",
    "kya rihla koi hajj agency hai",
  ])("is told with a plain no: %s", (text) => {
    expect(ask(text, visitor)).toMatchObject({ intent: "meta.rihla" });
  });

  it("is told in words", () => {
    expect(ask("is rihla a travel agency", visitor).content).toMatch(/^No\.\nRihla is a marketplace/);
  });

  it.each(["is the operator licensed", "how do i contact the agency", "which agency sells Mataf Signature"])(
    "is not told where an operator is meant: %s",
    (text) => expect(ask(text, visitor).intent).not.toBe("meta.rihla"),
  );
});

describe("how an account is opened", () => {
  it.each([
    "how do I sign up",
    "كيف اسوي حساب",
    "اکاؤنٹ کیسے بنائیں",
    "account kaise banaye",
    "nasıl üye olurum",
    "comment créer un compte",
    "gimana cara daftar akun",
    "macam mana nak daftar akaun",
    "چطور حساب بسازم",
    "как зарегистрироваться на сайте",
  ])("is told: %s", (text) => expect(ask(text, visitor).intent).toBe("meta.register"));

  it.each(["how do I register on Nusuk", "I opened my account, what comes next", "how do i delete my account"])(
    "is not told to whoever asks something else: %s",
    (text) => expect(ask(text).intent).not.toBe("meta.register"),
  );
});

describe("notices", () => {
  it.each([
    "no notifications at night please",
    "raat ko notification na aye",
    "خبرها فقط با ایمیل بیاد نه روی گوشی",
    "уведомления только на почту",
    "jangan kirim notif ke hp, lewat email aja",
    "gece bildirim gelmesin istiyorum",
  ])("are set by topic, by way and by hour: %s", (text) => {
    const given = ask(text);
    expect(given.intent).toBe("queue.alerts");
    expect(given.actions.map(({ target }) => target)).toContain("open:/settings");
    expect(factsOf(given)).toEqual([]);
  });

  it.each([
    "how many unread notifications do I have",
    "ada berapa notif yg belum dibaca",
    "كم اشعار غير مقروء عندي",
    "kaç okunmamış bildirimim var",
    "сколько непрочитанных уведомлений",
    "kitne notification nahi padhe",
  ])("are counted: %s", (text) => {
    expect(ask(text)).toMatchObject({ intent: "notice.list", content: expect.stringContaining("11") });
  });
});

describe("a shared demonstration account", () => {
  it.each(["can i change my password here", "how do I delete my account", "no notifications at night please"])(
    "is told that its settings stand: %s",
    (text) => {
      expect(ask(text, { isDemo: true }).content).toMatch(/\nThis is a shared demonstration account/);
      expect(ask(text).content).not.toContain("demonstration");
    },
  );
});

describe("figures that a page shows", () => {
  it.each([
    "what does £2,150 saved mean",
    "این ۲۱۵۰ پوند صرفه‌جویی یعنی چی",
    "ما معنى توفير 2150 جنيه",
    "2150 sterlin tasarruf ne demek",
    "что значит экономия 2150 фунтов",
    "2150 pound bachat ka kya matlab",
  ])("a saving is that of its plan, the example first: %s", (text) => {
    const { intent, content } = ask(text);
    expect(intent).toBe("pay.saving");
    expect(content.indexOf("Shown plan")).toBeLessThan(content.indexOf("Wallet plan"));
    expect(content).toMatch(/31.850/);
  });

  it.each([
    "why does it say 40% here and 50% there",
    "kenapa satu tulis 40% satu lagi 50%",
    "ليش هنا 40% وهناك 50%",
    "neden bir yerde %40 bir yerde %50 yazıyor",
    "почему тут 40% а там 50%",
    "ek jagah 40% aur ek jagah 50% kyon",
  ])("two shares that do not agree count different things: %s", (text) => {
    const given = ask(text);
    expect(given.intent).toBe("journey.figures");
    expect(given.content).toMatch(/40[\s\S]*50/);
    expect(factsOf(given)).toEqual(["progressTwoFigures"]);
  });

  it.each(["which cards have I saved", "kartu apa aja yg saya simpan", "hangi kartlarım kayıtlı"])(
    "cards are told in their order: %s",
    (text) => expect(ask(text).content).toMatch(/Visa[^\n]*Mastercard[^\n]*\nVisa/),
  );
});

describe("whoever lives where one buys on Nusuk", () => {
  it.each([
    "can we pay in instalments",
    "قسطی هم میشه؟",
    "kisti te taka dewa jabe?",
    "taksitle ödeyebilir miyiz",
    "ممكن ندفع بالتقسيط؟",
  ])("is told no first, then how one saves for it: %s", (text) => {
    const given = ask(text);
    expect(given.intent).toBe("pay.instalments");
    expect(given.content).toMatch(/^(?:No|نه|না|Hayır|لا)[.।]\n/);
    expect(factsOf(given)).toEqual(["instalmentsNusuk"]);
  });

  it.each(["what if i can't keep up the monthly payments", "show me my instalments", "can we pay it all at once"])(
    "is told no such no where none fits: %s",
    (text) => expect(ask(text).content).not.toMatch(/^No\./),
  );

  it("is told of a package's refund that nothing is booked, and whose terms count", () => {
    const given = ask("if we cancel Mataf Signature do we get our money back");
    expect(given.content).toMatch(/^You have no booking yet\.\nUnited Kingdom: whoever lives there buys on Nusuk/);
    expect(given.content).toContain("90%");
    expect(factsOf(given)).toEqual(["refundWallet"]);
    const abroad = { ...known, travellers: [{ ...travellers[0], countryOfResidence: "PK" }] } as unknown as Known;
    expect(ask("if we cancel Mataf Signature do we get our money back", { of: abroad }).content).not.toContain("Nusuk");
  });

  it.each(["kalau batal uang di dompet nusuk kena potongan?", "nusuk cüzdanındaki paradan iptalde kesinti olur mu"])(
    "is told what the wallet keeps, and of no discount: %s",
    (text) => expect(factsOf(ask(text))).toEqual(["refundWallet"]),
  );
});

describe("a discount that nobody gives", () => {
  it.each(["do we get 15% off as a family", "পরিবারের জন্য ১৫% ছাড় কি পাবো?", "aile için %15 indirim var mı"])(
    "is told with a no first: %s",
    (text) => expect(ask(text).content).toMatch(/^(?:No|না|Hayır)[.।]\n/),
  );

  it("has none before one that somebody gives", () => {
    expect(ask("do families of 5 get 4% off").content).toMatch(/^1 package/);
  });
});

describe("rules", () => {
  it.each([
    ["daysTashriq", "во сколько бросать камешки 11 числа"],
    ["daysTashriq", "what time do we stone on the 11th"],
    ["daysTashriq", "how many pebbles on the 11th"],
    ["pebblesCount", "how many pebbles do i need"],
    ["dayTarwiyah", "do we join the prayers in Mina"],
    ["dayTarwiyah", "di mina sholatnya dijamak ga"],
    ["dayTarwiyah", "mina'da namazlar cem edilir mi"],
    ["askScholar", "do Hanafis join the prayers in Mina, hanafi madhhab"],
    ["whoSeesDocuments", "si je m’inscris qui peut voir mon passeport"],
    ["whoSeesDocuments", "who can see my passport if I sign up"],
    ["whoSeesDocuments", "кто увидит мой паспорт"],
  ])("%s is told: %s", (fact, text) => expect(factsOf(ask(text, visitor))).toEqual([fact]));

  it.each([
    "маме 68 и диабет ей можно в хадж?",
    "can my diabetic mother go on hajj, she is 68",
    "babam şeker hastası hacca gidebilir mi",
    "ibu saya diabetes boleh berhaji?",
  ])("what excludes is told before how one lives with it: %s", (text) => {
    expect(factsOf(ask(text))).toEqual(["conditionsExcluded", "healthCertificateVisa", "diabetesHeat"]);
  });

  it("how one keeps insulin cool is asked for itself", () => {
    expect(ask("how do I keep insulin cold at hajj").intent).not.toBe("hajj.fit");
  });

  it("of the sacrifice it is told too how it is made", () => {
    expect(factsOf(ask("kurban fiyata dahil mi"))).toEqual(["packageIncluded", "sacrificeHow"]);
    expect(factsOf(ask("are flights included in the price"))).not.toContain("sacrificeHow");
  });
});
