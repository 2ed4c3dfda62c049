/** The twenty-four packages of the demo operator, and its drafts, written out so that its screens tell one story. */
import { addDays, type IsoDate } from "#domain/calendar.ts";
import { CHANNELS, type Channel } from "#domain/channel.ts";
import { type AccommodationType, STANDARD_TERMS } from "#domain/packages/package.ts";
import type { RandomSource } from "../random.ts";
import { localChannel, type Offer, offerId, seriesIdOf, travelDatesOf } from "./offers.ts";
import { AL_SAFA } from "./operators.ts";
import { type DemoCity, departureCityOf } from "./places.ts";
import type { Seasons } from "./season.ts";
import { describeStay } from "./stay-words.ts";
import { campClassOf, discountsOf, roomsOf, TIER_FACTS, type Tier } from "./stays.ts";

type Line = readonly [
  title: string,
  city: DemoCity,
  dollars: number,
  metres: number,
  stay: AccommodationType,
  daysBefore: number,
  daysAfter: number,
];

const LISTED: readonly Line[] = [
  ["Zamzam Family", "London", 7950, 800, "Deluxe", 9, 4],
  ["Talbiyah Essentials", "London", 4650, 4200, "Standard", 7, 3],
  ["Rawdah Classic", "London", 6800, 1150, "Deluxe", 12, 5],
  ["Mataf Signature", "London", 14900, 150, "VIP", 10, 6],
  ["Sakinah Step-free", "London", 9400, 420, "Deluxe", 9, 5],
  ["Pennine Companions", "Manchester", 6950, 1300, "Deluxe", 9, 4],
  ["Tawaf Comfort", "Manchester", 8300, 700, "Deluxe", 11, 4],
  ["Quba Family", "Birmingham", 7200, 1100, "Deluxe", 8, 5],
  ["Hira Journey", "Birmingham", 5900, 1900, "Standard", 14, 3],
  ["Clyde Classic", "Glasgow", 7600, 950, "Deluxe", 10, 4],
  ["Lumière Classique", "Paris", 6500, 1500, "Deluxe", 9, 3],
  ["Lumière Prestige", "Paris", 11200, 300, "VIP", 11, 5],
  ["Maple Family", "Toronto", 9250, 850, "Deluxe", 10, 5],
  ["Lakeside Comfort", "Toronto", 8700, 1000, "Deluxe", 12, 4],
  ["Hudson Premium", "New York", 12600, 260, "VIP", 9, 5],
  ["Boğaz Aile", "Istanbul", 5600, 1800, "Standard", 12, 6],
  ["Çınar Klasik", "Istanbul", 6900, 900, "Deluxe", 10, 5],
  ["Sultan Suites", "Istanbul", 16400, 110, "Presidential Suite", 9, 6],
  ["Melati Reguler", "Jakarta", 4900, 3600, "Standard", 16, 10],
  ["Cempaka Plus", "Jakarta", 8450, 650, "Deluxe", 12, 6],
  ["Anggrek Utama", "Jakarta", 10800, 320, "VIP", 10, 5],
  ["Ravi Shared", "Lahore", 3950, 5200, "Standard", 16, 9],
  ["Shalimar Family", "Lahore", 5750, 2100, "Standard", 13, 6],
  ["Mughal Comfort", "Lahore", 7700, 780, "Deluxe", 11, 5],
];

const DRAFTS: readonly Line[] = [
  ["Ladies' Circle", "London", 8100, 750, "Deluxe", 10, 4],
  ["Silk Road Companions", "Istanbul", 6300, 1400, "Deluxe", 11, 5],
  ["Unhurried Elders", "Manchester", 9900, 380, "VIP", 14, 7],
];

/** Its listed packages first, then its drafts. */
export function demoOperatorOffers(random: RandomSource, seasons: Seasons, today: IsoDate): Offer[] {
  return [
    ...LISTED.map((line) => offerOf({ line, status: "listed", random, seasons, today })),
    ...DRAFTS.map((line) => offerOf({ line, status: "draft", random, seasons, today })),
  ];
}

/** Whence its groups leave, each once. */
export function demoOperatorCities(): DemoCity[] {
  return [...new Set(LISTED.map(([, city]) => city))];
}

interface OfferPlan {
  readonly line: Line;
  readonly status: "listed" | "draft";
  readonly random: RandomSource;
  readonly seasons: Seasons;
  readonly today: IsoDate;
}

function offerOf({ line, status, random, seasons, today }: OfferPlan): Offer {
  const [title, city, dollars, distanceMetres, accommodationType, daysBefore, daysAfter] = line;
  const tier = tierOf(dollars);
  const seriesId = seriesIdOf(AL_SAFA.id, title);
  const stay = { city, distanceMetres, ...stayOf(tier, distanceMetres, random) };
  return {
    ...stay,
    ...travelDatesOf(seasons.onSale, { daysBefore, daysAfter }, today),
    id: offerId(seriesId, seasons.onSale),
    seriesId,
    operatorId: AL_SAFA.id,
    title,
    description: describeStay(stay),
    status,
    accommodationType,
    priceMinor: dollars * 100,
    roomTypes: roomsOf(tier),
    groupDiscounts: discountsOf(title),
    guideLanguages: [...new Set([...departureCityOf(city).guides, "ar"])],
    channels: status === "draft" ? CHANNELS : channelsOf(city),
    terms: STANDARD_TERMS,
    freeSeats: random.int(6, 24),
    createdOn: addDays(today, -random.int(155, 190)),
  };
}

function stayOf(tier: Tier, metres: number, random: RandomSource) {
  const facts = TIER_FACTS[tier];
  return {
    makkahHotel: random.pick(facts.makkah),
    madinahHotel: random.pick(facts.madinah),
    minaCamp: `Camp ${random.int(20, 60)}, Jamarat side`,
    campClass: campClassOf(tier, metres),
    shifting: metres > 3000,
    accessible: metres < 500,
    flights: true,
    meals: random.pick(facts.meals),
  };
}

/** As SPEC's price buckets cut them. */
function tierOf(dollars: number): Tier {
  if (dollars < 5000) return "budget";
  return dollars < 10000 ? "mid" : "premium";
}

/** London serves both channels, so that either demo household can book there; the others serve those who live there. */
function channelsOf(city: DemoCity): readonly Channel[] {
  return city === "London" ? CHANNELS : [localChannel(city)];
}
