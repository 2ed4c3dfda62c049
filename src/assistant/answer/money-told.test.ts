/** What the assistant tells of a booking's money, tickets and papers is what the booking tells. */
import { expect, it } from "vitest";
import { ask } from "../../../test/ask-assistant.ts";

it("tells of money what the booking tells: the minutes of a hold, and the last day of a number", () => {
  const booking = { id: "b1", reference: "RH-7K3Q2M", totalAmount: 9800, currency: "USD", schedule: [] };
  const paid = { amountPaid: { amount: "0.00", currency: "USD" } };
  const asked = (channel: string, act: object) => {
    const known = {
      journey: { obligations: [{ act: { bookingId: "b1", ...act } }] },
      bookings: [{ ...booking, ...paid, channel }],
    };
    return ask("When is my next payment?", known as never, "payment_pro").content;
  };
  const held = asked("operator", { kind: "secure_hold", until: "2026-11-21T09:15:00Z" });
  const toRecord = { kind: "record_reference", dueOn: "2027-03-21" };
  const bought = asked("nusuk", { ...toRecord, walletBy: "2026-12-30" });
  const late = asked("nusuk", { ...toRecord, walletBy: null });

  expect(held).toContain("$9,800 of $9,800 is still to be paid");
  expect(held).toContain("the seats are held until");
  expect(held).not.toContain("No further payment to");
  expect(bought).toContain("Begin the transfer to the Nusuk wallet by about 30 December 2026: it takes days.");
  expect(late).toContain("load it by card today, or ask the operator at once for a later day");
  expect(bought).toContain("The number that Nusuk gives has to be recorded here by 21 March 2027.");
  const number = { nusukReference: "NH-1448-77120", paymentStatus: "completed" };
  const owed = (told: object) => {
    const recorded = { bookings: [{ ...booking, ...paid, channel: "nusuk", ...number, ...told }] };
    return ask("How much do I owe?", recorded as never, "payment_pro").content;
  };
  expect(owed({ isMine: true, numbersSeen: true })).toContain("the whole price of $9,800 is paid");
  expect(owed({ isMine: true, numbersSeen: false })).toContain(
    "reported as paid on Nusuk; the operator has not seen its number yet",
  );
  // What another of the household has paid is not to be paid any more.
  const theirs = owed({ isMine: false, customerName: "Amina Rahman", numbersSeen: true });
  expect(theirs).toContain("the whole price of $9,800 is paid");
  expect(theirs).not.toContain("pays it");
});

it("says of tickets what the booking says: to come, or ready", () => {
  const money = { totalAmount: 9800, amountPaid: { amount: "0.00", currency: "USD" } };
  const booking = { id: "b1", reference: "RH-7K3Q2M", operatorName: "Noor Travel", channel: "nusuk", ...money };
  const told = (phase: string, references: (string | null)[]) => {
    const own = { isMine: true, hasTickets: true, ticketCount: 1, parts: [{ travellers: [{}] }] };
    const known = { bookings: [{ ...booking, ...own, phase, references }] };
    return ask("Where are my tickets?", known as never).content;
  };
  expect(told("awaiting_reference", [null])).toContain("once what is missing on its page is there");
  expect(told("confirmed", ["NH-1448-77120"])).toContain("1 ticket is ready");
  expect(told("confirmed", ["NH-1448-77120"])).not.toContain("once what is missing");
});

it("asks for no money at a suspended operator, and sends nobody to write to it", () => {
  const amounts = { totalAmount: 9800, currency: "USD", amountPaid: { amount: "1960.00", currency: "USD" } };
  const stopped = { ...amounts, id: "b1", reference: "RH-7K3Q2M", isMine: true, channel: "operator", schedule: [] };
  const booking = { ...stopped, phase: "awaiting_balance", operatorName: "Noor Travel", operatorStopped: true };
  const known = { journey: { obligations: [] }, bookings: [booking] } as never;

  for (const question of ["When is my next payment?", "How much do I owe?", "How do I contact the operator?"]) {
    const { content } = ask(question, known, "payment_pro");
    expect(content, question).toContain("Noor Travel is suspended for the time being");
    expect(content, question).not.toMatch(/No further payment|answer comes there|on the booking’s page/);
  }
});

it("names beside one's own papers the passport that seats of a turn wait for in another account", () => {
  const remind = { act: { kind: "remind_passport", groupId: "g1", member: "Elif Yildiz" } };
  const documents = { verified: 1, required: 4, percent: 25, slots: [] };
  const known = { journey: { obligations: [remind], documents }, documents: [], travellers: [] } as never;
  const said = "Elif Yildiz: the passport is still needed too, and only their own account can upload it.";
  expect(ask("Which documents are missing?", known).content).toContain(said);
  expect(ask("Is my photo missing?", known).content).not.toContain(said);
});

it("names to whoever sees it what others of the household lack who keep their own papers, and no more than that", () => {
  const marks = [
    { mark: "passport", state: "missing" },
    { mark: "photo", state: "verified" },
    { mark: "health_certificate", state: "rejected" },
    { mark: "travel_details", state: "missing" },
  ];
  const elif = { id: "m2", travellerId: "t2", name: "Elif Yildiz", isYou: false, isYours: false, marks };
  const child = { ...elif, id: "m3", travellerId: "t3", name: "Can Yildiz" };
  const hidden = { ...elif, id: "m4", travellerId: "t4", name: "Ali Yildiz", marks: null };
  const families = [{ id: "f1", members: [elif, child, hidden], limits: { tooYoung: ["m3"] } }];
  const documents = { verified: 4, required: 4, percent: 100, slots: [] };
  const known = { journey: { obligations: [], documents }, documents: [], travellers: [], families } as never;

  const { content } = ask("Which documents are missing?", known);
  expect(content).toContain("Elif Yildiz: passport – missing.\nElif Yildiz: health certificate – rejected.");
  expect(content).not.toMatch(/Yildiz: photo|Can Yildiz|Ali Yildiz/);
});
