/** Where the demonstration's groups depart from, and whose names live there. */
import type { Locale } from "#i18n/locales.ts";

/** A pool of names; large cities mix several. */
export type Region = "south_asia" | "arab" | "turkey" | "nusantara" | "west_africa";

export interface DepartureCity {
  readonly city: string;
  /** ISO 3166-1 alpha-2: decides the channel of those who live there. */
  readonly country: string;
  readonly regions: readonly Region[];
  /** What people there read. */
  readonly locale: Locale;
  /** Languages a guide from there speaks, besides Arabic. */
  readonly guides: readonly string[];
}

const place = <const Name extends string>(
  city: Name,
  country: string,
  locale: Locale,
  guides: readonly string[],
  regions: readonly Region[],
): DepartureCity & { readonly city: Name } => ({ city, country, regions, locale, guides });

export const PLACES = [
  place("London", "GB", "en", ["en", "ur", "bn"], ["south_asia", "arab", "west_africa"]),
  place("Manchester", "GB", "en", ["en", "ur"], ["south_asia", "arab"]),
  place("Birmingham", "GB", "en", ["en", "ur"], ["south_asia", "arab"]),
  place("Glasgow", "GB", "en", ["en", "ur"], ["south_asia", "arab"]),
  place("Paris", "FR", "fr", ["fr"], ["arab", "west_africa"]),
  place("Toronto", "CA", "en", ["en", "ur"], ["south_asia", "arab"]),
  place("New York", "US", "en", ["en"], ["arab", "west_africa", "south_asia"]),
  place("Berlin", "DE", "tr", ["de", "tr"], ["turkey", "arab"]),
  place("Sydney", "AU", "en", ["en"], ["arab", "nusantara"]),
  place("Cape Town", "ZA", "en", ["en"], ["nusantara", "south_asia"]),
  place("Istanbul", "TR", "tr", ["tr"], ["turkey"]),
  place("Ankara", "TR", "tr", ["tr"], ["turkey"]),
  place("Jakarta", "ID", "id", ["id"], ["nusantara"]),
  place("Surabaya", "ID", "id", ["id"], ["nusantara"]),
  place("Kuala Lumpur", "MY", "ms", ["ms", "en"], ["nusantara"]),
  place("Lahore", "PK", "ur", ["ur", "en"], ["south_asia"]),
  place("Karachi", "PK", "ur", ["ur", "en"], ["south_asia"]),
  place("Mumbai", "IN", "hi", ["hi", "ur", "en"], ["south_asia"]),
  place("Dhaka", "BD", "bn", ["bn"], ["south_asia"]),
  place("Cairo", "EG", "ar", ["ar"], ["arab"]),
  place("Casablanca", "MA", "ar", ["ar", "fr"], ["arab"]),
  place("Lagos", "NG", "en", ["en", "ha"], ["west_africa"]),
  place("Dubai", "AE", "ar", ["ar", "en"], ["arab", "south_asia"]),
] as const;

export type DemoCity = (typeof PLACES)[number]["city"];

export function departureCityOf(city: DemoCity): DepartureCity {
  const found = PLACES.find((p) => p.city === city);
  if (!found) throw new Error(`no such city: ${city}`);
  return found;
}
