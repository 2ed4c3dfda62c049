/** The dates of a booking. */
import { expect, it } from "vitest";
import { agendaOf, type Dated, isSettled } from "./agenda.ts";

const TODAY = "2026-11-21";
const OPEN = { reason: "visa", isForecast: true, renewFrom: null } as const;

const booking: Dated = {
  isMine: true,
  phase: "awaiting_reference",
  channel: "nusuk",
  operatorStopped: false,
  rests: false,
  departureDate: "2027-05-05",
  returnDate: "2027-05-25",
  holdExpiresAt: null,
  approvalDueAt: null,
  referenceDueOn: "2027-03-01",
  hijriYear: 1448,
  schedule: [],
  parts: [],
};

it("stand in their order, with the six days of Hajj between departure and return", () => {
  const entries = agendaOf(booking).map((entry) => ("at" in entry ? entry.kind : `${entry.kind} ${entry.day}`));

  expect(entries).toEqual([
    "wallet 2026-12-30",
    "reference 2027-03-01",
    "departure 2027-05-05",
    "hajj 2027-05-14",
    "hajj 2027-05-15",
    "hajj 2027-05-16",
    "hajj 2027-05-17",
    "hajj 2027-05-18",
    "hajj 2027-05-19",
    "return 2027-05-25",
  ]);
});

it("name what runs out while it runs", () => {
  const held = agendaOf({ ...booking, phase: "held", holdExpiresAt: "2026-11-20T09:15:00.000Z" });
  const asked = agendaOf({ ...booking, phase: "awaiting_approval", approvalDueAt: "2026-11-22T09:00:00.000Z" });

  expect([held[0]?.kind, asked[0]?.kind]).toEqual(["hold", "answer"]);
});

it("name to nobody else of the household what only whoever booked can do", () => {
  const theirs = { ...booking, isMine: false };
  const schedule = (["next", "later"] as const).map((state) => ({ dueOn: "2027-02-01", state }));
  const held = agendaOf({ ...theirs, phase: "held", holdExpiresAt: "2026-11-20T09:15:00.000Z" });
  const owed = agendaOf({ ...theirs, phase: "awaiting_balance", schedule });

  for (const entries of [held, owed]) expect(entries[0]?.kind).toBe("departure");
});

it("name the day to begin the transfer to whoever buys on Nusuk, as long as nothing is bought", () => {
  const walletOf = (overrides: Partial<Dated>) =>
    agendaOf({ ...booking, ...overrides }).find(({ kind }) => kind === "wallet");
  const wallet = walletOf({});

  expect(wallet && isSettled(wallet, booking, TODAY)).toBe(false);
  expect(wallet && isSettled(wallet, { ...booking, phase: "confirmed" }, TODAY)).toBe(true);
  expect([walletOf({ channel: "operator" }), walletOf({ isMine: false }), walletOf({ phase: "held" })]).toEqual(
    Array(3).fill(undefined),
  );
});

it("name every instalment, and those that are paid as settled", () => {
  const instalments: Dated = {
    ...booking,
    ...{ phase: "awaiting_balance", channel: "operator" },
    schedule: [
      { dueOn: "2026-11-20", state: "paid" },
      { dueOn: "2027-02-01", state: "next" },
    ],
  };

  const payments = agendaOf(instalments).filter(({ kind }) => kind === "payment");

  expect(payments.map((entry) => isSettled(entry, instalments, TODAY))).toEqual([true, false]);
});

it.each(["held", "awaiting_approval"] as const)(
  "name nothing to pay and no number before the operator's yes: %s",
  (phase) => {
    const schedule = [
      { dueOn: "2026-11-20", state: "paid" as const },
      { dueOn: "2027-02-01", state: "next" as const },
    ];
    const kinds = agendaOf({ ...booking, phase, schedule }).map(({ kind }) => kind);

    expect(kinds.filter((kind) => kind === "payment" || kind === "reference")).toEqual([]);
  },
);

it("count no more once the booking is cancelled, the reference's also once it is recorded", () => {
  const [, reference, departure] = agendaOf(booking);
  if (!reference || !departure) throw new Error("both are there");

  expect([reference, departure].map((entry) => isSettled(entry, { ...booking, phase: "confirmed" }, TODAY))).toEqual([
    true,
    false,
  ]);
  expect([reference, departure].map((entry) => isSettled(entry, { ...booking, phase: "cancelled" }, TODAY))).toEqual([
    true,
    true,
  ]);
});

it("leaves out what is held and owed at a suspended operator, which runs out on no day", () => {
  const dueOn = "2027-02-01";
  const stopped = {
    ...booking,
    schedule: [
      { dueOn, state: "paid" },
      { dueOn, state: "next" },
    ],
    operatorStopped: true,
  } as const;
  const owing = agendaOf({ ...stopped, phase: "awaiting_balance" });
  const held = agendaOf({ ...stopped, phase: "held", holdExpiresAt: "2026-11-20T10:00:00Z" });

  expect(owing.flatMap((entry) => (entry.kind === "payment" ? [entry.isPaid] : []))).toEqual([true]);
  expect(held.map(({ kind }) => kind)).not.toContain("hold");
});

it("keep a refused paper until the departure, and for nobody who is on the way", () => {
  const paper = { type: "photo", state: "rejected", dueOn: "2027-03-09", ...OPEN } as const;
  const entry = { kind: "paper", day: "2027-03-09", paper, whose: "t1", name: "Yusuf Khan" } as const;
  const days = ["2027-05-04", "2027-05-05", "2027-05-15"];

  expect(days.map((today) => isSettled(entry, booking, today))).toEqual([false, true, true]);
});

it("name what each has still to give in the official app, until the departure", () => {
  const due = { ...OPEN, bookingId: "b", dueOn: "2027-03-09" };
  const person = { id: "kamal", surname: "Rahman", givenNames: "Kamal", papers: null };
  const of = (biometrics?: typeof due) =>
    agendaOf({ ...booking, parts: [{ travellers: [{ ...person, biometrics }] }] }).find(
      ({ kind }) => kind === "biometrics",
    );
  const entry = of(due);

  expect(entry).toMatchObject({ day: "2027-03-09", whose: "kamal", name: "Kamal Rahman" });
  expect(entry && isSettled(entry, booking, TODAY)).toBe(false);
  expect(entry && isSettled(entry, booking, "2027-05-05")).toBe(true);
  expect(of()).toBeUndefined();
});
