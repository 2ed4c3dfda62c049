/** What every package of the demonstration is made of before its seats are counted. */
import type { Insertable } from "kysely";
import { addDays, daysBetween, type HajjDays, type IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import { channelOf } from "#domain/countries.ts";
import type {
  AccommodationType,
  CampClass,
  GroupDiscount,
  PackageStatus,
  RoomType,
  Terms,
} from "#domain/packages/package.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { slugOf } from "./operators.ts";
import { type DemoCity, departureCityOf } from "./places.ts";

export interface Offer {
  readonly id: string;
  readonly seriesId: string;
  readonly operatorId: string;
  readonly title: string;
  readonly description: string;
  readonly status: PackageStatus;
  readonly city: DemoCity;
  readonly priceMinor: number;
  readonly distanceMetres: number;
  readonly accommodationType: AccommodationType;
  readonly channels: readonly Channel[];
  readonly hajj: HajjDays;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
  readonly releaseDate: IsoDate | null;
  readonly roomTypes: readonly RoomType[];
  readonly groupDiscounts: readonly GroupDiscount[];
  readonly terms: Terms;
  readonly makkahHotel: string;
  readonly madinahHotel: string;
  readonly minaCamp: string;
  readonly campClass: CampClass | null;
  readonly shifting: boolean;
  readonly accessible: boolean;
  readonly flights: boolean;
  readonly meals: string;
  readonly guideLanguages: readonly string[];
  /** Seats that stay free once all bookings of the world are made. */
  readonly freeSeats: number;
  readonly createdOn: IsoDate;
}

export interface OfferDates {
  /** Days from the departure to 8 Dhul Hijjah. */
  readonly daysBefore: number;
  /** Days from 13 Dhul Hijjah to the return. */
  readonly daysAfter: number;
}

/** Before departure: until when seats wait for a Nusuk reference, and the least time a booking made today has for it. */
const RELEASE_DAYS_BEFORE = 45;
const RELEASE_DAYS_AHEAD = 10;

/** The travel dates of a season; a release date only where a booking made today could still meet it. */
export function travelDatesOf(hajj: HajjDays, { daysBefore, daysAfter }: OfferDates, today: IsoDate) {
  const departureDate = addDays(hajj.tarwiyah, -daysBefore);
  const usual = addDays(departureDate, -RELEASE_DAYS_BEFORE);
  const soonest = addDays(today, RELEASE_DAYS_AHEAD);
  const releaseDate = usual > soonest ? usual : soonest;
  return {
    hajj,
    departureDate,
    returnDate: addDays(hajj.lastDay, daysAfter),
    releaseDate: releaseDate < departureDate ? releaseDate : null,
  };
}

/** The same offer in an earlier season: same price, sold and closed. */
export function earlierOffer(offer: Offer, hajj: HajjDays, freeSeats: number): Offer {
  const daysBefore = daysBetween(offer.departureDate, offer.hajj.tarwiyah);
  const daysAfter = daysBetween(offer.hajj.lastDay, offer.returnDate);
  const departureDate = addDays(hajj.tarwiyah, -daysBefore);
  return {
    ...offer,
    id: offerId(offer.seriesId, hajj),
    status: "closed",
    hajj,
    departureDate,
    returnDate: addDays(hajj.lastDay, daysAfter),
    releaseDate: addDays(departureDate, -RELEASE_DAYS_BEFORE),
    freeSeats,
    createdOn: addDays(departureDate, -300),
  };
}

export function seriesIdOf(operatorId: string, title: string): string {
  return `${operatorId}-${slugOf(title)}`;
}

export function offerId(seriesId: string, hajj: HajjDays): string {
  return `${seriesId}-${hajj.hijriYear}`;
}

/** The channel of people who live where the offer departs; the world has no city that neither channel serves. */
export function localChannel(city: DemoCity): Channel {
  const { channel } = channelOf(departureCityOf(city).country);
  if (!channel) throw new Error(`no channel serves ${city}`);
  return channel;
}

/** The row of an offer of which `taken` seats are held by live bookings. */
export function packageRow(offer: Offer, taken: number): Insertable<Database["packages"]> & { id: string } {
  const { city, hajj, freeSeats, createdOn, channels, guideLanguages, roomTypes, groupDiscounts, terms, ...facts } =
    offer;
  const createdAt = new Date(`${createdOn}T09:00:00Z`);
  return {
    ...facts,
    capacity: taken + freeSeats,
    availableSlots: freeSeats,
    nights: daysBetween(facts.departureDate, facts.returnDate),
    channels: [...channels],
    departureCity: city,
    hijriYear: hajj.hijriYear,
    roomTypes: JSON.stringify(roomTypes),
    groupDiscounts: JSON.stringify(groupDiscounts),
    terms: JSON.stringify(terms),
    guideLanguages: [...guideLanguages],
    operatorReference: null,
    createdAt,
    updatedAt: createdAt,
  };
}
