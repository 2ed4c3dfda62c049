/** What a search of the catalogue may ask for, and how an offer is held against it, wish by wish. */

import type { Channel } from "../../channel.ts";
import { latinDigits } from "../../latin-digits.ts";
import type { AccommodationType, CampClass, RoomTypeName } from "../package.ts";
import { type PriceBucket, priceBucketOf } from "./order.ts";

/** What the rules look at; every fuller package shape fits. Price in dollars, distance in metres, dates `YYYY-MM-DD`. */
export interface Searchable {
  readonly id: string;
  readonly title: string;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly price: number;
  readonly accommodationType: AccommodationType;
  readonly rating: number | null;
  readonly departureCity: string;
  readonly departureDate: string;
  readonly returnDate: string;
  readonly availableSlots: number;
  readonly distanceFromHaram: number;
  readonly makkahHotel: string | null;
  readonly madinahHotel: string | null;
  readonly campClass: CampClass | null;
  readonly shifting: boolean | null;
  readonly accessible: boolean | null;
  readonly roomTypes: readonly { readonly type: RoomTypeName }[];
  readonly guideLanguages: readonly string[];
  readonly channels: readonly Channel[];
  readonly terms: { readonly payment?: { readonly deposit: Secured } | null | undefined };
}

/** What secures the places where not the whole price does. */
type Secured = { readonly kind: "percent"; readonly percent: number } | { readonly kind: "per_person" };

/** Whether its operator takes a deposit first and the rest by dates: Nusuk takes the whole price at once. */
export function isInParts({ channels, terms: { payment } }: Pick<Searchable, "channels" | "terms">): boolean {
  if (!payment || !channels.includes("operator")) return false;
  return payment.deposit.kind === "per_person" || payment.deposit.percent < WHOLE_PERCENT;
}

const WHOLE_PERCENT = 100;

export interface Search {
  readonly q?: string | undefined;
  readonly priceBucket?: PriceBucket | undefined;
  readonly accommodation?: AccommodationType | undefined;
  /** Any of these cities, ignoring case. */
  readonly departureCity?: readonly string[] | undefined;
  /** Leaves on this day or later. */
  readonly from?: string | undefined;
  /** Is back on this day or earlier. */
  readonly to?: string | undefined;
  readonly minSeats?: number | undefined;
  /** `true`: only where the operator says that the way is free of steps; what is not stated does not count as such. */
  readonly accessible?: boolean | undefined;
  /** Metres to the Haram, at most. */
  readonly maxDistance?: number | undefined;
  readonly campClass?: readonly CampClass[] | undefined;
  /** Whether the hotel changes during the rites; only packages that say so either way. */
  readonly shifting?: boolean | undefined;
  readonly roomType?: RoomTypeName | undefined;
  readonly guideLanguage?: string | undefined;
  readonly channel?: Channel | undefined;
  readonly minRating?: number | undefined;
  /** `true`: only what can be paid in parts. */
  readonly instalments?: boolean | undefined;
}

export const WISHES = [
  "q",
  "priceBucket",
  "accommodation",
  "departureCity",
  "from",
  "to",
  "minSeats",
  "accessible",
  "maxDistance",
  "campClass",
  "shifting",
  "roomType",
  "guideLanguage",
  "channel",
  "minRating",
  "instalments",
] as const satisfies readonly (keyof Search)[];
/** One thing that a search asks for. */
export type Wish = (typeof WISHES)[number];

type Fits = (offer: Searchable, search: Search) => boolean;

/** SPEC §5: buckets and accommodation are exact. A wish that is not made fits everything. */
const FITS: Record<Exclude<Wish, "q">, Fits> = {
  priceBucket: ({ price }, { priceBucket }) => !priceBucket || priceBucketOf(price) === priceBucket,
  accommodation: ({ accommodationType }, { accommodation }) => !accommodation || accommodationType === accommodation,
  departureCity: (offer, { departureCity }) =>
    !departureCity?.length ||
    departureCity.some((city) => city.trim().toLowerCase() === offer.departureCity.toLowerCase()),
  from: ({ departureDate }, { from }) => !from || departureDate >= from,
  to: ({ returnDate }, { to }) => !to || returnDate <= to,
  minSeats: ({ availableSlots }, { minSeats }) => !minSeats || availableSlots >= minSeats,
  accessible: (offer, { accessible }) => !accessible || offer.accessible === true,
  maxDistance: ({ distanceFromHaram }, { maxDistance }) =>
    maxDistance === undefined || distanceFromHaram <= maxDistance,
  campClass: (offer, { campClass }) =>
    !campClass?.length || (offer.campClass !== null && campClass.includes(offer.campClass)),
  shifting: (offer, { shifting }) => shifting === undefined || offer.shifting === shifting,
  roomType: ({ roomTypes }, { roomType }) => !roomType || roomTypes.some(({ type }) => type === roomType),
  guideLanguage: ({ guideLanguages }, { guideLanguage }) => !guideLanguage || guideLanguages.includes(guideLanguage),
  channel: ({ channels }, { channel }) => !channel || channels.includes(channel),
  minRating: ({ rating }, { minRating }) => !minRating || (rating ?? 0) >= minRating,
  instalments: (offer, { instalments }) => !instalments || isInParts(offer),
};

/** The wishes that a search makes; a text of blanks and an empty choice ask for nothing. */
export function wishesOf(search: Search): Wish[] {
  return WISHES.filter((wish) => {
    const wanted = search[wish];
    if (typeof wanted === "string") return wanted.trim() !== "";
    return Array.isArray(wanted) ? wanted.length > 0 : wanted !== undefined;
  });
}

/** For each offer what of a search it does not fulfil; `says` is whether it says the words looked for. */
export function missedBy<T extends Searchable>(search: Search, says: (offer: T) => boolean): (offer: T) => Wish[] {
  const made = wishesOf(search);
  return (offer) => made.filter((wish) => (wish === "q" ? !says(offer) : !FITS[wish](offer, search)));
}

/** The texts of an offer that words are looked for in: small letters without marks. */
export interface SearchedText {
  readonly title: string;
  readonly operatorId: string;
  /** The words of name, operator, hotels and city, each after a blank. */
  readonly words: string;
}

export function searchedText(offer: Searchable): SearchedText {
  const { title, operatorId, operatorName, makkahHotel, madinahHotel, departureCity } = offer;
  const said = [title, operatorName, makkahHotel, madinahHotel, departureCity].join(" ");
  return { title: plain(title), operatorId: plain(operatorId), words: ` ${wordsOf(said).join(" ")}` };
}

/**
 * SPEC §5: the text stands in the name or the operator's id, ignoring case. Beyond it: each word begins one of name,
 * operator, hotels or city, in any order; marks above letters do not count.
 */
export function saying(wanted: string): (text: SearchedText) => boolean {
  const whole = plain(wanted.trim());
  const words = wordsOf(whole).map((word) => ` ${word}`);
  return ({ title, operatorId, words: said }) =>
    title.includes(whole) ||
    operatorId.includes(whole) ||
    (words.length > 0 && words.every((word) => said.includes(word)));
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function plain(text: string): string {
  return latinDigits(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
