/** The page of one booking: the same as in the list, and no ticket while something stands before it. */
import { expect } from "vitest";
import { getBooking } from "#contract/bookings.ts";
import { ticketCase, ticketState } from "#domain/bookings/numbers/ticket.ts";
import { aboutBooking, type Told } from "../told.ts";
import { bookingAgrees } from "./bookings.ts";

export async function agreesWithBooking(told: Told): Promise<void> {
  for (const { id } of told.page.bookings ?? []) {
    const booking = await told.app.call(getBooking, { params: { id } }, told.reader.member.session);
    bookingAgrees(told, booking);
    const stands = aboutBooking(told, id).some(
      ({ act }) => act.kind === "record_reference" || act.kind === "pay_amount" || act.kind === "secure_hold",
    );
    if (stands) expect(ticketState(ticketCase(booking))).not.toBe("ready");
  }
}
