/** Puts the offline pack together from what the reader may see anyway. */
import type { Booking } from "#contract/bookings.ts";
import type { TravelDocument } from "#contract/documents.ts";
import type { offlinePack, PackedTraveller, PassportForm } from "#contract/offline-pack.ts";
import type { RouteOutput } from "#contract/route.ts";
import type { Traveller } from "#contract/travellers.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { maskNumber } from "#domain/documents/document.ts";
import { KEPT_AFTER_RETURN_DAYS } from "#domain/hajj/pin.ts";
import { fullName, printedName } from "#domain/travellers/legal-name.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { BookingService } from "../bookings/service.ts";
import type { DocumentService } from "../documents/service.ts";
import type { PaperService } from "../tickets/service.ts";
import type { TravellerService } from "../travellers/service.ts";

export type OfflinePackService = ReturnType<typeof offlinePackService>;

interface Deps extends Pick<Platform, "clock"> {
  readonly bookings: Pick<BookingService, "list">;
  readonly documents: Pick<DocumentService, "listKept"> & {
    readonly acts: Pick<DocumentService["acts"], "takeOffline">;
  };
  readonly papers: Pick<PaperService, "onDevice">;
  readonly travellers: Pick<TravellerService, "list">;
}

/** A device has room for more, but nobody leaves on so many journeys. */
const MAX_JOURNEYS = 5;

export function offlinePackService({ clock, bookings, documents, papers, travellers }: Deps) {
  return {
    async of(user: SessionUser, locale: Locale, form: PassportForm): Promise<RouteOutput<typeof offlinePack>> {
      const now = clock();
      const [{ bookings: booked }, people, kept] = await Promise.all([
        bookings.list(user),
        travellers.list(user.id),
        documents.listKept({ ...user, locale }),
      ]);
      const taken = booked.filter((booking) => isTaken(booking, dateOf(now))).slice(0, MAX_JOURNEYS);
      const journeys = await Promise.all(taken.map(({ id }) => papers.onDevice({ user, locale, id })));
      const packs = people.map((person) => ({ person, passport: passportOf(person, kept) }));
      const numbered = packs.flatMap(({ passport }) => passport?.documentId ?? []);
      if (form === "complete") await documents.acts.takeOffline(user.id, numbered);
      return {
        asOf: now.toISOString(),
        userId: user.id,
        journeys: journeys.toSorted((a, b) => a.departureDate.localeCompare(b.departureDate)),
        travellers: packs.map(({ person, passport }) => packed(person, passport, form)),
      };
    },
  };
}

/** Until the device forgets it: a pack without the journey would not say when that is. */
function isTaken({ phase, returnDate }: Booking, today: string): boolean {
  return phase !== "cancelled" && phase !== "held" && addDays(returnDate, KEPT_AFTER_RETURN_DAYS) > today;
}

interface Passport {
  readonly documentId: string;
  readonly number: string;
  readonly expiresOn: string | null;
}

/** The verified one of this person whose lines were read; null without one. */
function passportOf(person: Traveller, kept: readonly TravelDocument[]): Passport | null {
  const own = kept
    .filter(isGoodPassport)
    .find((one) => (one.travellerId === null ? person.isSelf : one.travellerId === person.id));
  const { documentNumber, expiryDate } = own?.aiAnalysis?.extractedData ?? {};
  return own && documentNumber ? { documentId: own.id, number: documentNumber, expiresOn: expiryDate || null } : null;
}

function isGoodPassport({ type, status, replacedBy, aiAnalysis }: TravelDocument): boolean {
  return type === "passport" && status === "verified" && replacedBy === null && aiAnalysis?.mrzAccepted === true;
}

function packed(person: Traveller, passport: Passport | null, form: PassportForm): PackedTraveller {
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
    passport: passport && {
      number: form === "complete" ? passport.number : maskNumber(passport.number),
      expiresOn: passport.expiresOn,
    },
  };
}
