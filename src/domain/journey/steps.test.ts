/** Journey status by what exists, and the two percentages. */
import { expect, it } from "vitest";
import { REQUIRED_TYPES } from "#domain/documents/document.ts";
import type { QueueTicketState } from "#domain/queue/ticket.ts";
import type { JourneyBooking, JourneyFacts, JourneyTicket } from "../obligations/papers/facts.ts";
import { booking, DUE, FAMILY, facts as factsOf, LATER, verified } from "../obligations/test-facts.ts";
import { stepProgress } from "./progress.ts";
import { currentStep, isNeedless, journeyPercent, journeySteps, profilePercent, type StepWait } from "./steps.ts";

const confirmed = booking();
/** Nobody's papers are dated by a journey. */
const facts = (overrides: Partial<JourneyFacts> = {}) => factsOf({ travel: null, ...overrides });
const cancelled: JourneyBooking = { ...confirmed, phase: "cancelled" };
const held = (holdExpiresAt: string): JourneyBooking => ({
  ...{ ...confirmed, phase: "held", paymentStatus: "pending", holdExpiresAt },
});
const othersHold = (until: string, offered = false) => ({
  othersHolds: [{ bookingId: "b2", until, seats: 2, offered, member: "Omar" }],
  tickets: [ticket("lapsed")],
});
const DEPOSIT_PAID: JourneyBooking = {
  ...{ ...confirmed, phase: "awaiting_balance", paymentStatus: "pending", amountPaid: { amount: "4573.34" } },
  schedule: [
    { dueOn: "2026-11-20", state: "paid" },
    { dueOn: "2027-02-01", state: "next" },
    { dueOn: "2027-03-01", state: "later" },
  ],
};
const ticket = (state: QueueTicketState, turnEndsAt: string | null = null): JourneyTicket => ({
  ...{ windowId: "w1", isMine: true, holder: "Amina", rests: false, state, turnEndsAt },
  ...{ drawnAt: null, isPaused: false, simulated: false },
});
const DEPARTURE = new Date("2027-05-05T12:00:00Z");
const letters = (given: Partial<JourneyFacts>) =>
  journeySteps(facts(given))
    .map(({ status }) => ({ completed: "C", in_progress: "i", pending: "." })[status])
    .join("");

it("calls the line needless where seats came of none, and only then", () => {
  const needless = (given: Partial<JourneyFacts>) =>
    journeySteps(facts(given))
      .filter(({ step, status }) => isNeedless(step, status, facts(given)))
      .map(({ step }) => step);
  const booked = { bookings: [confirmed] };

  const household = { welcomed: true, travelsAlone: false, companions: 0, isInGroup: false };

  expect(needless({ ...booked, household })).toEqual(["queue"]);
  expect(needless({ ...booked, household, tickets: [ticket("completed")] })).toEqual([]);
  expect(needless({ household })).toEqual([]);
});

it("calls the group needless of who travels alone, and only of them", () => {
  const isGroupNeedless = (travelsAlone: boolean | null, companions: number) =>
    isNeedless(
      "family",
      "pending",
      facts({ household: { welcomed: true, travelsAlone, companions, isInGroup: false } }),
    );

  expect([isGroupNeedless(true, 0), isGroupNeedless(true, 1), isGroupNeedless(null, 0)]).toEqual([true, false, false]);
});

it("calls the group needless once places name everybody who was entered, and no one else is to come", () => {
  const household = { welcomed: true, travelsAlone: false, companions: 1, isInGroup: false };
  const nothing = { documents: [], travel: null, biometrics: null, injection: null };
  const mother = { ...nothing, id: "mother", name: "MOTHER", lacksDetails: false, lacksBiometrics: false };
  const named = (...ids: string[]) => [{ travellers: ids.map((id) => ({ id })) }];
  const isNeedlessWith = (changes: Partial<JourneyBooking>, more: Partial<JourneyFacts> = {}) =>
    isNeedless(
      "family",
      "pending",
      facts({ household, companions: [mother], bookings: [{ ...confirmed, seats: 2, ...changes }], ...more }),
    );

  expect(isNeedlessWith({ parts: named("self", "mother") })).toBe(true);
  expect(isNeedlessWith({ parts: named("self") })).toBe(false);
  expect(isNeedlessWith({ parts: named("self", "aunt") })).toBe(false);
  expect(isNeedlessWith({ parts: named("self", "mother"), phase: "held", holdExpiresAt: LATER })).toBe(false);
  expect(isNeedlessWith({ parts: named("self", "mother") }, { household: { ...household, isInGroup: true } })).toBe(
    false,
  );
});

it.each<[string, Partial<JourneyBooking>, ReturnType<typeof journeySteps>[number]["waitsFor"][]]>([
  ["to be bought on Nusuk", { channel: "nusuk", phase: "awaiting_reference", paymentStatus: "pending" }, ["purchase"]],
  ["to be held until then", { channel: "nusuk", phase: "awaiting_approval", paymentStatus: "pending" }, ["purchase"]],
  ["reported", { channel: "nusuk", nusukReference: "N-1" }, ["operator_sees"]],
  ["seen", { channel: "nusuk", nusukReference: "N-1", numbersSeen: true }, []],
  ["the operator's to record", {}, ["operator_records"]],
  ["recorded by the operator", { nusukReference: "CTR-1", numbersSeen: true }, []],
])("says for what it waits while the number is %s", (_, changes, waits) => {
  const steps = journeySteps(facts({ bookings: [{ ...confirmed, ...changes }] }));

  expect(steps.flatMap(({ waitsFor }) => waitsFor ?? [])).toEqual(waits);
});

it.each<[string, Partial<JourneyFacts>, string]>([
  ["a new account", {}, "C........."],
  ["a saved plan that covers the price", { isPlanned: true }, "C....C...."],
  ["a document that is being checked", { documents: [{ type: "photo", status: "pending" }] }, "CCi......."],
  ["a refused document", { documents: [{ type: "photo", status: "rejected" }] }, "CCi......."],
  ["a verified document", { documents: [{ type: "photo", status: "verified" }] }, "CCC......."],
  [
    "a family group",
    { household: { welcomed: true, travelsAlone: false, companions: 4, isInGroup: true } },
    "C...C.....",
  ],
  ["a paid booking", { bookings: [confirmed] }, "C..C.CC..."],
  ["a deposit that is paid", { bookings: [DEPOSIT_PAID] }, "C..C.iC..."],
  ["somebody else's deposit", { bookings: [{ ...DEPOSIT_PAID, isMine: false }] }, "C..C..C..."],
  [
    "a booking confirmed for Nusuk and not yet paid there",
    { bookings: [{ ...confirmed, channel: "nusuk", phase: "awaiting_reference", paymentStatus: "pending" }] },
    "C..C..C...",
  ],
  [
    "a number of Nusuk that its operator has yet to see",
    { bookings: [{ ...confirmed, channel: "nusuk", nusukReference: "N-1" }] },
    "C..C..CC..",
  ],
  [
    "a number of Nusuk that its operator has seen",
    { bookings: [{ ...confirmed, channel: "nusuk", nusukReference: "N-1", numbersSeen: true }] },
    "C..C.CCC..",
  ],
  ["a recorded reference", { bookings: [{ ...confirmed, nusukReference: "N-1" }] }, "C..C.CCC.."],
  ["a place in line", { tickets: [ticket("waiting")] }, "Ci....i..."],
  ["a turn", { tickets: [ticket("admitted", "2026-11-20T14:00:01Z")] }, "Ci....i..."],
  ["a turn that ends at this moment", { tickets: [ticket("admitted", "2026-11-20T14:00:00Z")] }, "C........."],
  ["a turn that led to seats", { tickets: [ticket("completed")] }, "C.....C..."],
  ["a lapsed turn", { tickets: [ticket("lapsed")] }, "C........."],
  ["a line that was left", { tickets: [ticket("left")] }, "C........."],
  ["a window that ended first", { tickets: [ticket("ended")] }, "C........."],
  ["a second place in line after a lapsed turn", { tickets: [ticket("lapsed"), ticket("waiting")] }, "Ci....i..."],
  ["another line beside seats that stand", { bookings: [confirmed], tickets: [ticket("waiting")] }, "C..C.CC..."],
  ["a line beside a cancelled booking", { bookings: [cancelled], tickets: [ticket("waiting")] }, "Ci....i..."],
  ["a hold of seats that the operator sells", { bookings: [held("2026-11-20T14:00:01Z")] }, "C..C.iC..."],
  [
    "a hold of seats that Nusuk sells",
    { bookings: [{ ...held("2026-11-20T14:00:01Z"), channel: "nusuk" }] },
    "C..C..C...",
  ],
  ["a hold that ends at this moment", { bookings: [held("2026-11-20T14:00:00Z")] }, "C........."],
  ["seats that another of the household holds", othersHold("2026-11-20T14:00:01Z"), "C..C..C..."],
  ["and that ran out", othersHold("2026-11-20T14:00:00Z"), "C........."],
  ["seats that another of the household was offered", othersHold("2026-11-20T14:00:01Z", true), "C........."],
  ["seats that the waitlist offers", { bookings: [{ ...held(LATER), offered: true, channel: null }] }, "C........."],
  [
    "the same to whoever lives where Nusuk sells",
    { bookings: [{ ...held(LATER), offered: true, channel: "nusuk" }] },
    "C.........",
  ],
  ["a paid booking that was cancelled later", { bookings: [cancelled] }, "C........."],
  ["the day before departure", { bookings: [confirmed], now: new Date("2027-05-04T23:59:59Z") }, "C..C.CC..."],
  ["the last rite day", { bookings: [confirmed], now: new Date("2027-05-19T23:59:59Z") }, "C..CCCC.i."],
  ["the day of return", { bookings: [confirmed], now: new Date("2027-05-23T23:59:59Z") }, "C..CCCC.i."],
  [
    "a departure that the operator has not confirmed",
    { bookings: [{ ...confirmed, phase: "awaiting_balance", paymentStatus: "pending" }], now: DEPARTURE },
    "C..C..C...",
  ],
  ["the day of departure", { bookings: [confirmed], now: new Date("2027-05-05T00:00:00Z") }, "C..CCCC.i."],
  ["the day after the last rite day", { bookings: [confirmed], now: new Date("2027-05-20T00:00:00Z") }, "C..CCCC.i."],
  ["the day after the return", { bookings: [confirmed], now: new Date("2027-05-24T00:00:00Z") }, "C..CCCC.CC"],
])("stands for %s at the right steps", (_, given, expected) => {
  expect(letters(given)).toBe(expected);
});

it.each<[string, Partial<JourneyFacts>, string | null]>([
  ["a new account", {}, "upload"],
  ["a document that is being checked", { documents: [{ type: "photo", status: "pending" }] }, "verification"],
  ["a place in line before any document", { tickets: [ticket("waiting")] }, "upload"],
  [
    "a booking and a verified document",
    { documents: [{ type: "photo", status: "verified" }], bookings: [confirmed] },
    "nusuk",
  ],
  [
    "what is to be bought on Nusuk, which pays it",
    {
      documents: [{ type: "photo", status: "verified" }],
      bookings: [{ ...confirmed, channel: "nusuk", phase: "awaiting_reference", paymentStatus: "pending" }],
    },
    "nusuk",
  ],
  [
    "a number that is reported",
    {
      documents: [{ type: "photo", status: "verified" }],
      bookings: [{ ...confirmed, channel: "nusuk", nusukReference: "N-1" }],
    },
    "payment",
  ],
])("is at the right step with %s", (_, given, expected) => {
  expect(currentStep(journeySteps(facts(given)))).toBe(expected);
});

it.each<[string, Partial<JourneyFacts>, StepWait | null]>([
  ["with the purchase on Nusuk where Nusuk sells, before anything is booked", { homeChannel: "nusuk" }, "purchase"],
  [
    "and as soon as places are held, whose seller nobody has chosen yet",
    { homeChannel: "nusuk", bookings: [{ ...held(LATER), channel: null }] },
    "purchase",
  ],
  ["here, where an operator sells", { homeChannel: "operator" }, null],
  ["here, where nobody has told where they live", {}, null],
])("is paid %s", (_, given, waitsFor) => {
  const payment = journeySteps(facts(given)).find(({ step }) => step === "payment");

  expect(payment?.waitsFor).toBe(waitsFor);
});

it("is on the journey from the departure on: what was not recorded before it is behind, and no more to come", () => {
  const given = { bookings: [confirmed], documents: [{ type: "photo", status: "pending" }] as const };
  const passedOn = (day: string) => {
    const steps = journeySteps(facts({ ...given, now: new Date(`${day}T12:00:00Z`) }));
    return [currentStep(steps), steps.flatMap(({ step, passed }) => (passed ? [step] : []))];
  };

  expect(passedOn("2027-05-04")).toEqual(["verification", []]);
  expect(passedOn("2027-05-15")).toEqual(["tracking", ["upload", "verification", "nusuk"]]);
  expect(passedOn("2027-05-24")).toEqual([null, ["upload", "verification", "nusuk"]]);
});

const ALL = verified(...REQUIRED_TYPES);
const YUSUF = {
  id: "t2",
  name: "Yusuf",
  travel: null,
  lacksDetails: false,
  biometrics: null,
  injection: null,
  lacksBiometrics: false,
  documents: ALL,
} as const;

it.each<[string, JourneyFacts["documents"], JourneyFacts["documents"], string[]]>([
  ["everything is there", ALL, ALL, []],
  ["a companion's visa was never recorded", ALL, DUE, ["upload", "verification"]],
  ["a companion's certificate never came", ALL, verified("passport", "photo", "visa"), ["upload", "verification"]],
  ["one's own certificate never came", verified("passport", "photo", "visa"), ALL, ["upload", "verification"]],
  [
    "a certificate was never looked at",
    ALL,
    [...verified("passport", "photo", "visa"), { type: "health_certificate", status: "pending" }],
    ["verification"],
  ],
])(
  "leaves no paper's step done on the way and at home that was not when they left: %s",
  (_, documents, theirs, undone) => {
    const passedOn = (day: string, travellers: { id: string }[]) =>
      journeySteps(
        facts({
          ...{ documents, companions: [{ ...YUSUF, documents: theirs }], now: new Date(`${day}T12:00:00Z`) },
          bookings: [booking({ parts: [{ travellers }] })],
        }),
      ).flatMap(({ step, passed }) => (passed && (step === "upload" || step === "verification") ? [step] : []));

    expect(passedOn("2027-05-04", [{ id: "t2" }])).toEqual([]);
    expect(passedOn("2027-05-15", [{ id: "t2" }])).toEqual(undone);
    expect(passedOn("2027-05-24", [{ id: "t2" }])).toEqual(undone);
    // Who stayed at home lacks nothing.
    if (documents === ALL) expect(passedOn("2027-05-15", [])).toEqual([]);
  },
);

it("leaves the official step undone on the way and at home where somebody's fingerprints were never written down", () => {
  const isPassed = (day: string, given: Partial<JourneyFacts>) => {
    const companions = [{ ...YUSUF, lacksBiometrics: true }];
    const all = { documents: ALL, companions, now: new Date(`${day}T12:00:00Z`), ...given };
    return journeySteps(facts(all)).some(({ step, passed }) => step === "nusuk" && passed);
  };
  const names = (ids: string[]) => ({ parts: [{ travellers: ids.map((id) => ({ id })) }] });
  const onNusuk = { bookings: [booking({ ...names(["t2"]), channel: "nusuk", nusukReference: "NK-1" })] };

  expect(isPassed("2027-05-04", onNusuk)).toBe(false);
  expect(isPassed("2027-05-15", onNusuk)).toBe(true);
  expect(isPassed("2027-05-24", onNusuk)).toBe(true);
  expect(isPassed("2027-05-15", { ...onNusuk, companions: [YUSUF] })).toBe(false);
  // Who stayed at home, and who booked with an operator, was not asked.
  expect(isPassed("2027-05-15", { bookings: [booking({ ...names([]), channel: "nusuk", nusukReference: "N" })] })).toBe(
    false,
  );
  expect(
    isPassed("2027-05-15", { bookings: [booking({ ...names(["t2"]), channel: "operator", nusukReference: "V" })] }),
  ).toBe(false);
});

it("has the family group under way while who travels is asked for, beside the step that the journey is at", () => {
  const household = (companions: number) => ({ household: { ...FAMILY, companions } });

  expect(letters(household(0))).toBe("C...i.....");
  expect(stepProgress(facts(household(0)), "family", "in_progress")).toBe(0);
  expect(currentStep(journeySteps(facts(household(0))))).toBe("upload");
  expect(letters(household(1))).toBe("C.........");
});

it("is nowhere once everything but the family group is behind", () => {
  const steps = journeySteps(facts()).map(({ step }) => ({
    step,
    status: step === "family" ? ("pending" as const) : ("completed" as const),
    passed: false,
    waitsFor: null,
  }));

  expect(currentStep(steps)).toBeNull();
});

it("gives the share of completed steps and SPEC's weighted profile", () => {
  const given = facts({ documents: [{ type: "photo", status: "pending" }], bookings: [confirmed] });

  expect(journeyPercent(journeySteps(given))).toBe(50);
  expect(profilePercent(given)).toBe(100);
  expect(profilePercent(facts())).toBe(10);
  expect(profilePercent(facts({ documents: [{ type: "photo", status: "pending" }] }))).toBe(40);
});

it.each<[string, JourneyBooking, number]>([
  ["has run out", held("2026-11-20T14:00:00Z"), 10],
  ["was cancelled", cancelled, 10],
  ["is only offered by the waitlist", { ...held(LATER), offered: true, channel: null }, 10],
  ["was travelled", { ...confirmed, departureDate: "2026-05-05", returnDate: "2026-05-23" }, 70],
])("counts only a booking that is or was a journey: one that %s", (_, one, percent) => {
  expect(profilePercent(facts({ bookings: [one] }))).toBe(percent);
});

it("is about the first paper where a place in a sale waits for it, also beside the line", () => {
  const turn = { until: "2026-11-20T15:00:00Z", isForecast: true };
  const inSale = { travel: { departureDate: null, referenceDueOn: null, channel: null, isNumbered: false, turn } };
  const waiting = { ...inSale, tickets: [ticket("waiting")] };

  expect(letters(waiting)).toBe("Ci....i...");
  expect(currentStep(journeySteps(facts(waiting)))).toBe("upload");
  expect(letters({ ...waiting, documents: [{ type: "passport", status: "verified" }] })).toBe("CCC...i...");
});

it("asks first for what is open before a price of which a part is paid, and shows that part", () => {
  const given = facts({ bookings: [DEPOSIT_PAID] });

  expect(currentStep(journeySteps(given))).toBe("upload");
  expect(stepProgress(given, "payment", "in_progress")).toBe(46);
});
