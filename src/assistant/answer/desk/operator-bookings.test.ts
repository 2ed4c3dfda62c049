import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { translator } from "#server/platform/i18n/translate.ts";
import { readModel } from "../../classifier/model.ts";
import { type Known, type KnownDeskBooking, NOTHING_KNOWN } from "../../known.ts";
import { answer } from "../answer.ts";

const model = readModel(readFileSync(new URL("../../weights/assistant.bin", import.meta.url)));
const NOW = new Date("2026-11-24T12:00:00Z");

function booking(reference: string, customerName: string, rest: Partial<KnownDeskBooking>): KnownDeskBooking {
  return {
    ...{ id: reference, reference, customerName, packageName: "Maple Family", seats: 2, amount: 9000, currency: "USD" },
    ...{ paid: { amount: "9000.00", currency: "USD" }, nextDue: null, phase: "confirmed", channel: "operator" },
    ...{ date: "2026-10-02", departureDate: "2027-05-04", ...rest },
  };
}

const NEXT_DUE = { dueOn: "2026-12-10", amount: { amount: "3000.00", currency: "USD" }, isOverdue: false } as const;
const BOOKINGS = [
  booking("RH-AAAAA2", "Hina Begum", {
    ...{ phase: "awaiting_balance", paid: { amount: "6000.00", currency: "USD" }, nextDue: NEXT_DUE },
  }),
  booking("RH-BBBBB3", "Nadeem Iqbal", { phase: "awaiting_approval", date: "2026-11-18", packageName: "Quba Family" }),
  booking("RH-CCCCC4", "Tariq Iqbal", { phase: "cancelled", date: "2026-11-23" }),
  booking("RH-DDDDD5", "Hina Ahmed", {
    channel: "nusuk",
    paid: { amount: "0.00", currency: "USD" },
    date: "2026-11-24",
  }),
];
const KNOWN: Known = { ...NOTHING_KNOWN, packages: [], listings: [], deskBookings: BOOKINGS };

function ask(text: string, known = KNOWN) {
  const context = { now: NOW, timeZone: "UTC", known, model, isOperator: true };
  return answer(
    { text, agent: "tour_advisor", locale: "en" },
    { ...context, words: (locale) => (area, key, values) => translator(locale, area)(key, values) },
  );
}

describe("an operator asks what is pressing", () => {
  const row = { reference: "RH-AAAAA2", customerName: "Hina Begum", packageName: "Maple Family", seats: 2 };
  const pressing = (count: number, rule: string, at: string) =>
    ask("What needs me?", {
      ...KNOWN,
      attention: { count, rules: {}, bookings: [{ ...row, reasons: [{ rule, at, amount: null }] }] },
    } as unknown as Known).content;

  it("and is told of an answer that still has time, without calling it a booking that needs the desk", () => {
    const content = pressing(0, "approval_waits", "2026-11-26T20:44:00.000Z");

    expect(content).toMatch(/^RH-AAAAA2, Hina Begum.*26 Nov 2026, 8:44/);
  });

  it("and is told of numbers of Nusuk to look at, where nothing else waits", () => {
    const number = { ...row, references: ["NSK-48213377"] };
    const nothing = { count: 0, rules: {}, bookings: [] };
    const { content } = ask("What needs me?", { ...KNOWN, attention: nothing, numbers: [number] } as unknown as Known);

    expect(content).toMatch(/^RH-AAAAA2, Hina Begum, Maple Family: number NSK-48213377/);
    expect(content).not.toContain("Nothing is late");
  });

  it("and is told of problems and questions beside, but not where bookings are asked of", () => {
    const problem = {
      ...row,
      reference: "P-7",
      bookingReference: "RH-AAAAA2",
      state: "with_operator",
      dueAt: "2026-11-30T09:00:00Z",
    };
    const reasons = [{ rule: "approval_late", at: "2026-11-24T09:00:00Z", amount: null }];
    const known = {
      ...KNOWN,
      attention: { count: 1, rules: {}, bookings: [{ ...row, reasons }] },
      problems: [problem, { ...problem, reference: "P-8", state: "answered" }],
      enquiries: [{ packageName: "Maple Family", question: "Is there a lift?" }],
    } as unknown as Known;

    expect(ask("What needs me first?", known).content).toMatch(/RH-AAAAA2(.|\n)*P-7, Hina Begum(.|\n)*Is there a lift/);
    expect(ask("What needs me first?", known).content).not.toContain("P-8");
    expect(ask("Which bookings need me first?", known).content).not.toContain("P-7");
  });

  it.each(["kitne sawal ka jawab nahi diya", "kaç soruya cevap vermedik", "کتنے سوالوں کے جواب باقی ہیں"])(
    "and of questions without an answer: %s",
    (text) => expect(ask(text).intent).toBe("operator.enquiries"),
  );

  it("and is told how many there are, where nothing waits", () => {
    const summary = { active: { count: 3 }, season: { confirmed: 2, awaitingAnswer: 0, attention: 0 } };
    const nothing = { count: 0, rules: {}, bookings: [] };
    const { content } = ask("What needs me?", { ...KNOWN, attention: nothing, summary } as unknown as Known);

    expect(content).toContain("Nothing is late");
    expect(content).toContain("Active bookings: 3.");
  });

  it("and is given the departure for no day by which passports are due", () => {
    const content = pressing(1, "passport_missing", "2027-05-05T00:00:00.000Z");

    expect(content).toContain("1 booking needs you");
    expect(content).not.toMatch(/May|12:00/);
  });
});

describe("an operator asks of its bookings", () => {
  it.each([
    ["what does Hina Begum still owe", ["RH-AAAAA2"]],
    ["has mrs begum paid her second instalment", ["RH-AAAAA2"]],
    ["هل دفع نديم إقبال كل المبلغ", ["RH-BBBBB3"]],
    ["find booking RH-CCCCC4", ["RH-CCCCC4"]],
    ["who hasn't paid yet", ["RH-AAAAA2"]],
    ["кто ещё не заплатил", ["RH-AAAAA2"]],
    ["show the bookings on Quba Family", ["RH-BBBBB3"]],
    ["how many bookings came in last week", ["RH-BBBBB3"]],
    ["bu hafta kaç rezervasyon geldi", ["RH-DDDDD5"]],
    ["did anyone cancel this week", ["RH-CCCCC4"]],
    ["كم حجز عندي ينتظر الرد", ["RH-BBBBB3"]],
  ])("%s", (text, references) => {
    const { content } = ask(text);
    expect(BOOKINGS.map(({ reference }) => reference).filter((one) => content.includes(one))).toEqual(references);
  });

  it("says what is due of one", () => {
    expect(ask("what does Hina Begum still owe").content).toContain("$3,000 by 10 December 2026");
  });

  it("says that a name has no booking, and does not tell of others", () => {
    const { content } = ask("any booking for Mr Thompson?");
    expect(content).toContain("Thompson");
    expect(content).not.toContain("RH-");
  });

  it("says the days that it held against the bookings", () => {
    expect(ask("which customers are travelling in Ramadan").content).toContain("8 February 2027 – 8 March 2027");
  });

  it("calls no place on Nusuk unpaid", () => {
    expect(ask("is Hina Ahmed paid up").content).toContain("Sold on Nusuk");
  });

  it("tells nothing where the role has no right to it", () => {
    expect(ask("what does Hina Begum still owe", { ...KNOWN, deskBookings: null }).content).not.toContain("RH-");
  });

  it("answers in the question's language, whatever letters the names and numbers have", () => {
    expect(ask("find booking RH-B3NGQ4").locale).toBe("en");
  });

  it("offers what an operator asks where it is not sure", () => {
    const { kind, actions } = ask("did my aunt bake the cake");
    expect(kind).toBe("choices");
    expect(actions.map(({ target }) => target)).toContain("ask:operator.bookings");
  });
});

describe("an operator asks of the own desk in other words", () => {
  const waiting = { ...KNOWN, attention: { count: 1, rules: {}, bookings: [] } } as unknown as Known;
  const groups = [
    { id: "g1", name: "London families", leader: "Yahya", bus: "Coach 1", members: 20, named: 19, unplaced: 2 },
    { id: "g2", name: "Boğaz", leader: "Kemal", bus: "", members: 8, named: 8, unplaced: 0 },
  ].map((one) => ({ ...one, packageName: one.name, departureDate: "2027-05-02" }));
  const listing = { id: "l1", availableSlots: 9, capacity: 9, departureDate: "2027-05-04" };
  const desk = {
    ...waiting,
    groups,
    listings: [
      { ...listing, title: "Silk Road", status: "draft" },
      { ...listing, id: "l2", title: "Maple Family", status: "listed" },
    ],
  } as unknown as Known;

  it.each(["how many bookings still need a yes from me tonight", "combien de réservations attendent mon oui"])(
    "what waits for a yes: %s",
    (text) => {
      const { intent, content } = ask(text);
      expect(intent).toBe("operator.bookings");
      expect(content).toContain("RH-BBBBB3");
      expect(content).not.toContain("RH-AAAAA2");
    },
  );

  it.each(["bookings waiting for more than a day", "bir günden fazla bekleyen rezervasyonlar"])(
    "what waits too long: %s",
    (text) => expect(ask(text, waiting).intent).toBe("operator.attention"),
  );

  it.each(["how many packages are drafts", "मेरे कितने पैकेज अभी ड्राफ्ट में पड़े हैं", "сколько у меня черновиков"])(
    "drafts: %s",
    (text) => {
      const { content } = ask(text, desk);
      expect(content).toContain("Silk Road");
      expect(content).not.toContain("Maple");
    },
  );

  it.each([
    ["which bus does the group London families have", "Coach 1"],
    ["ہمارے لندن والے فیملی گروپ کی بس کونسی ہے", "Coach 1"],
    ["grup boğaz udah ada bisnya belum", "Boğaz"],
  ])("the bus of a group: %s", (text, told) => {
    const { content } = ask(text, desk);
    expect(content).toContain(told);
    expect(content).not.toContain("19");
  });

  it.each(["bu ay paketlerime kaç kişi bakmış", "how many people looked at my packages this month"])(
    "who looked, and not who booked: %s",
    (text) => expect(ask(text).intent).toBe("operator.views"),
  );

  it.each(["сколько заработали за октябрь", "revenue in October"])("what came in within a month: %s", (text) => {
    expect(ask(text).intent).toBe("operator.month");
  });
});

describe("a desk on which several bookings wait", () => {
  const waiting = (reference: string, approvalDueAt: string) =>
    booking(reference, "Zara Lawal", { phase: "awaiting_approval", date: "2026-11-23", approvalDueAt });
  const deskBookings = [
    waiting("RH-LATER2", "2026-11-25T20:00:00.000Z"),
    waiting("RH-TODAY3", "2026-11-24T21:00:00.000Z"),
    waiting("RH-FIRST4", "2026-11-24T14:00:00.000Z"),
    booking("RH-NUMBE5", "Omar Kassem", { phase: "awaiting_reference", channel: "nusuk" }),
    booking("RH-READY6", "Omar Kassem", { phase: "confirmed", channel: "nusuk" }),
  ];
  const summary = { active: { count: 5 }, season: { confirmed: 2, awaitingAnswer: 3, attention: 1 } };
  const busy = { ...KNOWN, deskBookings, summary, serviceFee: 0 } as unknown as Known;
  const named = (text: string) => [...ask(text, busy).content.matchAll(/RH-[A-Z]+\d/g)].map(([reference]) => reference);

  it.each([
    "which bookings run out today if i dont answer",
    "bugün süresi dolan rezervasyonlar hangileri",
    "আজ কোন বুকিং এর সময় শেষ",
  ])("tells what runs out on the day, the soonest first, and until when: %s", (text) => {
    expect(named(text)).toEqual(["RH-FIRST4", "RH-TODAY3"]);
    expect(ask(text, busy).content).toMatch(/2:00|14:00/);
  });

  it("tells of tomorrow too", () => {
    expect(named("which approvals expire tomorrow")).toEqual(["RH-LATER2"]);
  });

  it.each([
    "kitni bookings ka nusuk number abi tak nahi aya",
    "which bookings are still missing the nusuk reference",
    "berapa booking yang belum ada nomor nusuk",
    "сколько броней без номера нусук",
    "هل في حجوزات بدون رقم نسك",
  ])("tells those that have no number from Nusuk: %s", (text) => {
    expect(named(text)).toEqual(["RH-NUMBE5"]);
  });

  it.each([
    "كم حجز ينتظر ردي وكم واحد يحتاج متابعه",
    "how many bookings confirmed and how many wait for my answer",
    "kaç rezervasyon onay bekliyor, kaçı acil",
  ])("tells both counts, where two are asked for: %s", (text) => {
    expect(ask(text, busy)).toMatchObject({ intent: "operator.counts", content: expect.stringContaining("5") });
  });

  it.each([
    "сколько процентов площадка возьмет с меня за бронь",
    "what cut do you take per booking",
    "sizin komisyonunuz ne kadar",
    "كم نسبتكم من الحجز",
    "berapa persen potongan platform per booking",
  ])("tells what an operator is charged: %s", (text) => {
    expect(ask(text, busy)).toMatchObject({ intent: "operator.fee", content: expect.stringContaining("0") });
  });

  it("tells that it may be charged, where the fee may not be read", () => {
    expect(ask("what cut do you take per booking", { ...busy, serviceFee: null }).content).toContain("service fee");
  });

  const sums = (amount: string) => ({ amount, currency: "USD" });
  const month = (name: string, paid: string) => ({
    ...{ month: name, paid: sums(paid), refunded: sums("0.00"), fee: sums("0.00"), net: sums(paid) },
  });
  const offer = (title: string, status: string, departureDate = "2027-05-04") => ({
    ...{ id: title, title, status, availableSlots: 4, capacity: 20, departureDate, channels: ["operator"] },
    releaseDate: null,
  });
  const desk = {
    ...busy,
    statements: [month("2026-11", "461150.00"), month("2026-10", "254300.00")],
    listings: [
      ...[
        offer("Maple Family", "listed"),
        offer("Quba Family", "listed"),
        offer("Gone Before", "listed", "2026-06-01"),
      ],
      ...[offer("Silk Road", "draft"), offer("Old One", "closed")],
    ],
  } as unknown as Known;

  it.each([
    "how many of my packages are live right now",
    "كم باقة عندي معروضة للبيع الحين",
    "kaç paketim satışta",
    "combien de forfaits j'ai en vente",
    "ada berapa paket saya yang dijual",
    "میرے کتنے پیکیج فروخت پر ہیں",
    "মোট কয়টা প্যাকেজ বিক্রিতে আছে",
    "сколько моих пакетов в продаже",
    "mere kitne package live hain",
  ])("tells how many packages are on sale, drafts apart: %s", (text) => {
    const { intent, content } = ask(text, desk);
    expect(intent).toBe("operator.listed");
    expect(content).toContain("2");
    expect(content).toContain("Silk Road");
    expect(content).not.toMatch(/Gone Before|Old One/);
  });

  it.each([
    ["kasım ayında ne kadar ödeme geldi", "461"],
    ["how much payment came in in October", "254"],
    ["اکتوبر میں کتنی ادائیگی آئی", "254"],
    ["अक्टूबर में कितना पेमेंट आया", "254"],
    ["অক্টোবরে কত পেমেন্ট এসেছে", "254"],
    ["در نوامبر چقدر پرداخت رسید", "461"],
  ])("tells what came in within a month by its statement: %s", (text, paid) => {
    const { intent, content } = ask(text, desk);
    expect(intent).toBe("operator.month");
    expect(content.replace(/2,54/, "254").replace(/4,61/, "461")).toContain(paid);
  });

  it.each(["who has not paid for november", "how many seats are left in my packages"])(
    "which is another question than this: %s",
    (text) => expect(ask(text, desk).intent).not.toMatch(/month|listed/),
  );
});
