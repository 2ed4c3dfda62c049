/** What a device keeps for the days without a network: days, numbers and tickets as they are. */
import { expect } from "vitest";
import { offlinePack } from "#contract/offline-pack.ts";
import { fullName, printedName } from "#domain/travellers/legal-name.ts";
import { aboutBooking, papersIn, type Told } from "../told.ts";

export async function agreesWithOfflinePack(told: Told): Promise<void> {
  const { app, reader, page } = told;
  const pack = await app.call(offlinePack, { query: {} }, reader.member.session);
  for (const journey of pack.journeys) {
    const booking = page.bookings?.find(({ id }) => id === journey.bookingId);
    const { departureDate, returnDate, reference } = journey;
    expect({ departureDate, returnDate, reference }).toEqual({
      departureDate: booking?.departureDate,
      returnDate: booking?.returnDate,
      reference: booking?.reference,
    });
    for (const { travellerId, name } of journey.tickets) {
      const person = reader.people.find(({ id }) => id === travellerId);
      if (person) expect(name).toBe(fullName(printedName(person.surname, person.givenNames)));
    }
    const due = aboutBooking(told, journey.bookingId).map(({ act }) => act.kind);
    if (due.includes("record_reference")) expect(journey.officialNumber).toBeNull();
    if (due.includes("record_reference") || due.includes("pay_amount")) expect(journey.ticketState).not.toBe("ready");
    if (due.includes("name_people")) expect(journey.tickets.length).toBeLessThan(journey.seats);
  }
  const passports = papersIn(told).filter((line) => line.startsWith("passport"));
  for (const { id, passport } of pack.travellers) {
    if (passports.some((line) => line.includes(` ${id}:`))) expect(passport).toBeNull();
  }
  const ahead = told.journey.obligations.flatMap(({ act }) => (act.kind === "await_travel" ? [act.bookingId] : []));
  for (const id of ahead) expect(pack.journeys.map(({ bookingId }) => bookingId)).toContain(id);
}
