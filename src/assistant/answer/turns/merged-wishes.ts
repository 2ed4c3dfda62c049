/** The conditions of several turns read together: the later says what it says, the earlier the rest but what is given up. */
import { ROOM_OCCUPANTS } from "#domain/packages/package.ts";
import type { Known } from "../../known.ts";
import { fitting, type OfferWishes } from "../../reading/offers.ts";
import type { Reading } from "../../reading/reading.ts";
import { type GivenUp, settlesForLess } from "../../reading/words/wish-words.ts";

/** What two turns wish together. */
export function mergedWishes(earlier: OfferWishes, said: OfferWishes): OfferWishes {
  const later = withoutGivenUp(said, said.givenUp);
  const isOfRoom = earlier.people !== null && countsRoomOnly(later);
  const counted = isOfRoom ? { ...later.search, minSeats: undefined } : later.search;
  const isPlaced = later.search.departureCity !== undefined;
  const kept = withoutGivenUp(earlier, later.givenUp);
  const places = kept.search.departureCity ?? [];
  const isElsewhere = later.elsewhere && !isPlaced;
  const before = isElsewhere ? { ...kept.search, departureCity: undefined } : kept.search;
  // After a guide of one language another is named alone: "then English".
  const guide = before.guideLanguage === undefined ? {} : defined({ guideLanguage: later.language });
  const search = { ...before, ...guide, ...defined(counted) };
  return {
    ...{
      search,
      country: isPlaced ? later.country : isElsewhere ? null : kept.country,
      unused: stillUnused(earlier, later),
    },
    elsewhere: later.elsewhere,
    notFrom: isElsewhere ? [...earlier.notFrom, ...places] : isPlaced ? [] : kept.notFrom,
    givenUp: later.givenUp,
    month: later.month ?? earlier.month,
    operators: later.operators?.length ? later.operators : earlier.operators,
    licensed: later.licensed || earlier.licensed,
    flights: later.flights || (kept.flights && !later.landOnly),
    landOnly: later.landOnly || (kept.landOnly && !later.flights),
    until: later.until ?? earlier.until,
    nights: later.nights ?? earlier.nights,
    fewestNights: later.fewestNights ?? earlier.fewestNights,
    meals: later.meals ?? kept.meals,
    camp: later.camp || kept.camp,
    inCurrency: later.inCurrency ?? earlier.inCurrency,
    most: later.most ?? ofEach(kept),
    people: isOfRoom ? earlier.people : (later.people ?? earlier.people),
    order: later.order === "price" ? kept.order : later.order,
    isModest: later.isModest,
    tooMany: earlier.tooMany,
    count: later.count + earlier.count,
  };
}

/** A sum in a money that is not reckoned with is none of what is asked after it either. */
function stillUnused(earlier: OfferWishes, later: OfferWishes): readonly string[] {
  const sums = later.most === null && later.givenUp !== "sum" ? earlier.unused.filter((one) => /^\d/.test(one)) : [];
  return [...new Set([...later.unused, ...sums])];
}

/** "A room for two" leaves as many who travel as there were. */
function countsRoomOnly({ search, people }: OfferWishes): boolean {
  return search.roomType !== undefined && ROOM_OCCUPANTS[search.roomType] === people;
}

/** A sum that was named before anybody was counted is of each. */
function ofEach({ most, people }: OfferWishes): OfferWishes["most"] {
  return most && people === null && most.span === "unsaid" ? { ...most, span: "each" } : most;
}

/** Without what no longer matters. */
function withoutGivenUp(wishes: OfferWishes, givenUp: GivenUp | null): OfferWishes {
  return givenUp === null ? wishes : WITHOUT[givenUp](wishes);
}

const without =
  (...names: readonly (keyof OfferWishes["search"])[]) =>
  (wishes: OfferWishes): OfferWishes => ({
    ...wishes,
    search: { ...wishes.search, ...Object.fromEntries(names.map((name) => [name, undefined])) },
  });

const WITHOUT: Readonly<Record<GivenUp, (wishes: OfferWishes) => OfferWishes>> = {
  guide: without("guideLanguage"),
  room: without("roomType", "accommodation"),
  camp: (wishes) => without("campClass")({ ...wishes, camp: false }),
  distance: (wishes) => without("maxDistance")({ ...wishes, order: "price" }),
  steps: without("accessible"),
  meals: (wishes) => ({ ...wishes, meals: null }),
  flights: (wishes) => ({ ...wishes, flights: false, landOnly: false }),
  sum: (wishes) => ({ ...wishes, most: null }),
  city: (wishes) => without("departureCity")({ ...wishes, country: null, notFrom: [] }),
};

/** What one does without first, the hardest to have first; the city and the sum are kept. */
const HARDEST: readonly GivenUp[] = ["guide", "meals", "camp", "room", "distance", "flights", "steps"];

/** Without the one that keeps out what is looked for; null: none alone does. */
export function withoutHardest(wishes: OfferWishes, isFound: (tried: OfferWishes) => boolean): OfferWishes | null {
  const one = HARDEST.find((name) => isFound(WITHOUT[name](wishes)));
  return one === undefined ? null : WITHOUT[one](wishes);
}

/** "Well, then simply …": nothing fitted, and what kept everything from fitting is given up; so it is where another city is named. */
export function settled(before: Reading, later: Reading, { packages }: Pick<Known, "packages">): Reading {
  const earlier = { ...before, wishes: { ...before.wishes, tooMany: undefined } };
  const { tokens } = later;
  if (packages && later.wishes.search.departureCity !== undefined) return keptFor(later.wishes, earlier, packages);
  if (!packages || !settlesForLess(tokens.map(({ text }) => text)) || fitting(packages, earlier.wishes, "").length > 0)
    return earlier;
  const one = HARDEST.find((name) => fitting(packages, WITHOUT[name](earlier.wishes), "").length > 0);
  return one === undefined ? earlier : { ...earlier, wishes: WITHOUT[one](earlier.wishes) };
}

/** Without the one condition of before that nothing from the city fits. */
function keptFor(later: OfferWishes, earlier: Reading, packages: NonNullable<Known["packages"]>): Reading {
  const both = mergedWishes(earlier.wishes, later);
  if (fitting(packages, both, "").length > 0) return earlier;
  const without = (name: GivenUp) => WITHOUT[name](earlier.wishes);
  const one = HARDEST.find((name) => fitting(packages, mergedWishes(without(name), later), "").length > 0);
  return one === undefined ? earlier : { ...earlier, wishes: { ...without(one), tooMany: both } };
}

/** The values that are there. */
export function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<T>;
}
