/** What is due next and when the journey begins: answered as the dashboard and the booking have it, whatever was asked before. */
import { readFileSync } from "node:fs";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { messages } from "#i18n/messages/en.ts";
import { readModel } from "../classifier/model.ts";
import type { Agent } from "../intents/agents.ts";
import { type Known, NOTHING_KNOWN } from "../known.ts";
import { type Answer, answer } from "./answer.ts";
import type { Words } from "./render.ts";

const model = readModel(readFileSync(new URL("../weights/assistant.bin", import.meta.url)));
const NOW = new Date("2026-11-23T09:00:00Z");

const words: Words = (area, key, values) => {
  const translate = createTranslator({ locale: "en", timeZone: "UTC", messages: { ...messages[area] } });
  return translate(key as never, values as never);
};

/** The last of several turns. */
function asked(turns: readonly string[], known: object, agent: Agent = "payment_pro"): Answer {
  const context = { now: NOW, timeZone: "UTC", known: { ...NOTHING_KNOWN, ...known } as Known, model };
  const said = turns.reduce<Answer | null>(
    (last, text) =>
      answer(
        { text, agent, locale: "en", dialogue: last?.dialogue ?? null },
        { ...context, words: (locale) => (locale === "en" ? words : null) },
      ),
    null,
  );
  if (!said) throw new Error("nothing was asked");
  return said;
}

const sum = (amount: string) => ({ amount, currency: "USD" as const });
const BOOKING = {
  ...{ id: "b1", reference: "RH-7K3Q2M", isMine: true, customerName: "Kerem Yildiz", phase: "awaiting_balance" },
  ...{ completed: false, cancelReason: null, channel: "operator", totalAmount: 25140, currency: "USD" },
  ...{ amountPaid: sum("5028.00"), paymentStatus: "partial", operatorName: "Noor Travel", holdExpiresAt: null },
  ...{ packageName: "Hajj in Comfort", departureDate: "2027-05-05", returnDate: "2027-05-25", parts: [] },
  schedule: [{ dueOn: "2027-01-05", open: sum("20112.00"), state: "next" }],
} as const;
const PAPER = {
  ...{ kind: "upload_document", type: "passport", dueOn: "2026-12-09", isForecast: false },
  traveller: { id: "t2", name: "Elif Yildiz" },
} as const;
const PAYMENT = { kind: "pay_amount", bookingId: "b1", dueOn: "2027-01-05", isLate: false } as const;
const journeyOf = (...acts: readonly object[]) => ({
  nextAction: acts[0],
  obligations: acts.map((act) => ({ act, who: "you" })),
  documents: { verified: 0, required: 4, percent: 0, slots: [] },
});

/** Asked of everything that is due, and not of money. */
const NEXT = [
  ...["What is due next?", "What do I do next?", "What is due?", "Is anything due?"],
  ...["ما المستحق الآن؟", "ماذا أفعل بعد ذلك؟", "آگے کیا کرنا باقی ہے؟", "اگلا کیا کرنا ہے؟", "آگے کیا بقایا ہے؟"],
  ...["आगे क्या करना है?", "क्या देय है?", "এরপর কী করতে হবে?", "Sırada ne var?", "Şimdi ne yapmam gerekiyor?"],
  ...["Quelle est la prochaine échéance ?", "Que dois-je faire ensuite ?", "Qu'est-ce qui vient ensuite ?"],
  ...["Apa yang jatuh tempo berikutnya?", "Apa selanjutnya?", "Apa yang perlu dibuat seterusnya?"],
  ...["کار بعدی چیست؟", "بعد چه کار کنم؟", "Что дальше?", "Что нужно сделать дальше?"],
];
const LEAVE = [
  ...["When do we leave?", "When does our journey start?", "When are we going?", "What is our departure date?"],
  ...["متى نغادر؟", "متى نسافر؟", "متى تبدأ رحلتنا؟", "ہم کب روانہ ہوں گے؟", "ہمارا سفر کب شروع ہوگا؟"],
  ...["हम कब निकलेंगे?", "हमारी यात्रा कब शुरू होगी?", "আমরা কবে রওনা হব?", "আমাদের যাত্রা কবে শুরু হবে?"],
  ...[
    "Ne zaman yola çıkıyoruz?",
    "Yolculuğumuz ne zaman başlıyor?",
    ...["متى رحلتي", "when is my trip"],
    "Quand partons-nous ?",
    "Quand commence notre voyage ?",
  ],
  ...[
    "Kapan kita berangkat?",
    "Kapan perjalanan kami dimulai?",
    "Bila kami berlepas?",
    "Bila perjalanan kami bermula?",
  ],
  ...["کی حرکت می‌کنیم؟", "سفر ما کی شروع می‌شود؟", "Когда мы выезжаем?", "Когда начинается наша поездка?"],
];

describe("what is due next", () => {
  const known = { journey: journeyOf(PAPER, PAYMENT), bookings: [BOOKING], plans: [] };

  it.each(NEXT)("is the dashboard's next action, and money beside it, to who asks %s", (text) => {
    const { intent, content } = asked([text], known);

    expect(intent).toBe("journey.next");
    expect(content).toContain("Your next step: upload a document.");
    expect(content).toContain("Elif Yildiz: passport, missing, due by 9 December 2026.");
    expect(content).toContain("The next payment is $20,112 for booking RH-7K3Q2M, due on 5 January 2027.");
  });

  it("is no money before anything is booked", () => {
    const { content } = asked(["What is due next?"], { journey: journeyOf({ kind: "add_travellers" }), bookings: [] });

    expect(content).toBe("Your next step: add the people who travel with you.");
  });

  it("is the three questions of the dashboard to whom it asks them, and leads there", () => {
    const journey = journeyOf({ kind: "welcome" });
    const { content, actions } = asked(["What is due next?"], { journey, bookings: [] });

    expect(content).toBe("Your next step: answer the three questions on your dashboard.");
    expect(actions.map(({ target }) => target)).toContain("open:/dashboard");
  });

  it("tells a payment once where it is the next action itself", () => {
    const { content } = asked(["What is due next?"], { ...known, journey: journeyOf(PAYMENT, PAPER) });

    expect(content.match(/\$20,112/g)).toHaveLength(1);
    expect(content.match(/5 January 2027/g)).toHaveLength(1);
  });

  it.each([
    "When is the next payment due?",
    "When's the money due?",
    "متى موعد الدفعة القادمة؟",
    "اگلی قسط کب واجب ہے؟",
  ])("is money alone to who asks for it, after a paper too: %s", (text) => {
    const { intent, content } = asked(["What is missing?", text], { ...known, documents: [], travellers: [] });

    expect(intent).toBe("pay.next");
    expect(content).not.toContain("Your next step");
  });
});

describe("when the journey begins", () => {
  const known = { bookings: [BOOKING], journey: journeyOf(PAYMENT), documents: [], travellers: [] };

  it.each(LEAVE)("is told by the booking to who asks %s, whatever was asked before", (text) => {
    for (const before of [[], ["When is the next payment due?"], ["What is missing?"]]) {
      const { intent, content } = asked([...before, text], known);

      expect(intent).toBe("trip.departure");
      expect(content).toMatch(/RH-7K3Q2M.*5 May 2027/);
      expect(content).not.toContain("$");
    }
  });

  it("is that of the booking that names the asker", () => {
    const theirs = { ...BOOKING, id: "b2", reference: "RH-THEIRS", isMine: false, departureDate: "2027-05-01" };
    const naming = { ...BOOKING, isMine: false, parts: [{ travellers: [{ papers: [] }] }] };
    const { content } = asked(["When do we leave?"], { ...known, bookings: [theirs, naming] });

    expect(content).toContain("RH-7K3Q2M");
    expect(content).not.toContain("RH-THEIRS");
  });

  it("is not known before anything is booked, or once it ran out: the days of Hajj are", () => {
    const lapsed = { ...BOOKING, phase: "held", holdExpiresAt: "2026-11-23T08:00:00Z" };
    for (const bookings of [[], [lapsed]]) {
      const { content } = asked(["When do we leave?"], { ...known, bookings });

      expect(content).toBe(
        "You have no booking yet, so no day of departure is known.\nHajj 1448 is from 14 May 2027 to 19 May 2027.",
      );
    }
  });

  it("is not asked by who leaves a rite or a city, a line, or asks what a sale or a paper waits for", () => {
    for (const text of [
      "When do we leave Muzdalifah?",
      "When do we leave Makkah?",
      "When does the sale of seats start?",
    ])
      expect(asked([text], known).intent, text).not.toBe("trip.departure");
    expect(asked(["When is the next payment due?", "When is my passport due?"], known).intent).toBe("doc.needed");
  });
});
