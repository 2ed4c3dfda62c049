/** The market beside the demo operator: generated packages of all the other operators. */
import { addDays, type IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import { OTHER_LISTED } from "../figures.ts";
import type { RandomSource } from "../random.ts";
import { localChannel, type Offer, offerId, seriesIdOf, travelDatesOf } from "./offers.ts";
import { type DemoOperator, OTHER_OPERATORS } from "./operators.ts";
import { type DemoCity, departureCityOf } from "./places.ts";
import type { Seasons } from "./season.ts";
import { describeStay } from "./stay-words.ts";
import { campClassOf, discountsOf, roomsOf, TERMS, THEMES, TIER_FACTS, type Tier } from "./stays.ts";

/** Which of the listed ones are sold out, and which have one to four seats left. */
const SOLD_OUT = new Set([17, 91]);
const NEARLY_SOLD_OUT = new Set([4, 12, 23, 38, 47, 59, 66, 78, 95, 103, 118, 127, 142, 160, 175]);
/** One more is off the market for the moment. */
const PAUSED = OTHER_LISTED;

interface Slot {
  readonly operator: DemoOperator;
  /** How many packages this operator has before this one: keeps its titles apart. */
  readonly nth: number;
  readonly status: "listed" | "paused" | "draft";
  readonly freeSeats: number;
}

/** All packages of the season on sale but the demo operator's: listed, one paused, drafts of those without a licence. */
export function otherOffers(random: RandomSource, seasons: Seasons, today: IsoDate): Offer[] {
  const themes = random.shuffled(THEMES);
  return slots(random).map((slot) => offerOf({ slot, theme: themeOf(slot, themes), random, seasons, today }));
}

/** Another one for each package of an operator, and another first one for its neighbour. */
function themeOf({ nth, operator }: Slot, themes: readonly string[]): string {
  const at = (OTHER_OPERATORS.indexOf(operator) * 7 + nth) % themes.length;
  return themes[at] ?? "Hajj";
}

function slots(random: RandomSource): Slot[] {
  const licensed = OTHER_OPERATORS.filter(({ licence }) => licence.verified);
  const unlicensed = OTHER_OPERATORS.filter(({ licence }) => !licence.verified);
  const onMarket = Array.from({ length: OTHER_LISTED + 1 }, (_, i): Slot[] => {
    const operator = licensed[i % licensed.length];
    const nth = Math.floor(i / licensed.length);
    const status = i === PAUSED ? "paused" : "listed";
    return operator ? [{ operator, nth, status, freeSeats: freeSeatsOf(i, random) }] : [];
  });
  const drafts = unlicensed.flatMap((operator) =>
    [0, 1].map((nth): Slot => ({ operator, nth, status: "draft", freeSeats: 40 })),
  );
  return [...onMarket.flat(), ...drafts];
}

function freeSeatsOf(index: number, random: RandomSource): number {
  if (SOLD_OUT.has(index)) return 0;
  return NEARLY_SOLD_OUT.has(index) ? random.int(1, 4) : random.int(8, 44);
}

interface OfferPlan {
  readonly slot: Slot;
  readonly theme: string;
  readonly random: RandomSource;
  readonly seasons: Seasons;
  readonly today: IsoDate;
}

function offerOf({ slot, theme, random, seasons, today }: OfferPlan): Offer {
  const { operator, status, freeSeats } = slot;
  const tier = random.pick(operator.tiers);
  const city = random.pick(operator.cities);
  const title = `${theme} ${random.pick(TIER_FACTS[tier].kinds)}`;
  const seriesId = seriesIdOf(operator.id, title);
  const priced = pricedStay(tier, random);
  const stay = { ...priced, campClass: campClassOf(tier, priced.distanceMetres), ...someStay(tier, city, random) };
  return {
    ...stay,
    ...travelDatesOf(seasons.onSale, { daysBefore: random.int(5, 18), daysAfter: random.int(1, 12) }, today),
    id: offerId(seriesId, seasons.onSale),
    seriesId,
    operatorId: operator.id,
    title,
    groupDiscounts: discountsOf(title),
    description: describeStay(stay),
    status,
    channels: channelsOf(city, random),
    terms: random.pick(TERMS),
    freeSeats,
    createdOn: addDays(today, -random.int(152, 190)),
  };
}

function someStay(tier: Tier, city: DemoCity, random: RandomSource) {
  const facts = TIER_FACTS[tier];
  const side = random.pick(["Majr al-Kabsh side", "Jamarat side", "King Fahd Road side"]);
  return {
    city,
    makkahHotel: random.pick(facts.makkah),
    madinahHotel: random.pick(facts.madinah),
    minaCamp: `Camp ${random.int(3, 96)}, ${side}`,
    shifting: random.chance(facts.shifting),
    accessible: random.chance(0.35),
    flights: random.chance(0.7),
    meals: random.pick(facts.meals),
    guideLanguages: guidesOf(city, random),
    accommodationType: random.pick(facts.stays),
  };
}

/** Nearer costs more, with some luck either way. */
function pricedStay(tier: Tier, random: RandomSource) {
  const { dollars, metres } = TIER_FACTS[tier];
  const level = random.next();
  const nearness = 0.7 * level + 0.3 * random.next();
  const step = (from: number, to: number, at: number, unit: number) =>
    Math.round((from + (to - from) * at) / unit) * unit;
  return {
    priceMinor: step(dollars[0], dollars[1], level, 50) * 100,
    distanceMetres: step(metres[1], metres[0], nearness, 10),
    roomTypes: roomsOf(tier),
  };
}

function guidesOf(city: DemoCity, random: RandomSource): string[] {
  const local = departureCityOf(city).guides.filter((_, i) => i === 0 || random.chance(0.6));
  return [...new Set([...local, ...(random.chance(0.5) ? ["ar"] : [])])];
}

/** Most sell to everyone whom they may serve; some to their own country's residents alone. */
function channelsOf(city: DemoCity, random: RandomSource): readonly Channel[] {
  return random.chance(0.7) ? ["nusuk", "operator"] : [localChannel(city)];
}
