/** The order of the list as it is drawn: operators take turns, and what is sold where the reader lives comes first. */

import type { Channel } from "../../channel.ts";
import { soldInstead } from "../../countries.ts";
import { CITIES } from "../../prayer/cities.ts";
import { comparePositions, type Position, type Sort, sortPackages } from "./order.ts";

export interface Listed extends Position {
  readonly operatorId: string;
  readonly departureCity: string;
  readonly channels: readonly Channel[];
}

/** A package's place in the list that it stands in; what a cursor remembers of the last one shown. */
export interface ListPosition extends Position {
  /** 0: leaves from the reader's country and is sold there; 1: is sold there, or nobody knows where they live; 2: is not. */
  readonly tier: number;
  /** How many of the same operator and tier stand before it. */
  readonly round: number;
}

export interface PlacedItem<T> {
  readonly item: T;
  readonly place: ListPosition;
}

/**
 * Each with its place, in order. By popularity, the order that nobody chose, operators take turns, each with its most booked
 * first; and before all others stands what is sold to residents of `country` (alpha-2; null: unknown), from their own cities first.
 */
export function placePackages<T extends Listed>(
  items: readonly T[],
  sort: Sort,
  country: string | null = null,
): PlacedItem<T>[] {
  const sorted = sortPackages(items, sort);
  if (sort !== "popular") return sorted.map((item) => ({ item, place: placeOf(item, 0, 0) }));
  const taken = new Map<string, number>();
  const placed = sorted.map((item) => {
    const tier = tierFor(item, country);
    const line = `${tier} ${item.operatorId}`;
    const round = taken.get(line) ?? 0;
    taken.set(line, round + 1);
    return { item, place: placeOf(item, tier, round) };
  });
  const compare = comparePlaces(sort);
  return placed.toSorted((a, b) => compare(a.place, b.place));
}

/** A total order, as `comparePositions`. */
export function comparePlaces(sort: Sort): (a: ListPosition, b: ListPosition) => number {
  const compare = comparePositions(sort);
  return (a, b) => a.tier - b.tier || a.round - b.round || compare(a, b);
}

function placeOf({ id, title, price, rating, bookingCount }: Position, tier: number, round: number): ListPosition {
  return { id, title, price, rating, bookingCount, tier, round };
}

const NAMED = new Set(CITIES.map(({ english, country }) => `${country} ${english.toLowerCase()}`));

function tierFor({ channels, departureCity }: Listed, country: string | null): number {
  if (country === null) return 1;
  if (soldInstead(channels, country)) return 2;
  return NAMED.has(`${country} ${departureCity.trim().toLowerCase()}`) ? 0 : 1;
}
