/** Puts the offline pack together from what the reader may see anyway. */
import type { Booking } from "#contract/bookings.ts";
import type { TravelDocument } from "#contract/documents.ts";
import type { offlinePack, PackedTraveller, PassportForm } from "#contract/offline-pack.ts";
import type { RouteOutput } from "#contract/route.ts";
import type { Traveller } from "#contract/travellers.ts";
import { dateOf } from "#domain/calendar.ts";
import { maskNumber } from "#domain/documents/document.ts";
import { fullName, printedName } from "#domain/travellers/legal-name.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { BookingService } from "../bookings/service.ts";
import type { DocumentService } from "../documents/service.ts";
import type { PaperService } from "../papers/service.ts";
import type { TravellerService } from "../travellers/service.ts";

export type OfflinePackService = ReturnType<typeof offlinePackService>;

interface Ground extends Pick<Platform, "clock"> {
  readonly bookings: Pick<BookingService, "list">;
  readonly documents: Pick<DocumentService, "listKept">;
  readonly papers: Pick<PaperService, "onDevice">;
  readonly travellers: Pick<TravellerService, "list">;
}

/** A device has room for more, but nobody leaves on so many journeys. */
const MAX_JOURNEYS = 5;

export function offlinePackService({ clock, bookings, documents, papers, travellers }: Ground) {
  return {
    async of(user: SessionUser, locale: Locale, form: PassportForm): Promise<RouteOutput<typeof offlinePack>> {
      const now = clock();
      const [{ bookings: booked }, people, kept] = await Promise.all([
        bookings.list(user),
        travellers.list(user.id),
        documents.listKept({ ...user, locale }),
      ]);
      const ahead = booked.filter((booking) => isAhead(booking, dateOf(now))).slice(0, MAX_JOURNEYS);
      const journeys = await Promise.all(ahead.map(({ id }) => papers.onDevice({ user, locale, id })));
      const passports = kept.filter(isGoodPassport);
      return {
        asOf: now.toISOString(),
        userId: user.id,
        journeys: journeys.toSorted((a, b) => a.departureDate.localeCompare(b.departureDate)),
        travellers: people.map((person) => packed(person, passports, form)),
      };
    },
  };
}

function isAhead({ phase, returnDate }: Booking, today: string): boolean {
  return phase !== "cancelled" && phase !== "held" && returnDate >= today;
}

function isGoodPassport({ type, status, replacedBy, aiAnalysis }: TravelDocument): boolean {
  return type === "passport" && status === "verified" && replacedBy === null && aiAnalysis?.mrzAccepted === true;
}

function packed(person: Traveller, passports: readonly TravelDocument[], form: PassportForm): PackedTraveller {
  const own = passports.find((one) => (one.travellerId === null ? person.isSelf : one.travellerId === person.id));
  const { documentNumber, expiryDate } = own?.aiAnalysis?.extractedData ?? {};
  return {
    id: person.id,
    isSelf: person.isSelf,
    name: fullName(printedName(person.surname, person.givenNames)),
    birthDate: person.birthDate,
    sex: person.sex,
    nationality: person.nationality,
    phone: person.phone,
    emergencyContact: person.emergencyContact,
    aids: person.specialNeeds?.aids ?? [],
    passport: documentNumber
      ? { number: form === "complete" ? documentNumber : maskNumber(documentNumber), expiresOn: expiryDate || null }
      : null,
  };
}
