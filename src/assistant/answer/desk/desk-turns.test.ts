import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { translator } from "#server/platform/i18n/translate.ts";
import { readModel } from "../../classifier/model.ts";
import { type Known, type KnownDeskBooking, NOTHING_KNOWN } from "../../known.ts";
import { type Answer, answer } from "../answer.ts";

const model = readModel(readFileSync(new URL("../../weights/assistant.bin", import.meta.url)));
const usd = (amount: number) => ({ amount: amount.toFixed(2), currency: "USD" }) as const;

function booking(reference: string, customerName: string, rest: Partial<KnownDeskBooking>): KnownDeskBooking {
  return {
    ...{ id: reference, reference, customerName, packageName: "Maple Family", seats: 2, amount: 9000, currency: "USD" },
    ...{ paid: usd(9000), nextDue: null, phase: "awaiting_approval", channel: "operator" },
    ...{ date: "2026-11-30", departureDate: "2027-05-04", approvalDueAt: "2026-12-02T10:00:00.000Z", ...rest },
  };
}

const BOOKINGS = [
  booking("RH-AAAAA2", "Hina Begum", { assignee: { id: "s", name: "Salma Idris" } }),
  booking("RH-BBBBB3", "Nadeem Iqbal", { ...{ channel: "nusuk", paid: usd(0), amount: 31_000, seats: 6 } }),
];
const statement = (month: string, paid: number, refunded: number) => ({
  ...{ month, paid: usd(paid), refunded: usd(refunded), fee: usd(0), net: usd(paid - refunded) },
  ...{ opening: usd(10), closing: usd(10 + paid - refunded) },
});
const group = (name: string, members: number) => ({
  ...{ id: name, name, leader: "Yahya Siddiqui", bus: "Coach 1", members, named: members, unplaced: 0, rooms: 3 },
  ...{ packageName: "Maple Family", departureDate: "2027-05-04", makkahHotel: "Ajyad Lantern", value: usd(1000) },
});
const asked = (packageName: string, question: string, isPublic: boolean) => ({
  ...{ packageName, question, isPublic, createdAt: "2026-11-30T09:00:00.000Z" },
});
const row = ({ reference, customerName, packageName, seats, approvalDueAt }: KnownDeskBooking) => ({
  ...{ reference, customerName, packageName, seats },
  reasons: [{ rule: "approval_late", at: approvalDueAt, amount: null }],
});
const KNOWN = {
  ...NOTHING_KNOWN,
  ...{ packages: [], listings: [], deskBookings: BOOKINGS },
  statements: [
    statement("2026-11", 400, 0),
    statement("2026-10", 250, 50),
    statement("2025-11", 600, 90),
    statement("2025-03", 100, 20),
  ],
  groups: [group("Manchester", 8), group("Step-free London", 5)],
  enquiries: [
    asked("Maple Family", "Is there a lift?", false),
    asked("Quba Family", "هل يوجد مصلى للنساء؟", true),
    asked("Sultan Suites", "Is there a lift?", false),
  ],
  attention: { count: 2, rules: { approval_late: 2 }, bookings: BOOKINGS.map(row) },
  terms: {
    cancellation: [
      { daysBefore: 60, refundPercent: 90 },
      { daysBefore: 30, refundPercent: 50 },
    ],
    payment: null,
  },
  team: [{ name: "Salma Idris", isOwner: true, rights: [] }],
} as unknown as Known;

/** The last answer. */
function ask(...turns: readonly string[]): Answer {
  const context = { now: new Date("2026-12-01T08:00:00Z"), timeZone: "UTC", known: KNOWN, model, isOperator: true };
  const said = turns.reduce<Answer | null>(
    (last, text) =>
      answer(
        { text, agent: "tour_advisor", locale: "en", dialogue: last?.dialogue ?? null },
        { ...context, words: (locale) => (area, key, values) => translator(locale, area)(key, values) },
      ),
    null,
  );
  if (!said) throw new Error("Nothing was asked");
  return said;
}

describe("statements of an operator", () => {
  it.each([
    [["how much came in last year"], ["$700", "$110"]],
    [
      ["hasil tahun lepas brapa", "refund dia?"],
      ["$700", "$110"],
    ],
    [["kasım 2025te ne kadar iade ettik"], ["$90"]],
    [["নভেম্বরের স্টেটমেন্ট", "closing balance কত"], ["410"]],
    [["nov kitna aaya tha", "pichlay saal isi mahinay?"], ["$600"]],
    [
      ["पिछले महीने कितना आया", "उससे पहले वाले से कितना ज्यादा"],
      ["$400", "$200"],
    ],
    [["ریفنڈ کی فہرست", "سب سے زیادہ کس مہینے میں"], ["$90"]],
    [["relevé d'octobre", "solde de clôture ?"], ["210"]],
    [
      ["how much came in last year", "and refunds that year"],
      ["$700", "$110"],
    ],
    [["how many came in November", "how much more than October"], ["$200"]],
    [["دسمبر 2025 میں کتنا آیا", "اور نومبر 2025؟"], ["$600"]],
    [["how much did we refund in total"], ["2025–2026", "$160"]],
    [["did we earn more in Nov 2026 than Nov 2025"], ["$110"]],
    [["выписки за апрель нет почему"], ["апрель 2026"]],
  ])("%j", (turns, told) => {
    const { content, intent } = ask(...turns);
    expect(intent).toBe("operator.month");
    for (const one of told) expect(content).toContain(one);
  });
});

describe("after a booking that was told", () => {
  it.each([
    [["Hina Begum booking", "is it paid?"], "$9,000"],
    [["RH-AAAAA2", "whos dealing w it"], "Salma Idris"],
    [["RH-BBBBB3", "who handles it"], "Nobody is assigned"],
    [["which bookings are assigned to a colleague"], "Salma Idris"],
    [["bookings waiting", "yesterday's?"], "Hina Begum"],
    [["what needs me", "the second one, whose is it"], "Nadeem Iqbal"],
    [["which bookings wait for my answer", "which is the biggest"], "Nadeem Iqbal, Maple Family, 6"],
  ])("%j", (turns, told) => {
    const { content, intent } = ask(...turns);
    expect(intent).toBe("operator.bookings");
    expect(content).toContain(told);
  });

  it.each([[["RH-BBBBB3", "approve it"]], [["آج کون سی urgent", "منظور کردو"]], [["onaylarsam ne oluyor"]]])(
    "approves nothing: %j",
    (turns) => expect(ask(...turns).intent).toBe("operator.approve"),
  );

  it("tells what comes back of it so many days before", () => {
    expect(ask("Hina Begum booking", "if she cancels 45 days before, what is the refund").content).toContain("$4,500");
  });

  it.each([
    ["operator.bookings", ["which bookings wait for my approval"]],
    ["operator.bookings", ["RH-24P425"]],
    ["operator.groups", ["RH-AAAAA2", "and the groups?"]],
    ["operator.bookings", ["RH-AAAAA2", "Nadeem Iqbal paid?"]],
  ])("is another matter: %s %j", (act, turns) => expect(ask(...turns).intent).toBe(act));
});

describe("groups, questions and people", () => {
  it.each([
    [["সব গ্রুপ মিলে লোক কত", "টাকার অংক?"], "2,000"],
    [["Manchester group", "how many rooms?"], "rooms: 3"],
    [["Manchester group", "which bus"], "Coach 1"],
    [["وش شروط الالغاء", "وقبل اسبوع؟"], "7"],
    [["группы", "в какой больше всего людей"], "Manchester"],
    [["questions waiting?", "any the same asked twice?"], "Maple Family and Sultan Suites"],
    [["questions waiting?", "which are public?"], "Quba Family"],
    [["شرایط لغو ما", "۴۰ روز مونده باشه چی"], "50%"],
  ])("%j", (turns, told) => expect(ask(...turns).content).toContain(told));

  it.each([
    ["operator.team", "How do I add a new colleague"],
    ["operator.reply", "cara jawab pertanyaan jemaah gmn di sini"],
    ["operator.export", "export daftar jemaah ke excel dmn"],
    ["operator.import", "how do I import packages from excel"],
    ["operator.no_files", "can I download passport scans"],
    ["operator.lapse", "what happens if I dont answer a booking in time"],
    ["operator.cash", "هل مسموح نستلم الفلوس من حجاج بريطانيا كاش عندنا"],
    ["operator.nusuk_login", "müşterinin nusuk şifresini alıp biz girelim mi"],
    ["operator.numbers", "visa number kahan daalna hai"],
    ["operator.payout", "تسویه حساب کی واریز می‌شود به حساب ما"],
    ["operator.team", "who can see payouts"],
    ["operator.team", "can Hafsa see the refunds"],
    ["operator.team", "حفصہ ریفنڈ دیکھ سکتی ہے؟"],
    ["operator.terms", "kalau batal 10 hari sebelum berangkat kembali berapa persen"],
    ["operator.lapse", "সময়মতো অনুমোদন না করলে কি হবে"],
    ["operator.bookings", "en büyük rezervasyon kimin"],
    ["operator.average", "средний чек"],
    ["operator.revenue", "how much was sold on nusuk"],
    ["operator.rating", "which package has the best rating"],
    ["operator.sellers", "which package sells best"],
    ["operator.improve", "how can we sell more"],
    ["operator.package_how", "yeni paket nasıl eklenir"],
    ["operator.write", "how do I write to a customer"],
    ["operator.assign", "how do I assign a booking to Hafsa"],
    ["operator.visas", "হাজীদের ভিসা কখন আসবে বলব"],
    ["operator.visas", "kapan visa keluar utk jemaah kita"],
    ["operator.papers", "whose visas are still missing"],
    ["operator.problems", "what happens if we dont answer a complaint"],
    ["operator.no_files", "can I see passports of pilgrims"],
    ["operator.instalments", "do we offer instalments"],
  ])("%s: %s", (act, text) => expect(ask(text).intent).toBe(act));

  it.each(["seats left in Quba", "كم مقعد باقي بقباء العائلية"])("hears a package by its first word: %s", (text) =>
    expect(ask(text).intent).toMatch(/^operator\.(?:seats|bookings)$/),
  );

  it("finds nobody of a name that no booking has", () => {
    expect(ask("افتحلي حجز يعقوب المصري").content).toContain("يعقوب المصري");
    expect(ask("show me all bookings").content).not.toContain("find no booking");
  });
});
