import { readFileSync } from "node:fs";
import fc from "fast-check";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { intlTag } from "#i18n/formats.ts";
import { messages as ar } from "#i18n/messages/ar.ts";
import { messages as en } from "#i18n/messages/en.ts";
import { series } from "../../../test/series.ts";
import { readModel } from "../classifier/model.ts";
import { ungrounded } from "../facts/grounding.ts";
import { AGENTS } from "../intents/agents.ts";
import { INTENTS } from "../intents/intents.ts";
import { type Known, type KnownBooking, type KnownDocument, type KnownQueue, NOTHING_KNOWN } from "../known.ts";
import { answer } from "./answer.ts";
import { splitEvenly } from "./bookings/payments.ts";
import type { WORD_AREAS } from "./render.ts";

const model = readModel(readFileSync(new URL("../weights/assistant.bin", import.meta.url)));
const CATALOGUES = { en, ar } as const;

const translators = (locale: "en" | "ar") => {
  const of = (area: (typeof WORD_AREAS)[number]) =>
    createTranslator({ locale: intlTag(locale), messages: { ...CATALOGUES[locale][area] } });
  return { assistant: of("assistant"), facts: of("facts"), line: of("line"), prayer: of("prayer") };
};
const sentences = { en: translators("en"), ar: translators("ar") };

const day = fc.integer({ min: 0, max: 900 }).map((days) => new Date(Date.UTC(2026, 5, 1 + days)));
const isoDay = day.map((date) => date.toISOString().slice(0, 10));
const amount = fc.integer({ min: 0, max: 99_999_99 }).map((minor) => (minor / 100).toFixed(2));
const name = fc.constantFrom("Amina", "Ahmed 7", "Noor Travel 2027", "ليلى", "O’Hara");

const document: fc.Arbitrary<KnownDocument> = fc.record({
  type: fc.constantFrom("passport", "visa", "photo", "vaccination", "health_certificate"),
  status: fc.constantFrom("pending", "verified", "rejected"),
  needsReview: fc.boolean(),
  travellerId: fc.constantFrom("t1", null),
  isOwn: fc.boolean(),
  uploadedAt: day.map((date) => date.toISOString()),
  nameAsRead: fc.option(name),
  replacedBy: fc.constant(null),
  review: fc.option(fc.record({ reason: fc.option(name) })),
  aiAnalysis: fc.option(
    fc.record({
      issues: fc.array(name, { maxLength: 2 }),
      suggestions: fc.array(name, { maxLength: 2 }),
      extractedData: isoDay.map((expiryDate) => ({ expiryDate })),
    }),
  ),
});

const booking: fc.Arbitrary<KnownBooking> = fc
  .record({
    price: amount,
    paid: amount,
    due: isoDay,
    name,
    cancelReason: fc.constantFrom(null, "hold_expired", "by_pilgrim"),
    phase: fc.constantFrom("held", "awaiting_approval", "awaiting_balance", "confirmed", "cancelled"),
    channel: fc.constantFrom("nusuk", "operator", null),
    operatorStopped: fc.boolean(),
  })
  .map(({ price, paid, due, name, phase, cancelReason, channel, operatorStopped }) => ({
    ...{
      id: "b1",
      reference: "RH-7K3Q2M",
      isMine: true,
      customerName: name,
      phase,
      cancelReason,
      completed: false,
      channel,
      operatorStopped,
    },
    ...{
      totalAmount: Number(price),
      currency: "USD",
      paymentStatus: "pending" as const,
      ...{ references: [null], nusukReference: null, numbersSeen: false, hasTickets: true, ticketCount: 2 },
      amountPaid: { amount: paid, currency: "USD" },
    },
    ...{ holdExpiresAt: `${due}T10:00:00Z`, operatorName: name, departureDate: due, returnDate: due },
    ...{ packageName: name, seats: 2, openPayment: { amount: { amount: paid, currency: "USD" }, number: "p-1" } },
    schedule: [{ dueOn: due, open: { amount: paid, currency: "USD" }, state: "next", keptUntil: due }],
    parts: [{ packageId: "k1", packageName: name, travellers: [] }],
  }));

const queue: fc.Arbitrary<KnownQueue> = fc.record({
  status: fc.constantFrom("idle", "waiting", "admitted", "completed"),
  position: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  estimatedWaitTime: fc.option(fc.nat(10_000)),
  priorityScore: fc.nat(100),
  totalInQueue: fc.option(fc.nat(1_000_000)),
  ticket: fc.constant(null),
  tickets: fc.array(
    fc.record({
      windowId: fc.constant("w"),
      operatorName: name,
      state: fc.constantFrom("lapsed", "ended", "left"),
      turnEndedAt: fc.option(day.map((date) => date.toISOString())),
      bookingId: fc.constantFrom("b1", null),
      isMine: fc.boolean(),
      holder: fc.option(name),
    }),
    { maxLength: 2 },
  ),
  windows: fc.array(
    fc.record({
      id: fc.constant("w"),
      operatorName: name,
      operatorStopped: fc.boolean(),
      state: fc.constantFrom("announced", "open", "paused", "closed"),
      opensAt: day.map((date) => date.toISOString()),
    }),
    { maxLength: 3 },
  ),
});

const known: fc.Arbitrary<Known> = fc
  .record({
    documents: fc.option(fc.array(document, { maxLength: 8 })),
    bookings: fc.option(fc.array(booking, { maxLength: 3 })),
    queue: fc.option(queue),
  })
  .map((parts) => ({ ...NOTHING_KNOWN, ...parts }));

describe("what the assistant says", () => {
  it("has no number, date or name that its tools and facts have not, whatever is known and asked", () => {
    fc.assert(
      fc.property(
        known,
        fc.constantFrom(...INTENTS),
        fc.constantFrom(...AGENTS),
        fc.constantFrom("en", "ar"),
        day,
        (known, intent, agent, locale, now) => {
          const question = { text: locale === "en" ? "my question" : "سؤالي", agent, locale, intent } as const;
          const { content, evidence } = answer(question, {
            ...{ now, timeZone: "Asia/Riyadh", known, model },
            words: (locale) => (area, key, values) =>
              sentences[locale === "ar" ? "ar" : "en"][area](key as never, values as never),
          });
          expect(ungrounded(content, evidence), content).toEqual([]);
        },
      ),
      { numRuns: series(150, 2_000) },
    );
  }, 30_000);

  it("is caught where a figure, a date or a name was invented", () => {
    const sources = ["You are number 247.", "1,250 households", "14 May 2027", "12:30", "٣٤ يومًا"];
    expect(ungrounded("You are number 247 of 1250 households at 12:30, 34 days.", sources)).toEqual([]);
    expect(ungrounded("You are number 248.", sources)).toEqual(["248"]);
    expect(ungrounded("It takes 19 minutes.", sources)).toEqual(["19"]);
    expect(ungrounded("It opens on 14 June 2027.", sources)).toEqual(["June"]);
    expect(ungrounded("Your operator is Falsetours.", sources)).toEqual(["Falsetours"]);
    expect(ungrounded("رقمك ٢٤٨", sources)).toEqual(["248"]);
  });

  it("holds no digit of its own, in any sentence of any language", () => {
    for (const { assistant } of Object.values(CATALOGUES)) {
      const own = JSON.stringify(assistant).replace(/=\d+/g, "");
      expect(own.match(/.{20}[\d٠-٩].{10}/g)).toBeNull();
    }
  });
});

describe("equal shares", () => {
  it("sum to the amount exactly and differ by one minor unit at most", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_00), fc.integer({ min: 1, max: 60 }), (minor, people) => {
        const { each, more } = splitEvenly(minor, people);
        expect(each * (people - more) + (each + 1) * more).toBe(minor);
        expect(more).toBeLessThan(people);
      }),
    );
  });
});
