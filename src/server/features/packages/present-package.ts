/** What leaves the server about a package. */
import type { z } from "zod";
import { type Package, Package as PackageShape } from "#contract/packages.ts";
import { dateOf } from "#domain/calendar.ts";
import { amountOf, toMajor } from "#domain/money.ts";
import { ROOM_OCCUPANTS, type Terms } from "#domain/packages/package.ts";
import type { PackageRow } from "./repository.ts";

/** Parsed with the contract's object, so that no further column leaves with it. */
export function toPackage(row: PackageRow): Package {
  return PackageShape.parse(showPackage(row));
}

/** With columns too many, for an answer that is parsed as a whole: thousands are not parsed twice. */
export function showPackage(row: PackageRow): z.input<typeof PackageShape> {
  return {
    ...row,
    // What is kept for the waitlist is not for sale.
    availableSlots: row.availableSlots - row.keptSeats,
    name: row.title,
    operatorName: row.companyName,
    licenceVerified: row.licenceVerifiedAt !== null,
    licence: licenceOf(row),
    price: toMajor(row.priceMinor),
    terms: showTerms(row.terms, row.currency),
    duration: row.nights,
    distanceFromHaram: row.distanceMetres,
    roomTypes: row.roomTypes.map(({ type, supplementMinor }) => ({
      type,
      occupants: ROOM_OCCUPANTS[type],
      supplement: amountOf(supplementMinor, row.currency),
    })),
  };
}

/** Terms as they are shown, sums in the package's currency. */
export function showTerms(terms: Terms, currency: Package["currency"]): Package["terms"] {
  const { taking, ...rest } = terms;
  return {
    ...rest,
    cancellation: [...terms.cancellation],
    payment: showPayment(terms, currency),
    ...(taking && {
      taking: { accepts: [...taking.accepts], minimum: amountOf(taking.minimumMinor, currency) },
    }),
  };
}

function showPayment({ payment }: Terms, currency: Package["currency"]): Package["terms"]["payment"] {
  if (!payment) return null;
  const { deposit, ...rest } = payment;
  if (deposit.kind === "percent") return { ...rest, deposit };
  return { ...rest, deposit: { kind: deposit.kind, amount: amountOf(deposit.amountMinor, currency) } };
}

/** Only a licence that was checked and holds is shown. */
function licenceOf(row: PackageRow): Package["licence"] {
  const { licenceVerifiedAt, licenceScheme, licenceNumber } = row;
  if (!licenceVerifiedAt || !licenceScheme || !licenceNumber) return null;
  return {
    scheme: licenceScheme,
    party: row.licenceParty,
    number: licenceNumber,
    registerUrl: row.licenceRegisterUrl,
    checkedOn: dateOf(licenceVerifiedAt),
  };
}
