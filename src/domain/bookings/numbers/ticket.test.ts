/** When there are tickets, and what one is worth. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOOKING_PHASES } from "../booking.ts";
import { checkTicket, initialsOf, TICKET_STATES, type TicketCase, ticketState } from "./ticket.ts";

const nusuk: TicketCase = {
  phase: "confirmed",
  channel: "nusuk",
  references: ["NSK-A"],
  paidMinor: 0,
  dueMinor: 500_000,
  named: 1,
};
const operator: TicketCase = { ...nusuk, channel: "operator", references: [null], paidMinor: 500_000 };

describe("tickets", () => {
  it.each<[string, TicketCase, string]>([
    ["a hold", { ...operator, phase: "held" }, "not_confirmed"],
    ["one that waits for the operator", { ...operator, phase: "awaiting_approval" }, "not_confirmed"],
    [
      "one that waits for the operator where Nusuk sells",
      { ...operator, channel: "nusuk", phase: "awaiting_approval" },
      "number_missing",
    ],
    [
      "one whose instalments run, also where what is due by now is paid",
      { ...operator, phase: "awaiting_balance" },
      "not_confirmed",
    ],
    ["Nusuk, without its number", { ...nusuk, phase: "awaiting_reference", references: [null] }, "number_missing"],
    ["Nusuk, with one of two numbers", { ...nusuk, references: ["NSK-A", null] }, "number_missing"],
    ["Nusuk, with both numbers", { ...nusuk, references: ["NSK-A", "NSK-B"] }, "ready"],
    ["Nusuk, where no money is ours to wait for", nusuk, "ready"],
    ["paid to the operator, its number still to come", operator, "ready"],
    ["of which a part that is due is not paid", { ...operator, paidMinor: 499_999 }, "payment_due"],
    ["of which the money went back", { ...operator, paidMinor: 0 }, "payment_due"],
    ["that names nobody", { ...operator, named: 0 }, "names_missing"],
    ["a cancelled one, whatever was paid", { ...operator, phase: "cancelled" }, "cancelled"],
  ])("of %s", (_, booking, expected) => {
    expect(ticketState(booking)).toBe(expected);
  });

  it("are ready for confirmed bookings alone, and every state comes about", () => {
    const seen = new Set<string>();
    const anyCase = fc.record({
      phase: fc.constantFrom(...BOOKING_PHASES),
      channel: fc.constantFrom("nusuk" as const, "operator" as const),
      references: fc.array(fc.constantFrom(null, "A"), { minLength: 1, maxLength: 2 }),
      paidMinor: fc.nat(3),
      dueMinor: fc.nat(3),
      named: fc.nat(2),
    });
    fc.assert(
      fc.property(anyCase, (one) => {
        const state = ticketState(one);
        seen.add(state);
        if (state === "ready") expect(one.phase).toBe("confirmed");
      }),
      { numRuns: 2000 },
    );
    expect([...seen].toSorted()).toEqual(TICKET_STATES.toSorted());
  });
});

describe("a ticket of ours", () => {
  const good = { state: "ready", isNamed: true, isReported: false, returnDate: "2027-05-25" } as const;
  it.each([
    ["is valid to the day of return", good, "2027-05-25", "valid"],
    ["is over the day after", good, "2027-05-26", "over"],
    ["stands on a number that is only reported", { ...good, isReported: true }, "2027-05-25", "reported"],
    ["is over whoever has seen the number", { ...good, isReported: true }, "2027-05-26", "over"],
    ["fails once the booking is cancelled", { ...good, state: "cancelled" as const }, "2027-05-01", "cancelled"],
    ["fails once the money has gone back", { ...good, state: "payment_due" as const }, "2027-05-01", "cancelled"],
    ["fails once somebody else has the seat", { ...good, isNamed: false }, "2027-05-01", "cancelled"],
  ])("%s", (_, ticket, today, expected) => {
    expect(checkTicket(ticket, today)).toBe(expected);
  });

  it("shows initials and no name", () => {
    expect(initialsOf({ surname: "Rahman", givenNames: "Amina Noor" })).toBe("A. R.");
    expect(initialsOf({ surname: "öztürk", givenNames: "" })).toBe("Ö.");
  });
});
