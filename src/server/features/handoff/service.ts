/** Puts together what a pilgrim copies on the official platform, row by row of what the reader's account keeps. */
import type { Booking } from "#contract/bookings.ts";
import type { TravelDocument } from "#contract/documents.ts";
import type { Handoff, showPassportNumber } from "#contract/handoff.ts";
import type { RouteOutput } from "#contract/route.ts";
import type { Traveller } from "#contract/travellers.ts";
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import { amountOf, type Currency, fromDecimal } from "#domain/money.ts";
import { type CheckResult, type HandoffParty, handoffChecks } from "#domain/nusuk/handoff.ts";
import { purchaseDate } from "#domain/obligations/papers/paper-dates.ts";
import { convert, type RateSheet } from "#domain/payments/rates/rates.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { currentRates } from "#server/platform/records/rates.ts";
import type { BookingService } from "../bookings/service.ts";
import type { DocumentService } from "../documents/service.ts";
import type { HouseholdService, VisibleHousehold } from "../households/service.ts";
import type { TravellerService } from "../travellers/service.ts";
import { passportOf, preparedOf, sheetOf } from "./sheet.ts";

export type HandoffService = ReturnType<typeof handoffService>;

interface Deps extends Pick<Platform, "clock" | "db"> {
  readonly bookings: Pick<BookingService, "get">;
  readonly documents: Pick<DocumentService, "listKept">;
  readonly households: Pick<HouseholdService, "companions">;
  readonly travellers: Pick<TravellerService, "list">;
}

export function handoffService({ clock, db, bookings, documents, households, travellers }: Deps) {
  /** Throws AppError `not_found` for a booking that is not the reader's to see, or that Nusuk does not sell. */
  async function find(user: SessionUser, id: string): Promise<Booking> {
    const booking = await bookings.get(user, id);
    if (booking.channel !== "nusuk") throw new AppError("not_found");
    return booking;
  }

  return {
    /** Throws AppError `not_found`. */
    async of(user: SessionUser, locale: Locale, id: string): Promise<Handoff> {
      const booking = await find(user, id);
      const [own, kept, companies, rates] = await Promise.all([
        travellers.list(user.id),
        documents.listKept({ id: user.id, locale }),
        households.companions(user.id),
        currentRates(db),
      ]);
      return presentHandoff(booking, { own, kept, companies, now: clock(), rates });
    },

    /** Recorded with the document before it goes out. Throws AppError `not_found`, also for who is another account's and where it was not read. */
    async passportNumber(
      user: SessionUser,
      locale: Locale,
      { id, travellerId }: { readonly id: string; readonly travellerId: string },
    ): Promise<RouteOutput<typeof showPassportNumber>> {
      const booking = await find(user, id);
      const isNamed = namedOn(booking).some((person) => person.id === travellerId);
      const own = (await travellers.list(user.id)).find((person) => person.id === travellerId);
      if (!isNamed || !own) throw new AppError("not_found");
      const passport = passportOf(own, await documents.listKept({ id: user.id, locale }));
      if (!passport?.lines) throw new AppError("not_found");
      await recordAudit(db, {
        ...{
          actorId: user.id,
          action: "document.number_shown",
          subjectType: "document",
          subjectId: passport.documentId,
        },
      });
      return { number: passport.lines.number };
    },
  };
}

interface Kept {
  readonly own: readonly Traveller[];
  readonly kept: readonly TravelDocument[];
  readonly companies: readonly VisibleHousehold[];
  readonly now: Date;
  readonly rates: RateSheet;
}

function namedOn({ parts }: Booking) {
  return parts.flatMap(({ travellers }) => travellers);
}

function presentHandoff(booking: Booking, { own, kept, companies, now, rates }: Kept): Handoff {
  const named = namedOn(booking);
  const company = companies.find(({ people }) => named.every(({ id }) => people.has(id)));
  const people = named.map((one) => {
    const traveller = own.find(({ id }) => id === one.id);
    const sheet = traveller ? sheetOf(traveller, kept) : null;
    const prepared = preparedOf(one, sheet, traveller, companionOf(one.id, companies));
    return { id: one.id, name: fullName(one), isSelf: traveller?.isSelf ?? false, sheet, prepared };
  });
  const party = {
    people: people.map((person) => person.prepared),
    unnamed: booking.seats - people.length,
    isOfOneCountry: company?.isOfOneCountry ?? false,
  };
  const { reference, isMine, customerName, phase, packageName, operatorName, departureDate, returnDate, seats } =
    booking;
  return {
    bookingId: booking.id,
    ...{ reference, isMine, customerName, phase, packageName, operatorName, departureDate, returnDate, seats },
    ...{ referenceDueOn: booking.referenceDueOn, references: booking.references, applications: booking.applications },
    ...presentWallet(booking, rates),
    travellers: people.map(({ prepared: _, ...person }) => person),
    checks: checksOf(party, departureDate, dateOf(now)).map((one) => ({ ...one, people: [...one.people] })),
    asOf: now.toISOString(),
  };
}

function companionOf(id: string, companies: readonly VisibleHousehold[]) {
  return companies.map(({ people }) => people.get(id)).find((one) => one !== undefined);
}

/** Once the journey has begun nobody is asked for the official app any more. */
function checksOf(party: HandoffParty, departureDate: IsoDate, today: IsoDate): CheckResult[] {
  const checks = handoffChecks(party, today);
  return departureDate <= today ? checks.filter(({ check }) => check !== "biometrics") : checks;
}

/** What the wallet has to hold, and by when. */
function presentWallet(booking: Booking, rates: RateSheet) {
  const { totalAmount, currency, home } = booking;
  const { dueOn, isForecast, walletBy } = purchaseDate(booking);
  const priceMinor = fromDecimal(String(totalAmount));
  const inCurrency = (other: Currency | null) => {
    if (other === null || other === currency) return null;
    const { minor, rate, asOf } = convert(priceMinor, currency, other, rates);
    return { amount: amountOf(minor, other), rate, asOf };
  };
  return {
    price: amountOf(priceMinor, currency),
    riyals: inCurrency("SAR"),
    home: home?.currency === "SAR" ? null : inCurrency(home?.currency ?? null),
    walletBy,
    saleExpectedOn: isForecast ? dueOn : null,
  };
}
