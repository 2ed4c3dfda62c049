/** Who may write to whom about a booking. */
import { expect, it } from "vitest";
import { BOOKING_PHASES } from "../booking.ts";
import { mayWrite } from "./message.ts";

it("is open to both sides of every booking that was once secured", () => {
  for (const phase of BOOKING_PHASES) expect(mayWrite(phase, true)).toBe(phase !== "held");
});

it("is closed while seats are only held, and after a hold that came to nothing", () => {
  expect(mayWrite("held", false)).toBe(false);
  expect(mayWrite("cancelled", false)).toBe(false);
});
