/** The operator's view of a booking: the same days of the same papers, and the same dates, as its booker reads. */
import { expect } from "vitest";
import { deskBooking } from "#contract/booking-desk.ts";
import { duesOf } from "#domain/obligations/due/due.ts";
import type { Told } from "../told.ts";
import { papersAgree } from "./bookings.ts";

export async function agreesWithOperator(told: Told): Promise<void> {
  const { app, operator, page, now } = told;
  const own = (page.bookings ?? []).filter(({ isMine, operatorId }) => isMine && operatorId === operator.user.id);
  for (const mine of own) {
    const { booking } = await app.call(deskBooking, { params: { id: mine.id } }, operator.session);
    const isCustomer = booking.phase !== "held" && booking.phase !== "cancelled";
    if (isCustomer) papersAgree(told, booking);
    const dated = (of: typeof booking) =>
      duesOf(of, now)
        .filter(({ travellerId, action }) => travellerId === null && action !== "name_travellers")
        .map(({ action, until }) => `${action} by ${until}`);
    expect(dated(booking)).toEqual(dated(mine));
  }
}
