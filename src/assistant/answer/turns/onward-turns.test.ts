import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { translator } from "#server/platform/i18n/translate.ts";
import { readModel } from "../../classifier/model.ts";
import { type Known, type KnownBooking, type KnownDeskBooking, NOTHING_KNOWN } from "../../known.ts";
import { type Answer, answer } from "../answer.ts";

const model = readModel(readFileSync(new URL("../../weights/assistant.bin", import.meta.url)));
const NOW = new Date("2026-11-24T12:00:00Z");
const usd = (amount: string) => ({ amount, currency: "USD" }) as const;

function booking(id: string, reference: string, rest: Partial<KnownBooking>): KnownBooking {
  return {
    ...{ id, reference, isMine: true, customerName: "Siti", phase: "confirmed", cancelReason: null, completed: false },
    ...{
      totalAmount: 20_000,
      currency: "USD",
      channel: "operator",
      amountPaid: usd("20000.00"),
      paymentStatus: "completed",
    },
    ...{ holdExpiresAt: null, operatorName: "Angsana Haji", operatorStopped: false, openPayment: null, seats: 2 },
    ...{ departureDate: "2027-04-28", returnDate: "2027-05-31", packageName: "Arafah Comfort", schedule: [] },
    ...{ hasTickets: true, ticketCount: 0, nusukReference: null, references: [], numbersSeen: true },
    parts: [
      {
        ...{ packageId: id, packageName: "Arafah Comfort", roomType: "double", seats: 2 },
        travellers: [{ papers: null, id: "t1", givenNames: "Siti", surname: "Rahmawati" }],
      },
    ],
    ...rest,
  };
}

const BALANCE = booking("b2", "RH-BBBBB3", {
  ...{ phase: "awaiting_balance", packageName: "Barakah Companions", operatorName: "Cahaya Kafilah" },
  ...{ amountPaid: usd("4000.00"), paymentStatus: "pending", parts: [] },
  schedule: [
    { dueOn: "2026-11-28", open: usd("8000.00"), state: "next", keptUntil: "2026-12-05" },
    { dueOn: "2026-12-28", open: usd("8000.00"), state: "later", keptUntil: "2027-01-04" },
  ],
});
const SELF = {
  id: "t1",
  relationship: "self",
  isSelf: true,
  givenNames: "Siti",
  surname: "Rahmawati",
  birthDate: null,
} as const;
const pay = { kind: "pay_amount", bookingId: "b2", dueOn: "2026-11-28", isLate: false } as const;
const KNOWN: Known = {
  ...NOTHING_KNOWN,
  ...{ packages: [], travellers: [SELF], plans: [], bookings: [booking("b1", "RH-AAAAA2", {}), BALANCE] },
  refunds: [
    { bookingId: "b1", paid: usd("20000.00"), refund: usd("18000.00") },
    { bookingId: "b2", paid: usd("4000.00"), refund: usd("2000.00") },
  ],
  journey: {
    ...{ steps: [], overallProgress: 0, nextAction: pay, withoutPlace: [] },
    obligations: [{ act: pay, due: null }],
    documents: { verified: 0, required: 4, percent: 0, slots: [] },
  } as never,
};

function talk(turns: readonly string[], known: Known = KNOWN, isOperator = false): Answer[] {
  let dialogue: Answer["dialogue"] = null;
  return turns.map((text) => {
    const given = answer(
      { text, agent: "tour_advisor", locale: "en", dialogue },
      {
        ...{ now: NOW, timeZone: "UTC", known, model, isOperator },
        words: (locale) => (area, key, values) => translator(locale, area)(key, values),
      },
    );
    dialogue = given.dialogue;
    return given;
  });
}

const last = (...turns: string[]) => talk(turns).at(-1);

describe("an own booking that is named", () => {
  it.each([
    ["Barakah rezervasyonu iptal edilirse ne kadar geri gelir", "2.000", "18.000"],
    ["combien je récupère si j'annule la réservation chez Angsana", "18 000", "2 000"],
    ["how much is left to pay on barakah", "RH-BBBBB3", "RH-AAAAA2"],
    ["رزرو آنگسانا تایید شده؟", "RH-AAAAA2", "RH-BBBBB3"],
  ])("is answered alone: %s", (text, told, other) => {
    const content = (last(text)?.content ?? "").replace(/[\u00a0\u202f]/g, " ");
    expect(content).toContain(told);
    expect(content).not.toContain(other);
  });

  it("tells who travels on it, and how many places have no name", () => {
    const { content = "", intent } = last("who travels on the angsana booking") ?? {};
    expect(intent).toBe("booking.people");
    expect(content).toContain("Siti Rahmawati");
    expect(content).toContain("1 place has no name yet");
  });

  it("is nobody's own where all that travel with its operator are meant", () => {
    expect(last("show me the papers of all pilgrims of Angsana Haji")?.intent).not.toMatch(/^(?:doc|booking)\./);
  });
});

describe("a turn that brings nothing of its own", () => {
  it("asks for the payment after the next one", () => {
    const [next, after, none] = talk(["when is my next payment", "and after that?", "and then?"]);
    expect(next?.content).toContain("28 November 2026");
    expect(after?.content).toContain("28 December 2026");
    expect(after?.content).not.toContain("28 November");
    expect(none?.intent).toBe("pay.next");
  });

  it("goes on with the other booking, or with the one that was told of", () => {
    expect(last("how much is left to pay on barakah", "and the other one?")?.content).toContain("RH-AAAAA2");
    const kept = last("when is my next payment", "what if i cancel it instead")?.content ?? "";
    expect(kept).toContain("$2,000");
    expect(kept).not.toContain("$18,000");
  });

  it("asks the same of another age", () => {
    expect(last("can my 11 year old come", "what about 13")?.intent).toBe("person.age");
  });

  it("asks who travels on the booking that was told of", () => {
    const kept = last("is the angsana booking confirmed", "who goes on it?")?.content ?? "";
    expect(kept).toContain("Siti Rahmawati");
    expect(kept).not.toContain("RH-BBBBB3");
  });

  it("asks of the day after, and what is done on it", () => {
    const [, after, there, order] = talk([
      "when is arafah day",
      "and the day after",
      "what do i do that day",
      "in which order",
    ]);
    for (const given of [after, there, order]) expect(given?.citations.map(({ id }) => id)).toEqual(["dayEid"]);
  });

  it("asks of the vaccine that was told of, however it is asked", () => {
    const given = talk(["कौन सा टीका जरूरी है", "कितने दिन पहले", "मेरी माँ 70 साल की है उन्हें भी?"]);
    for (const one of given) expect(one.citations.map(({ id }) => id)).toEqual(["vaccineMeningitis"]);
  });

  it("asks of the day before", () => {
    const [, before, there] = talk(["متى يوم عرفة", "وقبله بيوم؟", "وش نسوي فيه"]);
    expect(before?.citations.map(({ id }) => id)).toEqual(["dayTarwiyah"]);
    expect(there?.citations.map(({ id }) => id)).toEqual(["dayTarwiyah"]);
  });
});

describe("when one comes home", () => {
  it.each(["kapan kami berangkat dan pulang", "متى نرجع من الحج", "हमारी वापसी कब है", "when do we come home"])(
    "%s",
    (text) => {
      expect(last(text)?.intent).toBe("trip.departure");
      expect(talk([text]).at(0)?.content).toMatch(/31/);
    },
  );

  it("is another question than when money comes back", () => {
    expect(last("پیسے واپس کب آئیں گے")?.intent).toBe("pay.refund");
  });
});

function onDesk(reference: string, customerName: string, rest: Partial<KnownDeskBooking>): KnownDeskBooking {
  return {
    ...{ id: reference, reference, customerName, packageName: "Quba Family", seats: 2, amount: 9000, currency: "USD" },
    ...{ paid: usd("9000.00"), nextDue: null, phase: "confirmed", channel: "operator" },
    ...{ date: "2026-11-02", departureDate: "2027-05-04", ...rest },
  };
}

describe("a plain later turn", () => {
  const act = (...turns: string[]) => last(...turns)?.intent;
  const told = (...turns: string[]) => last(...turns)?.citations.map(({ id }) => id);

  it("asks of the way back, and until when something may be changed", () => {
    expect(act("when do we leave", "and when are we back")).toBe("trip.departure");
    expect(act("kapan kami berangkat", "kapan pulangnya?")).toBe("trip.departure");
    expect(act("can I change a name on the booking", "until when")).toBe("booking.change");
  });

  it("asks how long money takes that comes back", () => {
    expect(told("what if I cancel", "how long does it take")).toEqual(["refundTime"]);
    expect(told("منسوخ کروں تو کیا ہوگا؟", "پیسے واپس آنے میں کتنا وقت لگتا ہے؟")).toEqual(["refundTime"]);
  });

  it("asks of the hotel that is booked", () => {
    expect(act("what hotel are we in", "is it far from the haram")).toBe("pkg.distance");
    expect(act("on est dans quel hôtel ?", "il y a des escaliers ?")).toBe("pkg.distance");
  });

  it("asks of a turn that is missed, and of nothing but a rite after a rite", () => {
    expect(act("how long in the queue", "and if we miss it")).toBe("queue.turn");
    expect(act("लाइन में कितना इंतज़ार है?", "और छूट गई तो?")).toBe("queue.turn");
    expect(act("what is tawaf", "and if we miss it")).not.toBe("queue.turn");
  });

  it("asks of one of two bookings, and of what is open on it", () => {
    const second = last("what bookings do I have", "the second one")?.content;
    expect(second).toContain("RH-BBBBB3");
    expect(second).not.toContain("RH-AAAAA2");
    expect(act("what bookings do I have", "the second one", "what is still open on it")).toBe("pay.owed");
    expect(act("can I cancel", "until when is it free")).toBe("pay.refund_why");
  });

  it("asks what one does then, of a reminder and of another day", () => {
    expect(act("when will it be our turn", "what do I do then")).toBe("queue.turn");
    expect(told("when will it be our turn", "can I get a reminder")).toEqual(["alertsHow"]);
    expect(told("what do we do on the 10th", "and the 11th")).toEqual(["daysTashriq"]);
    expect(told("how do I invite my brother", "what can he see")).toEqual(["familySees"]);
  });

  it("asks when Nusuk opens", () => {
    expect(told("what is Nusuk", "when does it open")).toEqual(["nusukSaleWhen"]);
    expect(told("نسک چیست؟", "کی باز می‌شود؟")).toEqual(["nusukSaleWhen"]);
  });
});

const month = (name: string, paid: string) => ({
  month: name,
  paid: usd(paid),
  refunded: usd("0"),
  fee: usd("0"),
  net: usd(paid),
});
const problem = (reference: string, customerName: string, words: string) => ({
  ...{
    reference,
    bookingReference: `RH-${reference}`,
    packageName: "Quba Family",
    customerName,
    state: "with_operator",
  },
  ...{ dueAt: null, steps: [{ event: "raise", by: "pilgrim", at: "2026-11-20T00:00:00Z", words, outcome: null }] },
});
const DESK = {
  ...{ ...NOTHING_KNOWN, packages: [], listings: [] },
  deskBookings: [
    onDesk("RH-AAAAA2", "Hina Begum", {}),
    onDesk("RH-BBBBB3", "Nadeem Iqbal", { phase: "awaiting_approval", departureDate: "2027-05-02" }),
    onDesk("RH-CCCCC4", "Tariq Mirza", { packageName: "Hira Journey", departureDate: "2027-05-02" }),
  ],
  statements: [month("2026-11", "300.00"), month("2026-10", "200.00"), month("2026-09", "100.00")],
  problems: [problem("P-1", "Ayşe Kaplan", "Another hotel"), problem("P-2", "Nurcan Kaplan", "Two spellings")],
  enquiries: [
    { packageName: "Hira Journey", question: "Is there a lift?" },
    { packageName: "Quba Family", question: "Does the shuttle run at night?" },
  ],
  groups: [
    {
      ...{ id: "g1", name: "London families", members: 20, named: 19, unplaced: 2, leader: "Yahya Siddiqui" },
      departureDate: "2027-05-05",
    },
    {
      ...{ id: "g2", name: "Step-free London", members: 18, named: 11, unplaced: 0, leader: "Maryam Haddad" },
      departureDate: "2027-05-04",
    },
  ],
} as never as Known;
const desk = (...turns: string[]) => talk(turns, DESK, true).at(-1)?.content ?? "";

describe("of a desk", () => {
  it("tells the months that are named, and the one before", () => {
    expect(desk("revenue of october and september")).toMatch(/October: \$200.*\nSeptember: \$100/);
    expect(desk("গত মাসে কত টাকা ফেরত দিয়েছি")).toContain("200");
    expect(desk("какая выручка за октябрь", "а за сентябрь?")).toContain("100");
  });

  it("goes on with the same bookings under another condition", () => {
    const confirmed = desk("bookings for Quba Family", "only the confirmed ones");
    expect([confirmed.includes("RH-AAAAA2"), confirmed.includes("RH-BBBBB3")]).toEqual([true, false]);
    expect(desk("bookings for Quba Family", "only the confirmed ones", "and for Hira Journey?")).toContain("RH-CCCCC4");
  });

  it("tells who leaves on a day, and takes 'may' for no month where it is a verb", () => {
    const leaving = desk("who departs on 2 May");
    expect([leaving.includes("RH-BBBBB3"), leaving.includes("RH-AAAAA2")]).toEqual([true, false]);
    expect(desk("what may I do for Hina Begum")).toContain("RH-AAAAA2");
  });

  it("takes days on which nobody booked for those of a departure", () => {
    expect(desk("bookings for the 4th of May")).toContain("RH-AAAAA2");
  });

  it("tells of the problem, the question and the group that is named, and of no other", () => {
    expect(desk("what problem did ayse kaplan report")).toMatch(/^P-1.*\n.*Another hotel/);
    expect(desk("has nurcan kaplan complained about anything")).not.toContain("P-1,");
    expect(desk("any question about Quba Family")).toBe("Quba Family: “Does the shuttle run at night?”");
    expect(desk("any question about Maple Family", "any question about Hira Journey")).toContain("lift");
    const led = desk("who leads the step-free london group");
    expect([led.includes("Maryam Haddad"), led.includes("London families")]).toEqual([true, false]);
  });
});

describe("a word that another fact says", () => {
  const facts = (text: string) => last(text)?.citations.map(({ id }) => id);

  it("is what is asked, in letters of another script too", () => {
    expect(facts("нужна ли прививка от ковида")).toEqual(["vaccineOthers"]);
    expect(facts("and my mother who is on oxygen")).toEqual(["conditionsExcluded"]);
    expect(facts("si l'agence fait faillite ma carte bancaire anglaise me rembourse ?")).toEqual(["section75"]);
  });
});
