/** The stages of a booking in each phase. */
import { expect, it } from "vitest";
import type { BookingPhase } from "#domain/bookings/booking.ts";
import { stagesOf } from "./timeline-model.ts";

const letters = (phase: BookingPhase, today: string) =>
  stagesOf({ phase, createdAt: "2026-11-20T14:00:00Z", departureDate: "2027-05-05", returnDate: "2027-05-23" }, today)
    .map(({ state }) => ({ done: "D", current: "n", upcoming: "." })[state])
    .join("");

it.each<[BookingPhase, string, string]>([
  ["held", "2026-11-20", "Dn...."],
  ["awaiting_approval", "2026-11-20", "DDn..."],
  ["awaiting_reference", "2026-11-20", "DDDn.."],
  ["confirmed", "2026-11-20", "DDDDn."],
  ["confirmed", "2027-05-05", "DDDDDn"],
  ["confirmed", "2027-05-23", "DDDDDn"],
  ["confirmed", "2027-05-24", "DDDDDD"],
  ["cancelled", "2026-11-20", "Dn"],
])("of a booking that is %s on %s read %s", (phase, today, expected) => {
  expect(letters(phase, today)).toBe(expected);
});
