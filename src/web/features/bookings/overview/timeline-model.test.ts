/** The stages of a booking in each phase. */
import { expect, it } from "vitest";
import type { BookingPhase } from "#domain/bookings/booking.ts";
import { stagesOf, wordOf } from "./timeline-model.ts";

const dates = { createdAt: "2026-11-20T14:00:00Z", departureDate: "2027-05-05", returnDate: "2027-05-23" };
const letters = (phase: BookingPhase, today: string, amounts = 1, references: (string | null)[] = ["VISA-1"]) =>
  stagesOf({ phase, ...dates, references, schedule: Array.from({ length: amounts }) }, today)
    .map(({ state }) => ({ done: "D", current: "n", upcoming: "." })[state])
    .join("");

it.each<[BookingPhase, string, string]>([
  ["held", "2026-11-20", "Dn...."],
  ["awaiting_approval", "2026-11-20", "DDn..."],
  ["awaiting_reference", "2026-11-20", "DDDn.."],
  ["confirmed", "2026-11-20", "DDDD.."],
  ["confirmed", "2027-05-05", "DDDDn."],
  ["confirmed", "2027-05-06", "DDDDD."],
  ["confirmed", "2027-05-23", "DDDDDn"],
  ["confirmed", "2027-05-24", "DDDDDD"],
  ["cancelled", "2026-11-20", "Dn"],
])("of a booking that is %s on %s read %s", (phase, today, expected) => {
  expect(letters(phase, today)).toBe(expected);
});

it("a price in parts has a stage of its own, once the operator has accepted", () => {
  expect(letters("awaiting_approval", "2026-11-20", 3)).toBe("DDn....");
  expect(letters("awaiting_balance", "2026-11-20", 3)).toBe("DDDn...");
  expect(letters("confirmed", "2026-11-20", 3)).toBe("DDDDD..");
});

it.each([
  ["waits for it, and not for its departure", "2026-11-20", [null], "DDDn.."],
  ["waits for the second of two", "2026-11-20", ["VISA-1", null], "DDDn.."],
  ["has no such stage once the journey has begun", "2027-05-05", [null], "DDDn."],
])("a confirmed booking without its official number %s", (_, today, references, expected) => {
  expect(letters("confirmed", today, 1, references)).toBe(expected);
});

it("a price in parts is accepted by the operator, and no stage calls it paid or confirmed before the last part", () => {
  const parts = { schedule: [{}, {}] };
  expect([wordOf("secured", parts, "operator"), wordOf("approved", parts, "operator")]).toEqual([
    "secured.first",
    "accepted",
  ]);
  expect(wordOf("approved", { schedule: [{}] }, "operator")).toBe("approved");
  expect(wordOf("secured", { schedule: [] }, "nusuk")).toBe("secured.nusuk");
});
