/** A short question that is asked from a screen is about what stands there. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { translator } from "#server/platform/i18n/translate.ts";
import { readModel } from "../classifier/model.ts";
import { type Known, type KnownBooking, type KnownPackage, NOTHING_KNOWN } from "../known.ts";
import { agentAbout, askedFrom, knownFrom } from "./about.ts";
import { answer } from "./answer.ts";

const model = readModel(readFileSync(new URL("../weights/assistant.bin", import.meta.url)));
const OFFERS = ["Quba Family", "Maple Family"].map((title, at) => ({
  ...{ id: `p${at}`, title, status: "listed", description: "", operatorName: "Noor Travel", licenceVerified: true },
  ...{
    distanceFromHaram: 350 + at * 100,
    departureCity: "London",
    departureDate: "2027-05-05",
    returnDate: "2027-05-23",
    duration: 18,
  },
  ...{ price: 6400 + at, currency: "USD", availableSlots: 9, channels: ["nusuk"], saleWindowId: null },
  ...{ accommodationType: "Standard", roomTypes: [], amenities: [], rating: null, reviewCount: 0, bookingCount: 0 },
  ...{
    terms: { cancellation: [] },
    languages: ["en"],
    meals: [],
    flights: "included",
    minaCamp: "B",
    groupDiscounts: [],
  },
  ...{
    stays: [{ city: "makkah", hotel: "H", nights: 5, distanceMeters: 350 + at * 100, walkMinutes: 5 }],
    itinerary: [],
  },
})) as unknown as KnownPackage[];
const BOOKINGS = ["RH-AAAAA2", "RH-BBBBB3"].map((reference, at) => ({
  ...{ id: `b${at}`, reference, isMine: true, customerName: "Amina", phase: "confirmed", cancelReason: null },
  ...{ completed: false, totalAmount: 9000, currency: "USD", channel: "nusuk", paymentStatus: "completed" },
  ...{ amountPaid: { amount: "9000.00", currency: "USD" }, holdExpiresAt: null, operatorName: "Noor Travel" },
  ...{
    operatorStopped: false,
    departureDate: `2027-05-0${at + 1}`,
    returnDate: "2027-05-25",
    seats: 2,
    openPayment: null,
  },
  ...{ packageName: "Quba Family", hasTickets: true, ticketCount: 2, nusukReference: "N", references: ["N"] },
  ...{ numbersSeen: true, schedule: [], parts: [] },
})) as unknown as KnownBooking[];
const KNOWN: Known = { ...NOTHING_KNOWN, packages: OFFERS, bookings: BOOKINGS, travellers: [] };

function ask(text: string, about: string) {
  const context = { now: new Date("2026-11-24T12:00:00Z"), timeZone: "UTC", known: knownFrom(about, KNOWN), model };
  return answer(askedFrom(about, { text, agent: agentAbout(about), locale: "en" }, KNOWN), {
    ...context,
    words: (locale) => (area, key, values) => translator(locale, area)(key, values),
  }).content;
}

it.each([
  ["what does it cost for five?", "package:p1", /Maple Family/, /Quba/],
  ["what does Maple Family cost for two?", "package:p0", /Maple Family/, /Quba/],
  ["how far is it from the Haram?", "package:p0", /Quba Family/, /Maple/],
  ["when do we leave?", "booking:b1", /RH-BBBBB3/, /RH-AAAAA2/],
])("%s, from %s", (text, about, told, others) => {
  const content = ask(text, about);

  expect(content).toMatch(told);
  expect(content).not.toMatch(others);
});

it.each(["package:nobodys", "booking:of-another"])("of what the asker has not there is nothing: %s", (about) => {
  const question = { text: "What does it cost?", agent: "tour_advisor", locale: "en" } as const;
  expect(askedFrom(about, question, KNOWN)).toEqual(question);
  expect(knownFrom(about, KNOWN)).toEqual(KNOWN);
});

it("asks whoever knows the screen", () => {
  expect(["documents", "queue", "payments", "package:p"].map(agentAbout)).toEqual([
    "document_checker",
    "queue_master",
    "payment_pro",
    "tour_advisor",
  ]);
});
