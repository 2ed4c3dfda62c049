/** Places that prayer times are asked for. */

export interface Place {
  /** Degrees, −90 to 90. */
  readonly latitude: number;
  /** Degrees, −180 to 180. */
  readonly longitude: number;
}

export function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null || !("latitude" in value) || !("longitude" in value)) return false;
  const { latitude, longitude } = value;
  return isDegrees(latitude, 90) && isDegrees(longitude, 180);
}

function isDegrees(value: unknown, limit: number): boolean {
  return typeof value === "number" && Math.abs(value) <= limit;
}

/** The Haram (SPEC §7): whose times are shown where the location is not known. */
export const MAKKAH: Place = { latitude: 21.4225, longitude: 39.8262 };

/** A hundredth of a degree is about a kilometre, less than three seconds of sun: all the precision that times need. */
export function coarse({ latitude, longitude }: Place): Place {
  return { latitude: Math.round(latitude * 100) / 100, longitude: Math.round(longitude * 100) / 100 };
}

/**
 * Above this latitude, north and south, a rule limits how early Fajr and how late Isha may be.
 * Source: docs/sources.md#prayer-latitudes.
 */
export const HIGH_LATITUDE = 48;

/**
 * `season`: the Moonsighting Committee's twilight by season; `seventh_of_the_night`: no earlier or later than a seventh
 * of the night; `latitude_48`: the sun gives no times in order here, those of 48 degrees stand in.
 */
export const HIGH_LATITUDE_RULES = ["season", "seventh_of_the_night", "latitude_48"] as const;
export type HighLatitudeRule = (typeof HIGH_LATITUDE_RULES)[number];
