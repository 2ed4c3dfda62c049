/** What is asked of favourites, letters, the household, a card or what is late, in eleven languages. */
import { describe, expect, it } from "vitest";
import { model, english as words } from "../../../../test/ask-assistant.ts";
import { type Known, NOTHING_KNOWN } from "../../known.ts";
import { type Answer, answer } from "../answer.ts";

const person = { isSelf: false, birthDate: "1990-01-01" };
const travellers = [
  { ...person, id: "t1", relationship: "self", isSelf: true, givenNames: "Layla", surname: "Karim" },
  { ...person, id: "t2", relationship: "spouse", givenNames: "Omar", surname: "Karim" },
  { ...person, id: "t3", relationship: "father", givenNames: "Hamza", surname: "Karim" },
  { ...person, id: "t4", relationship: "daughter", givenNames: "Noor", surname: "Karim" },
];
const upload = { kind: "upload_document", type: "photo", traveller: { id: "t4", name: "Noor Karim" } };
const obligation = { act: { ...upload, dueOn: "2027-01-09" }, who: "you" };
const journeyOf = (isLate: boolean) => ({
  ...{ steps: [], overallProgress: 0, paperJourneys: [], documents: { verified: 3, required: 4 } },
  nextAction: obligation.act,
  obligations: [{ ...obligation, due: { at: "2027-01-09", isForecast: false, isLate } }],
});
const families = [
  {
    ...{
      id: "f1",
      name: "Karim family",
      maxMembers: 5,
      limits: { tooYoung: [] },
      readiness: { ready: 2 },
      complete: 90,
    },
    members: [
      { id: "m1", name: "Layla Karim", status: "ready", marks: null, role: "admin", roomWish: null },
      { id: "m2", name: "Omar Karim", status: "ready", marks: null, role: "member", roomWish: null },
    ],
  },
];
const offer = (id: string, title: string, price: number, distanceFromHaram: number) => ({
  ...{ id, title, price, distanceFromHaram, operatorName: "Noor Travel", departureCity: "London", channels: [] },
  ...{
    departureDate: "2027-05-03",
    returnDate: "2027-05-25",
    availableSlots: 9,
    capacity: 40,
    rating: 4,
    roomTypes: [],
  },
});
const packages = [
  offer("p1", "Quba Light", 5000, 900),
  offer("p2", "Safa Near", 7000, 200),
  offer("p3", "Other", 100, 10),
];
const booking = {
  ...{ id: "b1", reference: "RH-7K3Q2M", isMine: true, customerName: "Layla", phase: "awaiting_approval" },
  ...{ cancelReason: null, completed: false, totalAmount: 20_000, currency: "USD", channel: "operator" },
  ...{ amountPaid: { amount: "4000.00", currency: "USD" }, paymentStatus: "pending", holdExpiresAt: null },
  ...{ operatorName: "Noor Travel", operatorStopped: false, departureDate: "2027-05-01", returnDate: "2027-05-25" },
  ...{ packageName: "Quba Light", seats: 2, openPayment: null, hasTickets: false, ticketCount: 0, schedule: [] },
  ...{ nusukReference: null, references: [], numbersSeen: false, parts: [] },
};
const letters = {
  threads: [{ reference: "RH-7K3Q2M", operatorName: "Noor Travel", lastBy: "operator", at: "2026-11-21T10:00:00Z" }],
  questions: [
    { packageName: "Safa Near", askedAt: "2026-11-19T10:00:00Z", answeredAt: null },
    { packageName: "Quba Light", askedAt: "2026-11-18T10:00:00Z", answeredAt: "2026-11-20T10:00:00Z" },
  ],
};
const methods = [{ brand: "Visa", lastFour: "4242", status: "primary" }];
const KNOWN = {
  ...{
    travellers,
    families,
    packages,
    methods,
    journey: journeyOf(false),
    favourites: packages.slice(0, 2).toReversed(),
  },
  ...{ letters: { threads: [], questions: [] }, documents: [], bookings: [], plans: [], refunds: [] },
};

function ask(text: string, known: object = {}, dialogue: Answer["dialogue"] = null): Answer {
  return answer(
    { text, agent: "tour_advisor", locale: "en", dialogue },
    {
      ...{ now: new Date("2026-11-23T09:00:00Z"), timeZone: "UTC", model, words: () => words },
      known: { ...NOTHING_KNOWN, ...KNOWN, ...known } as unknown as Known,
    },
  );
}

/** What each class is asked by, line by line. */
const ASKED: Readonly<Record<string, string>> = {
  "pkg.favourites": `which of my saved packages is cheaper
    which of my favourites is nearer to the haram
    أي من باقاتي المفضلة أرخص
    میرے پسندیدہ پیکجوں میں سے کون سا سستا ہے
    मेरे पसंदीदा पैकेज में से कौन सा सस्ता है
    favori paketlerimden hangisi daha ucuz
    parmi mes favoris lequel est le moins cher
    paket favorit saya mana yang lebih murah
    از پکیج‌های ذخیره‌شده‌ام کدام ارزان‌تر است
    какой из моих избранных пакетов дешевле`,
  "trip.replies": `has the operator replied?
    any messages from the travel agency
    did they answer my question
    هل ردت الشركة
    کیا آپریٹر نے جواب دیا؟
    क्या ऑपरेटर ने जवाब दिया?
    অপারেটর কি উত্তর দিয়েছে
    firma cevap verdi mi
    l'agence a-t-elle répondu ?
    apakah travelnya sudah balas
    agensi dah balas ke belum
    آژانس جواب داد؟
    ответила ли турфирма на мой вопрос`,
  "journey.late": `what is overdue
    am I late with anything
    ما المتأخر علي
    ada apa-apa yang tertunggak
    что просрочено`,
  "journey.next": `is anything urgent
    هل هناك شيء عاجل
    est-ce qu'il y a quelque chose d'urgent
    ada yang mendesak tidak
    есть что-то срочное?`,
  "hajj.days": `how many days are left
    कितने दिन बचे हैं
    কত দিন বাকি আছে
    kaç gün kaldı
    چند روز مانده`,
  "pay.refund_arrived": `has my refund arrived
    هل وصل استردادي
    मेरा रिफंड कहाँ है
    geçen ay iptal ettim para hâlâ gelmedi
    где мой возврат`,
  "pay.paid": `my husband paid yesterday, why doesn't it show
    زوجي دفع أمس ولم يظهر
    میرے شوہر نے کل پیسے بھیجے تھے، پہنچ گئے؟
    मेरे पति ने कल भुगतान किया, दिख नहीं रहा
    আমার স্বামী টাকা পাঠিয়েছে, এসেছে কি
    eşim dün ödedi ama görünmüyor
    mon mari a payé hier, ça n'apparaît pas
    suami saya sudah transfer kemarin kok belum muncul
    suami saya dah bayar semalam tapi tak nampak
    شوهرم دیروز پول ریخت چرا نشان نمی‌دهد
    муж вчера заплатил, а платежа не видно`,
  "pay.change_card": `how do I change my card
    كيف أغير بطاقتي
    میں اپنا کارڈ کیسے بدلوں
    कार्ड कैसे बदलें
    আমার কার্ড বদলাবো কীভাবে
    kartımı nasıl değiştiririm
    comment changer ma carte
    cara ganti kartu pembayaran
    macam mana nak tukar kad
    چطور کارتم را عوض کنم
    как поменять карту для оплаты`,
  "family.leave": `how do I leave the family group
    كيف أغادر المجموعة العائلية
    میں گروپ کیسے چھوڑوں
    গ্রুপ থেকে বের হব কীভাবে
    gruptan nasıl ayrılırım
    как выйти из семейной группы`,
  "family.again": `send the invitation to my brother once more
    أرسل الدعوة مرة أخرى لأختي
    निमंत्रण दोबारा भेजना है
    renvoyer l'invitation à ma sœur
    kirim ulang undangan
    دعوت‌نامه را دوباره بفرست`,
  "family.remove": `how do I remove Omar from the group
    как удалить Омара из группы`,
  "family.admin": `who is the admin of our group
    من هو مدير المجموعة
    समूह का एडमिन कौन है
    siapa pentadbir kumpulan
    مدیر گروه کیست`,
};

describe("what the words name", () => {
  const rows = Object.entries(ASKED).flatMap(([act, texts]) => texts.split("\n").map((text) => [act, text.trim()]));
  it.each(rows)("%s: %s", (act, text) => {
    expect(ask(text).intent).toBe(act);
  });

  it.each([
    ["where will the agency's reply show up", "trip.replies"],
    ["is a flu injection necessary", "journey.next"],
    ["refund to a different card possible?", "pay.change_card"],
    ["how long are the seats saved", "pkg.favourites"],
    ["if I cancel how much money comes back", "pay.refund_arrived"],
    ["cutiyi kim yönetiyor", "family.admin"],
    ["satışa kaç gün kaldı", "hajj.days"],
  ])("%s is not %s", (text, act) => {
    expect(ask(text).intent).not.toBe(act);
  });
});

describe("what is told", () => {
  it("puts favourites into the order that is asked for, and says where there are none", () => {
    const { content } = ask("which of my favourites is cheaper");
    expect(content).toContain("2 packages are among your household’s favourites.\nThe cheapest:\nQuba Light");
    expect(content).not.toContain("Other");
    expect(ask("which of my favourites is nearer to the haram").content).toContain(
      "The nearest to the Haram:\nSafa Near",
    );
    expect(ask("compare my favourites", { favourites: [] }).content).toMatch(/^I see no favourites/);
  });

  it("says who wrote last, which questions wait, and whether the operator has said yes", () => {
    expect(ask("has the operator replied?", { letters, bookings: [booking] }).content).toBe(
      [
        "Booking RH-7K3Q2M: Noor Travel has not answered yet; nothing is to be paid before that.",
        "Booking RH-7K3Q2M: the last message is Noor Travel’s, of 21 Nov 2026, 10:00\u00a0AM.",
        "Safa Near: your question of 19 Nov 2026, 10:00\u00a0AM has not been answered yet.",
        "Quba Light: your question was answered on 20 Nov 2026, 10:00\u00a0AM; the answer stands on the package’s page.",
      ].join("\n"),
    );
    expect(ask("has the operator replied?").content).toMatch(/^Nothing between you and an operator is recorded here/);
    expect(ask("has the operator replied?", { letters: null }).content).toMatch(/^I cannot see your messages/);
  });

  it("says what is late, or that nothing is, and then what comes next", () => {
    expect(ask("what is overdue").content).toMatch(/^Nothing of yours is overdue\.\nYour next step/);
    expect(ask("what is overdue", { journey: journeyOf(true) }).content).toContain(
      "Noor Karim: photo, missing, was due on",
    );
  });

  it("keeps whoever sees no payment from paying twice, and names who pays", () => {
    const { content, actions } = ask("my husband paid yesterday, why doesn't it show");
    expect(content).toMatch(/Please do not pay again/);
    expect(actions.map(({ target }) => target)).toContain("do:hand_off");
    const others = [{ ...booking, isMine: false, customerName: "Omar", phase: "awaiting_balance" }];
    expect(ask("did my husband's payment arrive", { bookings: others }).content).toContain("Omar pays it");
  });

  it("says of a refund what is recorded, and nothing of how one cancels", () => {
    expect(ask("has my refund arrived").content).toMatch(/^No refund to you is recorded here/);
    const movements = [
      { kind: "refund", amount: { amount: "90.00", currency: "USD" }, at: "2026-11-20T10:00:00Z", isDone: true },
    ];
    const ended = [{ ...booking, phase: "cancelled", movements }];
    expect(ask("has my refund arrived", { bookings: ended }).content).toContain("$90 went back to you");
  });

  it("names the cards, the leaders and the way out", () => {
    expect(ask("how do I change my card").content).toContain(
      "Your payment methods, the first one first: Visa ·· 4242.",
    );
    expect(ask("who is the admin of our group").content).toMatch(/^Layla Karim looks after Karim family/);
    expect(ask("how do I leave the family group").content).toContain("you leave the group");
  });
});

describe("short turns that go on", () => {
  const last = (...turns: string[]) =>
    turns.reduce<Answer | null>((before, text) => ask(text, {}, before?.dialogue ?? null), null);

  it.each([
    ["is my passport valid long enough", "and my husband?", "doc.passport_validity"],
    ["is my passport valid long enough", "and the visa?", "doc.visa"],
    ["what papers does my son still need", "and my daughter?", "doc.needed"],
    ["والد کے کون سے کاغذ باقی ہیں", "اور بیٹی کے؟", "doc.needed"],
    ["والد کے کون سے کاغذ باقی ہیں", "اور ویزا؟", "doc.visa"],
    ["पिता के कौन से कागज़ बाकी हैं", "और बेटी के?", "doc.needed"],
    ["ما الأوراق الناقصة لأبي", "وابنتي؟", "doc.needed"],
    ["cheapest package for 5 people", "how much?", "pkg.search"],
    ["cheapest package for 5 people", "and in euros?", "turn.convert"],
    ["أرخص باقة لخمسة أشخاص", "كم؟", "pkg.search"],
    ["самый дешевый пакет на пятерых", "а в евро?", "turn.convert"],
  ])("%s – %s", (first, second, act) => {
    expect(last(first, second)?.intent).toBe(act);
  });

  it("is of the daughter, whom Urdu tells from a son by one letter", () => {
    expect(last("والد کے کون سے کاغذ باقی ہیں", "اور بیٹی کے؟")?.content).toContain("Noor");
  });
});
