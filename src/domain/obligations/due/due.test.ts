/** What is due on a booking, by when and for whom: a table of cases. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentType } from "#domain/documents/document.ts";
import { namesDate } from "#domain/obligations/papers/paper-dates.ts";
import { papersOf } from "#domain/obligations/papers/papers.ts";
import { BOOKING_PHASES } from "../../bookings/booking.ts";
import { shelfOf } from "../../bookings/shelf.ts";
import { type Due, type DueTraveller, type DueView, duesOf, duesToDo, isToDo } from "./due.ts";

const NOW = new Date("2027-01-10T12:00:00.000Z");
const verified = (...types: DocumentType[]) => types.map((type) => ({ type, status: "verified" }) as const);
type Documents = Parameters<typeof papersOf>[0];
const FULL = verified("passport", "health_certificate", "photo", "visa");
const papers = (documents: Documents, isNumbered = true, departureDate = "2027-05-05", today = "2027-01-10") =>
  papersOf(documents, { departureDate, referenceDueOn: "2027-03-01", channel: "nusuk", isNumbered }, today);
const amina: DueTraveller = { id: "a", surname: "Rahman", givenNames: "Amina", papers: papers(FULL) };
const ibrahim = (documents: Documents | null, isNumbered = true): DueTraveller => ({
  ...amina,
  id: "i",
  givenNames: "Ibrahim",
  papers: documents && papers(documents, isNumbered),
});

const without = (type: DocumentType): DueTraveller => ({
  ...amina,
  papers: papers(FULL.filter((one) => one.type !== type)),
});

const booking: DueView = {
  phase: "confirmed",
  channel: "nusuk",
  references: ["NSK-1"],
  nusukReference: "NSK-1",
  totalAmount: 5000,
  amountPaid: { amount: "0.00" },
  departureDate: "2027-05-05",
  returnDate: "2027-05-25",
  holdExpiresAt: null,
  approvalDueAt: null,
  referenceDueOn: "2027-03-01",
  seats: 1,
  ticketCount: 1,
  passportsAsked: false,
  customerName: "Amina Rahman",
  operatorName: "Al-Safa Travel",
  operatorStopped: false,
  rests: false,
  schedule: [],
  parts: [{ travellers: [amina] }],
};
const unnumbered = { phase: "awaiting_reference", references: [null], nusukReference: null } as const;
const held = { phase: "held", holdExpiresAt: "2027-01-10T12:10:00.000Z" } as const;

/** `action whom until`, in order. */
const said = (changes: Partial<DueView>, now = NOW) =>
  duesOf({ ...booking, ...changes }, now).map(({ action, name, until }) => [action, name, until]);

it("tells of as many tickets as the reader can print, and of none to who can print none", () => {
  const four = { seats: 4, parts: [{ travellers: [amina, amina, amina, amina] }] };
  const counts = (ticketCount: number) =>
    duesOf({ ...booking, ...four, ticketCount }, NOW).map(({ action, count }) => [action, count]);

  expect([4, 1, 0].map(counts)).toEqual([[["tickets_ready", 4]], [["tickets_ready", 1]], []]);
});

it("is a forecast where nobody has set the day: papers for a sale or a visa and unknown names, not the last day of a number", () => {
  const missing = (isNumbered: boolean) => ({ parts: [{ travellers: [ibrahim([], isNumbered)] }] });
  const forecasts = (changes: Partial<DueView>) =>
    duesOf({ ...booking, ...changes }, NOW).flatMap(({ until, isForecast }) => (isForecast ? [until] : []));

  // The certificate, for which it is too early, beside what can be given now.
  expect(forecasts(missing(true))).toEqual(["2027-03-09", "2027-03-09"]);
  expect(forecasts({ ...missing(false), ...unnumbered })).toEqual(["2027-01-09", "2027-03-09"]);
  expect(forecasts({ seats: 2 })).toEqual(["2027-03-09"]);
  expect(forecasts({ ...unnumbered, seats: 2 })).toEqual(["2027-01-09"]);
});

describe("due is", () => {
  it.each<[string, Partial<DueView>, (readonly [string, string, string | null])[]]>([
    [
      "the country, of a hold that has none yet",
      { ...held, channel: null },
      [["secure", "Amina Rahman", held.holdExpiresAt]],
    ],
    ["the confirmation of a hold for Nusuk", held, [["confirm", "Amina Rahman", held.holdExpiresAt]]],
    [
      "the payment of a hold with the operator",
      { ...held, channel: "operator" },
      [["pay", "Amina Rahman", held.holdExpiresAt]],
    ],
    [
      "the passports without which a hold of a turn cannot be kept, and then its confirmation",
      { ...held, passportsAsked: true, seats: 2, parts: [{ travellers: [amina, ibrahim([], false)] }] },
      [
        ["give_documents", "Ibrahim Rahman", "2027-01-09"],
        ["confirm", "Amina Rahman", held.holdExpiresAt],
      ],
    ],
    [
      "before them the names of a turn's seats that nobody is named for",
      { ...held, passportsAsked: true, seats: 3, parts: [{ travellers: [amina, ibrahim([], false)] }] },
      [
        ["name_travellers", "Amina Rahman", held.holdExpiresAt],
        ["give_documents", "Ibrahim Rahman", "2027-01-09"],
        ["confirm", "Amina Rahman", held.holdExpiresAt],
      ],
    ],
    [
      "one's own people's papers before those that another account gives",
      {
        parts: [
          {
            travellers: [
              { ...ibrahim(verified("health_certificate", "photo", "visa")), keptElsewhere: true },
              without("photo"),
            ],
          },
        ],
      },
      [
        ["give_documents", "Amina Rahman", "2027-03-09"],
        ["give_documents", "Ibrahim Rahman", "2027-03-09"],
        ["tickets_ready", "", "2027-05-05"],
      ],
    ],
    ["nothing, of a hold that ran out", { ...held, holdExpiresAt: "2027-01-10T12:00:00.000Z" }, []],
    ["nothing, of a cancelled booking", { phase: "cancelled" }, []],
    [
      "the operator's answer",
      {
        phase: "awaiting_approval",
        approvalDueAt: "2027-01-11T00:00:00.000Z",
        nusukReference: null,
        references: [null],
      },
      [["await_answer", "Al-Safa Travel", "2027-01-11T00:00:00.000Z"]],
    ],
    ["the Nusuk reference by the release date", unnumbered, [["record_reference", "Amina Rahman", "2027-03-01"]]],
    [
      "the name of who travels, before their tickets",
      { seats: 2 },
      [
        ["name_travellers", "Amina Rahman", "2027-03-09"],
        ["tickets_ready", "", "2027-05-05"],
      ],
    ],
    [
      "each person's own papers, what takes longest first as in the one next action, before the purchase that hangs on them",
      {
        ...unnumbered,
        seats: 2,
        parts: [{ travellers: [amina, ibrahim([{ type: "photo", status: "rejected" }], false)] }],
      },
      [
        ["give_documents", "Ibrahim Rahman", "2027-01-09"],
        ["replace_documents", "Ibrahim Rahman", "2027-01-09"],
        ["record_reference", "Amina Rahman", "2027-03-01"],
        ["renew_certificate", "Ibrahim Rahman", "2027-03-09"],
      ],
    ],
    [
      "the next amount, first within the days in which the payer is reminded",
      {
        phase: "awaiting_balance",
        channel: "operator",
        nusukReference: null,
        references: [null],
        seats: 2,
        schedule: [
          { dueOn: "2026-12-01", state: "paid" },
          { dueOn: "2027-01-17", state: "next" },
        ],
      },
      [
        ["pay_amount", "Amina Rahman", "2027-01-17"],
        ["name_travellers", "Amina Rahman", "2027-03-09"],
      ],
    ],
    [
      "a later amount, before whatever has a later day, as in the one next action",
      {
        ...{ phase: "awaiting_balance", channel: "operator", nusukReference: null, references: [null], seats: 2 },
        schedule: [{ dueOn: "2027-01-18", state: "next" }],
      },
      [
        ["pay_amount", "Amina Rahman", "2027-01-18"],
        ["name_travellers", "Amina Rahman", "2027-03-09"],
      ],
    ],
    [
      "a passport, which takes weeks, before a later amount, and this before the photo",
      {
        ...{ phase: "awaiting_balance", channel: "operator", nusukReference: null, references: [null] },
        ...{ schedule: [{ dueOn: "2027-01-18", state: "next" }], seats: 2 },
        parts: [{ travellers: [without("passport"), { ...without("photo"), id: "b" }] }],
      },
      [
        ["give_documents", "Amina Rahman", "2027-03-09"],
        ["pay_amount", "Amina Rahman", "2027-01-18"],
        ["give_documents", "Amina Rahman", "2027-03-09"],
      ],
    ],
    [
      "an amount that has the latest day, after all that comes before it",
      {
        ...{ phase: "awaiting_balance", channel: "operator", nusukReference: null, references: [null], seats: 2 },
        schedule: [{ dueOn: "2027-03-10", state: "next" }],
      },
      [
        ["name_travellers", "Amina Rahman", "2027-03-09"],
        ["pay_amount", "Amina Rahman", "2027-03-10"],
      ],
    ],
    [
      "nothing of papers that are not the reader's to know",
      { parts: [{ travellers: [{ ...amina, papers: null }] }] },
      [["tickets_ready", "", "2027-05-05"]],
    ],
    ["nothing but the tickets once all is there", {}, [["tickets_ready", "", "2027-05-05"]]],
  ])("%s", (_, changes, expected) => {
    expect(said(changes)).toEqual(expected);
  });

  it("the journey while it lasts, and afterwards nothing", () => {
    expect(said({}, new Date("2027-05-05T08:00:00Z"))).toEqual([["travel", "", "2027-05-25"]]);
    expect(said({}, new Date("2027-05-26T08:00:00Z"))).toEqual([["home", "", null]]);
  });

  it("of the journey while it lasts, with what is still to be paid after it", () => {
    const unpaid = { phase: "awaiting_balance", schedule: [{ dueOn: "2027-03-06", state: "overdue" }] } as const;

    expect(said(unpaid, new Date("2027-05-14T08:00:00Z"))).toEqual([
      ["travel", "", "2027-05-25"],
      ["pay_amount", "Amina Rahman", "2027-03-06"],
    ]);
  });

  it("named with the kinds of papers, the visa only with a number and from when visas are asked for", () => {
    const without = (isNumbered: boolean, today: string) => {
      const travellers = [{ ...amina, papers: papers([], isNumbered, "2027-05-05", today) }];
      return duesOf({ ...booking, parts: [{ travellers }] }, NOW)
        .flatMap(({ documents }) => documents)
        .toSorted();
    };

    expect(without(true, "2027-03-09")).toEqual(["health_certificate", "passport", "photo", "visa"]);
    for (const [isNumbered, today] of [
      [true, "2027-03-08"],
      [false, "2027-03-09"],
    ] as const) {
      expect(without(isNumbered, today)).toEqual(["health_certificate", "passport", "photo"]);
    }
  });

  it("with what the official app asks for after the papers that are missing, and before the visa", () => {
    const certified = verified("passport", "health_certificate");
    const biometrics = { bookingId: "b", dueOn: "2027-03-09", reason: "visa", isForecast: true } as const;
    const waiting = {
      parts: [{ travellers: [{ ...amina, papers: papers(certified, true, "2027-05-05", "2027-03-09"), biometrics }] }],
    };

    expect(said(waiting).map(([action, , until]) => [action, until])).toEqual([
      ["give_documents", "2027-03-09"],
      ["give_biometrics", "2027-03-09"],
      ["give_documents", "2027-03-09"],
      ["tickets_ready", "2027-05-05"],
    ]);
  });

  it("with the injection after all that a visa hangs on", () => {
    const injection = { bookingId: "b", dueOn: "2027-04-25", reason: "entry", isForecast: false } as const;
    const certified = verified("passport", "health_certificate", "photo");
    const waiting = {
      parts: [{ travellers: [{ ...amina, papers: papers(certified, true, "2027-05-05", "2027-03-09"), injection }] }],
    };

    expect(said(waiting).map(([action, , until]) => [action, until])).toEqual([
      ["give_documents", "2027-03-09"],
      ["get_vaccinated", "2027-04-25"],
      ["tickets_ready", "2027-05-05"],
    ]);
  });

  it("with what the official app asks for after the purchase on Nusuk", () => {
    const biometrics = { bookingId: "b", dueOn: "2027-03-09", reason: "visa", isForecast: true } as const;
    const actions = said({ ...unnumbered, parts: [{ travellers: [{ ...amina, biometrics }] }] });

    expect(actions.map(([action]) => action)).toEqual(["record_reference", "give_biometrics"]);
  });

  it("with the certificate that is to be made again before the visa that hangs on it", () => {
    const early = { type: "health_certificate", status: "verified", renewFrom: "2027-02-05" } as const;
    const given = papers([early, ...verified("passport", "photo")], true, "2027-05-05", "2027-03-09");
    const waiting = { parts: [{ travellers: [{ ...ibrahim(null), papers: given }] }] };

    const isAgain = ({ action }: Due) => action === "renew_certificate";
    expect(duesOf({ ...booking, ...waiting }, NOW).find(isAgain)?.count).toBe(1);
    expect(said(waiting)).toEqual([
      ["renew_certificate", "Ibrahim Rahman", "2027-03-09"],
      ["give_documents", "Ibrahim Rahman", "2027-03-09"],
      ["tickets_ready", "", "2027-05-05"],
    ]);
  });

  it("with a certificate that cannot be made yet, also where nothing else is to do", () => {
    const given = papers(verified("passport", "photo"), false);
    const dues = duesOf({ ...booking, parts: [{ travellers: [{ ...ibrahim(null), papers: given }] }] }, NOW);

    expect(duesToDo(dues).at(-1)).toMatchObject({
      action: "renew_certificate",
      documents: ["health_certificate"],
      count: 0,
    });
  });

  it("ordered: whatever somebody has to do stands before what is only waited for, by its date", () => {
    const anyDocuments = fc.subarray(["passport", "photo", "health_certificate"] as const);
    const anyBooking = fc.record({
      phase: fc.constantFrom(...BOOKING_PHASES),
      seats: fc.integer({ min: 1, max: 3 }),
      referenceDueOn: fc.constantFrom(null, "2027-03-01"),
      approvalDueAt: fc.constantFrom(null, "2027-01-11T00:00:00.000Z"),
      documents: anyDocuments,
      status: fc.constantFrom("pending" as const, "rejected" as const, "verified" as const),
    });
    fc.assert(
      fc.property(anyBooking, ({ documents, status, ...changes }) => {
        const papers = documents.map((type) => ({ type, status }));
        const dues = duesOf({ ...booking, ...changes, parts: [{ travellers: [ibrahim(papers)] }] }, NOW);
        const toDo = dues.filter(isToDo);
        // What can be done from a day on, and what is waited for before that, is listed too.
        expect(duesToDo(dues).filter(isToDo)).toEqual(toDo);
        const dates = toDo.map(({ until }) => until ?? "9999");
        expect(dates).toEqual(dates.toSorted());
      }),
    );
  });
});

it("asks for travel details of one's own people by the day of the names, after the papers", () => {
  const lacking = { ...ibrahim([]), lacksDetails: true as const };
  const dues = duesOf({ ...booking, parts: [{ travellers: [lacking] }] }, NOW);
  const asked = dues.find(({ action }) => action === "tell_details");

  expect(asked).toMatchObject({ travellerId: lacking.id, until: namesDate(booking).dueOn, isYours: true });
  expect(dues.findIndex(({ action }) => action === "tell_details")).toBeGreaterThan(
    dues.findLastIndex(({ action }) => action === "give_documents"),
  );
  expect(duesOf({ ...booking, parts: [{ travellers: [ibrahim([])] }] }, NOW).map(({ action }) => action)).not.toContain(
    "tell_details",
  );
});

describe("a booking stands", () => {
  it.each([
    ["ahead until its return", {}, "2027-05-25T23:00:00Z", "upcoming"],
    ["behind afterwards", {}, "2027-05-26T00:00:00Z", "past"],
    ["among the cancelled", { phase: "cancelled" as const }, "2027-01-10T12:00:00Z", "cancelled"],
    ["there too when its hold ran out", held, "2027-01-10T12:10:00Z", "cancelled"],
    ["ahead while it is held", held, "2027-01-10T12:09:59Z", "upcoming"],
  ])("%s", (_, changes, now, expected) => {
    expect(shelfOf({ ...booking, ...changes }, new Date(now))).toBe(expected);
  });
});
