/** Wishes to and from the text that the browser keeps; whatever in it is not a wish is left out. */

import { ACCOMMODATION_TYPES, CAMP_CLASSES } from "#domain/packages/package.ts";
import {
  IMPORTANCES,
  type Importance,
  type Importances,
  MATCH_PARTS,
  type MatchPartName,
  MOST_WISHED,
  type StatedWishes,
} from "#domain/packages/search/match.ts";

export interface KeptWishes {
  readonly wishes: StatedWishes;
  readonly importances: Importances;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function keptWishesFrom(text: string | null): KeptWishes {
  const kept = objectIn(parsed(text));
  const said = objectIn(kept.wishes);
  const weighed = objectIn(kept.importances);
  return {
    wishes: {
      budget: positive(said.budget),
      from: dayIn(said.from),
      to: dayIn(said.to),
      distance: positive(said.distance),
      stay: ACCOMMODATION_TYPES.find((type) => type === said.stay),
      stepFree: said.stepFree === true ? true : undefined,
      people: positive(said.people),
      language: filled(said.language),
      city: filled(said.city),
      camp: CAMP_CLASSES.find((camp) => camp === said.camp),
    },
    importances: Object.fromEntries(MATCH_PARTS.flatMap((name) => importanceIn(name, weighed))),
  };
}

/** Null where nothing is wished. */
export function wishesAsText({ wishes, importances }: KeptWishes): string | null {
  const isEmpty = Object.values(wishes).every((wish) => wish === undefined);
  return isEmpty ? null : JSON.stringify({ wishes, importances });
}

/** Dates are one wish of two ends. */
export function isStated(name: MatchPartName, wishes: StatedWishes): boolean {
  if (name === "dates") return wishes.from !== undefined || wishes.to !== undefined;
  return wishes[name] !== undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function positive(value: unknown): number | undefined {
  return typeof value === "number" && value > 0 && value <= MOST_WISHED ? value : undefined;
}

function filled(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function dayIn(value: unknown): string | undefined {
  const day = filled(value);
  return day && DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

function importanceIn(name: MatchPartName, weighed: Readonly<Record<string, unknown>>): [MatchPartName, Importance][] {
  const importance = IMPORTANCES.find((one) => one === weighed[name]);
  return importance ? [[name, importance]] : [];
}
