/** How far a package meets what somebody has wished, part by part: only stated wishes count, and only known facts. */
import { daysBetween } from "../../calendar.ts";
import { ACCOMMODATION_TYPES, type AccommodationType, type CampClass } from "../package.ts";

/** In the order of their weight. */
export const MATCH_PARTS = [
  "budget",
  "dates",
  "distance",
  "stay",
  "stepFree",
  "people",
  "language",
  "city",
  "camp",
] as const;
export type MatchPartName = (typeof MATCH_PARTS)[number];

/** How much each part counts by itself. Rating is none of them: what is popular would hide what fits. */
const WEIGHTS: Readonly<Record<MatchPartName, number>> = {
  budget: 26,
  dates: 18,
  distance: 14,
  stay: 12,
  stepFree: 12,
  people: 6,
  language: 6,
  city: 6,
  camp: 6,
};

export const IMPORTANCES = ["little", "normal", "much"] as const;
/** How much a wish matters to whom it belongs. */
export type Importance = (typeof IMPORTANCES)[number];

const FACTORS: Readonly<Record<Importance, number>> = { little: 0.5, normal: 1, much: 2 };

/** US dollars of a budget, or metres of a way: more than any package has. */
export const MOST_WISHED = 1_000_000;

/** What somebody has stated; what is missing is not wished. */
export interface StatedWishes {
  /** US dollars a person, at most; above 0, up to `MOST_WISHED`. */
  readonly budget?: number | undefined;
  /** Leaves on this day or later. */
  readonly from?: string | undefined;
  /** Is back on this day or earlier. */
  readonly to?: string | undefined;
  /** Metres to the Haram, at most; above 0, up to `MOST_WISHED`. */
  readonly distance?: number | undefined;
  /** This kind or a better one. */
  readonly stay?: AccommodationType | undefined;
  /** Somebody of the party cannot take steps. */
  readonly stepFree?: true | undefined;
  /** How many travel together. */
  readonly people?: number | undefined;
  /** Of the guide. */
  readonly language?: string | undefined;
  readonly city?: string | undefined;
  readonly camp?: CampClass | undefined;
}

export type Importances = Readonly<Partial<Record<MatchPartName, Importance>>>;

/** What is held against the wishes; null and an empty list of languages mean that the operator says nothing. */
export interface Matchable {
  readonly price: number;
  readonly departureDate: string;
  readonly returnDate: string;
  readonly distanceFromHaram: number;
  readonly accommodationType: AccommodationType;
  readonly accessible: boolean | null;
  readonly availableSlots: number;
  readonly guideLanguages: readonly string[];
  readonly departureCity: string;
  readonly campClass: CampClass | null;
}

export type MatchVerdict = "met" | "partly" | "missed" | "unknown";

export interface MatchPart {
  readonly name: MatchPartName;
  readonly verdict: MatchVerdict;
  /** What this wish can bring; all known ones together 100. */
  readonly share: number;
  /** What it brings: 0 to `share`. */
  readonly points: number;
}

export interface Match {
  /** The stated wishes, in the order of `MATCH_PARTS`. */
  readonly parts: readonly MatchPart[];
  readonly met: number;
  /** 0–100: the sum of the parts, 0 where a need is missed; null while no wished fact is known. */
  readonly points: number | null;
  /** Needs that nothing else makes up for: places for all, and a way without steps. */
  readonly missedNeeds: readonly MatchPartName[];
}

/** Nothing else makes up for them. */
export const ESSENTIAL_PARTS: ReadonlySet<MatchPartName> = new Set(["people", "stepFree"]);

/** 0 to 1; null where the fact is not known, undefined where nothing is wished. */
type Fit = (offer: Matchable, wishes: StatedWishes) => number | null | undefined;

/** A price so much over the budget brings nothing: a quarter. */
const BUDGET_SLACK = 0.25;
/** A way twice as long as wished brings nothing. */
const DISTANCE_SLACK = 1;
/** A journey that lies so many days outside the wished ones brings nothing. */
const DAYS_SLACK = 7;
/** Two kinds of stay below the wished one bring nothing. */
const STAY_SLACK = 2;

const FITS: Readonly<Record<MatchPartName, Fit>> = {
  budget: ({ price }, { budget }) => whenWished(budget, (most) => falling(price - most, most * BUDGET_SLACK)),
  dates: (offer, wishes) => whenWished(wishes.from ?? wishes.to, () => falling(daysOutside(offer, wishes), DAYS_SLACK)),
  distance: ({ distanceFromHaram }, { distance }) =>
    whenWished(distance, (most) => falling(distanceFromHaram - most, most * DISTANCE_SLACK)),
  stay: ({ accommodationType }, { stay }) =>
    whenWished(stay, (least) => falling(rank(least) - rank(accommodationType), STAY_SLACK)),
  stepFree: ({ accessible }, { stepFree }) =>
    whenWished(stepFree, () => (accessible === null ? null : Number(accessible))),
  people: ({ availableSlots }, { people }) => whenWished(people, (all) => Number(availableSlots >= all)),
  language: ({ guideLanguages }, { language }) =>
    whenWished(language, (tag) => (guideLanguages.length === 0 ? null : Number(guideLanguages.includes(tag)))),
  city: ({ departureCity }, { city }) =>
    whenWished(city, (wanted) => Number(departureCity.toLowerCase() === wanted.toLowerCase())),
  camp: ({ campClass }, { camp }) =>
    whenWished(camp, (wanted) => (campClass === null ? null : Number(campClass === wanted))),
};

/** Null where nothing is wished. */
export function matchOf(offer: Matchable, wishes: StatedWishes, importances: Importances = {}): Match | null {
  const judged = MATCH_PARTS.flatMap((name) => {
    const fit = FITS[name](offer, wishes);
    return fit === undefined ? [] : [{ name, fit, weight: WEIGHTS[name] * FACTORS[importances[name] ?? "normal"] }];
  });
  if (judged.length === 0) return null;
  const shares = sharesOf(judged.map(({ fit, weight }) => (fit === null ? 0 : weight)));
  const parts = judged.map(({ name, fit }, i): MatchPart => {
    const share = shares[i] ?? 0;
    return { name, verdict: verdictOf(fit), share, points: Math.round(share * (fit ?? 0)) };
  });
  const missedNeeds = parts.filter(({ name, verdict }) => verdict === "missed" && ESSENTIAL_PARTS.has(name));
  return {
    parts,
    met: parts.filter(({ verdict }) => verdict === "met").length,
    points: pointsOf(parts, missedNeeds.length > 0),
    missedNeeds: missedNeeds.map(({ name }) => name),
  };
}

function pointsOf(parts: readonly MatchPart[], isNeedMissed: boolean): number | null {
  if (parts.every(({ verdict }) => verdict === "unknown")) return null;
  return isNeedMissed ? 0 : parts.reduce((sum, { points }) => sum + points, 0);
}

/** Whole numbers in the proportion of the weights that add up to 100 exactly: the running sum is rounded, not each. */
function sharesOf(weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let sum = 0;
  return weights.map((weight) => {
    const before = Math.round((100 * sum) / whole);
    sum += weight;
    return Math.round((100 * sum) / whole) - before;
  });
}

function verdictOf(fit: number | null): MatchVerdict {
  if (fit === null) return "unknown";
  if (fit === 1) return "met";
  return fit > 0 ? "partly" : "missed";
}

function whenWished<T>(wish: T | undefined, judge: (wish: T) => number | null): number | null | undefined {
  return wish === undefined ? undefined : judge(wish);
}

/** 1 while nothing is over, then in a straight line to 0 at `slack`. */
function falling(over: number, slack: number): number {
  return Math.min(1, Math.max(0, 1 - Math.max(0, over) / slack));
}

function daysOutside({ departureDate, returnDate }: Matchable, { from, to }: StatedWishes): number {
  const early = from === undefined ? 0 : Math.max(0, daysBetween(departureDate, from));
  const late = to === undefined ? 0 : Math.max(0, daysBetween(to, returnDate));
  return early + late;
}

function rank(type: AccommodationType): number {
  return ACCOMMODATION_TYPES.indexOf(type);
}
