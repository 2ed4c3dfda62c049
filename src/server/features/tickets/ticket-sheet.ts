/** Tickets in words: one sheet a traveller, the code first. */
import type { Booking, BookingTraveller } from "#contract/bookings.ts";
import { isOnlyReported } from "#domain/bookings/numbers/ticket.ts";
import { printedName } from "#domain/travellers/legal-name.ts";
import type { PaperSheet, PrintablePaper } from "./paper.ts";
import { dayText, filledFacts, hajjLine, licenceText, paperOf, type Setting } from "./setting.ts";

type BookedPart = Booking["parts"][number];

/** A seat with its person, in the order of the booking. */
export interface TicketHolder {
  readonly part: BookedPart;
  readonly traveller: BookingTraveller;
  /** From 1, of all seats. */
  readonly number: number;
}

/** Everyone named, whoever of them gets a sheet: the numbers are those of the whole booking. */
export function ticketHolders({ parts }: Booking): TicketHolder[] {
  return parts
    .flatMap((part) => part.travellers.map((traveller) => ({ part, traveller })))
    .map((seat, index) => ({ ...seat, number: index + 1 }));
}

/** `codeOf` gives the signed code of a traveller's ticket. */
export function ticketPaper(
  setting: Setting,
  holders: readonly TicketHolder[],
  codeOf: (travellerId: string) => string,
): PrintablePaper {
  const { t, booking } = setting;
  const sheets = holders.map((holder) => ticketSheet(setting, holder, codeOf(holder.traveller.id)));
  return paperOf(setting, t("ticket.title", { reference: booking.reference }), sheets);
}

/** What it is not stands on it too: the Nusuk card opens the holy sites (docs/sources.md#nusuk-card). */
function ticketSheet(setting: Setting, { part, traveller, number }: TicketHolder, code: string): PaperSheet {
  const { t, booking, publicUrl } = setting;
  const { surname, givenNames } = printedName(traveller.surname, traveller.givenNames);
  return {
    kicker: t("ticket.kicker", { number: String(number), seats: String(booking.seats) }),
    heading: `${givenNames} ${surname}`.trim(),
    lead: t("ticket.lead", { package: part.packageName, operator: booking.operatorName }),
    blocks: [
      {
        kind: "code",
        content: `${publicUrl}/tickets/${code}`,
        title: t("ticket.check"),
        lines: [t("ticket.how"), booking.reference],
      },
      { kind: "facts", title: t("facts.title"), facts: journeyFacts(setting, part, traveller.id) },
      { kind: "text", title: t("hajj.title"), lines: [hajjLine(setting)] },
      { kind: "text", title: t("ticket.notesTitle"), lines: [t("ticket.notVisa"), t("ticket.printAgain")] },
    ],
  };
}

function journeyFacts(setting: Setting, part: BookedPart, travellerId: string) {
  const { t, booking, parts } = setting;
  const offer = parts.find(({ position }) => position === part.position);
  return filledFacts([
    [t("facts.booking"), booking.reference],
    [
      t(booking.channel === "nusuk" ? "facts.nusukReference" : "facts.officialNumber"),
      numberText(setting, travellerId),
    ],
    [t("facts.departure"), dayText(setting, booking.departureDate)],
    [t("facts.return"), dayText(setting, booking.returnDate)],
    [t("facts.departureCity"), offer?.departureCity],
    [t("facts.room"), t(part.roomType ? `facts.${part.roomType}` : "facts.anyRoom")],
    [t("facts.makkahHotel"), offer?.makkahHotel],
    [t("facts.madinahHotel"), offer?.madinahHotel],
    [t("facts.camp"), offer?.minaCamp],
    [t("facts.operator"), booking.operatorName],
    [t("facts.licence"), licenceText(setting)],
  ]);
}

/** A number that the operator has yet to see is called so. */
function numberText({ t, booking }: Setting, travellerId: string): string | null {
  const number = numberOf(booking, travellerId);
  return number !== null && isOnlyReported(booking) ? t("facts.reported", { number }) : number;
}

/** That of the person's own application, where the booking has two. */
function numberOf({ applications, references, nusukReference }: Booking, travellerId: string): string | null {
  const own = applications.findIndex(({ travellerIds }) => travellerIds.includes(travellerId));
  return (own >= 0 ? references[own] : null) ?? nusukReference ?? references[0] ?? null;
}
