/** Checks a party against the packages that it wants and prices it. */
import type { BookingRequest } from "#contract/bookings.ts";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { partPrice } from "#domain/bookings/rooms/price.ts";
import { demandByPackage, partySize } from "#domain/bookings/rooms/seats.ts";
import { discountPercent, type RoomTypeName } from "#domain/packages/package.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { PackageForSale } from "../../packages/service.ts";
import type { NewPart } from "../records/parts.repository.ts";
import type { NewHold } from "./holds.repository.ts";

type RequestedPart = BookingRequest["parts"][number];

/** A part with its seats; who has them, where that was said. */
export interface SeatedPart {
  readonly packageId: string;
  readonly roomType: RoomTypeName | null;
  readonly seats: number;
  readonly travellerIds: readonly string[];
  /** Parts of one number are one room; null: the operator arranges it. */
  readonly room: number | null;
}

export type PricedParty = Pick<
  NewHold,
  "operatorId" | "totalMinor" | "currency" | "departureDate" | "returnDate" | "parts"
>;

/** The parts with their seats, no more than a household may have. Throws AppError `invalid_input`. */
export function seatParty(requested: readonly RequestedPart[]): SeatedPart[] {
  const parts = requested.map(seatPart);
  if (partySize(parts) <= MAX_PARTY) return parts;
  throw new AppError("invalid_input", {}, { parts: { key: "too_big", params: { max: MAX_PARTY } } });
}

/** Exactly one of the two says how many seats it is. */
function seatPart({ packageId, roomType, seats, travellerIds, room }: RequestedPart, index: number): SeatedPart {
  const asked = seats ?? travellerIds?.length;
  if (asked === undefined || (seats !== undefined && travellerIds !== undefined)) {
    throw new AppError("invalid_input", {}, { [`parts.${index}.seats`]: { key: "seats_or_travellers" } });
  }
  return {
    packageId,
    roomType: roomType ?? null,
    seats: asked,
    travellerIds: travellerIds ?? [],
    room: room ?? null,
  };
}

/** What the party pays and when it travels. Throws AppError `not_found`, `several_operators`, `invalid_input`. */
export function priceParty(requested: readonly SeatedPart[], offers: ReadonlyMap<string, PackageForSale>): PricedParty {
  const wanted = requested.map((part) => requireOffer(offers, part.packageId));
  const first = requireSameOperator(wanted);
  const people = new Map(demandByPackage(requested).map(({ packageId, seats }) => [packageId, seats]));
  const parts = requested.map((part, index) => {
    const offer = requireOffer(offers, part.packageId);
    return pricePart({ part, offer, percent: discountPercent(offer.groupDiscounts, people.get(offer.id) ?? 0) }, index);
  });
  return {
    operatorId: first.operatorId,
    currency: first.currency,
    totalMinor: parts.reduce((sum, part) => sum + part.amountMinor, 0),
    ...journeyOf(wanted),
    parts,
  };
}

/** From the first departure to the last return. */
export function journeyOf(
  offers: readonly Pick<PackageForSale, "departureDate" | "returnDate">[],
): Pick<NewHold, "departureDate" | "returnDate"> {
  return {
    departureDate: offers.map((offer) => offer.departureDate).reduce((a, b) => (a < b ? a : b)),
    returnDate: offers.map((offer) => offer.returnDate).reduce((a, b) => (a > b ? a : b)),
  };
}

function requireOffer(offers: ReadonlyMap<string, PackageForSale>, packageId: string): PackageForSale {
  const offer = offers.get(packageId);
  if (!offer) throw new AppError("not_found");
  return offer;
}

/** One booking is one contract: with one operator, in one currency. */
function requireSameOperator(offers: readonly PackageForSale[]): PackageForSale {
  const [first] = offers;
  if (!first) throw new Error("a party has at least one part");
  if (offers.some((offer) => offer.operatorId !== first.operatorId || offer.currency !== first.currency)) {
    throw new AppError("several_operators");
  }
  return first;
}

interface PartOffer {
  readonly part: SeatedPart;
  readonly offer: PackageForSale;
  /** Group discount, 0–100. */
  readonly percent: number;
}

function pricePart({ part, offer, percent }: PartOffer, index: number): NewPart {
  const { packageId, roomType, seats, room } = part;
  const { priceMinor, roomTypes, terms } = offer;
  const price = partPrice({ priceMinor, roomTypes, roomType, seats, discountPercent: percent });
  if (!price) throw new AppError("invalid_input", {}, { [`parts.${index}.roomType`]: { key: "not_offered" } });
  return {
    ...{ packageId, roomType, room, seats, terms },
    ...price,
    discountPercent: percent,
    prices: { priceMinor, roomTypes },
  };
}
