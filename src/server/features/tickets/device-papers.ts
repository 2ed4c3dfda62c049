/** A booking as a device keeps it: the facts of the journey, and the codes of the tickets that the reader may have. */
import type { PackedJourney } from "#contract/offline-pack.ts";
import { isOnlyReported, ticketCase, ticketState } from "#domain/bookings/numbers/ticket.ts";
import { fullName, printedName } from "#domain/travellers/legal-name.ts";
import { hijriYearOf, type Setting } from "./setting.ts";
import type { TicketHolder } from "./ticket-sheet.ts";

/** `codeOf` gives the signed code of a traveller's ticket. */
export function deviceJourney(
  { booking, parts, publicUrl }: Setting,
  holders: readonly TicketHolder[],
  codeOf: (travellerId: string) => string,
): PackedJourney {
  const [offer] = parts;
  return {
    bookingId: booking.id,
    reference: booking.reference,
    packageName: booking.packageName,
    operatorName: booking.operatorName,
    departureDate: booking.departureDate,
    returnDate: booking.returnDate,
    departureCity: offer?.departureCity ?? null,
    hijriYear: hijriYearOf(parts),
    makkahHotel: offer?.makkahHotel ?? null,
    madinahHotel: offer?.madinahHotel ?? null,
    minaCamp: offer?.minaCamp ?? null,
    officialNumber: booking.nusukReference,
    isReported: isOnlyReported(booking),
    seats: booking.seats,
    ticketState: ticketState(ticketCase(booking)),
    tickets: holders.map(({ traveller, number }) => ({
      travellerId: traveller.id,
      name: fullName(printedName(traveller.surname, traveller.givenNames)),
      number,
      address: `${publicUrl}/tickets/${codeOf(traveller.id)}`,
    })),
  };
}
