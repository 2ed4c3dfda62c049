/** How long certificates count. They stand apart so that pages can name them without the rules. */
import { addDays, type IsoDate } from "#domain/calendar.ts";

/** Oldest at travel, in months. Source: docs/sources.md#health-certificate. */
export const HEALTH_MONTHS = 3;
/** The vaccine protects after so many days. Source: docs/sources.md#meningitis. */
export const VACCINE_DAYS_BEFORE = 10;

/** The last day of a dose that protects on arrival. */
export function lastDose(arrival: IsoDate): IsoDate {
  return addDays(arrival, -VACCINE_DAYS_BEFORE);
}

/** A conjugate vaccine counts for 60 months, any other for 36. Source: docs/sources.md#meningitis. */
export const VACCINE_MONTHS = { conjugate: 60, polysaccharide: 36, unstated: 36 } as const;
